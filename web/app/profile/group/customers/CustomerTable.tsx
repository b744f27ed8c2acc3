import type { CustomerFigures } from '@m4u/contract/commerce/book/customer';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Download from 'lucide-react/icons/download';
import { m } from '../../../paraglide/messages.js';
import { date, money, number, phone } from '../../../platform/language/formats.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { SelectionButton } from '../../../ui/table/SelectionBar.tsx';
import { listedCustomerPath } from './customerPaths.tsx';
import { CustomerPanel, type CustomerPanelProps } from './CustomerPanel.tsx';

/** A customer's name, with a mark when a member has claimed the record. */
export const CustomerName = ({ customer: { name, member } }: { customer: CustomerFigures }) => (
  <span className="flex min-w-0 items-center gap-1.5">
    <span className="truncate font-semibold" translate="no">
      {name}
    </span>
    {member && (
      <>
        <BadgeCheck aria-hidden size={16} className="shrink-0 text-success" />
        <span className="sr-only">{m.customer_claimed()}</span>
      </>
    )}
  </span>
);

const columns = (now: number): readonly Column<CustomerFigures>[] => [
  {
    key: 'name',
    heading: m.customer_column(),
    sortable: 'asc',
    cell: (customer) => (
      <span className="flex items-center gap-3">
        <Avatar name={customer.name} src={customer.member?.portrait?.src} size={36} />
        <span className="grid min-w-0 flex-1">
          <CustomerName customer={customer} />
          <span className="text-sm text-muted tabular-nums">{phone(customer.phone ?? '')}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'note',
    room: 'widest',
    heading: m.customer_note(),
    cell: ({ note }) => (
      <span className="block w-44 truncate text-sm text-muted" lang="">
        {note.split('\n', 1)[0]}
      </span>
    ),
  },
  {
    key: 'orders',
    room: 'wide',
    heading: m.customer_orders(),
    align: 'right',
    sortable: 'desc',
    cell: ({ orders }) => number(orders),
  },
  {
    key: 'paid',
    heading: m.customer_paid(),
    align: 'right',
    sortable: 'desc',
    cell: ({ paid }) => <span className="font-semibold whitespace-nowrap">{money(paid)}</span>,
  },
  {
    key: 'points',
    heading: m.customer_points_heading(),
    align: 'right',
    sortable: 'desc',
    cell: ({ points }) => number(points),
  },
  {
    key: 'last',
    room: 'wide',
    heading: m.customer_last(),
    align: 'right',
    sortable: 'desc',
    cell: ({ lastOrderAt }) => (
      <span className="text-sm whitespace-nowrap text-muted">
        {lastOrderAt === null ? '–' : <RelativeTime time={lastOrderAt} now={now} />}
      </span>
    ),
  },
  {
    key: 'since',
    room: 'widest',
    heading: m.customer_since_heading(),
    align: 'right',
    sortable: 'desc',
    cell: ({ createdAt }) => <span className="text-sm whitespace-nowrap text-muted">{date(createdAt)}</span>,
  },
];

export interface CustomerTableProps extends Pick<DataTableProps<CustomerFigures>, 'rows' | 'sorted' | 'foot'> {
  groupId: string;
  now: number;
  /** The customer who is open at the side. */
  opened: CustomerPanelProps | null;
}

/** Customers of a group as a table. */
export const CustomerTable = ({ groupId, now, opened, ...table }: CustomerTableProps) => (
  <DataTable
    {...table}
    label={m.customer_title()}
    columns={columns(now)}
    rowKey={({ _id }) => _id}
    rowName={({ name }) => name}
    rowLink={(customer) => listedCustomerPath(groupId, customer)}
    isDownload
    selection={
      <SelectionButton icon={Download} isMain value="export">
        {m.customer_export()}
      </SelectionButton>
    }
    panel={{
      open: opened?.customer._id,
      label: opened?.customer.name ?? '',
      content: opened && <CustomerPanel {...opened} />,
    }}
  />
);
