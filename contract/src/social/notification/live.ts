import type * as z from 'zod';
import { FriendRelation } from '../../profile/friend/schema.ts';
import { ContactItem } from '../contact.ts';
import { Conversation, Message } from '../message/schema.ts';
import { type LiveCounts, Notification } from './schema.ts';

/**
 * Topics of `GET /api/events`, with the row that an event of each carries, as the reader sees it now. It has the shape
 * that the topic's own call returns, so a client that replaces the row of that `_id` has the result of a fresh load.
 */
const liveRows = {
  message: Message,
  conversation: Conversation,
  notification: Notification,
  /** Relation between the reader and another member. */
  friend: FriendRelation,
  /** A message left on the reader's own page. */
  contact: ContactItem,
} as const;

/** A topic: a kind of row whose changes are sent. */
export type LiveTopic = keyof typeof liveRows;
/** All topics. */
export const LIVE_TOPICS = Object.keys(liveRows) as LiveTopic[];

/** The row type of a topic. */
export type LiveRow<T extends LiveTopic> = z.output<(typeof liveRows)[T]>;

/** A row that the reader can no longer see. */
export interface GoneRow {
  readonly topic: string;
  readonly _id: string;
}

/** An event of the stream. `ready` comes first; `counts` follows it and every change. */
export type LiveEvent =
  | { readonly [T in LiveTopic]: { readonly type: T; readonly row: LiveRow<T> } }[LiveTopic]
  | { readonly type: 'gone'; readonly row: GoneRow }
  | { readonly type: 'counts'; readonly row: LiveCounts }
  /** No change is missed from here on: the client loads its lists after this. */
  | { readonly type: 'ready' }
  /** Too many changes were missed: the client loads its lists again; `ready` follows. */
  | { readonly type: 'reload' };
