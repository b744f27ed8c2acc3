import {
  BIRTHDAY_REST_DAYS,
  type BirthdayRule,
  daysBetween,
  isInBirthdaySpan,
  isInSameSpan,
} from './birthday.rules.ts';
import { calculatePercentage, MAXIMUM_POINTS } from '../point/rules.ts';

/** Rules that give points beside a group's rate (docs/rules/point.md#earning-rules). */
export const BONUS_RULES = ['tier', 'days', 'birthday', 'first'] as const;
export type BonusRule = (typeof BONUS_RULES)[number];

/** The most tiers and double days of a group. */
export const EARNING_MOST = { tiers: 6, days: 20 } as const;

/** The highest percentage of points more: 400 is five times the points. */
export const MAXIMUM_BONUS_PERCENT = 400;

/** The most points for a first purchase. */
export const MAXIMUM_FIRST_POINTS = 1_000_000;

/** Longest name of a rule, in characters. */
export const EARNING_NAME_LENGTH = 60;

/** Days whose payments count for a tier. */
export const TIER_DAYS = 365;

/** A tier: who has paid so much in the last {@link TIER_DAYS} days gets so many percent more. */
export interface Tier {
  readonly name: string;
  /** VND. */
  readonly spent: number;
  readonly percent: number;
}

/** Days with more points. */
export interface BonusDays {
  readonly name: string;
  /** First and last day in Vietnam, both included; null for no bound. */
  readonly from: string | null;
  readonly to: string | null;
  /** Day of the week, 0 is Sunday; null for each. */
  readonly weekday: number | null;
  readonly percent: number;
}

/** Rules of a group, as data. */
export interface EarningRulesData {
  readonly tiers: readonly Tier[];
  readonly days: readonly BonusDays[];
  /** Points for the first invoice of a customer; 0 is none. */
  readonly firstPoints: number;
  /** Absent in rules that were saved before there were birthdays. */
  readonly birthday?: BirthdayRule | null;
}

/** Rules of a group that has set none. */
export const NO_EARNING_RULES: EarningRulesData = { tiers: [], days: [], firstPoints: 0, birthday: null };

/** The facts of an order on which rules depend. */
export interface EarningFacts {
  /** Day of the order in Vietnam. */
  readonly day: string;
  /** VND that the customer paid in the days before, without this order. */
  readonly spent: number;
  /** Whether the customer has no invoice yet. */
  readonly isFirst: boolean;
  /** Birthday of a customer who lets the group use it, without this year's use; null for others. */
  readonly birthday?: BirthdayFacts | null;
}

/** A rule that holds for an order: a percentage of its points, or fixed points. */
export interface BonusTerm {
  readonly rule: BonusRule;
  readonly name: string;
  readonly percent: number | null;
  readonly fixed: number | null;
}

/** A rule with the points that it gave. */
export interface BonusData extends BonusTerm {
  readonly points: number;
}

/** The tier of a customer who paid `spent` VND; undefined below the first. */
export const tierOf = (tiers: readonly Tier[], spent: number): Tier | undefined =>
  tiers.toSorted((one, other) => other.spent - one.spent).find((tier) => spent >= tier.spent);

/** The next tier above what a customer paid; undefined at the top. */
export const nextTierOf = (tiers: readonly Tier[], spent: number): Tier | undefined =>
  tiers.toSorted((one, other) => one.spent - other.spent).find((tier) => spent < tier.spent);

const isOn = (day: string, { from, to, weekday }: BonusDays): boolean =>
  (from === null || day >= from) &&
  (to === null || day <= to) &&
  (weekday === null || new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);

/** Facts about the birthday of a customer. */
export interface BirthdayFacts {
  /** Day of birth, of which only day and month count. */
  readonly born: string;
  /** Last day before this order whose order had points of the birthday rule; null for none. */
  readonly lastGiven: string | null;
}

/**
 * The birthday rule, where it holds. Fixed points are given once in a span. A span within {@link BIRTHDAY_REST_DAYS} days
 * after another one does not count: the day of birth was changed meanwhile.
 */
const birthdayTerms = (rule: BirthdayRule | null, day: string, facts: BirthdayFacts | null): BonusTerm[] => {
  if (rule === null || facts === null || !isInBirthdaySpan(facts.born, day, rule.span)) return [];
  const { lastGiven } = facts;
  if (lastGiven !== null) {
    const isSameSpan = isInSameSpan(lastGiven, day, rule.span);
    if (isSameSpan ? rule.fixed !== null : daysBetween(lastGiven, day) < BIRTHDAY_REST_DAYS) return [];
  }
  return [{ rule: 'birthday', name: '', percent: rule.percent, fixed: rule.fixed }];
};

/** Chooses the rules that hold for an order. Of several double days the one with the most points counts alone. */
export const chooseTerms = (
  rules: EarningRulesData,
  { day, spent, isFirst, birthday = null }: EarningFacts,
): BonusTerm[] => {
  const tier = tierOf(rules.tiers, spent);
  const [best] = rules.days.filter((days) => isOn(day, days)).toSorted((one, other) => other.percent - one.percent);
  return [
    ...(tier && tier.percent > 0
      ? [{ rule: 'tier' as const, name: tier.name, percent: tier.percent, fixed: null }]
      : []),
    ...(best ? [{ rule: 'days' as const, name: best.name, percent: best.percent, fixed: null }] : []),
    ...birthdayTerms(rules.birthday ?? null, day, birthday),
    ...(isFirst && rules.firstPoints > 0
      ? [{ rule: 'first' as const, name: '', percent: null, fixed: rules.firstPoints }]
      : []),
  ];
};

/**
 * Calculates what rules give to an order that earns `base` points by the rate. Each percentage is of these points, so
 * rules add up and do not multiply, and is truncated to whole points. An order without a payment gets nothing.
 */
export const applyTerms = (
  terms: readonly BonusTerm[],
  { base, payment }: { readonly base: number; readonly payment: number },
): BonusData[] => {
  let room = MAXIMUM_POINTS - base;
  return terms.map(({ rule, name, percent, fixed }) => {
    const given = percent === null ? (fixed ?? 0) : calculatePercentage(base, percent);
    const points = payment > 0 ? Math.min(given, room) : 0;
    room -= points;
    return { rule, name, percent, fixed, points };
  });
};

/** Sums the points of rules. */
export const sumBonuses = (bonuses: readonly Pick<BonusData, 'points'>[]): number =>
  bonuses.reduce((sum, { points }) => sum + points, 0);
