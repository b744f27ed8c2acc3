import { PAGE_SIZE } from '@m4u/contract/common';
import type { StaffGroup } from '@m4u/contract/profile/group/staff';
import Building2 from 'lucide-react/icons/building-2';
import { href } from 'react-router';
import { smallSource } from '../../upload/StoredPicture.tsx';
import type { Route } from './+types/adminGroups.screen';
import { AdminList, AdminRow, noneFound } from '../../../platform/administration/AdminList.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { defineFilter, oneOf, text } from '../../../platform/search/filter.server.ts';
import { Tag } from '../../../ui/Tag.tsx';

const readGroupFilter = defineFilter({ q: text(254), state: oneOf(['locked', 'deleted']) });

/** Loads brands and groups for staff; filters: `?q=` and `?state=`. Errors: 403 for everyone else. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { page, filter } = readGroupFilter(new URL(request.url).searchParams);
  const { data, total } = await api(context).groupStaff.list({ query: { page, limit: PAGE_SIZE, ...filter } });
  return { groups: data, total, page, filter };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_groups()} · M4U` }];

const Row = ({ group }: { group: StaffGroup }) => {
  const { _id, name, kind, logo, agency, memberTotal, lockedAt, deletedAt } = group;
  return (
    <AdminRow
      to={href('/admin/groups/:id', { id: _id })}
      name={name}
      picture={logo ? smallSource(logo, 96) : undefined}
      facts={
        <>
          {kind === 'brand' ? m.admin_kind_brand() : m.admin_kind_group()}
          {agency && (
            <>
              {' · '}
              <span lang="">{agency.name}</span>
            </>
          )}
          {` · ${m.admin_fact_members()}: ${number(memberTotal)}`}
        </>
      }
      tags={
        <>
          {deletedAt !== null && <Tag>{m.admin_state_deleted()}</Tag>}
          {lockedAt !== null && <Tag>{m.admin_group_locked()}</Tag>}
        </>
      }
    />
  );
};

export default function AdminGroups({ loaderData: { groups, total, page, filter } }: Route.ComponentProps) {
  return (
    <AdminList
      title={m.admin_groups()}
      lead={m.admin_groups_lead({ total: number(total) })}
      search={{
        action: href('/admin/groups'),
        label: m.admin_groups_search(),
        filter,
        states: [
          { value: 'locked', label: m.admin_state_locked() },
          { value: 'deleted', label: m.admin_state_deleted() },
        ],
      }}
      page={page}
      total={total}
      rows={groups.map((group) => (
        <Row key={group._id} group={group} />
      ))}
      empty={noneFound(Building2, href('/admin/groups'))}
    />
  );
}
