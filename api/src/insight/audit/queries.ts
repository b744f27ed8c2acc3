import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { AuditAct, AuditTarget } from '@m4u/contract/insight/audit/kinds';
import { and, desc, eq, gte, lt, sql, type SQL } from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { auditEntries } from './tables.ts';

/** The entry after which a page begins. */
const last = alias(auditEntries, 'last');

/** A row of the audit log. */
export type EntryRow = typeof auditEntries.$inferSelect;

/** Filter of the log. */
export interface AuditRowFilter {
  readonly actorId?: string | undefined;
  readonly act?: AuditAct | undefined;
  readonly kind?: AuditTarget | undefined;
  readonly target?: string | undefined;
  /** From this moment on, inclusive. */
  readonly from?: Date | undefined;
  /** Before this moment, exclusive. */
  readonly to?: Date | undefined;
}

const entriesMatching = ({ actorId, act, kind, target, from, to }: AuditRowFilter): SQL | undefined =>
  and(
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    act === undefined ? undefined : eq(auditEntries.act, act),
    kind === undefined ? undefined : eq(auditEntries.targetKind, kind),
    target === undefined ? undefined : eq(auditEntries.targetId, target),
    from === undefined ? undefined : gte(auditEntries.createdAt, from),
    to === undefined ? undefined : lt(auditEntries.createdAt, to),
  );

/** Entries before another one, by time and then by id: entries that are imported later may be older. */
const isBefore = (db: Executor, id: string): SQL =>
  sql`(${auditEntries.createdAt}, ${auditEntries.id}) < (${db
    .select({ createdAt: last.createdAt, id: last.id })
    .from(last)
    .where(eq(last.id, id))})`;

/** Entries, newest first; with `beforeId`, only older ones. */
export const list = byProgram(
  (db: Executor, filter: AuditRowFilter, beforeId: string | undefined, limit: number): Promise<EntryRow[]> =>
    db
      .select()
      .from(auditEntries)
      .where(and(entriesMatching(filter), beforeId === undefined ? undefined : isBefore(db, beforeId)))
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(limit),
);
