import { eq, or } from '../../platform/database/orm.ts';
import {
  retainedActions,
  deleted,
  exportedAs,
  keptBecause,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { groupCustomers, groupImports, groupInvitations, unclaimedMembers } from './invitations/tables.ts';
import { groupMembers } from './tables.ts';

/** Personal data of members in groups. An unclaimed customer is a record of the group, whoever has the phone number. */
export const groupPersonal: readonly Personal[] = [
  personalData({
    table: groupMembers,
    by: [groupMembers.memberId],
    gives: exportedAs('groups', 'Nhóm bạn tham gia', 'Groups you belong to', [groupMembers.nameWords]),
    fate: deleted,
  }),
  personalData({
    table: groupInvitations,
    by: [groupInvitations.memberId, groupInvitations.answeredBy],
    rows: ({ memberId, email, phone }) =>
      or(
        eq(groupInvitations.memberId, memberId),
        eq(groupInvitations.answeredBy, memberId),
        email === null ? undefined : eq(groupInvitations.email, email),
        phone === null ? undefined : eq(groupInvitations.phone, phone),
      ),
    gives: exportedAs('group-invitations', 'Lời mời vào nhóm', 'Group invitations'),
    fate: deleted,
  }),
  retainedActions(groupInvitations, groupInvitations.invitedBy),
  personalData({
    table: groupCustomers,
    by: [groupCustomers.memberId],
    // The note is the group's own data.
    gives: exportedAs('customer-records', 'Hồ sơ khách hàng tại các cửa hàng', 'Customer records at shops', [
      groupCustomers.nameWords,
      groupCustomers.note,
      groupCustomers.createdBy,
    ]),
    fate: deleted,
    traces: { ids: [groupCustomers.id], texts: [groupCustomers.name, groupCustomers.phone] },
  }),
  retainedActions(groupCustomers, groupCustomers.createdBy),
  personalData({
    table: unclaimedMembers,
    by: [unclaimedMembers.claimedBy],
    gives: excludedFromExport('which customer records became one; they are given themselves'),
    fate: { set: { phone: '' } },
  }),
  personalData({
    table: unclaimedMembers,
    by: [unclaimedMembers.memberId],
    gives: excludedFromExport('a customer without an account has no export'),
    fate: keptBecause('a customer without an account is a group’s, and is claimed or forgotten with it'),
  }),
  personalData({
    table: groupImports,
    by: [groupImports.actorId],
    gives: excludedFromExport('files of people that were brought into groups are the groups’, and go after some days'),
    fate: { set: { fileName: '' } },
  }),
];
