import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { PaymentState, PaymentSubject } from '@m4u/contract/commerce/payment/rules';
import { and, eq, gte, inArray } from '../../platform/database/orm.ts';
import { paymentAccounts, payments } from './tables.ts';

/** Whether a group has an account that receives payments. Runs as the program, since buyers ask. */
export const hasReceivingAccount = byProgram(
  async (db: Executor, groupId: string): Promise<boolean> =>
    (await db.$count(paymentAccounts, eq(paymentAccounts.groupId, groupId))) > 0,
);

/**
 * The random part of the address of a payment's page. Runs as the program: the caller shows it to the buyer alone.
 */
export const findPageToken = byProgram(async (db: Executor, id: string): Promise<string | undefined> => {
  const [row] = await db.select({ token: payments.token }).from(payments).where(eq(payments.id, id));
  return row?.token;
});

/** Lists those of some payments that are paid. Runs as the program, for jobs of the things that asked. */
export const listPaidIds = byProgram(async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.id, [...ids]), eq(payments.state, 'paid')));
  return rows.map(({ id }) => id);
});

/** A payment, as the thing that asked for it shows it to the buyer and the admins. */
export interface AskedPayment {
  readonly id: string;
  readonly state: PaymentState;
  /** The random part of the address of its page. */
  readonly token: string;
  readonly dueAt: Date;
  readonly paidAt: Date | null;
}

/** Finds payments by their ids. Runs as the program: the caller shows them to their buyer and the group's admins alone. */
export const findPayments = byProgram(
  async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, AskedPayment>> => {
    if (ids.length === 0) return new Map();
    const { id, state, token, dueAt, paidAt } = payments;
    const rows = await db
      .select({ id, state, token, dueAt, paidAt })
      .from(payments)
      .where(inArray(payments.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  },
);

/** Lists payments of a kind of things that were refunded since a moment. Runs as the program, for jobs. */
export const listRefunded = byProgram(
  async (
    db: Executor,
    subject: PaymentSubject,
    since: Date,
  ): Promise<{ readonly paymentId: string; readonly subjectId: string }[]> => {
    const rows = await db
      .select({ paymentId: payments.id, subjectId: payments.subjectId })
      .from(payments)
      .where(and(eq(payments.subject, subject), eq(payments.state, 'refunded'), gte(payments.updatedAt, since)))
      .limit(10_000);
    return rows.flatMap(({ paymentId, subjectId }) => (subjectId === null ? [] : [{ paymentId, subjectId }]));
  },
);
