import type { PayoutRow } from '@m4u/contract/commerce/affiliate/payout';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime, number } from '../../../platform/language/formats.ts';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { payoutPath } from '../affiliatePaths.tsx';
import { formatSum } from '../Figures.tsx';
import { PayoutStatusTag } from './PayoutStatusTag.tsx';

/** Items of a payout that are still to be paid: those that can be, and those without an account. */
const describeLeft = ({ status, ready, waiting }: PayoutRow): string =>
  status === 'made'
    ? [
        ready > 0 && m.affiliate_ready({ count: number(ready) }),
        waiting > 0 && m.affiliate_without_account({ count: number(waiting) }),
      ]
        .filter(Boolean)
        .join(' · ')
    : '';

const columns = (): readonly Column<PayoutRow>[] => [
  {
    key: 'created',
    heading: m.affiliate_payout(),
    cell: ({ createdAt, createdBy, campaign }) => (
      <span className="grid">
        <time dateTime={createdAt} className="truncate font-semibold">
          {dateAndTime(createdAt)}
        </time>
        <span className="truncate text-sm text-muted" translate="no">
          {[campaign?.title, createdBy.name].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    key: 'status',
    heading: m.affiliate_state(),
    cell: ({ status, paidVnd }) => <PayoutStatusTag status={status} paidVnd={paidVnd} />,
  },
  {
    key: 'left',
    room: 'wide',
    heading: m.affiliate_left_column(),
    cell: (payout) => <span className="text-sm text-muted">{describeLeft(payout)}</span>,
  },
  { key: 'payees', heading: m.affiliate_payees_title(), align: 'right', cell: ({ payees }) => number(payees) },
  {
    key: 'amount',
    heading: m.affiliate_amount(),
    align: 'right',
    cell: (payout) => <span className="font-semibold">{formatSum(payout)}</span>,
  },
];

/** Payouts of a group as a table for its admins. */
export const PayoutTable = (table: Pick<DataTableProps<PayoutRow>, 'rows' | 'foot'>) => (
  <DataTable
    {...table}
    label={m.affiliate_payouts()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ createdAt }) => dateAndTime(createdAt)}
    rowLink={({ _id }) => payoutPath(_id)}
  />
);
