import * as z from 'zod';
import { ById, data, Done, Id, list, Moment, Owner, Paging, text } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { Person } from '../profile/directory/person.ts';

/** What can be reported: a page, a piece of content, a message. */
export const ReportKind = z.enum(['member', 'group', 'content', 'message']);
export type ReportKind = z.output<typeof ReportKind>;

/** What is wrong with it. */
export const ReportReason = z.enum(['spam', 'fraud', 'impersonation', 'harassment', 'illegal', 'other']);
export type ReportReason = z.output<typeof ReportReason>;

/** What came of a report: nothing was wrong, or something was done about it. */
export const ReportOutcome = z.enum(['dismissed', 'acted']);
export type ReportOutcome = z.output<typeof ReportOutcome>;

/** What somebody reports. */
export const ReportDraft = z.object({
  kind: ReportKind,
  targetId: Id,
  reason: ReportReason,
  /** In the reporter’s own words. */
  words: text(2000).default(''),
});
export type ReportDraft = z.output<typeof ReportDraft>;

/** What a report is about, as staff find it. */
export const ReportTarget = z.object({
  kind: ReportKind,
  _id: Id,
  /** A page’s name, a piece’s title, the name of who wrote a message; empty when it is no longer there. */
  name: z.string(),
  /** Path of the screen where it can be seen; null when there is none. */
  path: z.string().nullable(),
  /** Whose it is: the page itself, the page that a piece stands on, who wrote a message; null when it is gone. */
  owner: Owner.nullable(),
  /** What a message says: it is read by staff once it was reported, and nowhere else. Empty for everything else. */
  text: z.string(),
});
export type ReportTarget = z.output<typeof ReportTarget>;

/** A report, for the platform’s staff. */
export const Report = z.object({
  _id: Id,
  target: ReportTarget,
  /** Null for somebody who reports a letter that they got, with no account needed. */
  reporter: Person.nullable(),
  reason: ReportReason,
  words: z.string(),
  createdAt: Moment,
  /** Null while it is open. */
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
    summary:
      'Reports a page, a piece of content or a message that the reader can see; again while it is open is harmless',
    body: ReportDraft,
    result: Done,
    errors: ['not-found'],
  },
  listReports: {
    method: 'GET',
    path: '/reports',
    access: 'staff',
    summary: 'Reports: those that are open first, and of these the oldest; then the latest that were handled',
    query: Paging,
    result: list(Report).extend({ totalOpen: z.int() }),
  },
  handleReport: {
    method: 'PUT',
    path: '/reports/:id',
    access: 'staff',
    summary: 'Closes a report with what came of it',
    params: ById,
    body: z.object({ outcome: ReportOutcome }),
    result: data(Report),
    errors: ['not-found', 'wrong-state'],
  },
});
