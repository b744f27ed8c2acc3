import type { DataRequest } from '@m4u/contract/insight/privacy/request';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { nameColumn, stateColumn, textColumn } from '../../platform/administration/adminColumns.tsx';
import { dateAndTime } from '../../platform/language/formats.ts';
import { withQuery } from '../../platform/search/filter.ts';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { RequestItem, type RequestItemProps } from './RequestItem.tsx';
import { dataRequestKindWords, dataRequestStateWords } from './requestWords.tsx';

const nameOf = ({ name, email }: DataRequest): string => name || (email ?? '');

/** When an open request is due, or when a closed one ended. */
const timeColumn = (isOpen: boolean): Column<DataRequest> => ({
  key: 'time',
  heading: isOpen ? m.data_request_due_column() : m.data_request_ended_column(),
  align: 'right',
  sortable: isOpen ? 'asc' : 'desc',
  cell: ({ dueAt, closedAt, overdue }) => {
    const time = closedAt ?? dueAt;
    return (
      <span className={overdue ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
        {time === null ? '–' : dateAndTime(time)}
      </span>
    );
  },
});

const columns = (isOpen: boolean): readonly Column<DataRequest>[] => [
  nameColumn(m.support_column(), (request) => ({
    name: nameOf(request),
    below: <span lang="">{request.words}</span>,
  })),
  textColumn('kind', m.admin_fact_kind(), ({ kind }) => dataRequestKindWords[kind]()),
  ...(isOpen ? [] : [stateColumn<DataRequest>(({ state }) => <Tag>{dataRequestStateWords[state]()}</Tag>)]),
  textColumn('reach', m.support_reach(), ({ email }) => email ?? m.support_reach_site(), { room: 'widest' }),
  textColumn('created', m.request_created(), ({ createdAt }) => dateAndTime(createdAt), {
    room: 'widest',
    align: 'right',
  }),
  timeColumn(isOpen),
];

export interface RequestTableProps extends Pick<DataTableProps<DataRequest>, 'rows' | 'sorted' | 'foot'> {
  isOpen: boolean;
  /** The request that is open at the side. */
  opened: RequestItemProps | undefined;
}

/** Requests about personal data as a table. Each gets an answer of its own, so rows are not chosen. */
export const RequestTable = ({ isOpen, opened, ...table }: RequestTableProps) => (
  <DataTable
    {...table}
    label={m.data_request_list()}
    columns={columns(isOpen)}
    rowKey={({ _id }) => _id}
    rowName={nameOf}
    rowLink={({ _id }) => withQuery(href('/admin/requests'), { id: _id })}
    panel={{
      open: opened?.request._id,
      label: opened ? nameOf(opened.request) : '',
      content: opened && <RequestItem key={opened.request._id} {...opened} />,
    }}
  />
);
