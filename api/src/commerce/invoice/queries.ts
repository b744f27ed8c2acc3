import type { InvoiceState } from '@m4u/contract/commerce/invoice/rules';
import type { Executor } from '../../platform/database/database.ts';
import { and, asc, desc, eq, isNull, lt, or } from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { eInvoices as invoices } from './tables.ts';

/** A row of an e-invoice. */
export type InvoiceRow = typeof invoices.$inferSelect;

const ofGroup = (groupId: string, state: InvoiceState | undefined) =>
  and(eq(invoices.groupId, groupId), state === undefined ? undefined : eq(invoices.state, state));

/** Lists e-invoices of a group, newest first, with their number. */
export const list = async (
  db: Executor,
  groupId: string,
  state: InvoiceState | undefined,
  { limit, offset }: Slice,
): Promise<{ rows: InvoiceRow[]; total: number }> => {
  const rows = await db
    .select()
    .from(invoices)
    .where(ofGroup(groupId, state))
    .orderBy(desc(invoices.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(invoices, ofGroup(groupId, state)) };
};

/** Counts the e-invoices of a group that failed. */
export const countFailed = (db: Executor, groupId: string): Promise<number> =>
  db.$count(invoices, ofGroup(groupId, 'failed'));

/** Finds the e-invoice of an order that the reader may see. */
export const findOfRequest = async (db: Executor, requestId: string): Promise<InvoiceRow | undefined> => {
  const [row] = await db.select().from(invoices).where(eq(invoices.requestId, requestId));
  return row;
};

/** Finds an e-invoice; runs as the program, for jobs. */
export const find = byProgram(async (db: Executor, id: string): Promise<InvoiceRow | undefined> => {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row;
});

/** Finds the e-invoice of an order with a lock; runs as the program, since a buyer may not write it. */
export const lockOfRequest = byProgram(async (tx: Transaction, requestId: string): Promise<InvoiceRow | undefined> => {
  const [row] = await tx.select().from(invoices).where(eq(invoices.requestId, requestId)).for('no key update');
  return row;
});

/** Inserts an e-invoice; false when its order has one. Runs as the program. */
export const insert = byProgram(async (tx: Transaction, row: InvoiceRow): Promise<boolean> => {
  const inserted = await tx
    .insert(invoices)
    .values(row)
    .onConflictDoNothing({ target: invoices.requestId })
    .returning({ id: invoices.id });
  return inserted.length > 0;
});

/** Changes a locked e-invoice; runs as the program. */
export const update = byProgram(async (tx: Transaction, id: string, changes: Partial<InvoiceRow>): Promise<void> => {
  await tx.update(invoices).set(changes).where(eq(invoices.id, id));
});

/** The e-invoice and step of a job. */
export interface StepKey {
  readonly id: string;
  readonly step: number;
}

const atStep = ({ id, step }: StepKey) => and(eq(invoices.id, id), eq(invoices.step, step));

/** Changes an e-invoice at this step of it; false when another run has gone on. Runs as the program. */
export const advance = byProgram(
  async (tx: Transaction, key: StepKey, changes: Partial<InvoiceRow>): Promise<boolean> => {
    const updated = await tx.update(invoices).set(changes).where(atStep(key)).returning({ id: invoices.id });
    return updated.length > 0;
  },
);

/**
 * Writes that a request is about to be sent; false when it was sent after `settledBefore`, or another run has gone on.
 * Of two runs at once one sends it. Runs as the program.
 */
export const claimSending = byProgram(
  async (
    db: Executor,
    key: StepKey,
    what: 'sentAt' | 'issueSentAt',
    { now, settledBefore }: { readonly now: Date; readonly settledBefore: Date },
  ): Promise<boolean> => {
    const column = invoices[what];
    const claimed = await db
      .update(invoices)
      .set({ [what]: now })
      .where(and(atStep(key), or(isNull(column), lt(column, settledBefore))))
      .returning({ id: invoices.id });
    return claimed.length > 0;
  },
);

/** Lists e-invoices whose job should have run before a moment. Runs as the program, for the job of every minute. */
export const listStuck = byProgram(
  (db: Executor, before: Date, limit: number): Promise<Pick<InvoiceRow, 'id' | 'step' | 'nextAt'>[]> =>
    db
      .select({ id: invoices.id, step: invoices.step, nextAt: invoices.nextAt })
      .from(invoices)
      .where(lt(invoices.nextAt, before))
      .orderBy(asc(invoices.nextAt))
      .limit(limit),
);
