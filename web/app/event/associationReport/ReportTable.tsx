import type { AssociationReport, ReportRow } from '@m4u/contract/event/associationReport/schema';
import { m } from '../../paraglide/messages.js';
import { date, money, number } from '../../platform/language/formats.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { RichText } from '../../ui/richText/RichText.tsx';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { DocumentLink } from './DocumentFields.tsx';
import { reportPath } from './reportPaths.tsx';
import { reportFigures, periodTitle, ReportStatusTag } from './reportWords.tsx';
import { ReportSteps, ReturnNotice } from './ReportHistory.tsx';

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

/** A report at the side of the list. */
const Panel = ({ report }: { report: AssociationReport }) => {
  const { _id, title, group, period, status, reason, content, attachments, steps } = report;
  return (
    <>
      <div>
        <h2 lang="" className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-muted">
          {periodTitle(period)} · <span translate="no">{group.name}</span>
        </p>
      </div>
      <div>
        <ReportStatusTag status={status} />
      </div>
      <ReturnNotice reason={reason} />
      <LinkButton to={reportPath(_id)} block>
        {m.association_open()}
      </LinkButton>
      <dl className="divide-y divide-line rounded-md border border-line px-3">
        {reportFigures.map(({ of, label, format }) => (
          <div key={of} className="flex items-baseline justify-between gap-3 py-2">
            <dt className="text-sm text-muted">{label()}</dt>
            <dd className="font-semibold tabular-nums">
              {report[of] === null ? m.association_not_told() : format(report[of])}
            </dd>
          </div>
        ))}
      </dl>
      {content !== '' && (
        <div lang="" className="text-sm">
          <RichText html={content} />
        </div>
      )}
      {attachments.length > 0 && (
        <section>
          <h3 className="font-bold">{m.association_documents()}</h3>
          <ul className="text-sm">
            {attachments.map((document) => (
              <li key={document._id}>
                <DocumentLink document={document} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="stack gap-2">
        <h3 className="font-bold">{m.association_history()}</h3>
        <ReportSteps steps={steps} />
      </section>
    </>
  );
};

export interface ReportTableProps extends Pick<DataTableProps<ReportRow>, 'rows' | 'sorted' | 'foot'> {
  /** The report that is open at the side. */
  opened: AssociationReport | null;
}

/** Reports as a table. */
export const ReportTable = ({ opened, ...table }: ReportTableProps) => (
  <DataTable
    {...table}
    label={m.association_title()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ title }) => title}
    rowLink={({ _id }) => reportPath(_id)}
    panel={{ open: opened?._id, label: opened?.title ?? '', content: opened && <Panel report={opened} /> }}
  />
);
