import * as z from 'zod';
import { Id, Moment } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { NoticeKind } from './kinds.ts';

/** Something the reader is told of, in their language (docs/rules/notification.md#bundling). */
export const Notification = z.object({
  _id: Id,
  kind: NoticeKind,
  /** Who did it last; null for nobody in particular. */
  actor: Person.nullable(),
  /** How many times it happened since it was last opened. */
  count: z.int(),
  /** One sentence, without markup. */
  text: z.string(),
  /** Path of the screen where it can be seen. */
  path: z.string(),
  opened: z.boolean(),
  agencyId: Id.nullable(),
  createdAt: Moment,
  /** When it last happened: what the list is ordered by. */
  updatedAt: Moment,
});
export type Notification = z.output<typeof Notification>;

/** What the reader has not seen yet, for the marks of the navigation. */
export const LiveCounts = z.object({
  /** Conversations with unread messages. */
  messages: z.int(),
  /** Conversations that strangers asked for. */
  messageRequests: z.int(),
  /** Notifications that were not opened. */
  notifications: z.int(),
  /** Friend requests that wait for the reader's answer. */
  friendRequests: z.int(),
  /** Messages left on the reader's own page that were not read. */
  contacts: z.int(),
});
export type LiveCounts = z.output<typeof LiveCounts>;
