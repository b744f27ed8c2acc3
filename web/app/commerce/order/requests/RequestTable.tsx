import type { OrderRequest, OrderRequestDetail } from '@m4u/contract/commerce/order/request';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton, SelectionButton } from '../../../ui/table/SelectionBar.tsx';
import { RequestFacts, RequestSteps } from './RequestFacts.tsx';
import { requestKindWords, RequestStatusTag } from './requestWords.tsx';

const columns = (isInbox: boolean, now: number): readonly Column<OrderRequest>[] => [
  {
    key: 'product',
    heading: m.request_column(),
    cell: ({ product, kind, quantity }) => (
      <span className="grid">
        <span lang="" className="truncate font-semibold">
          {product.title}
        </span>
        <span className="text-sm text-muted">
          {requestKindWords[kind]()} · {m.request_pieces({ count: number(quantity) })}
        </span>
      </span>
    ),
  },
  {
    key: 'who',
    heading: isInbox ? m.request_who() : m.request_of_group(),
    cell: ({ buyer, group }) => (
      <span lang="" translate="no" className="block max-w-48 truncate">
        {isInbox ? buyer.name : group.name}
      </span>
    ),
  },
  {
    key: 'status',
    room: 'widest',
    heading: m.request_filter_state(),
    cell: (request) => <RequestStatusTag request={request} />,
  },
  {
    key: 'amount',
    heading: m.request_amount(),
    align: 'right',
    cell: ({ amount }) => (
      <span className="font-semibold whitespace-nowrap">{amount === null ? '–' : money(amount)}</span>
    ),
  },
  {
    key: 'created',
    room: 'wide',
    heading: m.request_created(),
    align: 'right',
    sortable: 'desc',
    cell: ({ createdAt }) => (
      <span className="text-sm whitespace-nowrap text-muted">
        <RelativeTime time={createdAt} now={now} />
      </span>
    ),
  },
];

export interface RequestTableProps extends Pick<DataTableProps<OrderRequest>, 'rows' | 'sorted' | 'foot'> {
  isInbox: boolean;
  now: number;
  /** The request that is open at the side. */
  opened: OrderRequestDetail | null;
}

const requestPath = (id: string): string => href('/action/requests/:id', { id });

/** Requests as a table; a group confirms or declines several at once. */
export const RequestTable = ({ isInbox, now, opened, ...table }: RequestTableProps) => (
  <DataTable
    {...table}
    label={m.request_list()}
    columns={columns(isInbox, now)}
    rowKey={({ _id }) => _id}
    rowName={({ product }) => product.title}
    rowLink={({ _id }) => requestPath(_id)}
    canChoose={({ can }) => can.confirm || can.decline}
    selection={
      isInbox && table.rows.some(({ can }) => can.confirm || can.decline) ? (
        <>
          <SelectionButton icon={Check} isMain value="confirm">
            {m.request_confirm()}
          </SelectionButton>
          <ConfirmedSelectionButton icon={X} value="decline" question={m.request_decline_many()}>
            {m.request_decline()}
          </ConfirmedSelectionButton>
        </>
      ) : undefined
    }
    panel={{
      open: opened?._id,
      label: opened?.product.title ?? '',
      content: opened && (
        <>
          <h2 lang="" className="text-lg wrap-anywhere">
            {opened.product.title}
          </h2>
          <div>
            <RequestStatusTag request={opened} />
          </div>
          <LinkButton to={requestPath(opened._id)} block>
            {m.request_open()}
          </LinkButton>
          {/* One fact a line: two would leave no room for amounts. */}
          <div className="[&_dl]:grid-cols-1">
            <RequestFacts request={opened} />
          </div>
          <RequestSteps request={opened} />
        </>
      ),
    }}
  />
);
