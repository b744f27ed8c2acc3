import type { MemberForStaff } from '@m4u/contract/profile/member/staff';
import { m } from '../../../paraglide/messages.js';
import { Tag } from '../../../ui/Tag.tsx';

/** Tags for the states of an account; an account with none of them is active. */
export const StaffTags = ({ member }: { member: MemberForStaff }) => {
  const { staff, lockedBy, deletedAt, hasAccount, verified } = member;
  const isActive = deletedAt === null && lockedBy === null && hasAccount && verified;
  return (
    <>
      {isActive && <Tag>{m.admin_member_active()}</Tag>}
      {deletedAt !== null && <Tag>{m.admin_member_deleted()}</Tag>}
      {lockedBy === 'staff' && <Tag>{m.admin_member_locked_staff()}</Tag>}
      {lockedBy === 'owner' && <Tag>{m.admin_member_locked_owner()}</Tag>}
      {hasAccount && !verified && <Tag>{m.admin_member_unverified()}</Tag>}
      {!hasAccount && <Tag>{m.admin_member_no_account()}</Tag>}
      {staff && <Tag>{m.admin_member_staff()}</Tag>}
    </>
  );
};
