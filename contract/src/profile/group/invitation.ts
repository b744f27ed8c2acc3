import * as z from 'zod';
import { ById, data, Done, Email, Id, line, list, Moment, Paging, Phone, Picture, properName } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { GroupRole } from './roles.ts';
import { Person } from '../directory/person.ts';

/** What became of an invitation; `expired` is one that nobody answered in time, and that can be sent again. */
export const InvitationStatus = z.enum(['sent', 'expired', 'accepted', 'declined', 'withdrawn']);
export type InvitationStatus = z.output<typeof InvitationStatus>;

/** An invitation as the group's admins see it: nothing in it says whether an address has an account. */
export const GroupInvitation = z.object({
  _id: Id,
  /** As the group wrote it; empty where a member was asked as such. */
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The member who was asked as such. */
  person: Person.nullable(),
  role: GroupRole,
  title: z.string(),
  status: InvitationStatus,
  sentAt: Moment,
  can: z.object({ withdraw: z.boolean(), resend: z.boolean() }),
});
export type GroupInvitation = z.output<typeof GroupInvitation>;

/** An invitation as who is invited sees it. */
export const ReceivedInvitation = z.object({
  _id: Id,
  group: z.object({
    _id: Id,
    name: z.string(),
    headline: z.string(),
    logo: Picture.nullable(),
    urlMinify: z.string().nullable(),
  }),
  invitedBy: Person,
  /** As the group wrote it. */
  name: z.string(),
  role: GroupRole,
  title: z.string(),
  status: InvitationStatus,
  sentAt: Moment,
  can: z.object({ accept: z.boolean(), decline: z.boolean() }),
  /** Of one that went to an address: the token by which it is reported, and no more of its kind are sent. */
  unasked: z.string().nullable(),
});
export type ReceivedInvitation = z.output<typeof ReceivedInvitation>;

/** What the link of a letter carries beside the id. */
export const InvitationKey = line(64, 1).optional();

/** Whom a group invites: a member, or an address that may have none yet. */
export const InviteDraft = z.object({
  memberId: Id.optional(),
  email: Email.optional(),
  phone: Phone.optional(),
  name: properName(100).optional(),
  role: GroupRole.optional(),
  title: line(100).optional(),
});

/** Invitations to a group (docs/rules/group.md#invitations). */
export const groupInvitation = endpoints({
  invitations: {
    method: 'GET',
    path: '/members/getListGroupInvitation/:groupId',
    access: 'member',
    summary: 'The invitations of a group that wait for an answer, the latest first, for its admins',
    params: z.object({ groupId: Id }),
    query: Paging,
    result: list(GroupInvitation),
    errors: ['not-found', 'forbidden'],
  },
  invitation: {
    method: 'GET',
    path: '/members/getGroupInvitation/:id',
    access: 'anyone',
    summary:
      'An invitation as who is invited sees it: the member, the owner of the address, or who has the link’s `key`',
    params: ById,
    query: z.object({ key: InvitationKey }),
    result: data(ReceivedInvitation),
    errors: ['not-found'],
  },
  acceptInvitation: {
    method: 'PUT',
    path: '/members/acceptGroupInvitation/:id',
    access: 'member',
    summary: 'Accepts an invitation: the reader belongs to the group from now on',
    params: ById,
    body: z.object({ key: InvitationKey }),
    result: data(z.object({ groupId: Id })),
    errors: ['not-found', 'account-unverified', 'wrong-state'],
  },
  declineInvitation: {
    method: 'PUT',
    path: '/members/declineGroupInvitation/:id',
    access: 'anyone',
    summary: 'Declines an invitation; whoever has the link’s `key` needs no account for it',
    params: ById,
    body: z.object({ key: InvitationKey }),
    result: Done,
    errors: ['not-found', 'wrong-state'],
  },
  withdrawInvitation: {
    method: 'PUT',
    path: '/members/withdrawGroupInvitation/:id',
    access: 'member',
    summary: 'Takes an invitation back, by an admin of the group; its link leads nowhere from now on',
    params: ById,
    result: Done,
    errors: ['not-found', 'wrong-state'],
  },
  resendInvitation: {
    method: 'PUT',
    path: '/members/resendGroupInvitation/:id',
    access: 'member',
    summary: 'Sends an invitation once more, by an admin of the group',
    params: ById,
    result: data(GroupInvitation),
    errors: ['not-found', 'account-unverified', 'wrong-state'],
  },
});
