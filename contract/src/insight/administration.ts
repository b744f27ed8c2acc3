import * as z from 'zod';
import { data, Id, Moment } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { Figures, FigureSpan } from './administration/figures.ts';
import { MessageCount, MessageWay } from './administration/messages.ts';

/** A group or an agency that the reader administers. */
export const Administered = z.object({ _id: Id, name: z.string(), urlMinify: z.string().nullable() });
export type Administered = z.output<typeof Administered>;

/** Counts of open work for the platform's staff. */
export const Waiting = z.object({
  /** Open reports of abuse. */
  reports: z.int(),
  /** Open messages to support. */
  support: z.int(),
  /** Registrations that wait for staff and not for the applicant. */
  registrations: z.int(),
  /** Open requests about personal data, and how many of them are past their due time. */
  requests: z.int(),
  overdue: z.int(),
});
export type Waiting = z.output<typeof Waiting>;

/** Counts of open registrations by state; closed ones are not counted. */
export const OpenRegistrations = z.object({
  pending: z.int(),
  accepted: z.int(),
  approved: z.int(),
  paid: z.int(),
});
export type OpenRegistrations = z.output<typeof OpenRegistrations>;

/** Groups and agencies that the reader administers (empty for most members), and open work for staff. */
export const Administration = z.object({
  staff: z.boolean(),
  agencies: z.array(Administered.omit({ urlMinify: true })),
  groups: z.array(Administered),
  /** Null for readers who are not staff. */
  waiting: Waiting.nullable(),
  /** All registrations for staff, registrations of own agencies for agency admins; null for everybody else. */
  registrations: OpenRegistrations.nullable(),
});
export type Administration = z.output<typeof Administration>;

/** Queue status of one kind of job: how many wait, and how many failed for good. */
export const JobsStatus = z.object({
  name: z.string(),
  waiting: z.int(),
  /** Jobs that failed at every attempt; kept for a month. */
  dead: z.int(),
  /** Age of the oldest due job, in seconds. */
  oldestSeconds: z.int(),
  /**
   * The last known failure: its time, the error class, and whether it passed, since a job of the kind succeeded later or
   * none is left. The message is left out, since it may contain personal data.
   */
  last: z.object({ at: Moment, error: z.string(), isPassed: z.boolean() }).nullable(),
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
    /** Number of applied migrations, and the time of the newest one. */
    migrations: z.int(),
    migratedTo: Moment.nullable(),
    connections: z.int(),
    connectionsAtMost: z.int(),
  }),
  /** Space on the disk of the data folder, in bytes; null when it cannot be read. */
  disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
  /** Transports of mail, SMS, Zalo and push; `none` when nothing is sent. */
  ways: z.object({
    mail: z.enum(['smtp', 'outbox', 'none']),
    sms: z.enum(['provider', 'outbox', 'none']),
    zns: z.enum(['provider', 'none']),
    push: z.enum(['browsers', 'browsersAndPhones']),
  }),
  /** The order in which codes and receipts try their ways (docs/configuration.md). */
  messageOrder: z.array(MessageWay),
  /** Codes and receipts of the last days (`MESSAGE_DAYS`). */
  messages: z.array(MessageCount),
  jobs: z.array(JobsStatus),
  processes: z.array(ProcessStatus),
});
export type Status = z.output<typeof Status>;

/** The reader's administration and the installation's status; part of `api.audit` (docs/rules/audit.md#overview). */
export const administration = endpoints({
  overview: {
    method: 'GET',
    path: '/admin/overview',
    access: 'member',
    summary: 'Groups, agencies and registrations that the caller administers, and open work for staff',
    result: data(Administration),
  },
  figures: {
    method: 'GET',
    path: '/admin/figures',
    access: 'staff',
    summary: 'Members, viewed pages, groups that give points and late work over 1, 14 or 90 days (default 14)',
    query: z.object({ days: FigureSpan.optional() }),
    result: data(Figures),
  },
  status: {
    method: 'GET',
    path: '/admin/status',
    access: 'staff',
    summary: 'Status of the installation: version, database, disk, waiting and failed jobs, processes',
    result: data(Status),
  },
});
