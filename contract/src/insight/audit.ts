import * as z from 'zod';
import { Day, Id, line, Moment, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Person } from '../profile/directory/person.ts';
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

/** The log of official acts (docs/rules/audit.md#log). */
export const audit = endpoints({
  list: {
    method: 'GET',
    path: '/admin/audit',
    access: 'staff',
    summary: 'What was done by virtue of an office, the newest first',
    query: AuditFilter.extend({ cursor: z.union([none, Id]).optional(), limit: whole(1, 100).optional() }),
    result: z.object({ data: z.array(AuditEntry), nextCursor: z.string().nullable() }),
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
