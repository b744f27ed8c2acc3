import * as z from 'zod';
import { Id, Moment } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { NoticeKind } from './kinds.ts';

/** A notification of the reader, in their language (docs/rules/notification.md#bundling). */
export const Notification = z.object({
  _id: Id,
  kind: NoticeKind,
  /** The member who acted last; null when no member did. */
  actor: Person.nullable(),
  /** Number of events since the notification was last opened. */
  count: z.int(),
  /** One sentence, without markup. */
  text: z.string(),
  /** Path of the screen that shows the subject. */
  path: z.string(),
  opened: z.boolean(),
  agencyId: Id.nullable(),
  createdAt: Moment,
  /** Time of the last event; the list is ordered by it. */
  updatedAt: Moment,
});
export type Notification = z.output<typeof Notification>;

/** Numbers of unseen items, for the badges of the navigation. */
export const LiveCounts = z.object({
  /** Conversations with unread messages. */
  messages: z.int(),
  /** Requests from strangers. */
  messageRequests: z.int(),
  /** Unopened notifications. */
  notifications: z.int(),
  /** Friend requests that wait for the reader's answer. */
  friendRequests: z.int(),
  /** Unread messages left on the reader's own page. */
  contacts: z.int(),
});
export type LiveCounts = z.output<typeof LiveCounts>;
