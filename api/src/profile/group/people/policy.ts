import type { GroupAction } from '@m4u/contract/profile/group/people';
import type { GroupRole, GroupStatus } from '@m4u/contract/profile/group/roles';

/** The facts about a membership that the policy needs. */
export interface MembershipState {
  readonly role: GroupRole;
  readonly status: GroupStatus;
}

/** States from which each action is possible. */
const possibleFrom: Readonly<Record<GroupAction, readonly GroupStatus[]>> = {
  accept: ['requested'],
  refuse: ['requested'],
  role: ['accepted'],
  title: ['accepted', 'suspended'],
  suspend: ['accepted'],
  reinstate: ['suspended'],
  remove: ['accepted', 'suspended'],
  leave: ['requested', 'accepted', 'suspended'],
};

/** Members may leave; admins may change their own role and title, and take every other action on other members. */
export const canTry = (action: GroupAction, { isSelf, isAdmin }: { isSelf: boolean; isAdmin: boolean }): boolean => {
  if (action === 'leave') return isSelf;
  return isAdmin && (!isSelf || action === 'role' || action === 'title');
};

/** Whether an action is possible in the membership's present status. */
export const isPossible = (action: GroupAction, { status }: Pick<MembershipState, 'status'>): boolean =>
  possibleFrom[action].includes(status);

/** Every action, with whether the reader may take it on the membership now. */
export const permissionsOf = (
  membership: MembershipState,
  reader: { isSelf: boolean; isAdmin: boolean },
): Partial<Record<GroupAction, boolean>> =>
  Object.fromEntries(
    (Object.keys(possibleFrom) as GroupAction[]).map((action) => [
      action,
      canTry(action, reader) && isPossible(action, membership),
    ]),
  );

/** Whether an action reduces the member's rights. */
export const endsRights = ({ action, role }: { readonly action: GroupAction; readonly role?: GroupRole | undefined }) =>
  action === 'leave' || action === 'remove' || action === 'suspend' || (action === 'role' && role === 'member');

/** Whether the action removes an admin of the group. */
export const removesAdmin = (action: GroupAction, { role, status }: MembershipState, newRole?: GroupRole): boolean =>
  role === 'admin' && status === 'accepted' && endsRights({ action, role: newRole });
