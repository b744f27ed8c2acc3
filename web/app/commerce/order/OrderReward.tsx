import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import { href } from 'react-router';
import { formatAmount } from '../../content/section/offers/offerWords.tsx';
import { m } from '../../paraglide/messages.js';
import { TextLink } from '../../ui/TextLink.tsx';

type State = 'paid' | 'payout' | 'unpaid' | 'rejected';

const stateOf = ({ status, payoutId }: Reward): State => {
  if (status === 'paid' || status === 'rejected') return status;
  return payoutId === null ? 'unpaid' : 'payout';
};

type Words = (about: { name: string; amount: string }) => string;

/** The effect of a cancellation on the reward, before and after it; null where there is none. */
const before: Readonly<Record<State, Words | null>> = {
  paid: m.order_reward_paid,
  payout: m.order_reward_payout,
  unpaid: m.order_reward_unpaid,
  rejected: null,
};
const after: Readonly<Record<State, Words | null>> = {
  paid: m.order_reward_stays_paid,
  payout: m.order_reward_stays_payout,
  // The reward follows its order within a minute.
  unpaid: null,
  rejected: m.order_reward_rejected,
};

/** Says what becomes of an order's reward when the order is cancelled (docs/rules/affiliate.md#rewards). */
export const OrderReward = ({ reward, isCancelled = false }: { reward: Reward; isCancelled?: boolean }) => {
  const { participant, amount, unit, payoutId, signs } = reward;
  const words = (isCancelled ? after : before)[stateOf(reward)];
  // An order of the participant's own earned nothing.
  if (!words || signs.includes('own-order')) return null;
  return (
    <div className="rounded-md bg-accent-soft p-3">
      <p className="wrap-anywhere">{words({ name: participant.member.name, amount: formatAmount(amount, unit) })}</p>
      {payoutId !== null && (
        <TextLink
          to={href('/action/affiliate/manage/payouts/:id', { id: payoutId })}
          className="inline-flex min-h-11 items-center"
        >
          {m.affiliate_see_payout()}
        </TextLink>
      )}
    </div>
  );
};
