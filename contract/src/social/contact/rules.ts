/** Most tags of one message. */
export const MAXIMUM_CONTACT_TAGS = 20;

/** Longest tag, note and reply, in characters. */
export const CONTACT_LENGTH = { tag: 40, note: 2000, reply: 5000 } as const;
