import { calculateEarnedPoints, VND_PER_POINT } from '../point/rules.ts';
import { applyTerms, type BonusData, type BonusTerm, sumBonuses } from './earning.rules.ts';

/** Numbers of an invoice as entered: value and discount in VND, points to spend, rate in hundredths of a percent. */
export interface InvoiceEntry {
  readonly value: number;
  readonly discount: number;
  readonly points: number;
  readonly rate: number;
  /** Rules that give points beside the rate. */
  readonly terms?: readonly BonusTerm[];
}

/** Payment of an invoice in VND, and the points that it earns in total and by each rule. */
export interface InvoiceOutcome {
  readonly payment: number;
  readonly earned: number;
  readonly bonuses: BonusData[];
}

/** The most points that can be spent on the rest of an invoice after its discount. */
export const maximumPoints = ({ value, discount }: Pick<InvoiceEntry, 'value' | 'discount'>): number =>
  Math.max(0, Math.floor((value - discount) / VND_PER_POINT));

/**
 * Calculates the payment of an invoice in VND and the points that it earns, with those of rules (`bonuses`); undefined
 * when discount and points exceed its value (docs/rules/point.md#invoices).
 */
export const calculateInvoice = (entry: InvoiceEntry): InvoiceOutcome | undefined => {
  const { value, discount, points, rate, terms = [] } = entry;
  const payment = value - discount - points * VND_PER_POINT;
  if (discount > value || payment < 0) return undefined;
  const base = calculateEarnedPoints(payment, rate);
  const bonuses = applyTerms(terms, { base, payment });
  return { payment, earned: base + sumBonuses(bonuses), bonuses };
};
