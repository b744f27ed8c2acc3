import type { InvoiceState } from '@m4u/contract/commerce/invoice/rules';
import { HOUR, MINUTE, SECOND } from '@m4u/contract/durations';

/**
 * Milliseconds before a question is asked again, by the number of those without an answer; more than a day in all. The
 * provider may work on a draft for some minutes.
 */
const WAITS = [3, 5, 10, 20, 40, 60, 120, 300, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200].map(
  (seconds) => seconds * SECOND,
);

/** Milliseconds until the next try after `tries` without an answer; undefined after the last. */
export const nextWait = (tries: number): number | undefined => WAITS[tries];

/**
 * Milliseconds after which a request without an answer is settled at the provider: it then lists what it made, and the
 * request may be made again. Longer than a request and the job around it.
 */
export const SETTLE = 2 * MINUTE;

/** Most milliseconds that the provider may ask us to wait. */
export const MOST_WAIT = HOUR;

/** Largest difference in VND between the sum of a draft and what was paid: tax is rounded. */
export const ROUNDING = 1;

/** The facts that decide what can be done to an e-invoice. */
interface InvoiceFacts {
  readonly state: InvoiceState;
  readonly askedAt: Date | null;
}

/** Whether the buyer's details can be changed: nothing is on its way, or issued. */
export const canEnter = ({ state, askedAt }: InvoiceFacts): boolean =>
  (state === 'waiting' && askedAt === null) || state === 'failed';

/** Whether it can be issued, or tried again; a refunded order has nothing to invoice. */
export const canIssue = (facts: InvoiceFacts, refundedAt: Date | null | undefined): boolean =>
  canEnter(facts) && refundedAt == null;

/** Our reference at the provider: the e-invoice and the number of its draft. */
export const referenceOf = ({ id, draft }: { readonly id: string; readonly draft: number }): string =>
  `M4U ${id}/${draft}`;
