import * as z from 'zod';
import { MetChallenge } from '../../http/challenge.ts';
import { ById, data, Done, Email, Id, list, Moment, Paging, properName, text } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { sortedBy } from '../../sorting.ts';
import { Person } from '../../profile/directory/person.ts';
import { REQUEST_KINDS, REQUEST_LENGTH, REQUEST_OUTCOMES, REQUEST_STATES } from './request.rules.ts';

/** Columns by which staff sort data requests: `time` is when an open one is due, or when a closed one ended. */
export const DATA_REQUEST_SORTS = ['time'] as const;

const Kind = z.enum(REQUEST_KINDS, { error: 'choice' });

/** A request about personal data; a visitor gives an e-mail address for the answer. */
const Draft = z.object({
  kind: Kind,
  words: text(REQUEST_LENGTH.words, 1),
  name: properName(REQUEST_LENGTH.name).default(''),
  email: z.union([z.literal('').transform(() => null), z.null(), Email], { error: 'email' }).default(null),
  /** Honeypot: people do not see this field. A request that fills it in is dropped. */
  website: z.string().max(500).optional(),
  /** Proof of a person; not needed for members. */
  challenge: MetChallenge.optional(),
});
export type DataRequestDraft = z.output<typeof Draft>;

/** A request as its author sees it. */
export const OwnDataRequest = z.object({
  _id: Id,
  kind: Kind,
  words: z.string(),
  state: z.enum(REQUEST_STATES),
  createdAt: Moment,
  /** Due time of the answer; null until the request is confirmed. */
  dueAt: Moment.nullable(),
  overdue: z.boolean(),
  answer: z.string().nullable(),
  closedAt: Moment.nullable(),
});
export type OwnDataRequest = z.output<typeof OwnDataRequest>;

/** A request as staff see it. */
export const DataRequest = OwnDataRequest.extend({
  name: z.string(),
  email: z.string().nullable(),
  /** The member who made the request; null for a visitor. */
  member: Person.nullable(),
  answeredBy: Person.nullable(),
});
export type DataRequest = z.output<typeof DataRequest>;

/** Requests about personal data, and the time limit for their answers (docs/rules/privacy.md#requests). */
export const dataRequest = endpoints({
  ask: {
    method: 'POST',
    path: '/privacy/requests',
    access: 'anyone',
    summary:
      'Submits a data request: access, correction, deletion, restriction or objection; visitors solve a challenge and confirm by mail',
    body: Draft,
    result: data(z.object({ state: z.enum(REQUEST_STATES), dueAt: Moment.nullable() })),
  },
  confirm: {
    method: 'POST',
    path: '/privacy/requests/:id/confirm',
    access: 'anyone',
    session: 'ignored',
    summary: 'Confirms a visitor’s data request with the key from the mail; a repeated call changes nothing',
    params: ById,
    body: z.object({ key: z.string().min(1).max(100) }),
    result: data(z.object({ dueAt: Moment })),
    errors: ['not-found'],
  },
  own: {
    method: 'GET',
    path: '/privacy/requests/own',
    access: 'member',
    summary: 'The caller’s data requests with answers, newest first',
    query: Paging,
    result: list(OwnDataRequest),
  },
  withdraw: {
    method: 'PUT',
    path: '/privacy/requests/:id/withdraw',
    access: 'member',
    summary: 'Withdraws an unanswered data request of the caller',
    params: ById,
    result: Done,
    errors: ['not-found', 'wrong-state'],
  },
  list: {
    method: 'GET',
    path: '/privacy/requests',
    access: 'staff',
    summary: 'Data requests: by `sort`, or open ones by due date, closed ones latest first',
    query: Paging.extend({
      state: z.enum(['open', 'closed'], { error: 'choice' }).default('open'),
      /** Only this request, in any state that staff see. */
      id: Id.optional(),
      ...sortedBy(DATA_REQUEST_SORTS),
    }),
    result: list(DataRequest).extend({ totalOpen: z.int(), totalOverdue: z.int() }),
  },
  answer: {
    method: 'PUT',
    path: '/privacy/requests/:id',
    access: 'staff',
    summary:
      'Answers a data request by mail, and for members in the app; the second of two simultaneous answers is refused',
    params: ById,
    body: z.object({
      outcome: z.enum(REQUEST_OUTCOMES, { error: 'choice' }),
      answer: text(REQUEST_LENGTH.answer, 1),
    }),
    result: data(DataRequest),
    errors: ['not-found', 'wrong-state'],
  },
});
