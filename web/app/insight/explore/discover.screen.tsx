import Building2 from 'lucide-react/icons/building-2';
import Compass from 'lucide-react/icons/compass';
import Landmark from 'lucide-react/icons/landmark';
import LayoutList from 'lucide-react/icons/layout-list';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import type { Route } from './+types/discover.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { cacheForAMinute, loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { useBackLink } from '../../platform/session/useBackLink.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { agencyPagePath } from '../../profile/agency/agencyPaths.tsx';
import { AgencyHead } from './AgencyHead.tsx';
import { findExplored, listCacheTags } from './explore.server.ts';
import { agencyMembersPath, arrangePath, companiesPath, explorePath, platformExplorePath } from './explorePaths.tsx';
import { ExploreSections, isEmpty } from './ExploreSections.tsx';

/** Explore page of the agency in `?agencyId=`, of the platform when it is empty, else of the reader's agency. */
export const loader = async ({ context, request, pattern }: Route.LoaderArgs) => {
  const { agencyId, choices } = await findExplored(context, request);
  const answer = api(context).explore.get({ query: agencyId === '' ? {} : { agencyId } });
  const { data } = await loadOrNotFound(context, pattern, answer);
  cacheForAMinute(context, ...listCacheTags(data));
  return { ...data, choices };
};

export const meta = shareMeta<typeof loader>(({ agency }) => ({
  name: agency?.name ?? 'M4U',
  title: agency?.name ?? m.explore_title(),
  description: agency?.headline || m.explore_description(),
  image: agency?.background ?? agency?.logo ?? null,
  canonical: explorePath(agency?._id),
  type: 'website',
}));

/** The page has its own search field, for its agency. */
export const handle = { search: true, query: ['agencyId'] };

export default function Discover({ loaderData: { agency, sections, can, choices } }: Route.ComponentProps) {
  const wayOut = useBackLink();
  const agencyId = agency?._id ?? '';
  const actions = (
    <>
      {can.update && (
        <LinkButton to={arrangePath(agencyId)} icon={LayoutList}>
          {m.explore_edit()}
        </LinkButton>
      )}
      <LinkButton to={companiesPath({ agencyId })} icon={Building2} variant="secondary">
        {agency ? m.explore_total_groups() : m.explore_companies()}
      </LinkButton>
      {agency ? (
        <LinkButton to={agencyPagePath(agency)} icon={Landmark} variant="secondary">
          {m.agency_page()}
        </LinkButton>
      ) : (
        <LinkButton to={href('/agencies')} icon={Landmark} variant="secondary">
          {m.agencies_title()}
        </LinkButton>
      )}
      {agency && (
        <LinkButton to={agencyMembersPath({ agencyId })} icon={Users} variant="secondary">
          {m.explore_members()}
        </LinkButton>
      )}
    </>
  );
  return (
    <div>
      {choices.length > 0 && (
        <TabLinks
          label={m.explore_switch()}
          tabs={[
            { to: platformExplorePath(), label: 'M4U', current: agencyId === '' },
            ...choices.map(({ _id, name }) => ({ to: explorePath(_id), label: name, current: _id === agencyId })),
          ]}
        />
      )}
      {agency ? (
        <AgencyHead agency={agency} actions={actions} />
      ) : (
        <>
          <PageHeader title={m.explore_title()} lead={m.explore_lead()} back={wayOut} actions={actions} />
        </>
      )}
      <SearchField agencyId={agencyId} isLarge />
      <ExploreSections sections={sections} agencyId={agencyId} />
      {sections.every(isEmpty) && <EmptyState icon={Compass} title={m.explore_empty()} />}
    </div>
  );
}
