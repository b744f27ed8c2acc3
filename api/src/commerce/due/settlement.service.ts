import { DAY } from '@m4u/contract/durations';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { findPayments, listRefunded } from '../payment/reads.ts';
import { give, takeBack } from './period.service.ts';
import * as queries from './queries.ts';

/** A payment of a period that changed its state. */
export interface SettledPayment {
  readonly periodId: string;
  readonly paymentId: string;
}

/** Runs work on the period of a payment, as the program, while its payer is locked; a payment that is not its own is left. */
const withPeriod = (
  ctx: Context,
  { periodId, paymentId }: SettledPayment,
  work: (tx: Transaction, period: queries.PeriodRow) => Promise<void>,
): Promise<void> =>
  runAsSystem(() =>
    ctx.transaction(async (tx) => {
      const found = await queries.find(tx, periodId);
      if (!found) return;
      await queries.lockPayer(tx, found);
      const period = await queries.find(tx, periodId);
      if (period?.paymentId === paymentId) await work(tx, period);
    }),
  );

/** Gives the period of a payment that is complete, once; also one that was withdrawn before its money came. */
export const settlePaid = (ctx: Context, settled: SettledPayment): Promise<void> =>
  withPeriod(ctx, settled, async (tx, period) => {
    if (period.state === 'asked' || period.state === 'withdrawn') await give(ctx, tx, period);
  });

/** Takes back the period of a payment that went back to the member, once. */
export const settleRefunded = (ctx: Context, settled: SettledPayment): Promise<void> =>
  withPeriod(ctx, settled, async (tx, period) => {
    const { state, startsOn, endsOn, anchor } = period;
    if (state !== 'given' || startsOn === null || endsOn === null || anchor === null) return;
    await takeBack(ctx, tx, { ...period, startsOn, endsOn, anchor });
  });

/** Withdraws a period whose payment an admin cancelled. */
const settleCancelled = (ctx: Context, settled: SettledPayment): Promise<void> =>
  withPeriod(ctx, settled, async (tx, { id, state }) => {
    if (state === 'asked') await queries.update(tx, id, { state: 'withdrawn', updatedAt: ctx.clock.now() });
  });

/** Periods of one query. */
const BATCH = 200;

/** How long the job looks back for refunds that it did not hear of. */
const LOOK_BACK = 3 * DAY;

const settleAsked = async (ctx: Context): Promise<void> => {
  let after: string | undefined;
  do {
    const asked = await queries.listAsked(ctx.db, { after, limit: BATCH });
    const found = await findPayments(
      ctx.db,
      asked.flatMap(({ paymentId }) => paymentId ?? []),
    );
    for (const { id: periodId, paymentId } of asked) {
      const state = paymentId === null ? undefined : found.get(paymentId)?.state;
      if (paymentId === null) continue;
      if (state === 'paid') await settlePaid(ctx, { periodId, paymentId });
      else if (state === 'cancelled') await settleCancelled(ctx, { periodId, paymentId });
    }
    after = asked.length === BATCH ? asked.at(-1)?.id : undefined;
  } while (after !== undefined);
};

/**
 * Gives periods that were paid, and takes back those that were refunded, while this program did not run or its event was
 * lost. It may run twice.
 */
export const settleMissed = async (ctx: Context): Promise<void> => {
  await settleAsked(ctx);
  const refunded = await listRefunded(ctx.db, 'due', new Date(ctx.clock.now().getTime() - LOOK_BACK));
  const given = new Set(
    await queries.listGivenIds(
      ctx.db,
      refunded.map(({ subjectId }) => subjectId),
    ),
  );
  for (const { paymentId, subjectId: periodId } of refunded)
    if (given.has(periodId)) await settleRefunded(ctx, { periodId, paymentId });
};
