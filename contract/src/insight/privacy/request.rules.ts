/** Requests about personal data (Law 91/2025/QH15; Decree 13/2023/NĐ-CP): kinds, states and time limits. */
import { DAY, HOUR } from '../../durations.ts';

export const REQUEST_KINDS = ['access', 'correction', 'deletion', 'restriction', 'objection'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** States of a request. A visitor first confirms their e-mail address; staff do not see the request before that. */
export const REQUEST_STATES = ['unconfirmed', 'open', 'fulfilled', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Outcomes that staff can give a request. */
export const REQUEST_OUTCOMES = ['fulfilled', 'refused'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** Staff answer a request within this many hours (Decree 13/2023/NĐ-CP). The only place that defines it. */
export const ANSWER_HOURS = 72;

/** Days in which a visitor can confirm a request; after that it is deleted. */
export const CONFIRM_DAYS = 7;

/** Longest texts, in characters. */
export const REQUEST_LENGTH = { name: 100, words: 4000, answer: 4000 } as const;

/** Due time of a request that was made, or confirmed, at the given moment. */
export const dueAt = (openedAt: Date): Date => new Date(openedAt.getTime() + ANSWER_HOURS * HOUR);

/** Unconfirmed requests from before this moment are deleted. */
export const confirmBefore = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY);
