import { daysAfter, MOST_DAYS_AHEAD, nextTerm, termFrom } from '@m4u/contract/commerce/due/rules';
import { PAYMENT_DAYS, PAYMENT_LENGTH } from '@m4u/contract/commerce/payment/rules';
import { dayOf } from '@m4u/contract/days';
import { createPayment } from '../payment/asking.writes.ts';
import { findPayments } from '../payment/reads.ts';
import { withdrawPayment } from '../payment/withdrawal.writes.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { countDays } from '../../platform/time/days.ts';
import type { LevelRow } from './level.queries.ts';
import { tellMember } from './message.service.ts';
import * as queries from './queries.ts';
import { canRenew, givesWay } from './rules.ts';

// Everything here runs as the program, in a transaction that has locked the payer.

/** The period that a new one of a member follows: a free one gives way to one that costs something. */
const makeRoom = async (
  ctx: Context,
  tx: Transaction,
  period: queries.PeriodRow,
  today: string,
): Promise<queries.GivenPeriod | undefined> => {
  const latest = await queries.findLatest(tx, period);
  if (!latest || latest.endsOn < today || !givesWay(latest, { levelId: period.levelId, price: period.amount }))
    return latest;
  const changes =
    latest.startsOn < today
      ? { endsOn: daysAfter(today, -1) }
      : { state: 'withdrawn' as const, startsOn: null, endsOn: null, anchor: null };
  await queries.update(tx, latest.id, { ...changes, updatedAt: ctx.clock.now() });
  return undefined;
};

/** Gives a member the term of a period that is paid or free, and tells them until when. */
export const give = async (ctx: Context, tx: Transaction, period: queries.PeriodRow): Promise<void> => {
  const now = ctx.clock.now();
  const today = dayOf(now);
  const term = nextTerm(today, period.months, await makeRoom(ctx, tx, period, today));
  await queries.update(tx, period.id, { state: 'given', ...term, updatedAt: now });
  await tellMember(ctx, tx, period, { news: 'begun', day: term.endsOn, cause: period.id });
};

/** Takes back a period whose money was returned; the periods right after it move forward, so that no gap is left. */
export const takeBack = async (ctx: Context, tx: Transaction, taken: queries.GivenPeriod): Promise<void> => {
  const updatedAt = ctx.clock.now();
  const today = dayOf(updatedAt);
  await queries.update(tx, taken.id, { state: 'taken', updatedAt });
  await tellMember(ctx, tx, taken, { news: 'taken', day: taken.endsOn, cause: taken.id });
  if (taken.endsOn < today) return;
  const isBegun = taken.startsOn < today;
  let [startsOn, anchor] = isBegun ? [today, undefined] : [taken.startsOn, taken.anchor];
  let follows = daysAfter(taken.endsOn, 1);
  for (const later of await queries.listGivenAfter(tx, taken, taken.startsOn)) {
    if (later.startsOn !== follows) return;
    follows = daysAfter(later.endsOn, 1);
    const term = termFrom(startsOn, later.months, anchor);
    await queries.update(tx, later.id, { ...term, updatedAt });
    [startsOn, anchor] = [daysAfter(term.endsOn, 1), term.anchor];
  }
};

/** Days within which a term is to be paid: through the grace of the present one, at least the usual ones. */
const paymentDays = (today: string, latest: queries.GivenPeriod | undefined): number => {
  if (!latest) return PAYMENT_DAYS.usual;
  const left = countDays(today, daysAfter(latest.endsOn, latest.graceDays));
  return Math.min(PAYMENT_DAYS.maximum, Math.max(PAYMENT_DAYS.usual, left));
};

/** Name of the payment, as the member reads it. */
const titleOf = ({ locale }: Pick<Context, 'locale'>, { name }: LevelRow): string =>
  `${locale === 'vi' ? 'Hội phí' : 'Dues'} ${name}`.slice(0, PAYMENT_LENGTH.title);

/** The period that waits for its payment, as it is after a look at that. */
const settleAsked = async (
  ctx: Context,
  tx: Transaction,
  asked: queries.PeriodRow,
  level: LevelRow,
): Promise<'stands' | 'gone'> => {
  const { paymentId } = asked;
  const payment = paymentId === null ? undefined : (await findPayments(tx, [paymentId])).get(paymentId);
  const isWaiting = payment?.state === 'waiting' && payment.dueAt > ctx.clock.now();
  if (isWaiting && asked.levelId === level.id) return 'stands';
  const before = payment && (await withdrawPayment(ctx, tx, payment.id));
  if (before === 'paid') {
    // It was completed a moment ago: what was paid counts, and nothing else is asked for.
    await give(ctx, tx, asked);
    return 'stands';
  }
  await queries.update(tx, asked.id, { state: 'withdrawn', updatedAt: ctx.clock.now() });
  return 'gone';
};

/**
 * Asks a member for the payment of a term of a level, or finds the one that waits; a free term begins at once. A period
 * of another level that waits is withdrawn. Returns the period, and whether it was asked for before. Errors:
 * payment-account-missing, wrong-state (it cannot be renewed yet).
 */
export const askFor = async (
  ctx: Context,
  tx: Transaction,
  level: LevelRow,
  memberId: string,
): Promise<{ readonly period: queries.PeriodRow; readonly isNew: boolean }> => {
  const payer = { groupId: level.groupId, memberId };
  const asked = await queries.findAsked(tx, payer);
  if (asked && (await settleAsked(ctx, tx, asked, level)) === 'stands') return { period: asked, isNew: false };
  const now = ctx.clock.now();
  const today = dayOf(now);
  const latest = await queries.findLatest(tx, payer);
  if (!canRenew(today, level, latest, MOST_DAYS_AHEAD)) fail('wrong-state');
  const period: queries.PeriodRow = {
    id: uuidv7(),
    ...payer,
    levelId: level.id,
    state: 'asked',
    amount: level.price,
    months: level.months,
    graceDays: level.graceDays,
    startsOn: null,
    endsOn: null,
    anchor: null,
    paymentId: null,
    createdAt: now,
    updatedAt: now,
  };
  await queries.insert(tx, period);
  if (level.price === 0) {
    await give(ctx, tx, period);
    return { period, isNew: true };
  }
  const paymentId = await createPayment(ctx, tx, {
    groupId: level.groupId,
    subject: 'due',
    subjectId: period.id,
    title: titleOf(ctx, level),
    amount: level.price,
    buyerId: memberId,
    days: paymentDays(today, latest),
    // The group asks, also where its member or the daily job begins.
    askedBy: level.createdBy,
  });
  await queries.update(tx, period.id, { paymentId });
  return { period: { ...period, paymentId }, isNew: true };
};
