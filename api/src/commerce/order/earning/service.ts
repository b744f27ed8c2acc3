import type { EarningRules, RulesPreview, ShownRules, Standing } from '@m4u/contract/commerce/order/earning';
import {
  applyTerms,
  type BirthdayFacts,
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
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { beginOfDay, dayAfter } from '../../../platform/time/days.ts';
import { requireGroup, requireGroupAdmin, requireGroupRight } from '../../../profile/group/rights.service.ts';
import { buyerLookup } from '../../point/accountHolder.service.ts';
import { findAccount, findServedAccount } from '../../point/account.reads.ts';
import type { Account } from '../../point/ledger.service.ts';
import { findStoredRules, saveStoredRules } from '../../point/settings.service.ts';
import { type BirthdayOf, findBirthday, listBirthdays } from './birthday.queries.ts';
import * as queries from './queries.ts';

/** The birthday of a customer; null without their consent, and not read for rules without birthdays. */
const readBirthday = async (
  db: Executor,
  { birthday }: EarningRulesData,
  { memberId, ...of }: Omit<BirthdayOf, 'memberId'> & { readonly memberId: string | null },
): Promise<BirthdayFacts | null> => (birthday && memberId !== null ? findBirthday(db, { ...of, memberId }) : null);

/** The rules that hold for an order of a locked account now; none is read where the group has none. */
export const listTerms = async (
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { id, groupId, memberId, giving }: Account,
): Promise<BonusTerm[]> => {
  if (giving.rules === null) return [];
  const now = clock.now();
  const { spent, hasInvoice } = await queries.sumPaid(tx, id, now);
  const birthday = await readBirthday(tx, giving.rules, { groupId, accountId: id, memberId });
  return chooseTerms(giving.rules, { day: dayOf(now), spent, isFirst: !hasInvoice, birthday });
};

/** Rules in the order in which they are shown. Errors: invalid (a last day before the first). */
const toRules = ({ tiers, days, firstPoints, birthday }: EarningRules): EarningRulesData => {
  for (const [index, { from, to }] of days.entries())
    if (from !== null && to !== null && to < from) failField(`days.${index}.to`, 'end-before-start');
  return { tiers: tiers.toSorted((one, other) => one.spent - other.spent), days, firstPoints, birthday };
};

const toShown = ({ tiers, days, firstPoints, birthday }: EarningRulesData): ShownRules => ({
  tiers: tiers.map((tier) => ({ ...tier })),
  days: days.map((each) => ({ ...each })),
  firstPoints,
  birthday: birthday ? { ...birthday } : null,
});

/** Reads the rules of a group. Errors: not-found. */
export const getRules = async (ctx: Context, groupId: string): Promise<ShownRules> => {
  await requireGroup(ctx, groupId);
  return toShown((await findStoredRules(ctx.db, groupId)) ?? NO_EARNING_RULES);
};

/** Saves the rules of a group, for later orders. Errors: account-unverified, not-found, forbidden, invalid. */
export const saveRules = async (ctx: Context, groupId: string, draft: EarningRules): Promise<ShownRules> => {
  const rules = toRules(draft);
  const isNone = rules.tiers.length === 0 && rules.days.length === 0 && rules.firstPoints === 0 && !rules.birthday;
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
  const lastGiven = new Map<string, string>();
  let after: string | undefined;
  for (;;) {
    const rows = await queries.listPast(ctx.db, groupId, { ...period, after, limit: BATCH });
    const accountIds = rules.birthday ? rows.map(({ accountId }) => accountId) : [];
    const births = await listBirthdays(ctx.db, accountIds);
    for (const { id, accountId, payment, rate, createdAt, spent, hasInvoice } of rows) {
      const base = calculateEarnedPoints(payment, rate);
      const day = dayOf(createdAt);
      const born = births.get(accountId);
      const birthday = born === undefined ? null : { born, lastGiven: lastGiven.get(accountId) ?? null };
      const terms = chooseTerms(rules, { day, spent, isFirst: !hasInvoice, birthday });
      const bonuses = applyTerms(terms, { base, payment });
      const ofBirthday = sumBonuses(bonuses.filter(({ rule }) => rule === 'birthday'));
      if (ofBirthday > 0) lastGiven.set(accountId, day);
      const more = sumBonuses(bonuses);
      sums.orders += 1;
      sums.base += base;
      sums.more += more;
      const buyer = buyers.get(accountId) ?? { orders: 0, more: 0 };
      // A birthday counts in the sum alone: beside a name it would tell the month.
      buyers.set(accountId, { orders: buyer.orders + 1, more: buyer.more + more - ofBirthday });
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
  const birthday = await readBirthday(ctx.db, rules, {
    groupId,
    accountId: account?.id ?? null,
    memberId: account ? account.memberId : (memberId ?? own),
  });
  const next = nextTierOf(rules.tiers, spent);
  return {
    spent,
    tier: tierOf(rules.tiers, spent)?.name ?? null,
    next: next ? { name: next.name, missing: next.spent - spent } : null,
    terms: chooseTerms(rules, { day: dayOf(now), spent, isFirst: !hasInvoice, birthday }),
  };
};
