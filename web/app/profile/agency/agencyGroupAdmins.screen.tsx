import type { OrganizeAdmin } from '@m4u/contract/profile/group/schema';
import UsersRound from 'lucide-react/icons/users-round';
import type { Route } from './+types/agencyGroupAdmins.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { number } from '../../platform/language/formats.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { FriendRow } from '../friend/FriendRow.tsx';
import { agencyPath, companyPath } from '../group/management/companyPaths.tsx';
import { readAgency } from './agency.server.ts';
import { AgencyPage } from './AgencyPage.tsx';

/** Loads the admins of an agency's groups, for the agency's admins and staff (docs/rules/agency.md#admins). */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  const page = pageNumber(new URL(request.url).searchParams);
  const agency = await readAgency(context, id);
  const { data, total } = await api(context).group.organizeAdmins({ query: { agencyId: id, page } });
  return { agency, admins: data, total, page };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${m.agency_tab_group_admins()} · ${loaderData?.agency.name ?? ''} · M4U` },
];

/** Groups of an admin; links to where the reader manages them, which staff do not. */
const GroupTags = ({ groups, isManaged }: Pick<OrganizeAdmin, 'groups'> & { isManaged: boolean }) => (
  <Tags wrap>
    {groups.map(({ _id, name }) => (
      <Tag key={_id} {...(isManaged && { to: companyPath(_id) })}>
        <span translate="no" className="wrap-anywhere">
          {name}
        </span>
      </Tag>
    ))}
  </Tags>
);

export default function AgencyGroupAdmins({ loaderData: { agency, admins, total, page } }: Route.ComponentProps) {
  return (
    <AgencyPage agency={agency} tab="groupAdmins">
      <ListView
        padded
        label={m.agency_tab_group_admins()}
        count={m.agency_group_admins_total({ count: number(total) })}
        page={page}
        total={total}
        rows={admins.map((admin) => (
          <FriendRow
            key={admin._id}
            person={admin}
            actions={<GroupTags groups={admin.groups} isManaged={agency.can.update} />}
          />
        ))}
        empty={{
          icon: UsersRound,
          title: m.agency_group_admins_none(),
          text: m.agency_group_admins_none_text(),
          action: <LinkButton to={agencyPath(agency._id)}>{m.agency_tab_groups()}</LinkButton>,
        }}
      />
    </AgencyPage>
  );
}
