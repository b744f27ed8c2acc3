import type { StaffMember } from '@m4u/contract/profile/member/staff';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { smallSource } from '../../upload/StoredPicture.tsx';
import type { Route } from './+types/adminMembers.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { date, number, phone } from '../../../platform/language/formats.ts';
import { staffQueryOf } from '../../../platform/administration/staffList.server.ts';
import { StaffList, StaffRow } from '../../../platform/administration/StaffList.tsx';
import { StaffTags } from './StaffTags.tsx';

/** Loads members for staff; filters: `?q=` and `?state=`. Errors: 403 for everyone else. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const query = staffQueryOf(request, ['locked', 'unverified', 'deleted']);
  const { data, total } = await api(context).memberStaff.list({ query });
  return { members: data, total, page: query.page, q: query.q, state: query.state };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_members()} · M4U` }];

const Row = ({ member }: { member: StaffMember }) => {
  const { _id, name, portrait, email, phone: dialled, createdAt } = member;
  return (
    <StaffRow
      to={href('/admin/members/:id', { id: _id })}
      name={name || m.admin_member_nameless()}
      isNameless={!name}
      picture={portrait ? smallSource(portrait, 96) : undefined}
      facts={[email, dialled && phone(dialled), date(createdAt)].filter(Boolean).join(' · ')}
      tags={<StaffTags member={member} />}
    />
  );
};

export default function AdminMembers({ loaderData: { members, total, page, q, state } }: Route.ComponentProps) {
  const states = [
    { value: 'locked', label: m.admin_state_locked() },
    { value: 'unverified', label: m.admin_state_unverified() },
    { value: 'deleted', label: m.admin_state_deleted() },
  ];
  return (
    <StaffList
      title={m.admin_members()}
      lead={m.admin_members_lead({ total: number(total) })}
      search={{ action: href('/admin/members'), label: m.admin_members_search(), q, state, states }}
      icon={Users}
      page={page}
      total={total}
      rows={members.map((member) => (
        <Row key={member._id} member={member} />
      ))}
    />
  );
}
