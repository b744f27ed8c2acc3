import type { GroupAction } from '@m4u/contract/profile/group/people';
import type { GroupRole, GroupStatus } from '@m4u/contract/profile/group/roles';

/** The facts about a membership that the policy needs. */
export interface MembershipState {
  readonly role: GroupRole;
  readonly status: GroupStatus;
  readonly owner: boolean;
  readonly ownerOfferedAt: Date | null;
}

/** Whether a membership makes its member an admin of the group now. */
export const isAcceptedAdmin = (membership: Pick<MembershipState, 'role' | 'status'> | undefined): boolean =>
  membership?.role === 'admin' && membership.status === 'accepted';

/** Facts about the reader that decide about a membership. */
export interface MembershipReader {
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
  /** Whether the reader owns the group, or acts as owner while no owner has an open page. */
  readonly isOwner: boolean;
}

/** Statuses from which each action is possible. */
const possibleFrom: Readonly<Record<GroupAction, readonly GroupStatus[]>> = {
  accept: ['requested'],
  refuse: ['requested'],
  role: ['accepted'],
  title: ['accepted', 'suspended'],
  suspend: ['accepted'],
  reinstate: ['suspended'],
  remove: ['accepted', 'suspended'],
  leave: ['requested', 'accepted', 'suspended'],
  'offer-ownership': ['accepted'],
  'withdraw-ownership': ['accepted'],
  'accept-ownership': ['accepted'],
  'decline-ownership': ['accepted'],
  'give-up-ownership': ['accepted'],
};

/** Whether an action would end ownership, so that nobody may take it on an owner. */
const endsOwnership = (action: GroupAction): boolean =>
  action === 'role' || action === 'suspend' || action === 'remove';

/**
 * Whether the reader may try an action on a membership (docs/rules/roles.md#people). Members leave. Admins change their
 * own role and title, and take every action on other members, but on owners none that ends ownership. Owners offer
 * ownership and withdraw the offer; the admin accepts or declines it, and an owner gives it up.
 */
export const canTry = (
  action: GroupAction,
  { owner }: Pick<MembershipState, 'owner'>,
  { isSelf, isAdmin, isOwner }: MembershipReader,
): boolean => {
  switch (action) {
    case 'leave':
    case 'accept-ownership':
    case 'decline-ownership':
    case 'give-up-ownership':
      return isSelf;
    case 'offer-ownership':
    case 'withdraw-ownership':
      return isOwner && !isSelf;
    default:
      return isAdmin && (isSelf ? action === 'role' || action === 'title' : !(owner && endsOwnership(action)));
  }
};

/** Whether an action is possible in the current state of a membership. */
export const isPossible = (action: GroupAction, { role, status, owner, ownerOfferedAt }: MembershipState): boolean => {
  if (!possibleFrom[action].includes(status)) return false;
  switch (action) {
    case 'offer-ownership':
      return role === 'admin' && !owner && ownerOfferedAt === null;
    case 'withdraw-ownership':
    case 'accept-ownership':
    case 'decline-ownership':
      return ownerOfferedAt !== null;
    case 'give-up-ownership':
      return owner;
    default:
      return true;
  }
};

/** Every action, with whether the reader may take it on the membership now. */
export const permissionsOf = (
  membership: MembershipState,
  reader: MembershipReader,
): Partial<Record<GroupAction, boolean>> =>
  Object.fromEntries(
    (Object.keys(possibleFrom) as GroupAction[]).map((action) => [
      action,
      canTry(action, membership, reader) && isPossible(action, membership),
    ]),
  );

/** Whether a change ends the membership, or the rights of an admin. */
export const endsRights = (
  { action, role: newRole }: { readonly action: GroupAction; readonly role?: GroupRole | undefined },
  { role }: Pick<MembershipState, 'role'>,
): boolean =>
  action === 'leave' ||
  action === 'remove' ||
  action === 'suspend' ||
  (action === 'role' && role === 'admin' && newRole !== 'admin');

/** Whether a change leaves the group with one admin less. */
export const removesAdmin = (
  change: { readonly action: GroupAction; readonly role?: GroupRole | undefined },
  present: MembershipState,
): boolean => isAcceptedAdmin(present) && endsRights(change, present);

/** Whether a change leaves the group with one owner less. */
export const removesOwner = (
  change: { readonly action: GroupAction; readonly role?: GroupRole | undefined },
  present: MembershipState,
): boolean => present.owner && (change.action === 'give-up-ownership' || removesAdmin(change, present));
