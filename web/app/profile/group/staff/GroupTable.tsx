import type { StaffGroup } from '@m4u/contract/profile/group/staff';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { createdColumn, nameColumn, stateColumn, textColumn } from '../../../platform/administration/adminColumns.tsx';
import { AdminFacts } from '../../../platform/administration/AdminFacts.tsx';
import { number } from '../../../platform/language/formats.ts';
import { AdminTable } from '../../../platform/administration/AdminTable.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import type { DataTableProps } from '../../../ui/table/DataTable.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { formatGroupKind, GroupTags, listGroupFacts } from './groupFacts.tsx';

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
  <AdminTable
    {...table}
    label={m.admin_groups()}
    columns={columns()}
    pathOf={(id) => href('/admin/groups/:id', { id })}
    opened={opened}
    tags={(group) => <GroupTags group={group} />}
    details={(group) => <AdminFacts facts={listGroupFacts(group)} isNarrow />}
  />
);
