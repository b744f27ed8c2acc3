import type { Words } from '@m4u/contract/words';
import { eq, or, type SQL } from '../database/orm.ts';
import type { PgColumn, PgTable } from '../database/orm-tables.ts';
import type { Executor } from '../database/database.ts';
import type { Traces } from '../idempotency/erase.ts';

/** The member that personal data is about, with the other identifiers that rows may have. */
export interface Subject {
  readonly memberId: string;
  readonly accountId: string;
  /** Of the account, once verified. */
  readonly email: string | null;
  /** E.164; of the account, once verified. */
  readonly phone: string | null;
}

/** What a member gets of the rows in the export of their data: a file of this name, without what others wrote for themselves. */
export interface Given {
  readonly file: string;
  readonly title: Words;
  readonly without?: readonly PgColumn[];
}

/** What is left out of the export, and why. */
export interface Withheld {
  readonly withheld: string;
}

/** What becomes of rows when their member is erased: gone, with some values taken out, or kept for a reason. */
export type ErasureRule =
  | { readonly deleted: true }
  | { readonly set: Readonly<Record<string, unknown>> }
  | { readonly kept: string };

/**
 * What a table keeps about members: one declaration for the export of one's data and for the erasure of an account
 * (docs/rules/privacy.md). Every module declares its own tables; a test fails for a column that names a member and is
 * in no declaration.
 */
export interface Personal {
  readonly table: PgTable;
  /** The columns that name the member, as far as this is about them. */
  readonly by: readonly PgColumn[];
  /** The rows that are about a member. */
  readonly rows: (subject: Subject) => SQL | undefined;
  readonly gives: Given | Withheld;
  readonly fate: ErasureRule;
  /** What else identifies them in stored answers: ids of these rows, and values that nobody else has. */
  readonly traces?: {
    readonly ids?: readonly PgColumn[];
    readonly texts?: readonly PgColumn[];
    /** Ids of what is about them without naming them, as the log of what was done to it does. */
    readonly targets?: readonly PgColumn[];
  };
}

/** Declares what a table keeps; unless `rows` says otherwise, the rows in which a column of `by` is the member. */
export const personalData = ({
  rows,
  ...given
}: Omit<Personal, 'rows'> & { readonly rows?: Personal['rows'] }): Personal => ({
  ...given,
  rows: rows ?? (({ memberId }) => or(...given.by.map((column) => eq(column, memberId)))),
});

/** Rows that say who did something for others: they stay, and name somebody who has no name any more. */
export const retainedActions = (table: PgTable, ...by: readonly PgColumn[]): Personal =>
  personalData({
    table,
    by,
    gives: { withheld: 'what was done for a group, an agency or the platform is theirs' },
    fate: { kept: 'who did it stays, without a name' },
  });

/** Gone with the member. */
export const deleted: ErasureRule = { deleted: true };

/** Nothing of it is in the export, and why. */
export const excludedFromExport = (reason: string): Withheld => ({ withheld: reason });

/** Stays, and why. */
export const kept = (reason: string): ErasureRule => ({ kept: reason });

/** A file of the export. */
export const exportedAs = (file: string, vi: string, en: string, without: readonly PgColumn[] = []): Given => ({
  file,
  title: { vi, en },
  without,
});

/** The texts by which stored answers may identify a member; read before the member is erased. */
export const tracesOf = async (
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
 * Erases a member's rows, in the order in which they are declared, in a transaction. For as long as that lasts, the
 * logs that nobody may change let names be taken out (`m4u.erasing`, see the migrations).
 */
export const erase = async (tx: Executor, subject: Subject, declared: readonly Personal[]): Promise<void> => {
  for (const { table, rows, fate } of declared) {
    const condition = rows(subject);
    if (condition === undefined || 'kept' in fate) continue;
    if ('deleted' in fate) await tx.delete(table).where(condition);
    else await tx.update(table).set(fate.set).where(condition);
  }
};
