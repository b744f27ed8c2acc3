import * as z from 'zod';
import { ById, data, Done, Email, Id, line, list, Moment, Paging, Phone, Picture, properName } from '../../common.ts';
import { endpoints, FACTOR_ERRORS } from '../../http/endpoint.ts';
import { GroupRole } from './roles.ts';
import { Person } from '../directory/person.ts';

/** States of an invitation; an `expired` one had no answer in time, and can be sent again. */
export const InvitationStatus = z.enum(['sent', 'expired', 'accepted', 'declined', 'withdrawn']);
export type InvitationStatus = z.output<typeof InvitationStatus>;

/** An invitation as the group's admins see it. It never reveals whether an address has an account. */
export const GroupInvitation = z.object({
  _id: Id,
  /** The invitee's name as the group wrote it; empty when a member was invited. */
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The invited member; null when an address was invited. */
  person: Person.nullable(),
  role: GroupRole,
  title: z.string(),
  status: InvitationStatus,
  sentAt: Moment,
  can: z.object({ withdraw: z.boolean(), resend: z.boolean() }),
});
export type GroupInvitation = z.output<typeof GroupInvitation>;

/** An invitation as its recipient sees it. */
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
  /** The invitee's name as the group wrote it. */
  name: z.string(),
  role: GroupRole,
  title: z.string(),
  status: InvitationStatus,
  sentAt: Moment,
  can: z.object({ accept: z.boolean(), decline: z.boolean() }),
  /**
   * For an invitation to an address: the token that reports it and stops further unrequested messages; otherwise null.
   */
  unasked: z.string().nullable(),
});
export type ReceivedInvitation = z.output<typeof ReceivedInvitation>;

/** Secret key in the link of an invitation letter, beside the id. */
export const InvitationKey = line(64, 1).optional();

/** The recipient of an invitation: a member, or an address that may have no account yet. */
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
    summary: 'Open invitations of a group, latest first; for group admins',
    params: z.object({ groupId: Id }),
    query: Paging,
    result: list(GroupInvitation),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  receivedInvitations: {
    method: 'GET',
    path: '/members/getListReceivedInvitation',
    access: 'member',
    summary: 'Open invitations to the caller, also those to the verified e-mail address or phone number; latest first',
    query: Paging,
    result: list(ReceivedInvitation),
  },
  invitation: {
    method: 'GET',
    path: '/members/getGroupInvitation/:id',
    access: 'anyone',
    summary: 'An invitation; for the invited member, the owner of the address, or anybody with the link’s `key`',
    params: ById,
    query: z.object({ key: InvitationKey }),
    result: data(ReceivedInvitation),
    errors: ['not-found'],
  },
  acceptInvitation: {
    method: 'PUT',
    path: '/members/acceptGroupInvitation/:id',
    access: 'member',
    summary: 'Accepts an invitation, so that the caller becomes a member of the group',
    params: ById,
    body: z.object({ key: InvitationKey }),
    result: data(z.object({ groupId: Id })),
    errors: ['not-found', 'account-unverified', 'wrong-state'],
  },
  declineInvitation: {
    method: 'PUT',
    path: '/members/declineGroupInvitation/:id',
    access: 'anyone',
    summary: 'Declines an invitation; with the link’s `key` no account is needed',
    params: ById,
    body: z.object({ key: InvitationKey }),
    result: Done,
    errors: ['not-found', 'wrong-state'],
  },
  withdrawInvitation: {
    method: 'PUT',
    path: '/members/withdrawGroupInvitation/:id',
    access: 'member',
    summary: 'Withdraws an invitation, whose link stops working; for group admins',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'wrong-state'],
  },
  resendInvitation: {
    method: 'PUT',
    path: '/members/resendGroupInvitation/:id',
    access: 'member',
    summary: 'Sends an invitation again; for group admins',
    params: ById,
    result: data(GroupInvitation),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified', 'wrong-state'],
  },
});
