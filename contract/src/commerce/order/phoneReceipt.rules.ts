/** States of messages to a customer without an account, at the counter (docs/rules/point.md#receipts-by-phone). */
export const PHONE_RECEIPT_STATES = ['off', 'member', 'stopped', 'ready'] as const;

/** Messages that a customer may ask for in a day. */
export const ASKED_A_DAY = 3;

/** Messages that a group sends in a day. */
export const MESSAGES_A_DAY = 1_000;

/** Days for which the link of a message works. */
export const CLAIM_LINK_DAYS = 90;

/** Movements on the page of the link. */
export const CLAIM_PAGE_MOVEMENTS = 10;

/** Path of the page of a customer without an account, whose token nobody guesses. */
export const claimLinkPath = (token: string): string => `/claim/${token}`;
