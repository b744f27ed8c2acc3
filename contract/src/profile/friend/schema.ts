import * as z from 'zod';
import { Id, Moment } from '../../common.ts';
import { Person } from '../directory/person.ts';

/**
 * The reader's relation to another member: `requested` by the reader, `received` by the reader, `accepted` for friends,
 * `blocked` by the reader. A reader whom the other member has blocked gets `none` (docs/rules/friend.md#states).
 */
export const FriendStatus = z.enum(['none', 'requested', 'received', 'accepted', 'blocked']);
export type FriendStatus = z.output<typeof FriendStatus>;

/** Actions that the reader may take towards another member now. */
const FriendCan = z.object({
  add: z.boolean(),
  cancel: z.boolean(),
  accept: z.boolean(),
  reject: z.boolean(),
  unfriend: z.boolean(),
  block: z.boolean(),
  unblock: z.boolean(),
});

/** The intents of the friends screen: a reader's actions towards another member. */
export type FriendAction = keyof z.output<typeof FriendCan>;

/** The relation of the reader to another member. */
export const FriendRelation = z.object({
  /** Id of the other member. */
  _id: Id,
  person: Person,
  status: FriendStatus,
  /** When the relation began; null for `none`. */
  since: Moment.nullable(),
  can: FriendCan,
});
export type FriendRelation = z.output<typeof FriendRelation>;
