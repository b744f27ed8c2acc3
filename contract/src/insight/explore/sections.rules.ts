/** Kinds of sections that list groups, members, products or posts of an agency. */
export const listKinds = ['groups', 'members', 'products', 'posts'] as const;
export type ListKind = (typeof listKinds)[number];

/** Limits: sections of a page, chosen items of a section, pictures of a banner. */
export const MOST_SECTIONS = 20;
export const MOST_CHOSEN = 24;
export const MOST_PICTURES = 6;
