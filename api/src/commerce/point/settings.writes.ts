import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { eq, isNotNull, sql } from '../../platform/database/orm.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { DEFAULT_GIVING } from './settings.service.ts';
import { pointSettings as settings } from './tables.ts';

/** An invoice number that a group has given by itself. */
export interface GivenNumber {
  readonly prefix: string;
  readonly number: number;
}

/**
 * Takes the next invoice number of a group, and locks its settings until the transaction ends; undefined where invoices
 * are numbered by hand. A group without settings gets the default ones, saved by `seller`. By the program, since
 * cashiers may not change the other settings of the row.
 */
export const takeInvoiceNumber = byProgram(
  async (
    tx: Transaction,
    groupId: string,
    seller: { readonly memberId: string; readonly now: Date },
  ): Promise<GivenNumber | undefined> => {
    const [row] = await tx
      .insert(settings)
      .values({ groupId, ...DEFAULT_GIVING, lastInvoice: 1, updatedBy: seller.memberId, updatedAt: seller.now })
      .onConflictDoUpdate({
        target: settings.groupId,
        set: { lastInvoice: sql`${settings.lastInvoice} + 1` },
        setWhere: isNotNull(settings.invoicePrefix),
      })
      .returning({ prefix: settings.invoicePrefix, number: settings.lastInvoice });
    return row && { prefix: row.prefix ?? '', number: row.number };
  },
);

/** Lets the next invoice number of a group be higher than `number`. */
export const skipInvoiceNumbers = byProgram(async (tx: Transaction, groupId: string, number: number): Promise<void> => {
  await tx
    .update(settings)
    .set({ lastInvoice: sql`greatest(${settings.lastInvoice}, ${number})` })
    .where(eq(settings.groupId, groupId));
});
