import { DAY } from '@m4u/contract/durations';
import type { StaffCan } from '@m4u/contract/profile/member/staff';

/** Days within which a deleted member can be restored (docs/rules/member.md#staff). */
const RESTORE_DAYS = 30;

/** Until when a member who was deleted at a moment can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_DAYS * DAY);

/** What decides what staff may do to a member. */
export interface Standing {
  readonly id: string;
  readonly deletedAt: Date | null;
  readonly account: { readonly staff: boolean; readonly lockedBy: 'owner' | 'staff' | null } | null;
}

/** Whether a member is one of the staff, whom nobody locks or deletes until they are not: among them oneself. */
export const isStaff = ({ account }: Standing): boolean => account?.staff === true;

/** What one of the staff may do to a member now. */
export const staffCan = (member: Standing, now: Date): StaffCan => {
  const { account, deletedAt } = member;
  const isThere = account !== null && deletedAt === null;
  return {
    lock: isThere && account.lockedBy !== 'staff' && !isStaff(member),
    unlock: isThere && account.lockedBy !== null,
    delete: isThere && !isStaff(member),
    restore: account !== null && deletedAt !== null && now < restorableUntil(deletedAt),
  };
};
