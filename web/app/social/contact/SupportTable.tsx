import type { SupportMessage } from '@m4u/contract/social/contact/support';
import Archive from 'lucide-react/icons/archive';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { createdColumn, nameColumn, textColumn } from '../../platform/administration/adminColumns.tsx';
import { phone as dialled } from '../../platform/language/formats.ts';
import { withQuery } from '../../platform/search/filter.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { Column } from '../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../ui/table/DataTable.tsx';
import { ConfirmedSelectionButton } from '../../ui/table/SelectionBar.tsx';
import { SupportItem, type SupportItemProps } from './SupportItem.tsx';
import { supportTopicWords } from './supportWords.tsx';

const columns = (now: number): readonly Column<SupportMessage>[] => [
  nameColumn(m.support_column(), ({ name, words }) => ({ name, below: <span lang="">{words}</span> })),
  textColumn('topic', m.support_topic_column(), ({ topic }) => supportTopicWords[topic](), { room: 'wide' }),
  textColumn(
    'reach',
    m.support_reach(),
    ({ email, phone, member }) => email ?? (phone ? dialled(phone) : member && m.support_reach_site()),
    { room: 'widest' },
  ),
  createdColumn(m.request_created(), { format: ({ createdAt }) => <RelativeTime time={createdAt} now={now} /> }),
];

export interface SupportTableProps extends Pick<DataTableProps<SupportMessage>, 'rows' | 'sorted' | 'foot'> {
  now: number;
  /** The message that is open at the side. */
  opened: SupportItemProps | undefined;
}

/** Messages to support as a table; several are closed at once, answers are written one by one. */
export const SupportTable = ({ now, opened, ...table }: SupportTableProps) => (
  <DataTable
    {...table}
    label={m.support_list()}
    columns={columns(now)}
    rowKey={({ _id }) => _id}
    rowName={({ name }) => name}
    rowLink={({ _id }) => withQuery(href('/admin/support'), { id: _id })}
    canChoose={({ can }) => can.close}
    selection={
      table.rows.some(({ can }) => can.close) ? (
        <ConfirmedSelectionButton icon={Archive} value="close-chosen" question={m.support_close_many()}>
          {m.support_close()}
        </ConfirmedSelectionButton>
      ) : undefined
    }
    panel={{
      open: opened?.message._id,
      label: opened?.message.name ?? '',
      content: opened && <SupportItem key={opened.message._id} {...opened} />,
    }}
  />
);
