import * as z from 'zod';
import { data, Day, Id, line, Moment, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Person } from '../profile/member/person.ts';
import { AuditAct, AuditTarget } from './audit/kinds.ts';

/** One act by virtue of an office. */
export const AuditEntry = z.object({
  _id: Id,
  actor: Person,
  act: AuditAct,
  target: z.object({ kind: AuditTarget, id: z.string(), name: z.string() }),
  /** What else is worth knowing: a reason, a status before and after. */
  detail: z.record(z.string(), z.string()),
  createdAt: Moment,
});
export type AuditEntry = z.output<typeof AuditEntry>;

const none = z.literal('');

/** What the log is narrowed by; what is empty does not narrow. */
export const AuditFilter = z.object({
  /** Who did it: an id, a short link, an e-mail or a phone number. */
  actor: line(254).optional(),
  act: z.union([none, AuditAct], { error: 'choice' }).optional(),
  kind: z.union([none, AuditTarget], { error: 'choice' }).optional(),
  /** Id of what was acted upon. */
  target: line(64).optional(),
  /** Days in Vietnam, both included. */
  from: z.union([none, Day], { error: 'date' }).optional(),
  to: z.union([none, Day], { error: 'date' }).optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

/** A group or an agency that the reader administers. */
export const Administered = z.object({ _id: Id, name: z.string(), urlMinify: z.string().nullable() });
export type Administered = z.output<typeof Administered>;

/** What waits for the platform's staff. */
export const Waiting = z.object({
  /** Reports of abuse that nobody has seen to. */
  reports: z.int(),
  /** Messages to staff that nobody has seen to. */
  support: z.int(),
  /** Requests about personal data that nobody has answered, and those of them whose time is over. */
  requests: z.int(),
  overdue: z.int(),
});
export type Waiting = z.output<typeof Waiting>;

/** Registrations by how far they have come, without those that are over. */
export const OpenRegistrations = z.object({
  pending: z.int(),
  accepted: z.int(),
  approved: z.int(),
  paid: z.int(),
});
export type OpenRegistrations = z.output<typeof OpenRegistrations>;

/** What the reader administers; all of it is empty for most members. */
export const Administration = z.object({
  staff: z.boolean(),
  agencies: z.array(Administered.omit({ urlMinify: true })),
  groups: z.array(Administered),
  /** Null for everybody but staff. */
  waiting: Waiting.nullable(),
  /** All for staff, those of their agencies for agency admins; null for everybody else. */
  registrations: OpenRegistrations.nullable(),
});
export type Administration = z.output<typeof Administration>;

/** Jobs of one kind: what waits for its turn, and what has failed for good. */
export const JobsStatus = z.object({
  name: z.string(),
  waiting: z.int(),
  /** Failed at every attempt; kept for a month. */
  dead: z.int(),
  /** How long the oldest of those that are due has waited, in seconds. */
  oldestSeconds: z.int(),
  /** The last failure that is known: when, and the kind of error without its words, which may tell of somebody. */
  last: z.object({ at: Moment, error: z.string() }).nullable(),
});
export type JobsStatus = z.output<typeof JobsStatus>;

/** A process of M4U that is connected to the database. */
export const ProcessStatus = z.object({ name: z.string(), since: Moment, connections: z.int(), here: z.boolean() });
export type ProcessStatus = z.output<typeof ProcessStatus>;

/** How this installation does. */
export const Status = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: Moment,
  memoryBytes: z.int(),
  database: z.object({
    version: z.string(),
    bytes: z.int(),
    /** Migrations that were applied, and when the last of them was written. */
    migrations: z.int(),
    migratedTo: Moment.nullable(),
    connections: z.int(),
    connectionsAtMost: z.int(),
  }),
  /** Room on the disk of the data folder; null where it cannot be asked. */
  disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
  /** What becomes of letters, texts and pushes: `none` when they are not sent. */
  ways: z.object({
    mail: z.enum(['smtp', 'outbox', 'none']),
    sms: z.enum(['provider', 'outbox', 'none']),
    push: z.enum(['browsers', 'browsersAndPhones']),
  }),
  jobs: z.array(JobsStatus),
  processes: z.array(ProcessStatus),
});
export type Status = z.output<typeof Status>;

/** The reader’s administration, the log of official acts, and the status (docs/rules/audit.md#log). */
export const audit = endpoints({
  overview: {
    method: 'GET',
    path: '/admin/overview',
    access: 'member',
    summary: 'What the reader may administer, and for staff what waits for them',
    result: data(Administration),
  },
  list: {
    method: 'GET',
    path: '/admin/audit',
    access: 'staff',
    summary: 'What was done by virtue of an office, the newest first',
    query: AuditFilter.extend({ cursor: z.union([none, Id]).optional(), limit: whole(1, 100).optional() }),
    result: z.object({ data: z.array(AuditEntry), nextCursor: z.string().nullable() }),
  },
  status: {
    method: 'GET',
    path: '/admin/status',
    access: 'staff',
    summary: 'How the installation does: version, database, disk, jobs that wait or have failed, and processes',
    result: data(Status),
  },
  csv: {
    method: 'GET',
    path: '/admin/audit/csv',
    access: 'staff',
    summary: 'The same as a table for spreadsheets',
    query: AuditFilter.extend({ lang: z.enum(['vi', 'en'], { error: 'choice' }).optional() }),
    result: file('text/csv'),
  },
});
