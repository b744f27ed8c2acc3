import { GROUP_SORTS, type StaffGroup } from '@m4u/contract/profile/group/staff';
import Building2 from 'lucide-react/icons/building-2';
import { href } from 'react-router';
import { smallSource } from '../../upload/StoredPicture.tsx';
import type { Route } from './+types/adminGroups.screen';
import { AdminList, AdminRow, noneFound } from '../../../platform/administration/AdminList.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { defineFilter, oneOf, text } from '../../../platform/search/filter.server.ts';
import { findOpened, readRows, readSorting, requirePage } from '../../../platform/search/table.server.ts';
import { formatGroupKind, GroupTags } from './groupFacts.tsx';
import { GroupTable } from './GroupTable.tsx';

const readGroupFilter = defineFilter({ q: text(254), state: oneOf(['locked', 'deleted']) });

/** Loads brands and groups for staff; filters: `?q=` and `?state=`; `?open=` has one at the side. Errors: 403 for others. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const { page, filter } = readGroupFilter(searchParams);
  const limit = readRows(context, searchParams);
  const sorted = readSorting(searchParams, GROUP_SORTS, { sort: 'created', order: 'desc' });
  const { data, total } = await api(context).groupStaff.list({ query: { page, limit, ...sorted, ...filter } });
  requirePage(context, { rows: data, total, limit });
  return { groups: data, total, page, limit, sorted, filter, opened: findOpened(searchParams, data) };
};

export const meta: Route.MetaFunction = () => [{ title: `${m.admin_groups()} · M4U` }];

const Row = ({ group }: { group: StaffGroup }) => {
  const { _id, name, logo, agency, memberTotal } = group;
  return (
    <AdminRow
      to={href('/admin/groups/:id', { id: _id })}
      name={name}
      picture={logo ? smallSource(logo, 96) : undefined}
      facts={
        <>
          {formatGroupKind(group)}
          {agency && (
            <>
              {' · '}
              <span lang="">{agency.name}</span>
            </>
          )}
          {` · ${m.admin_fact_members()}: ${number(memberTotal)}`}
        </>
      }
      tags={<GroupTags group={group} />}
    />
  );
};

export const handle = { ownSearch: true };

export default function AdminGroups({ loaderData }: Route.ComponentProps) {
  const { groups, total, page, limit, sorted, filter, opened } = loaderData;
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
      size={limit}
      table={<GroupTable rows={groups} sorted={sorted} foot={{ page, total, size: limit }} opened={opened} />}
      rows={groups.map((group) => (
        <Row key={group._id} group={group} />
      ))}
      empty={noneFound(Building2, href('/admin/groups'))}
    />
  );
}
