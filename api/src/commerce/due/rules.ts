import { daysAfter, DUE_DAYS, nextTerm, type LastTerm } from '@m4u/contract/commerce/due/rules';

/** The terms of a level that decide whether it can be renewed. */
interface LevelTerms {
  readonly id: string;
  readonly price: number;
  readonly months: number;
}

/** The level of a period, with what the period cost. */
interface HeldLevel {
  readonly levelId: string;
  readonly amount: number;
}

/** Whether a period ends at once for one of another level: a free one for one that costs something. */
export const givesWay = (
  held: HeldLevel,
  { levelId, price }: { readonly levelId: string; readonly price: number },
): boolean => held.amount === 0 && price > 0 && held.levelId !== levelId;

/**
 * Whether a member can take another term of a level now: a free one when the latest period ends soon, one that costs
 * something while its end is not more than `mostDays` ahead.
 */
export const canRenew = (
  today: string,
  { id: levelId, price, months }: LevelTerms,
  latest: (LastTerm & HeldLevel) | undefined,
  mostDays: number,
): boolean => {
  if (price === 0) return latest === undefined || latest.endsOn <= daysAfter(today, DUE_DAYS);
  const last = latest && !givesWay(latest, { levelId, price }) ? latest : undefined;
  return nextTerm(today, months, last).endsOn <= daysAfter(today, mostDays);
};
