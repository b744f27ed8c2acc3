import { LINK_LENGTH, LINK_LETTERS, type RewardKind, stateOf } from '@m4u/contract/commerce/affiliate/rules';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import { HOUR } from '@m4u/contract/durations';
import type { Random } from '../../platform/random.ts';

/** Hours (ms) within which clicks from one network are looked at together, and how many of them are a burst. */
export const BURST_TIME = HOUR;
export const BURST = 10;

/** An order this soon after the click (ms) is a sign: somebody at the counter may have opened their own link for the customer. */
export const QUICK_ORDER = 2 * 60_000;
/** … and an account that is opened this soon: no person fills the form in faster. */
export const QUICK_SIGNUP = 10_000;

// Bytes from here on are left out, so that each letter is as likely as another.
const FAIR = 256 - (256 % LINK_LETTERS.length);

/** A new code of a personal link. */
export const newCode = (random: Random): string => {
  let code = '';
  while (code.length < LINK_LENGTH)
    for (const byte of random.bytes(LINK_LENGTH * 2))
      if (byte < FAIR && code.length < LINK_LENGTH) code += LINK_LETTERS.charAt(byte % LINK_LETTERS.length);
  return code;
};

/** A visitor that no cookie is known of yet. */
export const newVisitor = (random: Random): string => random.bytes(16).toString('base64url');

/** What is kept of an amount that was typed: hundredths of a percent, VND or points. */
export const keptAmount = (kind: RewardKind, amount: number): number =>
  kind === 'percent' ? Math.round(amount * RATE_PER_PERCENT) : amount;

/** … and how it is shown again. */
export const shownAmount = (kind: RewardKind, amount: number): number =>
  kind === 'percent' ? amount / RATE_PER_PERCENT : amount;

/** What rewards of a kind are counted in. */
export const unitOf = (kind: RewardKind): 'vnd' | 'points' => (kind === 'points' ? 'points' : 'vnd');

/** What bears on whether a click counts, or a conversion. */
interface Running {
  readonly status: 'draft' | 'running' | 'paused' | 'ended';
  readonly from: Date;
  readonly to: Date | null;
  readonly quota: number | null;
  readonly rewarded: number;
  readonly endedAt: Date | null;
}

/** What a campaign is at a moment. */
export const stateAt = (campaign: Running, now: Date) =>
  stateOf(
    { ...campaign, from: campaign.from.toISOString(), to: campaign.to?.toISOString() ?? null },
    now.toISOString(),
  );
