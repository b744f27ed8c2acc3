import { LINK_LENGTH, LINK_LETTERS, type RewardKind, stateOf } from '@m4u/contract/commerce/affiliate/rules';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import { HOUR } from '@m4u/contract/durations';
import type { Random } from '../../platform/random.ts';

/** Time (ms) in which clicks of one link from one network are counted together. */
export const BURST_TIME = HOUR;
/** The number of clicks within `BURST_TIME` that makes a burst. */
export const BURST = 10;

/**
 * An order this soon after the click (ms) is suspect: staff at the counter may have opened their own link for a
 * customer.
 */
export const QUICK_ORDER = 2 * 60_000;
/** A sign-up this soon after the click (ms) is suspect: no person fills in the form faster. */
export const QUICK_SIGNUP = 10_000;

// Bytes from this value on are skipped, so that every letter is equally likely.
const FAIR = 256 - (256 % LINK_LETTERS.length);

/** Generates the code of a personal link. */
export const newCode = (random: Random): string => {
  let code = '';
  while (code.length < LINK_LENGTH)
    for (const byte of random.bytes(LINK_LENGTH * 2))
      if (byte < FAIR && code.length < LINK_LENGTH) code += LINK_LETTERS.charAt(byte % LINK_LETTERS.length);
  return code;
};

/** Generates the id of a visitor without a cookie: 16 random bytes in base64url. */
export const newVisitor = (random: Random): string => random.bytes(16).toString('base64url');

/** Converts an entered amount to the stored unit: hundredths of a percent, VND or points. */
export const toStoredAmount = (kind: RewardKind, amount: number): number =>
  kind === 'percent' ? Math.round(amount * RATE_PER_PERCENT) : amount;

/** Converts a stored amount back to the shown unit: percent, VND or points. */
export const toShownAmount = (kind: RewardKind, amount: number): number =>
  kind === 'percent' ? amount / RATE_PER_PERCENT : amount;

/** The unit of rewards of a kind; a percentage of an order is paid in VND. */
export const unitOf = (kind: RewardKind): 'vnd' | 'points' => (kind === 'points' ? 'points' : 'vnd');

/** Fields of a campaign that decide whether it counts clicks and conversions. */
interface CampaignFacts {
  readonly status: 'draft' | 'running' | 'paused' | 'ended';
  readonly from: Date;
  readonly to: Date | null;
  readonly quota: number | null;
  readonly rewarded: number;
  readonly endedAt: Date | null;
}

/** The state of a campaign at a moment. */
export const stateAt = (campaign: CampaignFacts, now: Date) =>
  stateOf(
    { ...campaign, from: campaign.from.toISOString(), to: campaign.to?.toISOString() ?? null },
    now.toISOString(),
  );
