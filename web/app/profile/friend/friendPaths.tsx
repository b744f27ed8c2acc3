import { href } from 'react-router';

/** The lists of one’s own friends, by their name in addresses. */
export const friendLists = ['accepted', 'received', 'requested', 'suggestions', 'blocked'] as const;
/** One of the lists. */
export type FriendList = (typeof friendLists)[number];

/** The address of one of the reader’s own lists. */
export const listPath = (readerId: string, list: FriendList): string =>
  href('/friends/:id', { id: readerId }) + (list === 'accepted' ? '' : `?status=${list}`);

/** The address at which a deed that takes away is asked about first. */
export const confirmPath = ({
  readerId,
  person,
  deed,
  back,
}: {
  readerId: string;
  person: string;
  deed: 'unfriend' | 'block';
  back: string;
}): string => `${href('/friends/:id/:person', { id: readerId, person })}?${new URLSearchParams({ do: deed, back })}`;
