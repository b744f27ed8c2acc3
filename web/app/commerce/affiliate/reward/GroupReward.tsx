import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { date, dateAndTime, money } from '../../../platform/language/formats.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { managedPath, payoutPath } from '../affiliatePaths.tsx';
import { formatAmount } from '../../../content/section/offers/offerWords.tsx';
import { formatRejection } from '../affiliateWords.tsx';
import { Signs, RewardStatusTag } from '../StatusTags.tsx';
import { PersonRow } from '../PersonRow.tsx';

/** The conversion of a reward: an order or a sign-up, with the time of the click. */
export const Cause = ({ reward: { order, at, clickedAt } }: { reward: Reward }) => (
  <p className="text-sm">
    {order === null ? (
      m.affiliate_for_signup({ at: dateAndTime(at) })
    ) : (
      <>
        <TextLink to={href('/action/historyEditHistory/:history', { history: order._id })} translate="no">
          {order.invoiceNumber ?? m.affiliate_order()}
        </TextLink>{' '}
        · {m.affiliate_for_order({ payment: money(order.payment), at: dateAndTime(at) })}
      </>
    )}
    <span className="block text-muted">{m.affiliate_clicked_at({ at: dateAndTime(clickedAt) })}</span>
  </p>
);

/** Outcome of a reward, or the end of its hold time. */
export const describeOutcome = ({ status, holdUntil, can, reason, paidAt }: Reward): string | undefined => {
  if (status === 'pending' && !can.approve) return m.affiliate_held({ at: dateAndTime(holdUntil) });
  if (status === 'paid' && paidAt !== null) return m.affiliate_paid_on({ day: date(paidAt) });
  if (status === 'rejected' && reason !== '') return m.affiliate_reason_is({ reason: formatRejection(reason) });
  return undefined;
};

/** A reward in the list of a group's admins. */
export const GroupReward = ({ reward, isChosen }: { reward: Reward; isChosen: boolean }) => {
  const { _id, participant, campaign, amount, unit, status, signs, can, payoutId } = reward;
  const standing = describeOutcome(reward);
  const isOpen = can.approve || can.reject;
  const { name } = participant.member;
  return (
    <div className="flex gap-1 p-4">
      {isOpen && (
        <Checkbox
          name="ids"
          value={_id}
          defaultChecked={isChosen}
          label={
            <span className="sr-only">
              {m.affiliate_choose({ name, amount: formatAmount(amount, unit), title: campaign.title })}
            </span>
          }
          className="w-9 shrink-0"
        />
      )}
      <div className="stack min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <PersonRow person={participant.member}>
            <span lang="">{campaign.title}</span>
          </PersonRow>
          <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end sm:gap-1">
            <span className={status === 'rejected' ? 'text-lg font-bold line-through' : 'text-lg font-bold'}>
              {formatAmount(amount, unit)}
            </span>
            <RewardStatusTag status={status} />
          </span>
        </div>
        <Cause reward={reward} />
        {standing !== undefined && <p className="text-sm font-semibold wrap-anywhere">{standing}</p>}
        <Signs signs={signs} />
        <p className="flex flex-wrap gap-x-4 text-sm">
          <TextLink to={managedPath(campaign._id)} className="inline-flex min-h-11 items-center">
            {m.affiliate_see_campaign()}
          </TextLink>
          {payoutId !== null && (
            <TextLink to={payoutPath(payoutId)} className="inline-flex min-h-11 items-center">
              {m.affiliate_see_payout()}
            </TextLink>
          )}
        </p>
      </div>
    </div>
  );
};
