/** Topics of a message to support. */
export const SUPPORT_TOPICS = ['account', 'page', 'card', 'points', 'group', 'privacy', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/**
 * State of a message to support: `open` (no staff member has handled it), `answered`, or `closed` without an answer.
 */
export const SUPPORT_STATUSES = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** Longest texts, in characters. */
export const SUPPORT_LENGTH = { name: 100, words: 4000, answer: 4000 } as const;
