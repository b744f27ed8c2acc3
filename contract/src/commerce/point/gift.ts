import * as z from 'zod';
import { data, Id, Moment, Phone, whole } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { Person } from '../../profile/directory/person.ts';
import { MOST_GIFT_POINTS } from './gift.rules.ts';
import { PointGroup } from './schema.ts';

/** Points of a group for another member, who is named by phone number or, among friends, by id. */
export const GiftDraft = z.object({
  /** A friend; in place of the phone number. */
  memberId: Id.optional(),
  /** Phone number of a verified account; in place of the member. */
  phone: Phone.optional(),
  points: whole(1, MOST_GIFT_POINTS),
});
export type GiftDraft = z.output<typeof GiftDraft>;

/** A gift as its giver sees it. */
export const PointGift = z.object({
  _id: Id,
  group: PointGroup,
  receiver: Person,
  points: z.int(),
  /** The giver's balance after it. */
  balance: z.int(),
  createdAt: Moment,
});
export type PointGift = z.output<typeof PointGift>;

/** The points that the reader can give at a group. */
export const GiftRoom = z.object({
  group: PointGroup,
  /** Whether the group allows gifts. */
  gifts: z.boolean(),
  /** The reader's balance without points that have expired. */
  points: z.int(),
  /** Points of one gift. */
  giftMinimum: z.int(),
  giftMaximum: z.int(),
  /** Points that the reader may still give today. */
  leftToday: z.int(),
});
export type GiftRoom = z.output<typeof GiftRoom>;

const OfGroup = z.object({ groupId: Id });

/** Gifts of points between members (docs/rules/point.md#gifts). */
export const pointGift = endpoints({
  room: {
    method: 'GET',
    path: '/pointGifts/:groupId',
    access: 'member',
    summary: 'The points that the caller can give to others at a group',
    params: OfGroup,
    result: data(GiftRoom),
    errors: ['not-found'],
  },
  give: {
    method: 'POST',
    path: '/pointGifts/:groupId',
    access: 'member',
    idempotent: true,
    summary:
      'Gives points of a group to a friend, or to the member with a phone number; the points keep their expiry, and the gift is final',
    params: OfGroup,
    body: GiftDraft,
    result: data(PointGift),
    errors: ['not-found', 'account-unverified', 'wrong-state', 'insufficient-points'],
  },
});
