import type { Order } from '@m4u/contract/commerce/order/schema';
import { m } from '../../paraglide/messages.js';
import { dateAndTime, money } from '../../platform/language/formats.ts';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { OrderFacts, OrderTools } from '../order/OrderFacts.tsx';
import { formatPoints } from '../order/OrderRow.tsx';
import { BuyerFace } from '../point/CustomerSummary.tsx';
import { orderPath } from '../point/pointPaths.tsx';
import { formatBuyerPhone, orderName, OrderStatusTag } from '../point/pointWords.tsx';

const struck = ({ status }: Order): string => (status === 'cancelled' ? 'text-muted line-through' : '');

const columns = (): readonly Column<Order>[] => [
  {
    key: 'buyer',
    heading: m.customer_column(),
    cell: ({ buyer }) => (
      <span className="flex items-center gap-3">
        <BuyerFace buyer={buyer} size={36} />
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-semibold" translate="no">
            {buyer.name}
          </span>
          <span className="text-sm text-muted tabular-nums">{formatBuyerPhone(buyer)}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'invoice',
    room: 'widest',
    heading: m.point_invoice_number(),
    cell: (order) => (
      <span className="block max-w-40 truncate text-sm" translate={order.invoiceNumber === null ? undefined : 'no'}>
        {order.invoiceNumber ?? orderName(order)}
      </span>
    ),
  },
  {
    key: 'status',
    room: 'widest',
    heading: m.point_status(),
    cell: ({ status }) => <OrderStatusTag status={status} />,
  },
  {
    key: 'payment',
    heading: m.point_payment(),
    align: 'right',
    sortable: 'desc',
    cell: (order) => (
      <span className={`font-semibold whitespace-nowrap ${struck(order)}`}>
        {order.kind === 'invoice' ? money(order.payment) : '–'}
      </span>
    ),
  },
  {
    key: 'points',
    room: 'wide',
    heading: m.customer_points_heading(),
    align: 'right',
    cell: (order) => <span className={`text-sm whitespace-nowrap ${struck(order)}`}>{formatPoints(order)}</span>,
  },
  {
    key: 'created',
    heading: m.point_entered(),
    align: 'right',
    sortable: 'desc',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="text-sm whitespace-nowrap text-muted">
        {dateAndTime(createdAt)}
      </time>
    ),
  },
];

export interface OrderTableProps extends Pick<DataTableProps<Order>, 'rows' | 'sorted' | 'foot'> {
  /** Id of the order that is open at the side; empty for none. */
  open: string;
}

/** Orders of a group as a table. */
export const OrderTable = ({ open, ...table }: OrderTableProps) => {
  const order = table.rows.find(({ _id }) => _id === open);
  return (
    <DataTable
      {...table}
      label={m.point_history()}
      columns={columns()}
      rowKey={({ _id }) => _id}
      rowName={orderName}
      rowLink={({ _id }) => orderPath(_id)}
      panel={{
        open: order?._id,
        label: order ? orderName(order) : '',
        content: order && (
          <>
            <h2 className="text-lg wrap-anywhere">{orderName(order)}</h2>
            <OrderFacts order={order} />
            {order.can.update && <OrderTools id={order._id} />}
          </>
        ),
      }}
    />
  );
};
