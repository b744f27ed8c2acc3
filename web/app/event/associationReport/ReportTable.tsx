import type { ReportRow } from '@m4u/contract/event/associationReport/schema';
import { m } from '../../paraglide/messages.js';
import { date, money, number } from '../../platform/language/formats.ts';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { reportPath } from './reportPaths.tsx';
import { periodTitle, ReportStatusTag } from './reportWords.tsx';

const columns = (): readonly Column<ReportRow>[] => [
  {
    key: 'title',
    heading: m.association_column(),
    cell: ({ title, group }) => (
      <span className="grid">
        <span lang="" className="truncate font-semibold">
          {title}
        </span>
        <span className="truncate text-sm text-muted" translate="no">
          {group.name}
        </span>
      </span>
    ),
  },
  {
    key: 'period',
    heading: m.association_period(),
    sortable: 'desc',
    cell: ({ period }) => <span className="text-sm whitespace-nowrap">{periodTitle(period)}</span>,
  },
  {
    key: 'status',
    heading: m.association_status(),
    cell: ({ status }) => <ReportStatusTag status={status} />,
  },
  {
    key: 'members',
    room: 'wide',
    heading: m.association_members(),
    align: 'right',
    cell: ({ members }) => (members === null ? '–' : number(members)),
  },
  {
    key: 'revenue',
    room: 'widest',
    heading: m.association_revenue(),
    align: 'right',
    cell: ({ revenue }) => (revenue === null ? '–' : money(revenue)),
  },
  {
    key: 'changed',
    room: 'wide',
    heading: m.association_changed(),
    align: 'right',
    cell: ({ submittedAt, updatedAt }) => (
      <span className="text-sm whitespace-nowrap text-muted">{date(submittedAt ?? updatedAt)}</span>
    ),
  },
];

/** Reports as a table. */
export const ReportTable = (table: Pick<DataTableProps<ReportRow>, 'rows' | 'sorted' | 'foot'>) => (
  <DataTable
    {...table}
    label={m.association_title()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ title }) => title}
    rowLink={({ _id }) => reportPath(_id)}
  />
);
