import * as z from 'zod';
import { data, Done, Id, list, Moment, Paging } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { RegistrationStatus } from '../../profile/registration/schema.ts';
import { Person } from '../../profile/directory/person.ts';
import { SupportTopic } from '../../social/contact/support.ts';
import { ReportKind, ReportReason } from '../privacy.ts';
import { REQUEST_KINDS } from '../privacy/request.rules.ts';
import { QUEUE_KINDS } from './queue.rules.ts';

const Kind = z.enum(QUEUE_KINDS, { error: 'choice' });

/** The kind and the id of an item; the same ids as in the calls that answer it. */
const ByKindAndId = z.object({ kind: Kind, id: Id });

/** The subject of an item, by its kind. */
export const QueueSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), reason: ReportReason, target: ReportKind }),
  z.object({ kind: z.literal('support'), topic: SupportTopic }),
  z.object({ kind: z.literal('card'), status: RegistrationStatus }),
  z.object({ kind: z.literal('agency'), status: RegistrationStatus }),
  z.object({ kind: z.literal('data'), request: z.enum(REQUEST_KINDS) }),
]);
export type QueueSubject = z.output<typeof QueueSubject>;

/** One piece of work that waits for staff. */
export const QueueItem = z.object({
  _id: Id,
  subject: QueueSubject,
  /** The reported page or piece, or who wrote or applied; empty when it was deleted. */
  name: z.string(),
  /** The beginning of what they wrote; empty for registrations. */
  words: z.string(),
  /** Since when it waits. */
  since: Moment,
  due: Moment,
  /** The member of staff who has taken it; null when nobody has. */
  taker: Person.nullable(),
});
export type QueueItem = z.output<typeof QueueItem>;

/** Number of items by kind, and those that are late, due within the hour, or taken by the caller. */
export const QueueCounts = z.object({
  all: z.int(),
  overdue: z.int(),
  soon: z.int(),
  mine: z.int(),
  kinds: z.record(Kind, z.int()),
});
export type QueueCounts = z.output<typeof QueueCounts>;

/** Place of an item in the queue. */
export const QueuePlace = ByKindAndId.extend({ due: Moment });
export type QueuePlace = z.output<typeof QueuePlace>;

/** Everything that waits for the platform's staff (docs/rules/audit.md#queue). */
export const queue = endpoints({
  list: {
    method: 'GET',
    path: '/admin/queue',
    access: 'staff',
    summary: 'Everything that waits for staff, due first: reports, registrations, support messages, data requests',
    query: Paging.extend({ show: z.enum([...QUEUE_KINDS, 'mine'], { error: 'choice' }).optional() }),
    result: list(QueueItem).extend({ counts: QueueCounts }),
  },
  next: {
    method: 'POST',
    path: '/admin/queue/next',
    access: 'staff',
    summary: 'Takes the first item that nobody else has, after the given place; null at the end',
    body: z.object({
      show: z.enum([...QUEUE_KINDS, 'mine'], { error: 'choice' }).optional(),
      /** The place to go on from: the due time and the id of an item. */
      after: z.object({ due: Moment, id: Id }).optional(),
    }),
    result: data(QueuePlace.nullable()),
  },
  take: {
    method: 'PUT',
    path: '/admin/queue/:kind/:id/take',
    access: 'staff',
    summary: 'Takes an item of the queue; taking one’s own again changes nothing',
    params: ByKindAndId,
    result: Done,
    errors: ['not-found', 'task-taken'],
  },
  release: {
    method: 'PUT',
    path: '/admin/queue/:kind/:id/release',
    access: 'staff',
    summary: 'Gives an item back that the caller has taken',
    params: ByKindAndId,
    result: Done,
    errors: ['not-found', 'task-taken'],
  },
});
