import type { StaffGroup } from '@m4u/contract/profile/group/staff';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { createdColumn, nameColumn, stateColumn, textColumn } from '../../../platform/administration/adminColumns.tsx';
import { AdminFacts } from '../../../platform/administration/AdminFacts.tsx';
import { AdminPanel } from '../../../platform/administration/AdminPanel.tsx';
import { number } from '../../../platform/language/formats.ts';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { formatGroupKind, GroupTags, listGroupFacts } from './groupFacts.tsx';

const groupPath = (id: string): string => href('/admin/groups/:id', { id });

const columns = (): readonly Column<StaffGroup>[] => [
  nameColumn(
    m.admin_column_group(),
    (group) => ({
      name: group.name,
      picture: group.logo ? smallSource(group.logo, 36) : undefined,
      below: formatGroupKind(group),
    }),
    { sortable: 'asc' },
  ),
  textColumn('agency', m.admin_fact_agency(), ({ agency }) => agency && <span lang="">{agency.name}</span>, {
    room: 'widest',
  }),
  stateColumn((group) => <GroupTags group={group} />),
  textColumn('members', m.admin_fact_members(), ({ memberTotal }) => number(memberTotal), { align: 'right' }),
  createdColumn(m.admin_fact_created(), { room: 'wide' }),
];

export interface GroupTableProps extends Pick<DataTableProps<StaffGroup>, 'rows' | 'sorted' | 'foot'> {
  /** The group that is open at the side. */
  opened: StaffGroup | undefined;
}

/** Brands and groups as a table for staff. */
export const GroupTable = ({ opened, ...table }: GroupTableProps) => (
  <DataTable
    {...table}
    label={m.admin_groups()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ name }) => name}
    rowLink={({ _id }) => groupPath(_id)}
    panel={{
      open: opened?._id,
      label: opened?.name ?? '',
      content: opened && (
        <AdminPanel
          title={<span lang="">{opened.name}</span>}
          tags={<GroupTags group={opened} />}
          to={groupPath(opened._id)}
        >
          <AdminFacts facts={listGroupFacts(opened)} isNarrow />
        </AdminPanel>
      ),
    }}
  />
);
