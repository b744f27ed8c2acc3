import type { VoucherState } from '@m4u/contract/commerce/perk/rules';
import { dayOf } from '@m4u/contract/days';
import type { Random } from '../../platform/random.ts';
import { dayAfter, endOfDay } from '../../platform/time/days.ts';

/** 32 letters and digits, so that each byte is equally likely to be any of them; without 0 1 I O. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Draws the code of a voucher: 40 random bits. */
export const drawVoucherCode = (random: Random): string =>
  `Q${Array.from(random.bytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')}`;

/** The end of the last day in Vietnam on which a voucher that is taken now can be handed over. */
export const voucherEnd = (now: Date, keepDays: number): Date => endOfDay(dayAfter(dayOf(now), keepDays));

/** The facts that decide what the counter may do with a voucher. */
export interface VoucherFacts {
  readonly state: VoucherState;
  readonly expiresAt: Date;
}

/** Whether a voucher can be handed over; at its end the job may still have to mark it. */
export const canHandOver = ({ state, expiresAt }: VoucherFacts, now: Date): boolean =>
  state === 'taken' && now < expiresAt;

/** Whether an admin may give the points of a voucher back. */
export const canGiveBack = ({ state }: Pick<VoucherFacts, 'state'>): boolean => state === 'taken';
