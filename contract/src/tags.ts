/**
 * The names under which pages are kept and dropped again: the API says with every change whom it touched, and the
 * web marks each page it keeps with whose rows it shows.
 */
import type { Owner } from './common.ts';

/** What carries this tag shows something of the member. */
export const memberTag = (id: string): string => `member:${id}`;

/** What carries this tag shows something of the brand or group. */
export const groupTag = (id: string): string => `group:${id}`;

/** What carries this tag shows something of the agency: its name, or pages that wear its theme. */
export const agencyTag = (id: string): string => `agency:${id}`;

/**
 * What carries this tag may show any group: it is told when a group that was deleted or locked is there again, for the
 * pages of its members are not known by their own tags then, and may be fifty thousand.
 */
export const reopenedTag = 'groups:reopened';

/** The tag of a page's owner. */
export const ownerTag = ({ kind, id }: Owner): string => (kind === 'member' ? memberTag(id) : groupTag(id));
