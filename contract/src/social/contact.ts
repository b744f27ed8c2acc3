import * as z from 'zod';
import { ById, data, Done, Email, Flag, Id, line, Moment, Owner, Paging, Phone, text } from '../common.ts';
import { endpoints } from '../endpoint.ts';
import type { FieldCode } from '../fields.ts';
import { filterOf } from '../filter.ts';
import { FormAnswer } from '../profile/member.form.rules.ts';
import { Challenge, ChallengePurpose, MetChallenge } from './contact.challenge.ts';
import { ClientId } from './message.schema.ts';

/** An empty text counts as none. */
const orNone = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => null), schema], { error });

/** What somebody leaves on a page. The page's owner is one of `memberId` and `groupId`. */
export const ContactDraft = z
  .object({
    memberId: Id.optional(),
    groupId: Id.optional(),
    name: line(100, 1),
    phone: orNone(Phone, 'phone').optional(),
    email: orNone(Email, 'email').optional(),
    message: text(4000).default(''),
    /** By the id of the question, where the page has a form of its own. */
    answers: z.record(Id, z.string().max(4000)).default({}),
    /** People do not see this field; what fills it in is a machine, and is not kept. */
    website: z.string().max(500).optional(),
    /** Shows that a person sends it; members who are verified need none. */
    challenge: MetChallenge.optional(),
    /** The sender's own name for it: the same one again is the same message, and is done. */
    clientId: ClientId.optional(),
  })
  .superRefine(({ memberId, groupId }, context) => {
    if ((memberId === undefined) === (groupId === undefined))
      context.addIssue({ code: 'custom', message: memberId ? 'invalid' : 'required', path: ['memberId'] });
  });
export type ContactDraft = z.output<typeof ContactDraft>;

/** A message that somebody left on a page (specification §3 "Contact-us item"). */
export const ContactItem = z.object({
  _id: Id,
  owner: Owner,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string(),
  answers: z.array(FormAnswer),
  /** The member who wrote it, when they were signed in. */
  fromMemberId: Id.nullable(),
  read: z.boolean(),
  createdAt: Moment,
});
export type ContactItem = z.output<typeof ContactItem>;

/** Messages left on pages (specification §7 "Contact us"); only who the page belongs to reads them. */
export const contact = endpoints({
  list: {
    method: 'GET',
    path: '/contactUs/:memberId',
    access: 'member',
    summary: 'Messages left on a member’s or a group’s page, the newest first; `filter` may name `read`',
    params: z.object({ memberId: Id }),
    query: Paging.extend({ filter: filterOf({ read: Flag.optional() }) }),
    result: z.object({
      data: z.array(ContactItem),
      /** How many there are of what was asked for. */
      total: z.int(),
      /** How many there are in all. */
      totalDoc: z.int(),
    }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/contactUs/contactUsById/:id',
    access: 'member',
    summary: 'One message',
    params: ById,
    result: data(ContactItem),
    errors: ['not-found'],
  },
  challenge: {
    method: 'GET',
    path: '/contactUs/challenge',
    access: 'anyone',
    summary: 'What shows that a person sends a message or leaves their contact: good once, for twenty minutes',
    query: z.object({ purpose: ChallengePurpose.default('contact') }),
    result: data(Challenge),
  },
  insert: {
    method: 'POST',
    path: '/contactUs',
    access: 'anyone',
    summary: 'Leaves a message on a page: by its owner’s form where there is one, else in plain words',
    body: ContactDraft,
    result: Done,
    errors: ['not-found'],
  },
  setRead: {
    method: 'PUT',
    path: '/contactUs/setRead/:id',
    access: 'member',
    summary: 'Marks a message read, or unread again by `read` false',
    params: ById,
    body: z.object({ read: Flag.default(true) }),
    result: data(ContactItem),
    errors: ['not-found'],
  },
});
