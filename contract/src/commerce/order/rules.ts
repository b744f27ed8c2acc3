import { calculateEarnedPoints, VND_PER_POINT } from '../point/rules.ts';

/** Numbers of an invoice as entered: value and discount in VND, points to spend, rate in hundredths of a percent. */
export interface InvoiceEntry {
  readonly value: number;
  readonly discount: number;
  readonly points: number;
  readonly rate: number;
}

/** The most points that can be spent on the rest of an invoice after its discount. */
export const maximumPoints = ({ value, discount }: Pick<InvoiceEntry, 'value' | 'discount'>): number =>
  Math.max(0, Math.floor((value - discount) / VND_PER_POINT));

/**
 * Calculates the payment of an invoice in VND and the points that it earns; undefined when discount and points exceed
 * its value (docs/rules/point.md#invoices).
 */
export const calculateInvoice = (entry: InvoiceEntry): { payment: number; earned: number } | undefined => {
  const { value, discount, points, rate } = entry;
  const payment = value - discount - points * VND_PER_POINT;
  return discount > value || payment < 0 ? undefined : { payment, earned: calculateEarnedPoints(payment, rate) };
};
