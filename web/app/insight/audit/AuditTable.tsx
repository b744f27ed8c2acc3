import type { AuditEntry } from '@m4u/contract/insight/audit';
import { m } from '../../paraglide/messages.js';
import { textColumn } from '../../platform/administration/adminColumns.tsx';
import { dateAndTime } from '../../platform/language/formats.ts';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { type AuditFilter, auditPath } from './AuditForm.tsx';
import { AuditItem } from './AuditItem.tsx';
import { hasTargetName, listDetails, nameTarget } from './auditDetail.tsx';
import { auditActWords, auditTargetWords } from './auditWords.tsx';

const formatDetails = (entry: AuditEntry): string => {
  const { reason = '' } = entry.detail;
  return [reason && m.audit_reason({ text: reason }), ...listDetails(entry)].filter(Boolean).join(' · ');
};

const columns = (): readonly Column<AuditEntry>[] => [
  {
    key: 'act',
    heading: m.audit_act(),
    cell: (entry) => (
      <span className="grid">
        <span className="truncate font-semibold">{auditActWords[entry.act]()}</span>
        {/* Whole where no panel has the rest. */}
        <span lang="" className="text-sm wrap-anywhere text-muted xl:truncate">
          {formatDetails(entry)}
        </span>
      </span>
    ),
  },
  {
    key: 'target',
    heading: m.audit_target(),
    cell: (entry) => (
      <span className="block max-w-36 text-sm">
        <span lang={hasTargetName(entry) ? '' : undefined} className="block truncate">
          {nameTarget(entry)}
        </span>
        <span className="block truncate text-muted">{auditTargetWords[entry.target.kind]()}</span>
      </span>
    ),
  },
  textColumn(
    'actor',
    m.audit_actor(),
    ({ actor }) => (actor.name ? <span lang="">{actor.name}</span> : m.audit_somebody()),
    { room: 'wide' },
  ),
  {
    key: 'created',
    heading: m.audit_time(),
    align: 'right',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="text-sm text-muted">
        {dateAndTime(createdAt)}
      </time>
    ),
  },
];

export interface AuditTableProps extends Pick<DataTableProps<AuditEntry>, 'rows'> {
  filter: AuditFilter;
  /** The entry that is open at the side. */
  opened: AuditEntry | undefined;
}

/** The log as a table, newest first; a row leads to everything that was done to the same target. */
export const AuditTable = ({ rows, filter, opened }: AuditTableProps) => (
  <DataTable
    rows={rows}
    sorted={{ sort: 'created', order: 'desc' }}
    label={m.admin_audit()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ act }) => auditActWords[act]()}
    rowLink={({ target: { id } }) => auditPath({ ...filter, target: id })}
    panel={{
      open: opened?._id,
      label: opened ? auditActWords[opened.act]() : '',
      content: opened && <AuditItem entry={opened} filter={filter} />,
    }}
  />
);
