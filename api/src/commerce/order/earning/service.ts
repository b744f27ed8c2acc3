import type { EarningRules, RulesPreview, ShownRules, Standing } from '@m4u/contract/commerce/order/earning';
import {
  applyTerms,
  type BonusTerm,
  chooseTerms,
  type EarningRulesData,
  nextTierOf,
  NO_EARNING_RULES,
  sumBonuses,
  tierOf,
} from '@m4u/contract/commerce/order/earning.rules';
import { calculateEarnedPoints } from '@m4u/contract/commerce/point/rules';
import { dayOf } from '@m4u/contract/days';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { beginOfDay, dayAfter } from '../../../platform/time/days.ts';
import { requireGroup, requireGroupAdmin, requireGroupRight } from '../../../profile/group/rights.service.ts';
import { buyerLookup } from '../../point/accountHolder.service.ts';
import { findAccount, findServedAccount } from '../../point/account.reads.ts';
import type { Account } from '../../point/ledger.service.ts';
import { findStoredRules, saveStoredRules } from '../../point/settings.service.ts';
import * as queries from './queries.ts';

/** The rules that hold for an order of a locked account now; none is read where the group has none. */
export const listTerms = async (
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { id, giving }: Account,
): Promise<BonusTerm[]> => {
  if (giving.rules === null) return [];
  const now = clock.now();
  const { spent, hasInvoice } = await queries.sumPaid(tx, id, now);
  return chooseTerms(giving.rules, { day: dayOf(now), spent, isFirst: !hasInvoice });
};

/** Rules in the order in which they are shown. Errors: invalid (a last day before the first). */
const toRules = ({ tiers, days, firstPoints }: EarningRules): EarningRulesData => {
  for (const [index, { from, to }] of days.entries())
    if (from !== null && to !== null && to < from) failField(`days.${index}.to`, 'end-before-start');
  return { tiers: tiers.toSorted((one, other) => one.spent - other.spent), days, firstPoints };
};

const toShown = ({ tiers, days, firstPoints }: EarningRulesData): ShownRules => ({
  tiers: tiers.map((tier) => ({ ...tier })),
  days: days.map((each) => ({ ...each })),
  firstPoints,
});

/** Reads the rules of a group. Errors: not-found. */
export const getRules = async (ctx: Context, groupId: string): Promise<ShownRules> => {
  await requireGroup(ctx, groupId);
  return toShown((await findStoredRules(ctx.db, groupId)) ?? NO_EARNING_RULES);
};

/** Saves the rules of a group, for later orders. Errors: account-unverified, not-found, forbidden, invalid. */
export const saveRules = async (ctx: Context, groupId: string, draft: EarningRules): Promise<ShownRules> => {
  const rules = toRules(draft);
  const isNone = rules.tiers.length === 0 && rules.days.length === 0 && rules.firstPoints === 0;
  await saveStoredRules(ctx, groupId, isNone ? null : rules);
  return toShown(rules);
};

/** First days of last month and of this month in Vietnam. */
const lastMonth = (today: string): { from: string; end: string } => {
  const end = `${today.slice(0, 7)}-01`;
  return { from: `${dayAfter(end, -1).slice(0, 7)}-01`, end };
};

/** The number of invoices of one query. */
const BATCH = 1_000;
const MOST_BUYERS = 10;

/**
 * Calculates what rules would have given for the invoices of last month, by the rules of orders themselves. Errors:
 * not-found, forbidden, invalid.
 */
export const preview = async (ctx: Context, groupId: string, draft: EarningRules): Promise<RulesPreview> => {
  await requireGroupAdmin(ctx, groupId);
  const rules = toRules(draft);
  const { from, end } = lastMonth(dayOf(ctx.clock.now()));
  const period = { from: beginOfDay(from), to: beginOfDay(end) };
  const sums = { orders: 0, base: 0, more: 0 };
  const buyers = new Map<string, { orders: number; more: number }>();
  let after: string | undefined;
  for (;;) {
    const rows = await queries.listPast(ctx.db, groupId, { ...period, after, limit: BATCH });
    for (const { id, accountId, payment, rate, createdAt, spent, hasInvoice } of rows) {
      const base = calculateEarnedPoints(payment, rate);
      const terms = chooseTerms(rules, { day: dayOf(createdAt), spent, isFirst: !hasInvoice });
      const more = sumBonuses(applyTerms(terms, { base, payment }));
      sums.orders += 1;
      sums.base += base;
      sums.more += more;
      const buyer = buyers.get(accountId) ?? { orders: 0, more: 0 };
      buyers.set(accountId, { orders: buyer.orders + 1, more: buyer.more + more });
      after = id;
    }
    if (rows.length < BATCH) break;
  }
  const most = [...buyers]
    .filter(([, { more }]) => more > 0)
    .toSorted(([, one], [, other]) => other.more - one.more)
    .slice(0, MOST_BUYERS);
  const buyerOf = await buyerLookup(
    ctx,
    most.map(([accountId]) => accountId),
  );
  return {
    from,
    to: dayAfter(end, -1),
    ...sums,
    buyers: most.map(([accountId, sum]) => ({ buyer: buyerOf(accountId), ...sum })),
  };
};

/**
 * Tier and rules of the caller, or of a customer for the counter: of a member or customer record whom the group may
 * serve. Errors: not-found, forbidden.
 */
export const getStanding = async (ctx: Context, groupId: string, memberId: string | undefined): Promise<Standing> => {
  const own = requireSignedIn(ctx).memberId;
  await requireGroup(ctx, groupId);
  const isOwn = memberId === undefined || memberId === own;
  if (!isOwn) await requireGroupRight(ctx, groupId, 'counter');
  const account = isOwn
    ? await findAccount(ctx.db, groupId, { kind: 'member', memberId: own })
    : await findServedAccount(ctx.db, groupId, memberId);
  const rules = (await findStoredRules(ctx.db, groupId)) ?? NO_EARNING_RULES;
  const now = ctx.clock.now();
  const { spent, hasInvoice } = account
    ? await queries.sumPaid(ctx.db, account.id, now)
    : { spent: 0, hasInvoice: false };
  const next = nextTierOf(rules.tiers, spent);
  return {
    spent,
    tier: tierOf(rules.tiers, spent)?.name ?? null,
    next: next ? { name: next.name, missing: next.spent - spent } : null,
    terms: chooseTerms(rules, { day: dayOf(now), spent, isFirst: !hasInvoice }),
  };
};
