import * as z from 'zod';
import { Day, Id, line, Moment, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Person } from '../profile/directory/person.ts';
import { AuditAct, AuditTarget } from './audit/kinds.ts';

/** One action of staff or of an admin in the audit log. */
export const AuditEntry = z.object({
  _id: Id,
  actor: Person,
  act: AuditAct,
  target: z.object({ kind: AuditTarget, id: z.string(), name: z.string() }),
  /** Further facts: a reason, a status before and after. */
  detail: z.record(z.string(), z.string()),
  createdAt: Moment,
});
export type AuditEntry = z.output<typeof AuditEntry>;

const emptyText = z.literal('');

/** Filter of the audit log; empty fields are ignored. */
export const AuditFilter = z.object({
  /** The person who acted: an id, a short link, an e-mail address or a phone number. */
  actor: line(254).optional(),
  act: z.union([emptyText, AuditAct], { error: 'choice' }).optional(),
  kind: z.union([emptyText, AuditTarget], { error: 'choice' }).optional(),
  /** Id of the row that the action changed. */
  target: line(64).optional(),
  /** Days in Vietnam; both are included. */
  from: z.union([emptyText, Day], { error: 'date' }).optional(),
  to: z.union([emptyText, Day], { error: 'date' }).optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

/** The audit log: actions of staff and admins (docs/rules/audit.md#log). */
export const audit = endpoints({
  list: {
    method: 'GET',
    path: '/admin/audit',
    access: 'staff',
    summary: 'Audit log of acts by staff and admins, newest first',
    query: AuditFilter.extend({ cursor: z.union([emptyText, Id]).optional(), limit: whole(1, 100).optional() }),
    result: z.object({ data: z.array(AuditEntry), nextCursor: z.string().nullable() }),
  },
  csv: {
    method: 'GET',
    path: '/admin/audit/csv',
    access: 'staff',
    summary: 'Audit log as CSV, with the same filter',
    query: AuditFilter.extend({ lang: z.enum(['vi', 'en'], { error: 'choice' }).optional() }),
    result: file('text/csv'),
  },
});
