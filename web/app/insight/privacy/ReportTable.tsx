import type { Report } from '@m4u/contract/insight/privacy';
import CircleOff from 'lucide-react/icons/circle-off';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { createdColumn, nameColumn, stateColumn, textColumn } from '../../platform/administration/adminColumns.tsx';
import { withQuery } from '../../platform/search/filter.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton } from '../../ui/table/SelectionBar.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { formatOutcome, ReportItem, type ReportItemProps } from './ReportItem.tsx';
import { reportKindWords, reportReasonWords } from './reportWords.tsx';

const nameOf = ({ target }: Report): string => target.name || m.report_gone();

const columns = (now: number): readonly Column<Report>[] => [
  nameColumn(m.report_column(), (report) => ({
    name: nameOf(report),
    isNameless: report.target.name === '',
    below: <span lang="">{report.words || report.target.text}</span>,
  })),
  textColumn('kind', m.admin_fact_kind(), ({ target }) => reportKindWords[target.kind](), { room: 'widest' }),
  textColumn('reason', m.report_reason_column(), ({ reason }) => reportReasonWords[reason]()),
  textColumn(
    'reporter',
    m.report_reporter(),
    ({ reporter }) => (reporter ? <span lang="">{reporter.name}</span> : m.report_by_recipient()),
    { room: 'widest' },
  ),
  stateColumn((report) => (report.outcome === null ? <Tag>{m.report_open()}</Tag> : formatOutcome(report)), {
    room: 'wide',
    isOwnOrder: true,
  }),
  createdColumn(m.request_created(), { format: ({ createdAt }) => <RelativeTime time={createdAt} now={now} /> }),
];

export interface ReportTableProps extends Pick<DataTableProps<Report>, 'rows' | 'sorted' | 'foot'> {
  now: number;
  /** The report that is open at the side. */
  opened: ReportItemProps | undefined;
}

/** Reports as a table; several are dismissed at once. */
export const ReportTable = ({ now, opened, ...table }: ReportTableProps) => (
  <DataTable
    {...table}
    label={m.report_list()}
    columns={columns(now)}
    rowKey={({ _id }) => _id}
    rowName={nameOf}
    rowLink={({ _id }) => withQuery(href('/admin/reports'), { id: _id })}
    canChoose={({ outcome }) => outcome === null}
    selection={
      table.rows.some(({ outcome }) => outcome === null) ? (
        <ConfirmedSelectionButton icon={CircleOff} value="dismiss-chosen" question={m.report_dismiss_many()}>
          {m.report_dismiss()}
        </ConfirmedSelectionButton>
      ) : undefined
    }
    panel={{
      open: opened?.report._id,
      label: opened ? nameOf(opened.report) : '',
      content: opened && <ReportItem key={opened.report._id} {...opened} />,
    }}
  />
);
