import Building2 from 'lucide-react/icons/building-2';
import Compass from 'lucide-react/icons/compass';
import LayoutList from 'lucide-react/icons/layout-list';
import Users from 'lucide-react/icons/users';
import type { Route } from './+types/discover.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { useBackLink } from '../../platform/session/useBackLink.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AgencyHead } from './AgencyHead.tsx';
import { agencyOf, keptAMinute, tagsOf } from './explore.server.ts';
import { agencyMembersPath, arrangePath, companiesPath, explorePath } from './explorePaths.tsx';
import { ExploreSections, isEmpty } from './ExploreSections.tsx';

/** Explore page of the agency in `?agencyId=`, else of the reader's agency, else of the platform. */
export const loader = async ({ context, request, pattern }: Route.LoaderArgs) => {
  const agencyId = await agencyOf(context, request);
  const asked = api(context).explore.get({ query: agencyId === '' ? {} : { agencyId } });
  const { data } = await loadOrNotFound(context, pattern, asked);
  keptAMinute(context, ...tagsOf(data));
  return data;
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

export default function Discover({ loaderData: { agency, sections, can } }: Route.ComponentProps) {
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
      {agency && (
        <LinkButton to={agencyMembersPath({ agencyId })} icon={Users} variant="secondary">
          {m.explore_members()}
        </LinkButton>
      )}
    </>
  );
  return (
    <div>
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
