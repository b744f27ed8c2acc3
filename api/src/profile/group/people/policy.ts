import type { GroupAction } from '@m4u/contract/profile/group/people';
import type { GroupRole, GroupStatus } from '@m4u/contract/profile/group/roles';

/** Somebody in a group, as what may be done about them depends on it. */
export interface Standing {
  readonly role: GroupRole;
  readonly status: GroupStatus;
}

/** From which states something can be done about somebody. */
const from: Readonly<Record<GroupAction, readonly GroupStatus[]>> = {
  accept: ['requested'],
  refuse: ['requested'],
  role: ['accepted'],
  title: ['accepted', 'suspended'],
  suspend: ['accepted'],
  reinstate: ['suspended'],
  remove: ['accepted', 'suspended'],
  leave: ['requested', 'accepted', 'suspended'],
};

/** Of oneself one leaves, or, as an admin, changes what one is; of others admins do everything else. */
export const mayTry = (action: GroupAction, { isSelf, isAdmin }: { isSelf: boolean; isAdmin: boolean }): boolean => {
  if (action === 'leave') return isSelf;
  return isAdmin && (!isSelf || action === 'role' || action === 'title');
};

/** Whether something can be done about somebody as they stand to the group. */
export const isPossible = (action: GroupAction, { status }: Pick<Standing, 'status'>): boolean =>
  from[action].includes(status);

/** What the reader may do about somebody, of all actions. */
export const mayDo = (
  standing: Standing,
  reader: { isSelf: boolean; isAdmin: boolean },
): Partial<Record<GroupAction, boolean>> =>
  Object.fromEntries(
    (Object.keys(from) as GroupAction[]).map((action) => [
      action,
      mayTry(action, reader) && isPossible(action, standing),
    ]),
  );

/** Whether somebody may do less in the group from then on. */
export const endsRights = ({ action, role }: { readonly action: GroupAction; readonly role?: GroupRole | undefined }) =>
  action === 'leave' || action === 'remove' || action === 'suspend' || (action === 'role' && role === 'member');

/** Whether the group loses an admin by it. */
export const losesAdmin = (action: GroupAction, { role, status }: Standing, given?: GroupRole): boolean =>
  role === 'admin' && status === 'accepted' && endsRights({ action, role: given });
