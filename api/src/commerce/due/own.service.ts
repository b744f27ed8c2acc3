import { MOST_DAYS_AHEAD } from '@m4u/contract/commerce/due/rules';
import type { OwnDues } from '@m4u/contract/commerce/due/schema';
import { dayOf } from '@m4u/contract/days';
import { requireSignedIn, requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail } from '../../platform/errors.ts';
import { listJoinedGroupIds, lockGroupRole } from '../../profile/directory/groups/membership.reads.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { findPayments } from '../payment/reads.ts';
import * as levels from './level.queries.ts';
import { askFor } from './period.service.ts';
import { toLevel, toPeriods, toStanding } from './present.service.ts';
import * as queries from './queries.ts';
import { canRenew } from './rules.ts';

/** Whether a member may take a level themselves: an open one, one that they have, and one that was offered to them. */
const isOffered = (level: levels.LevelRow, held: readonly (string | undefined)[]): boolean =>
  (level.isOpen && level.archivedAt === null) || held.includes(level.id);

type GivenRow = queries.PeriodRow & { readonly startsOn: string; readonly endsOn: string; readonly anchor: number };

const latestOf = (rows: readonly queries.PeriodRow[]): GivenRow | undefined =>
  rows
    .filter((row): row is GivenRow => row.state === 'given' && row.endsOn !== null)
    .toSorted((one, other) => (one.endsOn < other.endsOn ? 1 : -1))[0];

/** The caller's own dues in the groups that have levels, or in which they had a period. */
export const listOwn = async (ctx: Context): Promise<OwnDues[]> => {
  const { memberId } = requireSignedIn(ctx);
  const joined = new Set(await listJoinedGroupIds(ctx.db, memberId));
  const ids = [...new Set([...joined, ...(await queries.listGroupIds(ctx.db, memberId))])];
  const allLevels = await levels.listOfGroups(ctx.db, ids);
  const names = new Map(allLevels.map(({ id, name }) => [id, name]));
  const rows = await queries.listOfMember(ctx.db, memberId, ids);
  const shown = await toPeriods(
    ctx,
    rows.filter(({ state }) => state !== 'withdrawn'),
    names,
  );
  const periodOf = new Map(shown.map((period) => [period._id, period]));
  const waiting = await findPayments(
    ctx.db,
    rows.flatMap(({ state, paymentId }) => (state === 'asked' && paymentId !== null ? [paymentId] : [])),
  );
  const labelOf = await groupLabelLookup(ctx.db, ids);
  const today = dayOf(ctx.clock.now());
  return ids.flatMap((groupId): OwnDues[] => {
    const group = labelOf(groupId);
    const own = rows.filter((row) => row.groupId === groupId);
    const latest = latestOf(own);
    const asked = own.find(
      ({ state, paymentId }) => state === 'asked' && waiting.get(paymentId ?? '')?.state === 'waiting',
    );
    const choices = joined.has(groupId)
      ? allLevels.filter(
          (level) =>
            level.groupId === groupId &&
            isOffered(level, [latest?.levelId, asked?.levelId]) &&
            canRenew(today, level, latest, MOST_DAYS_AHEAD),
        )
      : [];
    const periods = own.filter(({ state }) => state === 'given' || state === 'taken');
    if (!group || (choices.length === 0 && periods.length === 0 && !asked)) return [];
    const levelId = latest?.levelId ?? asked?.levelId;
    return [
      {
        group,
        ...toStanding(ctx, latest),
        level: levelId === undefined ? null : { _id: levelId, name: names.get(levelId) ?? '' },
        asked: (asked && periodOf.get(asked.id)) ?? null,
        choices: choices.map(toLevel),
        periods: periods.flatMap(({ id }) => periodOf.get(id) ?? []),
      },
    ];
  });
};

/**
 * Takes or renews a level for the caller; returns the random part of the address of its payment's page, null for a free
 * one. Errors: account-unverified, not-found (also for somebody who is no member of its group), payment-account-missing,
 * wrong-state, rate-limited.
 */
export const take = async (ctx: Context, levelId: string): Promise<{ payment: string | null }> => {
  const { memberId } = requireVerified(ctx);
  const level = (await levels.findPublic(ctx.db, levelId)) ?? fail('not-found');
  await ctx.limits.consume('paymentsByMember', memberId);
  // A member may not write periods or payments: the program gives what they ask for.
  return runAsSystem(async () => {
    const paymentId = await ctx.transaction(async (tx) => {
      if ((await lockGroupRole(tx, level.groupId, memberId)) === null) fail('not-found');
      const payer = { groupId: level.groupId, memberId };
      await queries.lockPayer(tx, payer);
      const held = [(await queries.findLatest(tx, payer))?.levelId, (await queries.findAsked(tx, payer))?.levelId];
      if (!isOffered(level, held)) fail('not-found');
      const { period } = await askFor(ctx, tx, level, memberId);
      return period.paymentId;
    });
    if (paymentId === null) return { payment: null };
    return { payment: (await findPayments(ctx.db, [paymentId])).get(paymentId)?.token ?? null };
  });
};
