import * as z from 'zod';
import { ById, data, Done, Id, line, list, Moment, Named, Paging, Picture, text } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { sortedBy } from '../../sorting.ts';
import { StaffCan } from '../member/staff.ts';

/** States by which staff filter the list of groups. */
export const GroupState = z.enum(['locked', 'deleted']);
export type GroupState = z.output<typeof GroupState>;

/** Columns by which the list of groups is sorted. */
export const GROUP_SORTS = ['name', 'created'] as const;

/** A group as staff see it. */
export const StaffGroup = z.object({
  _id: Id,
  kind: z.enum(['brand', 'group']),
  name: z.string(),
  logo: Picture.nullable(),
  urlMinify: z.string().nullable(),
  agency: Named.nullable(),
  memberTotal: z.int(),
  createdAt: Moment,
  lockedAt: Moment.nullable(),
  deletedAt: Moment.nullable(),
  can: StaffCan,
});
export type StaffGroup = z.output<typeof StaffGroup>;

/** Calls by which staff list, lock and unlock groups. Staff delete and restore by the calls of `group`. */
export const groupStaff = endpoints({
  list: {
    method: 'GET',
    path: '/admin/groups',
    access: 'staff',
    summary:
      'Brands and groups, newest first or by `sort`; `q` matches any part of a name, ignoring diacritics, or a whole short link or id',
    query: Paging.extend({
      q: line(254).optional(),
      state: z.enum(['', ...GroupState.options]).optional(),
      ...sortedBy(GROUP_SORTS),
    }),
    result: list(StaffGroup),
  },
  get: {
    method: 'GET',
    path: '/admin/groups/:id',
    access: 'staff',
    summary: 'A group, also if it is deleted',
    params: ById,
    result: data(StaffGroup),
    errors: ['not-found'],
  },
  lock: {
    method: 'PUT',
    path: '/admin/groups/:id/lock',
    access: 'staff',
    summary: 'Locks a group; its page then says so and shows no content',
    params: ById,
    body: z.object({ reason: text(500, 1) }),
    result: Done,
    errors: ['not-found', 'wrong-state'],
  },
  unlock: {
    method: 'PUT',
    path: '/admin/groups/:id/unlock',
    access: 'staff',
    summary: 'Unlocks a group',
    params: ById,
    result: Done,
    errors: ['not-found', 'wrong-state'],
  },
});
