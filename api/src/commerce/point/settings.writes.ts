import { and, eq, isNotNull, sql } from '../../platform/database/orm.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { pointSettings as settings } from './tables.ts';

/**
 * Takes the next invoice number of a group, and locks its settings until the transaction ends; undefined where invoices
 * are numbered by hand.
 */
export const takeInvoiceNumber = async (tx: Transaction, groupId: string): Promise<string | undefined> => {
  const [row] = await tx
    .update(settings)
    .set({ lastInvoice: sql`${settings.lastInvoice} + 1` })
    .where(and(eq(settings.groupId, groupId), isNotNull(settings.invoicePrefix)))
    .returning({ prefix: settings.invoicePrefix, number: settings.lastInvoice });
  return row && `${row.prefix}${String(row.number).padStart(4, '0')}`;
};
