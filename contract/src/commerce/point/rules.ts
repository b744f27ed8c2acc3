/** The value of a point, in VND (docs/rules/point.md#amounts). */
export const VND_PER_POINT = 1_000;

/** The highest value of an invoice, in VND. */
export const MAXIMUM_VND = 1_000_000_000_000;

/** The most points of one movement: the points of the highest invoice. */
export const MAXIMUM_POINTS = MAXIMUM_VND / VND_PER_POINT;

/** Rates are stored in hundredths of a percent: 1 percent is 100. */
export const RATE_PER_PERCENT = 100;

/** The default rate of groups: 1 percent. */
export const DEFAULT_RATE = 1 * RATE_PER_PERCENT;

/** A percentage of an amount of VND, truncated to a whole number (docs/rules/point.md#amounts). */
export const calculatePercentage = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(percent)) / 100n);

/** Points for a payment of VND: the whole part of payment × rate ÷ 1000 (docs/rules/point.md#amounts). */
export const calculateEarnedPoints = (payment: number, rate: number): number =>
  Number((BigInt(payment) * BigInt(rate)) / BigInt(100 * RATE_PER_PERCENT * VND_PER_POINT));

/** The lowest payment in VND that earns a point; null for a rate of nothing. */
export const calculateVndPerPoint = (rate: number): number | null =>
  rate === 0 ? null : Math.ceil((100 * RATE_PER_PERCENT * VND_PER_POINT) / rate);

/** Largest number of characters with which invoice numbers that a shop gives by itself begin. */
export const INVOICE_PREFIX_LENGTH = 12;

/** The prefix of invoice numbers for shops that choose none of their own: “hóa đơn”, invoice. */
export const USUAL_INVOICE_PREFIX = 'HD-';
