import type { InvoiceFault } from '@m4u/contract/commerce/invoice/rules';
import type { Platform } from '../../../platform/context.ts';
import type { Provider } from '../provider/service.ts';
import type { InvoiceRow } from '../queries.ts';
import { nextWait, SETTLE } from '../rules.ts';
import type { ReadyConnection } from '../setting/queries.ts';

/** The changes of a step; the next one follows after `wait` milliseconds, and none without it. */
export interface Progress {
  readonly changes: Partial<InvoiceRow>;
  readonly wait?: number;
}

/** The data that a step needs. */
export interface Step {
  readonly platform: Platform;
  readonly invoice: InvoiceRow;
  readonly connection: ReadyConnection;
  readonly provider: Provider;
  readonly now: Date;
}

/** Milliseconds until the provider is asked about what it has just taken. */
export const FIRST_CHECK = 2_000;

/** Ends with a fault; an admin may try again. */
export const failWith = (fault: InvoiceFault, message = '', changes: Partial<InvoiceRow> = {}): Progress => ({
  changes: { ...changes, state: 'failed', fault, message, askedAt: null, tries: 0 },
});

/** Milliseconds until a request that was sent at this time is settled; 0 when it is, or was never sent. */
export const settlesIn = ({ now }: Pick<Step, 'now'>, sentAt: Date | null): number =>
  sentAt === null ? 0 : Math.max(0, sentAt.getTime() + SETTLE - now.getTime());

/** Asks again later, `atLeast` milliseconds from now; gives up after the last of the waits. */
export const waitMore = ({ invoice: { tries } }: Pick<Step, 'invoice'>, atLeast = 0): Progress => {
  const wait = nextWait(tries);
  if (wait === undefined) return failWith('unreachable');
  return { changes: { tries: tries + 1 }, wait: Math.max(wait, atLeast) };
};

/** Gives a draft up: the next one has another number, so that the provider's list tells them apart. */
export const forget = ({ draft }: Pick<InvoiceRow, 'draft'>) => ({
  draft: draft + 1,
  sentAt: null,
  tracking: null,
  reference: null,
  issueSentAt: null,
  issueTracking: null,
});
