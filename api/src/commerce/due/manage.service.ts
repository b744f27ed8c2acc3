import type { DueFilter } from '@m4u/contract/commerce/due';
import type { DueRow, PersonDues } from '@m4u/contract/commerce/due/schema';
import type { Paging } from '@m4u/contract/common';
import { dayOf } from '@m4u/contract/days';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { runIdempotent } from '../../platform/idempotency/once.ts';
import { lockGroupRole } from '../../profile/directory/groups/membership.reads.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin } from '../../profile/group/rights.service.ts';
import { recordPaid } from '../payment/recording.writes.ts';
import { remindOfPayment } from '../payment/reminder.writes.ts';
import * as levels from './level.queries.ts';
import * as dues from './list.queries.ts';
import { askFor, give } from './period.service.ts';
import { levelNames, toDueRows, toPeriods } from './present.service.ts';
import * as queries from './queries.ts';
import { askToRenew } from './reminder.service.ts';

const today = ({ clock }: Pick<Context, 'clock'>): string => dayOf(clock.now());

/** Lists the dues of the members of a group, the earliest end first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { groupId, filter = {}, ...paging }: Paging & { groupId: string; filter?: DueFilter },
): Promise<{ data: DueRow[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const rows = await dues.list(ctx.db, { groupId, day: today(ctx), filter }, toSlice(paging));
  const total = await dues.count(ctx.db, groupId, today(ctx), filter);
  return { data: await toDueRows(ctx, groupId, rows), total };
};

/** The dues and periods of one member of a group. Errors: not-found (also for somebody who is no member), forbidden. */
export const getPerson = async (ctx: Context, { groupId, memberId }: queries.Payer): Promise<PersonDues> => {
  await requireGroupAdmin(ctx, groupId);
  const asked = { groupId, memberId, day: today(ctx), filter: {} };
  const rows = await dues.list(ctx.db, asked, { limit: 1, offset: 0 });
  const [row] = await toDueRows(ctx, groupId, rows);
  const periods = await queries.listOfMember(ctx.db, memberId, [groupId]);
  const shown = periods.filter(({ state }) => state !== 'withdrawn');
  return {
    ...(row ?? fail('not-found')),
    periods: await toPeriods(ctx, shown, await levelNames(ctx, [groupId])),
  };
};

/** Requires a member of the group, who stays one until the transaction ends. Errors: not-found. */
const lockMember = async (tx: Transaction, { groupId, memberId }: queries.Payer): Promise<void> => {
  if ((await lockGroupRole(tx, groupId, memberId)) === null) fail('not-found');
  await queries.lockPayer(tx, { groupId, memberId });
};

/** A level that an admin gives or offers to a member. */
interface Grant extends queries.Payer {
  readonly levelId: string;
}

/** Finds the level of a grant; an archived one is for those who have it. Errors: not-found, wrong-state. */
const readLevel = async (tx: Transaction, { groupId, memberId, levelId }: Grant): Promise<levels.LevelRow> => {
  const level = await levels.find(tx, levelId);
  if (level?.groupId !== groupId) return fail('not-found');
  if (level.archivedAt === null) return level;
  return (await queries.findLatest(tx, { groupId, memberId }))?.levelId === levelId ? level : fail('wrong-state');
};

const recordAct = (
  ctx: Context,
  tx: Transaction,
  act: Extract<AuditAct, `due.${string}`>,
  group: { readonly id: string; readonly name: string },
  { memberId, ...detail }: Readonly<Record<string, string>> & { readonly memberId: string },
) => ctx.audit.record(ctx, tx, { act, target: { kind: 'group', ...group }, detail: { member: memberId, ...detail } });

/**
 * Offers a level to a member: its payment is asked for, once while it waits; a free one begins at once. Errors:
 * account-unverified, not-found, forbidden, payment-account-missing, wrong-state, rate-limited.
 */
export const offer = async (ctx: Context, grant: Grant): Promise<PersonDues> => {
  const group = await requireVerifiedGroupAdmin(ctx, grant.groupId);
  await ctx.limits.consume('paymentsByMember', requireSignedIn(ctx).memberId);
  // The period is the member's, so the admin may not write it alone.
  await runAsSystem(() =>
    ctx.transaction(async (tx) => {
      await lockMember(tx, grant);
      const level = await readLevel(tx, grant);
      const { isNew } = await askFor(ctx, tx, level, grant.memberId);
      if (isNew) await recordAct(ctx, tx, 'due.offer', group, { memberId: grant.memberId, title: level.name });
    }),
  );
  return getPerson(ctx, grant);
};

/**
 * Records in the caller's name that a member paid for a term. Their payment that waits is marked as paid, or a new one
 * is, so that its trail names the admin. Errors: account-unverified, not-found, forbidden, payment-account-missing,
 * wrong-state, rate-limited.
 */
export const record = async (
  ctx: Context,
  { note, ...grant }: Grant & { readonly note: string },
  key: string,
): Promise<PersonDues> => {
  const group = await requireVerifiedGroupAdmin(ctx, grant.groupId);
  const { memberId: actorId } = requireSignedIn(ctx);
  await ctx.limits.consume('paymentsByMember', actorId);
  await runAsSystem(() =>
    runIdempotent(ctx, { name: 'due.record', key, input: { ...grant, note } }, async (tx) => {
      await lockMember(tx, grant);
      const level = await readLevel(tx, grant);
      const { period } = await askFor(ctx, tx, level, grant.memberId);
      if (period.paymentId !== null) {
        await recordPaid(ctx, tx, period.paymentId, { actorId, note });
        await give(ctx, tx, period);
      }
      const { memberId } = grant;
      await recordAct(ctx, tx, 'due.record', group, {
        memberId,
        title: level.name,
        vnd: String(level.price),
        reason: note,
      });
      return { id: period.id };
    }),
  );
  return getPerson(ctx, grant);
};

/** Sends the reminder of an admin. Errors: wrong-state (nothing is due). */
const remindNow = async (ctx: Context, tx: Transaction, payer: queries.Payer, cause: string): Promise<void> => {
  const asked = await queries.findAsked(tx, payer);
  if (asked?.paymentId != null && (await remindOfPayment(ctx, tx, asked.paymentId, cause))) return;
  const [row] = await dues.list(
    tx,
    { ...payer, day: today(ctx), filter: { state: 'arrears' } },
    { limit: 1, offset: 0 },
  );
  const level = row?.levelId == null ? undefined : await levels.find(tx, row.levelId);
  if (!level || row?.endsOn == null) return fail('wrong-state');
  await askToRenew(ctx, tx, { level, memberId: payer.memberId, endsOn: row.endsOn, cause });
};

/**
 * Reminds a member to pay, once a day. Errors: account-unverified, not-found, forbidden, wrong-state (nothing is due),
 * due-reminded, rate-limited.
 */
export const remind = async (ctx: Context, { groupId, memberId }: queries.Payer): Promise<void> => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  await ctx.limits.consume('paymentsByMember', requireSignedIn(ctx).memberId);
  const payer = { groupId, memberId };
  const key = `by ${today(ctx)}`;
  await runAsSystem(() =>
    ctx.transaction(async (tx) => {
      await lockMember(tx, payer);
      if (!(await queries.insertReminder(tx, payer, key, ctx.clock.now()))) fail('due-reminded');
      await remindNow(ctx, tx, payer, `${groupId} ${memberId} ${key}`);
      await recordAct(ctx, tx, 'due.remind', group, { memberId });
    }),
  );
};
