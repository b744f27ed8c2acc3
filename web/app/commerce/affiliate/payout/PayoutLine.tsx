import type { PayoutRow } from '@m4u/contract/commerce/affiliate/payout';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime, number } from '../../../platform/language/formats.ts';
import { payoutPath } from '../affiliatePaths.tsx';
import { formatSum } from '../Figures.tsx';
import { PayoutStatusTag } from './PayoutStatusTag.tsx';

/** A payout in the list of a group's payouts. */
export const PayoutLine = ({ payout }: { payout: PayoutRow }) => {
  const { _id, campaign, status, paidVnd, payees, ready, waiting, approval, createdAt, createdBy } = payout;
  const isHeld = approval === 'waiting';
  const facts = [
    m.affiliate_payees({ count: number(payees) }),
    status === 'made' && !isHeld && ready > 0 && m.affiliate_ready({ count: number(ready) }),
    status === 'made' && waiting > 0 && m.affiliate_without_account({ count: number(waiting) }),
  ].filter(Boolean);
  return (
    <Link to={payoutPath(_id)} className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunken">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-lg font-bold">{formatSum(payout)}</span>
          <PayoutStatusTag status={status} paidVnd={paidVnd} isHeld={isHeld} />
        </span>
        {campaign && (
          <span lang="" className="block wrap-anywhere" translate="no">
            {campaign.title}
          </span>
        )}
        <span className="block text-sm text-muted">{facts.join(' · ')}</span>
        <span className="block text-sm wrap-anywhere text-muted">
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time> · <span translate="no">{createdBy.name}</span>
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
    </Link>
  );
};
