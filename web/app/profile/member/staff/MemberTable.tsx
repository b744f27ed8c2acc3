import type { MemberDetailForStaff, MemberForStaff } from '@m4u/contract/profile/member/staff';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { createdColumn, nameColumn, stateColumn, textColumn } from '../../../platform/administration/adminColumns.tsx';
import { AdminFacts } from '../../../platform/administration/AdminFacts.tsx';
import { AdminPanel } from '../../../platform/administration/AdminPanel.tsx';
import { phone } from '../../../platform/language/formats.ts';
import type { Column } from '../../../ui/table/column.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { listMemberFacts } from './memberFacts.tsx';
import { StaffTags } from './StaffTags.tsx';

const memberPath = (id: string): string => href('/admin/members/:id', { id });

const columns = (): readonly Column<MemberForStaff>[] => [
  nameColumn(m.admin_column_member(), ({ name, portrait, email }) => ({
    name: name || m.admin_member_nameless(),
    isNameless: !name,
    picture: portrait ? smallSource(portrait, 36) : undefined,
    below: email ?? undefined,
  })),
  textColumn('phone', m.admin_fact_phone(), ({ phone: dialled }) => dialled && phone(dialled), { room: 'widest' }),
  stateColumn((member) => <StaffTags member={member} />),
  createdColumn(m.admin_fact_created(), { room: 'wide' }),
];

export interface MemberTableProps extends Pick<DataTableProps<MemberForStaff>, 'rows' | 'sorted' | 'foot'> {
  /** The member who is open at the side. */
  opened: MemberDetailForStaff | undefined;
}

/** Members as a table for staff. */
export const MemberTable = ({ opened, ...table }: MemberTableProps) => (
  <DataTable
    {...table}
    label={m.admin_members()}
    columns={columns()}
    rowKey={({ _id }) => _id}
    rowName={({ name }) => name || m.admin_member_nameless()}
    rowLink={({ _id }) => memberPath(_id)}
    panel={{
      open: opened?._id,
      label: opened?.name || m.admin_member_nameless(),
      content: opened && (
        <AdminPanel
          title={opened.name ? <span lang="">{opened.name}</span> : m.admin_member_nameless()}
          tags={<StaffTags member={opened} />}
          to={memberPath(opened._id)}
        >
          <AdminFacts facts={listMemberFacts(opened)} isNarrow />
        </AdminPanel>
      ),
    }}
  />
);
