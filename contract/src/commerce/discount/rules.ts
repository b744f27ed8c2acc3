import { withoutMarks } from '../../fold.ts';
import { percentOf } from '../point/rules.ts';

/** How a discount stands: it begins later, may be used, is used up, is over, or was turned off. */
export const DISCOUNT_STATES = ['running', 'planned', 'used-up', 'ended', 'off'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** What says how a discount stands; days as YYYY-MM-DD, both included. */
export interface DiscountTimes {
  readonly active: boolean;
  readonly fromDay: string;
  /** Null for one that goes on. */
  readonly toDay: string | null;
  /** Null for one that may be used without end. */
  readonly quota: number | null;
  readonly used: number;
}

/** How a discount stands on a day in Vietnam. */
export const stateOn = (day: string, discount: DiscountTimes): DiscountState => {
  const { active, fromDay, toDay, quota, used } = discount;
  if (!active) return 'off';
  if (toDay !== null && day > toDay) return 'ended';
  if (quota !== null && used >= quota) return 'used-up';
  return day < fromDay ? 'planned' : 'running';
};

/** What a discount takes off: a whole percentage with or without a bound in VND, or an amount of VND. */
export interface DiscountOff {
  readonly percent: number | null;
  readonly amount: number | null;
  readonly cap: number | null;
}

/** VND that a discount takes off a value; a percentage is truncated, and never more than the value is taken. */
export const takenOff = (value: number, { percent, amount, cap }: DiscountOff): number =>
  Math.min(value, percent === null ? (amount ?? 0) : Math.min(percentOf(value, percent), cap ?? value));

/** Letters and digits of codes that the server makes: none looks like another (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V). */
export const DISCOUNT_LETTERS = 'ACDEFHJKMNPQRTWXY34679';

/** How many a code that the server makes has. */
export const MADE_CODE = 8;

/** Characters of a discount's name at most. */
export const DISCOUNT_NAME = 120;

/** How many letters and digits a chosen code has. */
export const SHORTEST_CODE = 4;
export const LONGEST_CODE = 20;

const CODE = new RegExp(`^[A-Z0-9]{${SHORTEST_CODE},${LONGEST_CODE}}$`);

/** Whether a text, read by {@link readCode}, can be a code. */
export const isCode = (code: string): boolean => CODE.test(code);

/** A code as it is kept, however it was typed: in capital letters, without marks, spaces and hyphens. */
export const readCode = (typed: string): string =>
  withoutMarks(typed)
    .replace(/[\s._\-‐‑–—]/g, '')
    .toUpperCase();

/** A discount as it is shown at a counter: whose order it is, of which group, and the code as it is kept. */
export interface Voucher {
  readonly memberId: string;
  readonly groupId: string;
  readonly discountCode: string;
}

const COUNTER = '/action/createPoint';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The path at which a counter enters an order with a discount. */
export const voucherPath = ({ memberId, groupId, discountCode }: Voucher): string =>
  `${COUNTER}?${new URLSearchParams({ memberId, groupId, discountCode }).toString()}`;

/** What a scanned path of ours says of a discount that is shown; undefined for any other path. */
export const readVoucher = (path: string): Voucher | undefined => {
  const [place, query = ''] = path.split('?', 2);
  const asked = new URLSearchParams(query);
  const of = (name: string): string => asked.get(name) ?? '';
  const [memberId, groupId, discountCode] = [of('memberId'), of('groupId'), readCode(of('discountCode'))];
  const isVoucher = place === COUNTER && UUID.test(memberId) && UUID.test(groupId) && isCode(discountCode);
  return isVoucher ? { memberId, groupId, discountCode } : undefined;
};
