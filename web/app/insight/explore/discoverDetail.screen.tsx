import { groupTag } from '@m4u/contract/tags';
import Building2 from 'lucide-react/icons/building-2';
import type { Route } from './+types/discoverDetail.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { cacheForAMinute } from '../../platform/cache/shared.server.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { readCompanies } from './companies.server.ts';
import { CompanyFilters } from './CompanyFilters.tsx';
import { companiesPath, explorePath, platformExplorePath } from './explorePaths.tsx';
import { GroupRow } from './GroupFaces.tsx';

/** Brands and groups by name, filtered by the address; `?agencyId=` limits them to one agency. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const companies = await readCompanies(context, request);
  // Filtered lists are not cached: their number is unlimited, and they would displace frequently read pages.
  if (!hasFilter(companies.filter)) cacheForAMinute(context, ...companies.data.map(({ _id }) => groupTag(_id)));
  return companies;
};

export const meta = shareMeta<typeof loader>(({ filter }) => ({
  name: 'M4U',
  title: `${m.explore_companies()} · M4U`,
  description: m.explore_description(),
  canonical: companiesPath(),
  indexed: !hasFilter(filter),
}));

export const handle = {
  ownSearch: true,
  query: ['agencyId', 'name', 'career', 'childCareer', 'provinceCode', 'wardCode', 'letter', 'page'],
};

export default function DiscoverDetail({ loaderData }: Route.ComponentProps) {
  const { data, total, page, filter, choices } = loaderData;
  const agency = filter.agencyId === '' ? null : (data[0]?.agency ?? null);
  const placeOf = (code: string | null) => choices.provinces.find(({ value }) => value === code)?.label;
  return (
    <div className="mx-auto max-w-page">
      <PageHeader
        title={agency ? m.explore_companies_of({ name: agency.name }) : m.explore_companies()}
        lead={hasFilter(filter) ? undefined : m.explore_companies_lead({ count: number(total) })}
        back={{
          to: filter.agencyId === '' ? platformExplorePath() : explorePath(filter.agencyId),
          label: m.explore_title(),
        }}
      />
      <div className="stack gap-3">
        <CompanyFilters filter={filter} choices={choices} />
        <ListView
          label={m.explore_companies()}
          page={page}
          total={total}
          rows={data.map((group) => (
            <li key={group._id}>
              <GroupRow group={group} place={placeOf(group.provinceCode)} />
            </li>
          ))}
          empty={{ icon: Building2, title: m.explore_no_companies() }}
          filtered={
            // A list of an agency without companies has no filter to clear.
            hasFilter(total > 0 ? filter : { ...filter, agencyId: '' }) && {
              found: m.explore_found({ count: number(total) }),
              title: m.explore_none_found(),
              clear: { to: companiesPath({ agencyId: filter.agencyId }), label: m.explore_filter_clear() },
            }
          }
        />
      </div>
    </div>
  );
}
