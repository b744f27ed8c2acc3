/** What somebody may ask for about what is kept of them (Law 91/2025/QH15; Decree 13/2023/NĐ-CP). */
import { DAY, HOUR } from '../../durations.ts';

export const REQUEST_KINDS = ['access', 'correction', 'deletion', 'restriction', 'objection'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/**
 * How far a request has come. Somebody without an account first shows that the address is theirs; nobody sees to a
 * request before.
 */
export const REQUEST_STATES = ['unconfirmed', 'open', 'fulfilled', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What an answer may be. */
export const REQUEST_OUTCOMES = ['fulfilled', 'refused'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** Within so many hours of a request staff answer it (Decree 13/2023/NĐ-CP): the one place that says so. */
export const ANSWER_HOURS = 72;

/** So many days a request waits to be confirmed by who wrote it. */
export const CONFIRM_DAYS = 7;

/** Longest texts, in characters. */
export const REQUEST_LENGTH = { name: 100, words: 4000, answer: 4000 } as const;

/** When a request is to be answered that was made, or confirmed, at a moment. */
export const dueAt = (openedAt: Date): Date => new Date(openedAt.getTime() + ANSWER_HOURS * HOUR);

/** Before when a request was made that nobody has confirmed in time. */
export const confirmBefore = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY);
