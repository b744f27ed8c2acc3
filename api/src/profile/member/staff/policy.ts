import { DAY } from '@m4u/contract/durations';
import type { MemberCan } from '@m4u/contract/profile/member/staff';

/** Number of days in which a deleted member can be restored (docs/rules/member.md#staff). */
const RESTORE_DAYS = 30;

/** Until when a deleted member can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_DAYS * DAY);

/** The facts that decide what staff may do to a member. */
export interface StaffTargetState {
  readonly id: string;
  readonly deletedAt: Date | null;
  readonly account: { readonly staff: boolean; readonly lockedBy: 'owner' | 'staff' | null } | null;
}

/** Whether a member is staff. Staff accounts, the caller's own among them, cannot be locked or deleted. */
export const isStaff = ({ account }: StaffTargetState): boolean => account?.staff === true;

/** Actions that staff may take on a member now. */
export const staffPermissionsOf = (member: StaffTargetState, now: Date): MemberCan => {
  const { account, deletedAt } = member;
  const isThere = account !== null && deletedAt === null;
  return {
    lock: isThere && account.lockedBy !== 'staff' && !isStaff(member),
    unlock: isThere && account.lockedBy !== null,
    delete: isThere && !isStaff(member),
    restore: account !== null && deletedAt !== null && now < restorableUntil(deletedAt),
    changeType: isThere,
  };
};
