import type { GroupAction } from '@m4u/contract/profile/group/people';
import type { GroupRole, GroupStatus } from '@m4u/contract/profile/group/roles';

/** The facts about a membership that the policy needs. */
export interface MembershipState {
  readonly role: GroupRole;
  readonly status: GroupStatus;
  readonly owner: boolean;
  readonly ownerOfferedAt: Date | null;
}

/** The reader as the policy sees them, beside a membership. */
export interface MembershipReader {
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
  /** Acts for the owners of the group. */
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

/** Actions that would end ownership; others never take them on an owner. */
const isAgainstOwner = (action: GroupAction): boolean =>
  action === 'role' || action === 'suspend' || action === 'remove';

/**
 * Whether the reader may try an action on a membership (docs/rules/roles.md#people). Members may leave; admins may
 * change their own role and title, and take every other action on other members, except on owners. Ownership is offered
 * by owners, and accepted, declined and given up by oneself.
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
      return isAdmin && (isSelf ? action === 'role' || action === 'title' : !(owner && isAgainstOwner(action)));
  }
};

/** Whether an action is possible in the membership's present state. */
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

/** Whether an action ends what an admin may do, or the membership. */
export const endsRights = (
  { action, role: newRole }: { readonly action: GroupAction; readonly role?: GroupRole | undefined },
  { role }: Pick<MembershipState, 'role'>,
): boolean =>
  action === 'leave' ||
  action === 'remove' ||
  action === 'suspend' ||
  (action === 'role' && role === 'admin' && newRole !== 'admin');

/** Whether the action removes an admin of the group. */
export const removesAdmin = (
  change: { readonly action: GroupAction; readonly role?: GroupRole | undefined },
  present: MembershipState,
): boolean => present.role === 'admin' && present.status === 'accepted' && endsRights(change, present);

/** Whether the action removes an owner of the group. */
export const removesOwner = (
  change: { readonly action: GroupAction; readonly role?: GroupRole | undefined },
  present: MembershipState,
): boolean => present.owner && (change.action === 'give-up-ownership' || removesAdmin(change, present));
