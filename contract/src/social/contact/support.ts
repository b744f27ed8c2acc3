import * as z from 'zod';
import { ById, data, Done, Email, Id, list, Moment, Paging, Phone, properName, text } from '../../common.ts';
import { MetChallenge } from '../../http/challenge.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { FieldCode } from '../../http/fields.ts';
import { sortedBy } from '../../sorting.ts';
import { Person } from '../../profile/directory/person.ts';
import { SUPPORT_LENGTH, SUPPORT_STATUSES, SUPPORT_TOPICS } from './support.rules.ts';

/** Columns by which staff sort support messages. */
export const SUPPORT_SORTS = ['created'] as const;

export const SupportTopic = z.enum(SUPPORT_TOPICS, { error: 'choice' });
export const SupportStatus = z.enum(SUPPORT_STATUSES, { error: 'choice' });

/** Accepts an empty text as null. */
const emptyAsNull = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], { error });

/** A message to support. A visitor gives an address or number for the answer; a member reads the answer on the site. */
const SupportDraft = z.object({
  topic: SupportTopic,
  name: properName(SUPPORT_LENGTH.name, 1),
  email: emptyAsNull(Email, 'email').default(null),
  phone: emptyAsNull(Phone, 'phone').default(null),
  words: text(SUPPORT_LENGTH.words, 1),
  /** Honeypot: people do not see this field. A message that fills it in is dropped. */
  website: z.string().max(500).optional(),
  /** Proof of a person; not needed for members. */
  challenge: MetChallenge.optional(),
});
export type SupportDraft = z.output<typeof SupportDraft>;

/** A message to support, as its author (a member) sees it. */
export const OwnSupport = z.object({
  _id: Id,
  topic: SupportTopic,
  words: z.string(),
  status: SupportStatus,
  createdAt: Moment,
  answer: z.string().nullable(),
  answeredAt: Moment.nullable(),
});
export type OwnSupport = z.output<typeof OwnSupport>;

/** A message to support, as staff see it. */
export const SupportMessage = OwnSupport.extend({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The member who wrote it; null for a visitor. */
  member: Person.nullable(),
  answeredBy: Person.nullable(),
  closedAt: Moment.nullable(),
  can: z.object({
    /** An answer can reach the author, by mail or on the site. */
    answer: z.boolean(),
    close: z.boolean(),
  }),
});
export type SupportMessage = z.output<typeof SupportMessage>;

/** Messages to the platform's staff (screen `/action/support`). */
export const support = endpoints({
  writeSupport: {
    method: 'POST',
    path: '/support',
    access: 'anyone',
    summary: 'Writes to the platform’s staff; visitors solve a challenge and leave an e-mail address or phone number',
    body: SupportDraft,
    result: Done,
  },
  ownSupport: {
    method: 'GET',
    path: '/support/own',
    access: 'member',
    summary: 'The caller’s support messages with answers, newest first',
    query: Paging,
    result: list(OwnSupport),
  },
  listSupport: {
    method: 'GET',
    path: '/support',
    access: 'staff',
    summary: 'Support messages: by `sort`, or open ones oldest first, others newest first',
    query: Paging.extend({
      status: SupportStatus.default('open'),
      topic: z.union([z.literal(''), SupportTopic], { error: 'choice' }).optional(),
      /** Only this message, in any state; the other filters are ignored. */
      id: Id.optional(),
      ...sortedBy(SUPPORT_SORTS),
    }),
    result: list(SupportMessage).extend({
      /** Number of open messages. */
      totalOpen: z.int(),
    }),
  },
  updateSupport: {
    method: 'PUT',
    path: '/support/:id',
    access: 'staff',
    summary: 'Answers a support message by mail and in the app; without `answer` closes it',
    params: ById,
    body: z.object({ answer: text(SUPPORT_LENGTH.answer).optional() }),
    result: data(SupportMessage),
    errors: ['not-found', 'wrong-state'],
  },
});
