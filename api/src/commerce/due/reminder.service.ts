import { daysAfter, DUE_DAYS, REMINDER_DAYS } from '@m4u/contract/commerce/due/rules';
import { dayOf } from '@m4u/contract/days';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { hasReceivingAccount } from '../payment/reads.ts';
import { remindOfPayment } from '../payment/reminder.writes.ts';
import { find as findLevel, type LevelRow } from './level.queries.ts';
import { type EndingRow, listEnding } from './list.queries.ts';
import { tellMember } from './message.service.ts';
import { askFor } from './period.service.ts';
import * as queries from './queries.ts';

/**
 * Asks a member to renew: the payment of the next term is asked for, or told of again, with its VietQR code in the mail.
 * Where nothing can be paid (a free level, no account) the member is told of the end. The caller has locked the payer,
 * and runs as the program; `cause` tells the reminders apart.
 */
export const askToRenew = async (
  ctx: Context,
  tx: Transaction,
  { level, memberId, endsOn, cause }: { level: LevelRow; memberId: string; endsOn: string; cause: string },
): Promise<void> => {
  if (level.price > 0 && (await hasReceivingAccount(tx, level.groupId))) {
    const { period, isNew } = await askFor(ctx, tx, level, memberId);
    // A new payment tells of itself.
    if (!isNew && period.paymentId !== null) await remindOfPayment(ctx, tx, period.paymentId, cause);
    return;
  }
  const news = endsOn < dayOf(ctx.clock.now()) ? 'ended' : 'ends';
  await tellMember(ctx, tx, { groupId: level.groupId, memberId, levelId: level.id }, { news, day: endsOn, cause });
};

const remindOnce = (ctx: Context, { groupId, memberId, id }: EndingRow, today: string): Promise<void> =>
  runAsSystem(() =>
    ctx.transaction(async (tx) => {
      await queries.lockPayer(tx, { groupId, memberId });
      // It may have been renewed or taken back since it was listed.
      const latest = await queries.findLatest(tx, { groupId, memberId });
      if (latest?.id !== id) return;
      const { endsOn, levelId } = latest;
      const days = REMINDER_DAYS.find((each) => endsOn <= daysAfter(today, each));
      if (days === undefined) return;
      const key = `${endsOn} ${days}`;
      if (!(await queries.insertReminder(tx, { groupId, memberId }, key, ctx.clock.now()))) return;
      const level = await findLevel(tx, levelId);
      if (level) await askToRenew(ctx, tx, { level, memberId, endsOn, cause: `${id} ${key}` });
    }),
  );

/** Periods of one query. */
const BATCH = 200;

/**
 * Asks members to renew thirty, seven and no days before their dues end, each once: the note of a reminder and what it
 * sends are one transaction, so a job that dies goes on where it was. One that fails does not stop the others.
 */
export const remindMembers = async (ctx: Context): Promise<void> => {
  const today = dayOf(ctx.clock.now());
  let failed = 0;
  let after: string | undefined;
  do {
    const limits = { from: today, to: daysAfter(today, DUE_DAYS), after, limit: BATCH };
    const ending = await runAsSystem(() => listEnding(ctx.db, limits));
    for (const row of ending)
      await remindOnce(ctx, row, today).catch((error: unknown) => {
        ctx.log.error({ err: error, period: row.id }, 'a member could not be asked to renew their dues');
        failed += 1;
      });
    after = ending.length === BATCH ? ending.at(-1)?.id : undefined;
  } while (after !== undefined);
  if (failed > 0) throw new Error(`${failed} members could not be asked to renew their dues`);
};
