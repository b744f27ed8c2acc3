import { href } from 'react-router';

/** The lists of the reader's own friends, by their names in URLs. */
export const friendLists = ['accepted', 'received', 'requested', 'suggestions', 'blocked'] as const;
/** The name of one list. */
export type FriendList = (typeof friendLists)[number];

/** Path of one of the reader's own lists. */
export const listPath = (readerId: string, list: FriendList): string =>
  href('/friends/:id', { id: readerId }) + (list === 'accepted' ? '' : `?status=${list}`);

/** Path of the screen that asks for confirmation of an action. */
export const confirmPath = ({
  readerId,
  person,
  action,
  back,
}: {
  readerId: string;
  person: string;
  action: 'unfriend' | 'block';
  back: string;
}): string => `${href('/friends/:id/:person', { id: readerId, person })}?${new URLSearchParams({ do: action, back })}`;
