import type * as z from 'zod';
import { FriendRelation } from '../../profile/friend/schema.ts';
import { ContactItem } from '../contact.ts';
import { Conversation, Message } from '../message/schema.ts';
import { type LiveCounts, Notification } from './schema.ts';

/**
 * The topics of `GET /api/events`, and what an event of each carries: the row as the reader would read it now. What it
 * carries is the same as the call of the topic answers, so a client that puts it in the place of the row of that `_id`
 * has what a fresh load would give.
 */
const liveRows = {
  message: Message,
  conversation: Conversation,
  notification: Notification,
  /** What another member is to the reader. */
  friend: FriendRelation,
  /** A message left on the reader's own page. */
  contact: ContactItem,
} as const;

/** A kind of row that is told of as it changes. */
export type LiveTopic = keyof typeof liveRows;
/** The topics by name. */
export const LIVE_TOPICS = Object.keys(liveRows) as LiveTopic[];

/** A row of a topic. */
export type LiveRow<T extends LiveTopic> = z.output<(typeof liveRows)[T]>;

/** A row that the reader can see no longer. */
export interface Gone {
  readonly topic: string;
  readonly _id: string;
}

/** What the stream tells. `ready` comes first, `counts` after it and after every change. */
export type LiveEvent =
  | { readonly [T in LiveTopic]: { readonly type: T; readonly row: LiveRow<T> } }[LiveTopic]
  | { readonly type: 'gone'; readonly row: Gone }
  | { readonly type: 'counts'; readonly row: LiveCounts }
  /** From here on nothing is missed: a client reads its lists after this. */
  | { readonly type: 'ready' }
  /** Too much was missed: a client reads its lists anew; `ready` follows. */
  | { readonly type: 'reload' };
