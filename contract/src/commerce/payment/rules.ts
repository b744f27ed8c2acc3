/**
 * Things that ask for a payment. `request`: an order or quote request for a product; `ticket`: a ticket of an event;
 * `due`: a term of a member's dues; `other`: an admin who types what it is for. A module that asks for payments adds its word here and calls `createPayment`.
 */
export const PAYMENT_SUBJECTS = ['request', 'ticket', 'due', 'other'] as const;
export type PaymentSubject = (typeof PAYMENT_SUBJECTS)[number];

/** States of a payment. */
export const PAYMENT_STATES = ['waiting', 'paid', 'refunded', 'cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What an admin can do to a payment by their own name, with the states that permit it. */
export const PAYMENT_ACTIONS = { pay: 'waiting', cancel: 'waiting', refund: 'paid' } as const satisfies Readonly<
  Record<string, PaymentState>
>;
export type PaymentAction = keyof typeof PAYMENT_ACTIONS;

/** Largest amount of a payment in VND. */
export const MAXIMUM_PAYMENT = 10_000_000_000;

/** Longest term of a payment, and the usual one, in days. */
export const PAYMENT_DAYS = { maximum: 90, usual: 7 } as const;

/** Longest texts, in characters. */
export const PAYMENT_LENGTH = { title: 200, note: 500, secret: 200 } as const;

/** Shortest key or secret of a payment service, in characters: a short one can be found by trying. */
export const SHORTEST_SECRET = 12;

/** Services that tell of transfers. `standard`: any program that signs by Standard Webhooks. */
export const PAYMENT_PROVIDERS = ['sepay', 'casso', 'payos', 'standard'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** The source of a transfer: a service, or a bank's statement that an admin read. */
export const NOTICE_SOURCES = [...PAYMENT_PROVIDERS, 'statement'] as const;
export type NoticeSource = (typeof NOTICE_SOURCES)[number];

/** Limits of a statement: bytes of the file, transfers in it, and how many of them are shown before they are stored. */
export const STATEMENT_LIMITS = { bytes: 2 * 1024 * 1024, lines: 5_000, shown: 100 } as const;

/** Services whose key we create; the others give one that the owner enters. */
export const CREATED_SECRETS: readonly PaymentProvider[] = ['sepay', 'standard'];

/**
 * What a notice was found to be when it arrived.
 * - `matched`: it names a payment, and completes its amount; also the part that an earlier transfer lacked.
 * - `too-little`, `too-much`: it names a payment that waits, with another amount.
 * - `twice`: its payment is paid already. `late`: its payment is cancelled, or its term was over.
 * - `wrong-account`: it arrived at another account than the payment's.
 * - `unknown`: money without a code of this group, or with codes of several payments.
 * - `outgoing`: money that leaves the account, with the code of a payment: a refund.
 * - `repeated`: a statement or a service told of it before; it counts for nothing.
 * - `other`: a test, money that leaves for something else, or a notice that is not about a transfer.
 */
export const NOTICE_FINDINGS = [
  'matched',
  'too-little',
  'too-much',
  'twice',
  'late',
  'wrong-account',
  'unknown',
  'outgoing',
  'repeated',
  'other',
] as const;
export type NoticeFinding = (typeof NOTICE_FINDINGS)[number];

/**
 * How a notice was settled.
 * - `accepted`: its payment counts as paid. `assigned`: it pays another payment.
 * - `refunded`: the money went back. `dismissed`: nothing follows, for the reason given.
 * - `joined`: it is a part of a payment that was completed later.
 */
export const NOTICE_SETTLEMENTS = ['accepted', 'assigned', 'refunded', 'dismissed', 'joined'] as const;
export type NoticeSettlement = (typeof NOTICE_SETTLEMENTS)[number];

/** What an admin can do to a notice that waits for a person. */
export const SETTLE_ACTIONS = ['accept', 'assign', 'refund', 'dismiss'] as const;
export type SettleAction = (typeof SETTLE_ACTIONS)[number];

/** Findings that need no person. */
const SETTLED_FINDINGS: readonly NoticeFinding[] = ['matched', 'repeated', 'other'];

/** Findings that a person settles. */
export const OPEN_FINDINGS: readonly NoticeFinding[] = NOTICE_FINDINGS.filter(
  (finding) => !SETTLED_FINDINGS.includes(finding),
);

/** The facts that decide what can be done to a notice. */
export interface SettleFacts {
  readonly finding: NoticeFinding;
  readonly settlement: NoticeSettlement | null;
  /** State of the payment that the notice names; null without one. */
  readonly paymentState: PaymentState | null;
}

/** Whether money can still be counted for a payment: a cancelled one is revived by it. */
export const isPayable = (state: PaymentState | null): boolean => state === 'waiting' || state === 'cancelled';

/** Lists what an admin can do to a notice now; nothing once it is settled. */
export const listSettleActions = ({ finding, settlement, paymentState }: SettleFacts): SettleAction[] => {
  if (settlement !== null || !OPEN_FINDINGS.includes(finding)) return [];
  if (finding === 'outgoing') return paymentState === 'paid' ? ['refund', 'dismiss'] : ['dismiss'];
  return [...(isPayable(paymentState) ? (['accept'] as const) : []), 'assign', 'refund', 'dismiss'];
};

/** Steps in the trail of a payment. */
export const PAYMENT_STEPS = [
  'asked',
  'matched',
  'noticed',
  'accepted',
  'assigned',
  'paid',
  'refunded',
  'dismissed',
  'cancelled',
] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

/** Path of a payment's VietQR code under the API's root, with `?format=svg|png`. */
export const PAYMENT_QR_PATH = '/payments/pages/:token/vietqr';

/** Path of the server-sent events of a payment's page under the API's root. */
export const PAYMENT_EVENTS_PATH = '/payments/pages/:token/events';

/** Address of a payment's VietQR code. */
export const paymentQrAddress = (token: string, format: 'svg' | 'png' = 'svg'): string =>
  `/api${PAYMENT_QR_PATH.replace(':token', token)}?format=${format}`;

/** Address of the events of a payment's page. */
export const paymentEventsAddress = (token: string): string => `/api${PAYMENT_EVENTS_PATH.replace(':token', token)}`;

/** Path of the page on which a buyer pays. */
export const paymentPagePath = (token: string): string => `/pay/${token}`;

/** Headers with the key or signature of a notice, of all services. */
export const NOTICE_HEADERS = [
  'authorization',
  'x-casso-signature',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
] as const;

/** Address of the notices of one group's service under the API's root. */
export const noticePath = (provider: PaymentProvider, gateId: string): string =>
  `/payments/notices/${provider}/${gateId}`;
