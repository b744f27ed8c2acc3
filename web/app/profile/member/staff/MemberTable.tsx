import type { MemberDetailForStaff, MemberForStaff } from '@m4u/contract/profile/member/staff';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { createdColumn, nameColumn, stateColumn } from '../../../platform/administration/adminColumns.tsx';
import { AdminFacts } from '../../../platform/administration/AdminFacts.tsx';
import { phone } from '../../../platform/language/formats.ts';
import { AdminTable } from '../../../platform/administration/AdminTable.tsx';
import type { Column } from '../../../ui/table/column.tsx';
import type { DataTableProps } from '../../../ui/table/DataTable.tsx';
import { smallSource } from '../../upload/StoredPicture.tsx';
import { listMemberFacts } from './memberFacts.tsx';
import { StaffTags } from './StaffTags.tsx';

const columns = (): readonly Column<MemberForStaff>[] => [
  nameColumn(m.admin_column_member(), ({ name, portrait, email, phone: dialled }) => ({
    name: name || m.admin_member_nameless(),
    isNameless: !name,
    picture: portrait ? smallSource(portrait, 36) : undefined,
    below: [email, dialled && phone(dialled)].filter(Boolean).join(' · '),
  })),
  stateColumn((member) => <StaffTags member={member} />),
  createdColumn(m.admin_fact_created(), { room: 'wide' }),
];

export interface MemberTableProps extends Pick<DataTableProps<MemberForStaff>, 'rows' | 'sorted' | 'foot'> {
  /** The member who is open at the side. */
  opened: MemberDetailForStaff | undefined;
}

/** Members as a table for staff. */
export const MemberTable = ({ opened, ...table }: MemberTableProps) => (
  <AdminTable
    {...table}
    label={m.admin_members()}
    columns={columns()}
    pathOf={(id) => href('/admin/members/:id', { id })}
    nameless={m.admin_member_nameless()}
    opened={opened}
    tags={(member) => <StaffTags member={member} />}
    details={(member) => <AdminFacts facts={listMemberFacts(member)} isNarrow />}
  />
);
