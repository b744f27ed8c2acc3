import { MAXIMUM_POINTS } from './rules.ts';

/** Terms of gifts of points between members: points of one gift, and points that one member may give in a day. */
export interface GiftTerms {
  readonly gifts: boolean;
  readonly giftMinimum: number;
  readonly giftMaximum: number;
  readonly giftsPerDay: number;
}

/** Terms of a group that has saved none: members give each other nothing (docs/rules/point.md#gifts). */
export const GIFT_TERMS: GiftTerms = { gifts: false, giftMinimum: 1, giftMaximum: 100, giftsPerDay: 200 };

/** The most points that a group can allow for a gift and for a day. */
export const MOST_GIFT_POINTS = MAXIMUM_POINTS;
