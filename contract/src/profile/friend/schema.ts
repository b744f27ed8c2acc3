import * as z from 'zod';
import { Id, Moment } from '../../common.ts';
import { Person } from '../directory/person.ts';

/**
 * What another member is to the reader: `requested` the reader asked, `received` they were asked, `accepted` friends,
 * `blocked` by the reader. A member who blocked the reader is `none` to them (docs/rules/friend.md#states).
 */
export const FriendStatus = z.enum(['none', 'requested', 'received', 'accepted', 'blocked']);
export type FriendStatus = z.output<typeof FriendStatus>;

/** What the reader may do about another member now. */
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
export type FriendDeed = keyof z.output<typeof FriendCan>;

/** The reader and another member. */
export const FriendRelation = z.object({
  /** The other one. */
  _id: Id,
  person: Person,
  status: FriendStatus,
  /** Since when it is so; null for `none`. */
  since: Moment.nullable(),
  can: FriendCan,
});
export type FriendRelation = z.output<typeof FriendRelation>;
