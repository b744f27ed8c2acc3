import type { OrderLog } from '@m4u/contract/commerce/order/schema';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, money } from '../../platform/language/formats.ts';
import { BuyerFace } from '../point/CustomerSummary.tsx';
import { orderPath } from '../point/pointPaths.tsx';
import { orderName } from '../point/pointWords.tsx';
import { ChangeDetails, orderActWords } from './OrderHistory.tsx';
import { formatPoints } from './OrderRow.tsx';

/** Amounts of a new order: its payment, where it has an invoice, and its points. */
const formatEntered = ({ after }: OrderLog): string =>
  [after.invoiceNumber !== null && money(after.payment), formatPoints(after)].filter(Boolean).join(' · ');

/** A change in the list of changes of a group's orders, with a link to its order. */
export const OrderLogRow = ({ log }: { log: OrderLog }) => {
  const { act, after, buyer, createdAt } = log;
  return (
    <Link to={orderPath(log.orderId)} className="flex min-h-18 items-start gap-3 px-4 py-3 hover:bg-sunken">
      <BuyerFace buyer={buyer} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{orderActWords[act]()}</span>
          <time dateTime={createdAt} className="text-sm text-muted">
            {dateAndTime(createdAt)}
          </time>
        </p>
        <p className="wrap-anywhere">
          <span translate={after.invoiceNumber === null ? undefined : 'no'}>{orderName(after)}</span>
          {' · '}
          <span translate="no">{buyer.name}</span>
        </p>
        {act === 'create' && <p>{formatEntered(log)}</p>}
        <ChangeDetails log={log} />
        <span className="sr-only">{m.point_see_order()}</span>
      </div>
    </Link>
  );
};
