import * as z from 'zod';
import { ById, data, Done, Id, list, Moment, Owner, Paging, text } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { Person } from '../profile/directory/person.ts';
import { sortedBy } from '../sorting.ts';

/** Columns by which staff sort reports. */
export const REPORT_SORTS = ['created'] as const;

/** What can be reported: a page, a piece of content, a message. */
export const ReportKind = z.enum(['member', 'group', 'content', 'message']);
export type ReportKind = z.output<typeof ReportKind>;

/** Why it is reported. */
export const ReportReason = z.enum(['spam', 'fraud', 'impersonation', 'harassment', 'illegal', 'other']);
export type ReportReason = z.output<typeof ReportReason>;

/** Outcome of a report: `dismissed` (nothing was wrong) or `acted` (staff took action). */
export const ReportOutcome = z.enum(['dismissed', 'acted']);
export type ReportOutcome = z.output<typeof ReportOutcome>;

/** A new report. */
export const ReportDraft = z.object({
  kind: ReportKind,
  targetId: Id,
  reason: ReportReason,
  /** The reporter's explanation, in their own words. */
  words: text(2000).default(''),
});
export type ReportDraft = z.output<typeof ReportDraft>;

/** The reported page, piece or message, as staff see it. */
export const ReportTarget = z.object({
  kind: ReportKind,
  _id: Id,
  /** Name of the page, title of the piece or name of the message's sender; empty when it was deleted. */
  name: z.string(),
  /** Path of the screen that shows it; null when there is none. */
  path: z.string().nullable(),
  /** The reported page itself, the owner of the piece, or the sender of the message; null when deleted. */
  owner: Owner.nullable(),
  /** Text of a reported message; staff can read it only here, once it was reported. Empty for other kinds. */
  text: z.string(),
});
export type ReportTarget = z.output<typeof ReportTarget>;

/** A report, for the platform’s staff. */
export const Report = z.object({
  _id: Id,
  target: ReportTarget,
  /** Null when a recipient without an account reports a message by the link in it. */
  reporter: Person.nullable(),
  reason: ReportReason,
  words: z.string(),
  createdAt: Moment,
  /** Null while the report is open. */
  outcome: ReportOutcome.nullable(),
  handledAt: Moment.nullable(),
  handledBy: Person.nullable(),
});
export type Report = z.output<typeof Report>;

/** Reports to the platform’s staff (docs/rules/privacy.md#reports). */
export const privacy = endpoints({
  report: {
    method: 'POST',
    path: '/reports',
    access: 'member',
    summary: 'Reports a page, an item or a message that the caller can see; repeating an open report changes nothing',
    body: ReportDraft,
    result: Done,
    errors: ['not-found'],
  },
  listReports: {
    method: 'GET',
    path: '/reports',
    access: 'staff',
    summary:
      'Reports: by `sort`, or open ones first, oldest first, then closed ones, latest first; or only the one with `id`',
    query: Paging.extend({ id: Id.optional(), ...sortedBy(REPORT_SORTS) }),
    result: list(Report).extend({ totalOpen: z.int() }),
  },
  handleReport: {
    method: 'PUT',
    path: '/reports/:id',
    access: 'staff',
    summary: 'Closes a report with its outcome',
    params: ById,
    body: z.object({ outcome: ReportOutcome }),
    result: data(Report),
    errors: ['not-found', 'wrong-state'],
  },
});
