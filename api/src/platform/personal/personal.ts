import type { Words } from '@m4u/contract/words';
import { eq, or, type SQL } from '../database/orm.ts';
import type { PgColumn, PgTable } from '../database/orm-tables.ts';
import type { Executor } from '../database/database.ts';
import type { Traces } from '../idempotency/erase.ts';

/** The member whose data is exported or erased, with the other identifiers that rows may hold. */
export interface Subject {
  readonly memberId: string;
  readonly accountId: string;
  /** E-mail of the account when verified. */
  readonly email: string | null;
  /** Phone number (E.164) of the account when verified. */
  readonly phone: string | null;
}

/** Export rule: rows go to a file of this name, without columns that others wrote for themselves. */
export interface ExportRule {
  readonly file: string;
  readonly title: Words;
  readonly without?: readonly PgColumn[];
}

/** Export rule: excluded, with the reason. */
export interface ExcludedRule {
  readonly withheld: string;
}

/** Erasure rule of rows: deleted, some values removed, or kept for a reason. */
export type ErasureRule =
  | { readonly deleted: true }
  | { readonly set: Readonly<Record<string, unknown>> }
  | { readonly kept: string };

/**
 * Declaration of a table's personal data, for export and erasure (docs/rules/privacy.md). Every module declares its own
 * tables; a test fails for a column that refers to members and is in no declaration.
 */
export interface Personal {
  readonly table: PgTable;
  /** Columns of this declaration that refer to the member. */
  readonly by: readonly PgColumn[];
  /** Condition for the member's rows. */
  readonly rows: (subject: Subject) => SQL | undefined;
  readonly gives: ExportRule | ExcludedRule;
  readonly fate: ErasureRule;
  /** Further traces of the member in stored answers: ids of these rows, and values that are unique to the member. */
  readonly traces?: {
    readonly ids?: readonly PgColumn[];
    readonly texts?: readonly PgColumn[];
    /** Ids of rows about the member that do not name them, as in the audit log. */
    readonly targets?: readonly PgColumn[];
  };
}

/** Declares a table's personal data; the default `rows` are those with the member in a column of `by`. */
export const personalData = ({
  rows,
  ...declaration
}: Omit<Personal, 'rows'> & { readonly rows?: Personal['rows'] }): Personal => ({
  ...declaration,
  rows: rows ?? (({ memberId }) => or(...declaration.by.map((column) => eq(column, memberId)))),
});

/** Declares rows that record an action for others: they stay and refer to an anonymised member. */
export const retainedActions = (table: PgTable, ...by: readonly PgColumn[]): Personal =>
  personalData({
    table,
    by,
    gives: { withheld: 'what was done for a group, an agency or the platform is theirs' },
    fate: { kept: 'who did it stays, without a name' },
  });

/** Erasure rule: deleted with the member. */
export const deleted: ErasureRule = { deleted: true };

/** Export rule: excluded for a reason. */
export const excludedFromExport = (reason: string): ExcludedRule => ({ withheld: reason });

/** Erasure rule: kept for a reason. */
export const keptBecause = (reason: string): ErasureRule => ({ kept: reason });

/** Export rule: a file with its description in both languages. */
export const exportedAs = (file: string, vi: string, en: string, without: readonly PgColumn[] = []): ExportRule => ({
  file,
  title: { vi, en },
  without,
});

/** Texts that may identify a member in stored answers; read before the erasure. */
export const listTraces = async (
  tx: Executor,
  subject: Subject,
  declared: readonly Personal[],
): Promise<Traces & { readonly targets: readonly string[] }> => {
  const ids = new Set([subject.memberId]);
  const targets = new Set([subject.memberId]);
  const texts = new Set<string>();
  const gather = async ({ table, rows }: Personal, columns: readonly PgColumn[], into: Set<string>) => {
    for (const column of columns)
      for (const { value } of await tx.select({ value: column }).from(table).where(rows(subject)))
        if (typeof value === 'string' && value !== '') into.add(value);
  };
  for (const each of declared) {
    await gather(each, each.traces?.ids ?? [], ids);
    await gather(each, each.traces?.texts ?? [], texts);
    await gather(each, each.traces?.targets ?? [], targets);
  }
  return { ids: [...ids], texts: [...texts], targets: [...targets, ...ids] };
};

/**
 * Erases a member's rows in the order of the declarations, in a transaction. Meanwhile immutable logs allow the removal
 * of names (`m4u.erasing`, see the migrations).
 */
export const erase = async (tx: Executor, subject: Subject, declared: readonly Personal[]): Promise<void> => {
  for (const { table, rows, fate } of declared) {
    const condition = rows(subject);
    if (condition === undefined || 'kept' in fate) continue;
    if ('deleted' in fate) await tx.delete(table).where(condition);
    else await tx.update(table).set(fate.set).where(condition);
  }
};
