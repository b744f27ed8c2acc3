import * as z from 'zod';
import {
  ById,
  data,
  Done,
  Email,
  Flag,
  Id,
  line,
  Moment,
  Owner,
  Paging,
  Phone,
  properName,
  tagList,
  text,
} from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import type { FieldCode } from '../http/fields.ts';
import { filterOf } from '../filter.ts';
import { FormAnswer } from '../profile/member/form.rules.ts';
import { Challenge, ChallengePurpose, MetChallenge } from '../http/challenge.ts';
import { CONTACT_LENGTH, MAXIMUM_CONTACT_TAGS } from './contact/rules.ts';
import { support } from './contact/support.ts';
import { ClientId } from './message/schema.ts';

/** Accepts an empty text as null. */
const emptyAsNull = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => null), schema], { error });

/** A message that a visitor leaves on a page. Exactly one of `memberId` and `groupId` names the page's owner. */
export const ContactDraft = z
  .object({
    memberId: Id.optional(),
    groupId: Id.optional(),
    name: properName(100, 1),
    phone: emptyAsNull(Phone, 'phone').optional(),
    email: emptyAsNull(Email, 'email').optional(),
    message: text(4000).default(''),
    /** Answers by question id, when the page has its own form. */
    answers: z.record(Id, z.string().max(4000)).default({}),
    /** Honeypot: people do not see this field. A message that fills it in is dropped. */
    website: z.string().max(500).optional(),
    /** Proof of a person; not needed for verified members. */
    challenge: MetChallenge.optional(),
    /** Id that the sender's client gives the message; a repeat with the same id is not stored again. */
    clientId: ClientId.optional(),
  })
  .superRefine(({ memberId, groupId }, context) => {
    if ((memberId === undefined) === (groupId === undefined))
      context.addIssue({ code: 'custom', message: memberId ? 'invalid' : 'required', path: ['memberId'] });
  });
export type ContactDraft = z.output<typeof ContactDraft>;

/** An e-mail that the page's owner sent to the author of a message. */
export const ContactReply = z.object({ text: z.string(), at: Moment });

/** A message left on a page, as the page's owner sees it. */
export const ContactItem = z.object({
  _id: Id,
  owner: Owner,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string(),
  answers: z.array(FormAnswer),
  /** The member who wrote it; null when the author was not signed in. */
  fromMemberId: Id.nullable(),
  read: z.boolean(),
  /** Notes of the receiver; not visible to anyone else. */
  tags: z.array(z.string()),
  note: z.string(),
  /** E-mails sent in reply, oldest first. */
  replies: z.array(ContactReply),
  repliedAt: Moment.nullable(),
  createdAt: Moment,
});
export type ContactItem = z.output<typeof ContactItem>;

/** Filter of messages: read state, tag, words or part of a phone number. */
export const ContactFilter = z.object({
  read: Flag.optional(),
  tag: line(CONTACT_LENGTH.tag, 1).optional(),
  q: line(100).optional(),
});

const OfPage = z.object({ memberId: Id });
const filter = filterOf(ContactFilter.shape);

/** Messages left on pages. Only the page's owner or the group's admins read them (docs/rules/contact.md#reading). */
export const contact = endpoints({
  list: {
    method: 'GET',
    path: '/contactUs/:memberId',
    access: 'member',
    summary:
      'Messages left on the page of a member or group, newest first; `filter` takes `read`, a `tag`, and words as `q`',
    params: OfPage,
    query: Paging.extend({ filter }),
    result: z.object({
      data: z.array(ContactItem),
      /** Number of messages that match the filter. */
      total: z.int(),
      /** Number of all messages of the page. */
      totalDoc: z.int(),
    }),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  get: {
    method: 'GET',
    path: '/contactUs/contactUsById/:id',
    access: 'member',
    summary: 'A message left on a page',
    params: ById,
    result: data(ContactItem),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  challenge: {
    method: 'GET',
    path: '/contactUs/challenge',
    access: 'anyone',
    summary: 'A challenge for sending a message or contact; valid once, for 20 minutes',
    query: z.object({ purpose: ChallengePurpose.default('contact') }),
    result: data(Challenge),
  },
  insert: {
    method: 'POST',
    path: '/contactUs',
    access: 'anyone',
    summary: 'Leaves a message on a page: answers to its form, or plain text if it has none',
    body: ContactDraft,
    result: Done,
    errors: ['not-found'],
  },
  setRead: {
    method: 'PUT',
    path: '/contactUs/setRead/:id',
    access: 'member',
    summary: 'Marks a message as read, or with `read` false as unread',
    params: ById,
    body: z.object({ read: Flag.default(true) }),
    result: data(ContactItem),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  readAll: {
    method: 'PUT',
    path: '/contactUs/readAll/:memberId',
    access: 'member',
    summary: 'Marks the newest 1,000 unread messages of a page as read',
    params: OfPage,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  update: {
    method: 'PUT',
    path: '/contactUs/contact/:id',
    access: 'member',
    summary: 'Changes the receiver’s tags or note of a message',
    params: ById,
    body: z.object({
      tags: tagList(MAXIMUM_CONTACT_TAGS, CONTACT_LENGTH.tag).optional(),
      note: text(CONTACT_LENGTH.note).optional(),
    }),
    result: data(ContactItem),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  tags: {
    method: 'GET',
    path: '/contactUs/tags/:memberId',
    access: 'member',
    summary: 'Up to 100 tags of a page’s messages with counts, most used first',
    params: OfPage,
    result: data(z.array(z.object({ tag: z.string(), total: z.int() }))),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  replyAddress: {
    method: 'GET',
    path: '/contactUs/replyAddress/:memberId',
    access: 'member',
    summary: 'The sender address of replies: the public address of the page, else the caller’s own',
    params: OfPage,
    result: data(z.object({ address: z.string().nullable(), ofPage: z.boolean() })),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  reply: {
    method: 'POST',
    path: '/contactUs/reply/:id',
    access: 'member',
    summary: 'Answers a message by mail in the name of the page; a repeated `clientId` sends no second mail',
    params: ById,
    body: z.object({ text: text(CONTACT_LENGTH.reply, 1), clientId: ClientId.optional() }),
    result: data(ContactItem),
    errors: [...FACTOR_ERRORS, 'not-found', 'account-unverified'],
  },
  csv: {
    method: 'GET',
    path: '/contactUs/csv/:memberId',
    access: 'member',
    summary: 'Messages of a page as CSV, narrowed by `filter`; `lang` is the language of the headings',
    params: OfPage,
    query: z.object({ filter, lang: z.enum(['vi', 'en']).optional() }),
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  ...support,
});
