import * as z from 'zod';
import { data, Id, line, list, Moment, Paging, Picture } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { filterOf } from '../../filter.ts';
import { sortedBy } from '../../sorting.ts';
import { InviteDraft } from './invitation.ts';
import { GroupRight, GroupRole, GroupStatus } from './roles.ts';
import { Person } from '../directory/person.ts';

/**
 * Actions on a membership of a group. Ownership: an owner offers it to an admin or withdraws the offer, the admin
 * accepts or declines it, and an owner gives it up (docs/rules/roles.md#owners).
 */
export const GroupAction = z.enum([
  'accept',
  'refuse',
  'role',
  'title',
  'suspend',
  'reinstate',
  'remove',
  'leave',
  'offer-ownership',
  'withdraw-ownership',
  'accept-ownership',
  'decline-ownership',
  'give-up-ownership',
]);
export type GroupAction = z.output<typeof GroupAction>;

/** A member of a group, or a person who has requested to join. */
export const GroupMember = z.object({
  /** Id of the member. */
  _id: Id,
  person: Person,
  role: GroupRole,
  /** Whether it is an admin who owns the group; false to readers who may not know. */
  owner: z.boolean(),
  /** Whether it is an admin who has not answered an offer of ownership; false to readers who may not know. */
  ownershipOffered: z.boolean(),
  status: GroupStatus,
  /** The member's position or department in the group, as free text. */
  title: z.string(),
  /** When the current status began; for a request, when it was made. */
  since: Moment,
  /** Actions that the reader may take on this membership now. */
  can: z.partialRecord(GroupAction, z.boolean()),
});
export type GroupMember = z.output<typeof GroupMember>;

/** Filter of a group's people. */
export const GroupPeopleFilter = filterOf({
  /** Words of the name, each from its beginning, without diacritics. */
  name: line(100).optional(),
  role: GroupRole.optional(),
  /** `accepted` by default; other states are for admins only. */
  status: GroupStatus.optional(),
  /** First letter of the name without diacritics; `#` when it is not a letter. */
  letter: z
    .string()
    .toLowerCase()
    .regex(/^[a-z#]$/, { error: 'choice' })
    .optional(),
});
export type GroupPeopleFilter = z.output<typeof GroupPeopleFilter>;

/** Columns by which a group's people are sorted. */
export const PEOPLE_SORTS = ['name', 'since'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

const OfGroup = z.object({ groupId: Id });

/** The reader's relation to a group. */
export const GroupStanding = z.object({
  groupId: Id,
  status: GroupStatus.or(z.literal('none')),
  role: GroupRole.nullable(),
  owner: z.boolean(),
  /** Whether the reader has not answered an offer of ownership. */
  ownershipOffered: z.boolean(),
  /** Whether the group requires the second factor of its admins; null to readers who are no admins. */
  factorRequired: z.boolean().nullable(),
  can: z.object({ join: z.boolean(), cancel: z.boolean(), leave: z.boolean(), manage: z.boolean(), own: z.boolean() }),
});
export type GroupStanding = z.output<typeof GroupStanding>;

/** A group that the reader administers or works for. */
export const ManagedGroup = z.object({
  _id: Id,
  kind: z.enum(['brand', 'group']),
  name: z.string(),
  logo: Picture.nullable(),
  urlMinify: z.string().nullable(),
  role: GroupRole,
  owner: z.boolean(),
  memberTotal: z.int(),
  /** Number of open requests to join; 0 to readers who are no admins. */
  requestTotal: z.int(),
});
export type ManagedGroup = z.output<typeof ManagedGroup>;

/**
 * Result of adding a person: they were invited, belong to the group, or (for the reader) a request to join was sent.
 */
export const AddOutcome = z.object({
  outcome: z.enum(['invited', 'accepted', 'requested']),
  /** An earlier invitation still waits for its answer, so none was sent now. */
  known: z.boolean(),
  invitationId: Id.nullable(),
});
export type AddOutcome = z.output<typeof AddOutcome>;

/** The people of a group (docs/rules/group.md#people). */
export const groupPeople = endpoints({
  people: {
    method: 'GET',
    path: '/members/getListMemberByGroupId/:groupId',
    access: 'anyone',
    summary:
      'Accepted members of a group with an open page, by name or since when; for its admins also suspended members or requests, by `filter`; `total` counts these, `totalAll` all accepted members',
    params: OfGroup,
    query: Paging.extend({ filter: GroupPeopleFilter, ...sortedBy(PEOPLE_SORTS) }),
    result: list(GroupMember).extend({ totalAll: z.int() }),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  requests: {
    method: 'GET',
    path: '/members/getListMemberRequestByGroupId/:groupId',
    access: 'member',
    summary: 'Requests to join a group, by name; for group admins',
    params: OfGroup,
    query: Paging.extend({ filter: GroupPeopleFilter }),
    result: list(GroupMember).extend({ totalAll: z.int() }),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  memberOf: {
    method: 'GET',
    path: '/members/getGroupMember/:groupId/:id',
    access: 'member',
    summary: 'Standing of the member `id` in a group; for group admins',
    params: z.object({ groupId: Id, id: Id }),
    result: data(GroupMember),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  changeMember: {
    method: 'PUT',
    path: '/members/updateMemberStatusById/:id',
    access: 'member',
    summary:
      'Changes the standing of the member `id` in a group: admins accept, refuse, suspend, reinstate, remove, and set role or title; the member leaves or withdraws the request; owners hand over ownership with the consent of an admin',
    params: z.object({ id: Id }),
    body: z
      .object({
        groupId: Id,
        action: GroupAction,
        /** Used by `role`; also by `accept`, where the default is `member`. */
        role: GroupRole.optional(),
        /** Used by `title`. */
        title: line(100).optional(),
      })
      .refine(({ action, role }) => action !== 'role' || role !== undefined, { error: 'required', path: ['role'] })
      .refine(({ action, title }) => action !== 'title' || title !== undefined, { error: 'required', path: ['title'] }),
    result: data(z.object({ member: GroupMember.nullable() })),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'wrong-state', 'last-admin', 'last-owner'],
  },
  addMember: {
    method: 'POST',
    path: '/members/createGroupMmeber',
    access: 'member',
    summary:
      'For group admins: invites a member or an address, or accepts a member who asked to join; for others: asks to join',
    body: InviteDraft.extend({ groupId: Id }).refine(
      ({ memberId, email, phone }) => [memberId, email, phone].filter((to) => to !== undefined).length <= 1,
      { error: 'invalid', path: ['email'] },
    ),
    result: data(AddOutcome),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  standing: {
    method: 'GET',
    path: '/members/getGroupStanding/:groupId',
    access: 'member',
    summary: 'The caller’s standing in a group, and the actions open to the caller',
    params: OfGroup,
    result: data(GroupStanding),
    errors: ['not-found'],
  },
  requireFactor: {
    method: 'PUT',
    path: '/members/requireSecondFactor/:groupId',
    access: 'member',
    summary:
      'Requires the second factor of a group’s admins, or no longer does; for owners, who need one themselves to require it',
    params: OfGroup,
    body: z.object({ required: z.boolean() }),
    result: data(z.object({ required: z.boolean() })),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  managed: {
    method: 'GET',
    path: '/members/getListManagedGroup',
    access: 'member',
    summary: 'Up to 100 groups that the caller administers, or in which the caller has the `right`, by name',
    query: z.object({ right: GroupRight.optional() }),
    result: data(z.array(ManagedGroup)),
  },
});
