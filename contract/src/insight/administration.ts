import * as z from 'zod';
import { data, Id, Moment } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';

/** A group or an agency that the reader administers. */
export const Administered = z.object({ _id: Id, name: z.string(), urlMinify: z.string().nullable() });
export type Administered = z.output<typeof Administered>;

/** Work that waits for the platform's staff. */
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

/** Groups and agencies that the reader administers; empty for most members. */
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

/** Health of this installation. */
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
  /** The way of letters, texts and pushes: `none` when they are not sent. */
  ways: z.object({
    mail: z.enum(['smtp', 'outbox', 'none']),
    sms: z.enum(['provider', 'outbox', 'none']),
    push: z.enum(['browsers', 'browsersAndPhones']),
  }),
  jobs: z.array(JobsStatus),
  processes: z.array(ProcessStatus),
});
export type Status = z.output<typeof Status>;

/** The reader’s administration and the status of the installation (docs/rules/audit.md#overview); named with those of `audit`. */
export const administration = endpoints({
  overview: {
    method: 'GET',
    path: '/admin/overview',
    access: 'member',
    summary: 'What the reader may administer, and for staff what waits for them',
    result: data(Administration),
  },
  status: {
    method: 'GET',
    path: '/admin/status',
    access: 'staff',
    summary: 'How the installation does: version, database, disk, jobs that wait or have failed, and processes',
    result: data(Status),
  },
});
