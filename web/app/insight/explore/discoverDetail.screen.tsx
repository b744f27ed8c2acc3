import { groupTag } from '@m4u/contract/tags';
import Building2 from 'lucide-react/icons/building-2';
import type { Route } from './+types/discoverDetail.screen';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { readCompanies, type Sought } from './companies.server.ts';
import { CompanyFilters } from './CompanyFilters.tsx';
import { keptAMinute } from './explore.server.ts';
import { companiesPath, explorePath } from './explorePaths.tsx';
import { GroupRow } from './GroupFaces.tsx';

const isNarrowed = (sought: Sought): boolean => Object.values(sought).some((value) => value !== '');

/** Brands and groups by name, filtered by the address; `?agencyId=` limits them to one agency. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const companies = await readCompanies(context, request);
  // Filtered lists are not cached: their number is unlimited, and they would displace frequently read pages.
  if (!isNarrowed(companies.sought)) keptAMinute(context, ...companies.data.map(({ _id }) => groupTag(_id)));
  return companies;
};

export const meta = shareMeta<typeof loader>(({ sought }) => ({
  name: 'M4U',
  title: `${m.explore_companies()} · M4U`,
  description: m.explore_description(),
  canonical: companiesPath(),
  indexed: !isNarrowed(sought),
}));

const Nothing = ({ sought: { agencyId, ...within } }: { sought: Sought }) =>
  isNarrowed({ agencyId: '', ...within }) ? (
    <EmptyState
      icon={Building2}
      title={m.explore_none_found()}
      action={
        <LinkButton to={companiesPath({ agencyId })} variant="secondary">
          {m.explore_filter_clear()}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState icon={Building2} title={m.explore_no_companies()} />
  );

export const handle = {
  query: ['agencyId', 'name', 'career', 'childCareer', 'provinceCode', 'wardCode', 'letter', 'page'],
};

export default function DiscoverDetail({ loaderData }: Route.ComponentProps) {
  const { data, total, page, sought, choices } = loaderData;
  const agency = sought.agencyId === '' ? null : (data[0]?.agency ?? null);
  const placeOf = (code: string | null) => choices.provinces.find(({ value }) => value === code)?.label;
  return (
    <div className="mx-auto max-w-page">
      <PageHeader
        title={agency ? m.explore_companies_of({ name: agency.name }) : m.explore_companies()}
        lead={isNarrowed(sought) ? undefined : m.explore_companies_lead({ count: number(total) })}
        back={{ to: explorePath(sought.agencyId), label: m.explore_title() }}
      />
      <div className="stack gap-3">
        <CompanyFilters sought={sought} choices={choices} />
        {isNarrowed(sought) && total > 0 && (
          <output className="block text-sm text-muted">{m.explore_found({ count: number(total) })}</output>
        )}
        {data.length === 0 ? (
          <Nothing sought={sought} />
        ) : (
          <Card padded={false}>
            <ul aria-label={m.explore_companies()} className="divide-y divide-line">
              {data.map((group) => (
                <li key={group._id}>
                  <GroupRow group={group} place={placeOf(group.provinceCode)} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Pagination page={page} total={total} />
      </div>
    </div>
  );
}
