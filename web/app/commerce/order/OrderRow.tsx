import type { Order } from '@m4u/contract/commerce/order/schema';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, money } from '../../platform/language/formats.ts';
import { BuyerFace } from '../point/CustomerSummary.tsx';
import { orderPath } from '../point/pointPaths.tsx';
import { formatReversals } from './reversal.tsx';
import { movedPoints, orderName, OrderStatusTag } from '../point/pointWords.tsx';

/** Formats the points of an order from the buyer's side. */
export const formatPoints = ({ earned, spent }: Pick<Order, 'earned' | 'spent'>): string =>
  [spent > 0 && movedPoints(-spent), earned > 0 && movedPoints(earned)].filter(Boolean).join(' · ') || movedPoints(0);

const pointsClass = ({ kind, status }: Order): string | undefined => {
  if (status === 'cancelled') return 'line-through';
  return kind === 'plain' ? 'text-base font-bold text-ink' : undefined;
};

/** An order in a list, with a link to its screen. */
export const OrderRow = ({ order }: { order: Order }) => {
  const { buyer, kind, payment, status, createdAt, invoiceNumber } = order;
  return (
    <Link to={orderPath(order._id)} className="flex min-h-18 items-start gap-3 px-4 py-3 hover:bg-sunken">
      <BuyerFace buyer={buyer} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {buyer.name}
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 text-sm wrap-anywhere">
            {invoiceNumber === null ? orderName(order) : <span translate="no">{invoiceNumber}</span>}
          </span>
          {kind === 'invoice' && (
            <span className={status === 'cancelled' ? 'text-muted line-through' : 'font-bold'}>{money(payment)}</span>
          )}
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
          <span className={pointsClass(order)}>{formatPoints(order)}</span>
        </span>
        {status === 'cancelled' && (
          <>
            <OrderStatusTag status={status} />
            <span className="mt-1 block text-sm empty:hidden">{formatReversals(order)}</span>
          </>
        )}
      </span>
      <span className="sr-only">{m.point_see_order()}</span>
    </Link>
  );
};
