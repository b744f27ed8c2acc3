/** What somebody writes to the platform's staff about. */
export const SUPPORT_TOPICS = ['account', 'page', 'card', 'points', 'group', 'privacy', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** What became of what somebody wrote: nobody has seen to it, it was answered, or it was closed without an answer. */
export const SUPPORT_STATUSES = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** Longest texts, in characters. */
export const SUPPORT_LENGTH = { name: 100, words: 4000, answer: 4000 } as const;
