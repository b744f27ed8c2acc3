import { MEMBER_SORTS, type MemberForStaff } from '@m4u/contract/profile/member/staff';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { smallSource } from '../../upload/StoredPicture.tsx';
import type { Route } from './+types/adminMembers.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { date, number, phone } from '../../../platform/language/formats.ts';
import { AdminList, AdminRow, noneFound } from '../../../platform/administration/AdminList.tsx';
import { defineFilter, oneOf, text } from '../../../platform/search/filter.server.ts';
import { findOpened, readRows, readSorting, requirePage } from '../../../platform/search/table.server.ts';
import { MemberTable } from './MemberTable.tsx';
import { StaffTags } from './StaffTags.tsx';

const readMemberFilter = defineFilter({ q: text(254), state: oneOf(['locked', 'unverified', 'deleted']) });

/** Loads members for staff; filters: `?q=` and `?state=`; `?open=` has one at the side. Errors: 403 for everyone else. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const { page, filter } = readMemberFilter(searchParams);
  const limit = readRows(context, searchParams);
  const sorted = readSorting(searchParams, MEMBER_SORTS, { sort: 'created', order: 'desc' });
  const { memberStaff } = api(context);
  const { data, total } = await memberStaff.list({ query: { page, limit, ...sorted, ...filter } });
  requirePage(context, { rows: data, total, limit });
  const open = findOpened(searchParams, data);
  const opened = open && (await memberStaff.get({ params: { id: open._id } })).data;
  return { members: data, total, page, limit, sorted, filter, opened };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_members()} · M4U` }];

const Row = ({ member }: { member: MemberForStaff }) => {
  const { _id, name, portrait, email, phone: dialled, createdAt } = member;
  return (
    <AdminRow
      to={href('/admin/members/:id', { id: _id })}
      name={name || m.admin_member_nameless()}
      isNameless={!name}
      picture={portrait ? smallSource(portrait, 96) : undefined}
      facts={[email, dialled && phone(dialled), date(createdAt)].filter(Boolean).join(' · ')}
      tags={<StaffTags member={member} />}
    />
  );
};

export const handle = { ownSearch: true };

export default function AdminMembers({ loaderData }: Route.ComponentProps) {
  const { members, total, page, limit, sorted, filter, opened } = loaderData;
  return (
    <AdminList
      title={m.admin_members()}
      lead={m.admin_members_lead({ total: number(total) })}
      search={{
        action: href('/admin/members'),
        label: m.admin_members_search(),
        filter,
        states: [
          { value: 'locked', label: m.admin_state_locked() },
          { value: 'unverified', label: m.admin_state_unverified() },
          { value: 'deleted', label: m.admin_state_deleted() },
        ],
      }}
      page={page}
      total={total}
      size={limit}
      table={<MemberTable rows={members} sorted={sorted} foot={{ page, total, size: limit }} opened={opened} />}
      rows={members.map((member) => (
        <Row key={member._id} member={member} />
      ))}
      empty={noneFound(Users, href('/admin/members'))}
    />
  );
}
