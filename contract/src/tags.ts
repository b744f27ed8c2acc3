/**
 * The names under which pages are kept and dropped again: the API says with every change whom it touched, and the
 * web marks each page it keeps with whose rows it shows.
 */
import type { Owner } from './common.ts';

/** What carries this tag shows something of the member. */
export const memberTag = (id: string): string => `member:${id}`;

/** What carries this tag shows something of the brand or group. */
export const groupTag = (id: string): string => `group:${id}`;

/** The tag of a page's owner. */
export const ownerTag = ({ kind, id }: Owner): string => (kind === 'member' ? memberTag(id) : groupTag(id));
