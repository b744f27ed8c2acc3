import * as z from 'zod';
import { ById, data, Id, line, list, Moment, Named, Paging, Picture, text } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { sortedBy } from '../../sorting.ts';
import { MemberType } from '../member.ts';

/** States by which staff filter the list of members. */
export const MemberState = z.enum(['locked', 'unverified', 'deleted']);
export type MemberState = z.output<typeof MemberState>;

/** Columns by which the list of members is sorted. */
export const MEMBER_SORTS = ['created'] as const;

/** Actions that the reader may take on an account now. */
export const StaffCan = z.object({ lock: z.boolean(), unlock: z.boolean(), delete: z.boolean(), restore: z.boolean() });
export type StaffCan = z.output<typeof StaffCan>;

/** Actions that staff may take on a member now. */
export const MemberCan = StaffCan.extend({ changeType: z.boolean() });
export type MemberCan = z.output<typeof MemberCan>;

/** A member with the account behind it, as staff see them. */
export const MemberForStaff = z.object({
  _id: Id,
  name: z.string(),
  portrait: Picture.nullable(),
  urlMinify: z.string().nullable(),
  /** False for a customer that a group created and that nobody has claimed. */
  hasAccount: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  staff: z.boolean(),
  /** The role that locked the account; null when it is not locked. */
  lockedBy: z.enum(['owner', 'staff']).nullable(),
  createdAt: Moment,
  deletedAt: Moment.nullable(),
  /** Until when a deleted member can be restored; null when not deleted. */
  restorableUntil: Moment.nullable(),
  can: MemberCan,
});
export type MemberForStaff = z.output<typeof MemberForStaff>;

/** A member with all the facts that staff need for a decision. */
export const MemberDetailForStaff = MemberForStaff.extend({
  type: MemberType,
  /** The member's own agency. */
  agency: Named.nullable(),
  /** Number of signed-in devices. */
  sessions: z.int(),
  groups: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      urlMinify: z.string().nullable(),
      role: z.enum(['admin', 'cashier', 'editor', 'door', 'member']),
    }),
  ),
});
export type MemberDetailForStaff = z.output<typeof MemberDetailForStaff>;

/** The reason for a staff action; recorded in the audit log. */
const Reason = text(500, 1);

/** Calls by which staff manage members (docs/rules/member.md#staff). */
export const memberStaff = endpoints({
  list: {
    method: 'GET',
    path: '/admin/members',
    access: 'staff',
    summary:
      'Members, newest first or by `sort`; `q` matches any part of a name, ignoring diacritics, or a whole e-mail address, phone number, short link or id',
    query: Paging.extend({
      q: line(254).optional(),
      state: z.enum(['', ...MemberState.options]).optional(),
      ...sortedBy(MEMBER_SORTS),
    }),
    result: list(MemberForStaff),
  },
  get: {
    method: 'GET',
    path: '/admin/members/:id',
    access: 'staff',
    summary: 'A member with the facts of the account, also if it is deleted',
    params: ById,
    result: data(MemberDetailForStaff),
    errors: ['not-found'],
  },
  lock: {
    method: 'PUT',
    path: '/admin/members/:id/lock',
    access: 'staff',
    summary:
      'Locks an account: its sessions end at once, its page says that it is locked, and only staff can unlock it',
    params: ById,
    body: z.object({ reason: Reason }),
    result: data(MemberDetailForStaff),
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  unlock: {
    method: 'PUT',
    path: '/admin/members/:id/unlock',
    access: 'staff',
    summary: 'Unlocks an account, whether its owner or staff locked it',
    params: ById,
    result: data(MemberDetailForStaff),
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
  changeType: {
    method: 'PUT',
    path: '/admin/members/:id/type',
    access: 'staff',
    summary:
      'Changes what a member is; `agency`, an id or short link, is the agency that a member of type agency stands for',
    params: ById,
    body: z.object({ type: MemberType, agency: line(64).optional() }),
    result: data(MemberDetailForStaff),
    errors: ['not-found', 'wrong-state'],
  },
  delete: {
    method: 'PUT',
    path: '/members/deleteMemberById/:id',
    access: 'staff',
    summary:
      'Deletes a member, whose page and sessions end at once; can be restored for 30 days; refused for the only admin of a group or agency',
    params: ById,
    body: z.object({ reason: text(500).optional() }),
    result: data(MemberDetailForStaff),
    errors: ['not-found', 'forbidden', 'wrong-state', 'last-admin'],
  },
  restore: {
    method: 'PUT',
    path: '/admin/members/:id/restore',
    access: 'staff',
    summary: 'Restores a member who was deleted less than 30 days ago, with page and short link',
    params: ById,
    result: data(MemberDetailForStaff),
    errors: ['not-found', 'forbidden', 'wrong-state'],
  },
});
