/** Whether a perk can be taken on a day. `gone` has no piece left; `archived` is shown to nobody any more. */
export const PERK_STATES = ['open', 'soon', 'gone', 'over', 'archived'] as const;
export type PerkState = (typeof PERK_STATES)[number];

/**
 * States of a voucher (docs/rules/perk.md#vouchers). `taken`: waits at the counter; `handed`: the customer has the perk;
 * `returned`: the shop gave the points back; `expired`: nobody came in time.
 */
export const VOUCHER_STATES = ['taken', 'handed', 'returned', 'expired'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** States in which a voucher counts for the pieces and for the limit of a customer. */
export const GIVEN_STATES = ['taken', 'handed'] as const satisfies readonly VoucherState[];

/** The most perks of a group, without archived ones. */
export const MOST_PERKS = 100;

/** The highest price of a perk, in points. */
export const MAXIMUM_PERK_POINTS = 1_000_000;

/** The most pieces of a perk. */
export const MOST_PIECES = 1_000_000;

/** The highest limit of a perk for one customer. */
export const MOST_PER_CUSTOMER = 1_000;

/** Days for which a voucher can be handed over. */
export const KEEP_DAYS = { minimum: 1, maximum: 366, usual: 30 } as const;

/** Longest texts, in characters. */
export const PERK_LENGTH = { name: 100, text: 500 } as const;

/** Codes of vouchers: a letter, and eight letters and digits that are not confused with each other. */
const VOUCHER_CODE = /^Q[2-9A-HJ-NP-Z]{8}$/;

/** Whether a text in capital letters can be the code of a voucher. */
export const isVoucherCode = (code: string): boolean => VOUCHER_CODE.test(code);

/** Path of a voucher's QR code under the API's root. */
export const VOUCHER_QR_PATH = '/perks/vouchers/:id/qr';

/** Path of the counter screen that hands a voucher over; its QR code holds this address. */
export const perkCounterPath = (code: string): string => `/action/perks/counter?code=${encodeURIComponent(code)}`;

/** The facts that decide whether a perk can be taken; days as YYYY-MM-DD, both included. */
export interface PerkTimes {
  readonly isArchived: boolean;
  readonly from: string | null;
  readonly to: string | null;
  /** Pieces that are left; null for no limit. */
  readonly left: number | null;
}

/** The state of a perk on a day in Vietnam. */
export const perkStateOn = (day: string, { isArchived, from, to, left }: PerkTimes): PerkState => {
  if (isArchived) return 'archived';
  if (to !== null && day > to) return 'over';
  if (from !== null && day < from) return 'soon';
  return left === 0 ? 'gone' : 'open';
};
