import { removeMarks } from '../../fold.ts';
import { calculatePercentage } from '../point/rules.ts';

/** States of a discount: usable, before its first day, quota used up, after its last day, or deactivated. */
export const DISCOUNT_STATES = ['running', 'planned', 'used-up', 'ended', 'off'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** The fields that decide the state of a discount; days as YYYY-MM-DD, both included. */
export interface DiscountTimes {
  readonly active: boolean;
  readonly fromDay: string;
  /** Null for no last day. */
  readonly toDay: string | null;
  /** Null for no limit of uses. */
  readonly quota: number | null;
  readonly used: number;
}

/** The state of a discount on a day in Vietnam. */
export const stateOn = (day: string, discount: DiscountTimes): DiscountState => {
  const { active, fromDay, toDay, quota, used } = discount;
  if (!active) return 'off';
  if (toDay !== null && day > toDay) return 'ended';
  if (quota !== null && used >= quota) return 'used-up';
  return day < fromDay ? 'planned' : 'running';
};

/** The amount of a discount: a whole percentage with or without a limit in VND, or a fixed amount in VND. */
export interface DiscountValue {
  readonly percent: number | null;
  readonly amount: number | null;
  readonly cap: number | null;
}

/**
 * Calculates the discount of a value, both in VND; a percentage is truncated, and the result never exceeds the value.
 */
export const calculateDiscount = (value: number, { percent, amount, cap }: DiscountValue): number =>
  Math.min(value, percent === null ? (amount ?? 0) : Math.min(calculatePercentage(value, percent), cap ?? value));

/** Terms of a discount that decide its amount on an invoice; `minimum` in VND. */
export interface DiscountTerms extends DiscountValue {
  readonly minimum: number;
}

/** Discounts that take something off an invoice of `value` VND, with their amounts; the largest amount first. */
export const rankDiscounts = <T extends DiscountTerms>(
  value: number,
  discounts: readonly T[],
): { readonly discount: T; readonly amount: number }[] =>
  discounts
    .filter(({ minimum }) => value >= minimum)
    .map((discount) => ({ discount, amount: calculateDiscount(value, discount) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount);

/**
 * Letters and digits of generated codes, without similar ones (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B). A consonant and a
 * vowel make a syllable that can be said in Vietnamese. Curses begin with C, D or P, or have a U: these are left out.
 */
const CONSONANTS = 'HKMNRTVX';
const VOWELS = 'AEY';
const DIGITS = '34679';

/** Syllables and digits of a generated code: it can be said at a counter or on the phone (`MAKETA37`). */
const SYLLABLES = 3;
const LAST_DIGITS = 2;

/** Generates a code of syllables and two digits; `pick` answers a random whole number below its argument. */
export const speakableCode = (pick: (below: number) => number): string => {
  const letter = (letters: string): string => letters.charAt(pick(letters.length));
  const syllables = Array.from({ length: SYLLABLES }, () => letter(CONSONANTS) + letter(VOWELS));
  return [...syllables, ...Array.from({ length: LAST_DIGITS }, () => letter(DIGITS))].join('');
};

/** Longest name of a discount, in characters. */
export const DISCOUNT_NAME_LENGTH = 120;

/** Shortest and longest code that an admin can choose, in characters. */
export const MINIMUM_CODE_LENGTH = 4;
export const MAXIMUM_CODE_LENGTH = 20;

const CODE_PATTERN = new RegExp(`^[A-Z0-9]{${MINIMUM_CODE_LENGTH},${MAXIMUM_CODE_LENGTH}}$`);

/** Whether a text, read by {@link readCode}, can be a code. */
export const isCode = (code: string): boolean => CODE_PATTERN.test(code);

/** Normalises an entered code to its stored form: capital letters, without diacritics, spaces and hyphens. */
export const readCode = (typed: string): string =>
  removeMarks(typed)
    .replace(/[\s._\-‐‑–—]/g, '')
    .toUpperCase();

/** A discount that a customer shows at a counter: the customer, the group, and the stored code. */
export interface Voucher {
  readonly memberId: string;
  readonly groupId: string;
  readonly discountCode: string;
}

const COUNTER_PATH = '/action/createPoint';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The path of the counter page that enters an order with a discount. */
export const voucherPath = ({ memberId, groupId, discountCode }: Voucher): string =>
  `${COUNTER_PATH}?${new URLSearchParams({ memberId, groupId, discountCode }).toString()}`;

/** Parses the scanned path of a voucher; undefined for any other path. */
export const readVoucher = (path: string): Voucher | undefined => {
  const [pathname, query = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  const of = (name: string): string => parameters.get(name) ?? '';
  const [memberId, groupId, discountCode] = [of('memberId'), of('groupId'), readCode(of('discountCode'))];
  const isVoucher = pathname === COUNTER_PATH && UUID.test(memberId) && UUID.test(groupId) && isCode(discountCode);
  return isVoucher ? { memberId, groupId, discountCode } : undefined;
};
