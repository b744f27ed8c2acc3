import type { ListedAgency } from '@m4u/contract/insight/explore';
import { agencyTag } from '@m4u/contract/tags';
import Landmark from 'lucide-react/icons/landmark';
import { href, Link } from 'react-router';
import type { Route } from './+types/agencies.screen';
import { cacheForAMinute } from '../../../platform/cache/shared.server.ts';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { hasFilter } from '../../../platform/search/filter.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { agencyPagePath } from '../../../profile/agency/agencyPaths.tsx';
import { smallSource } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { FilterChoice } from '../FilterChoice.tsx';
import { platformExplorePath } from '../explorePaths.tsx';
import { readAgencies } from './agencies.server.ts';

/** Agencies by name, filtered by the address (docs/rules/agency.md#page). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const agencies = await readAgencies(context, request);
  // Filtered lists are not cached: their number is unlimited, and they would displace frequently read pages.
  if (!hasFilter(agencies.filter)) cacheForAMinute(context, ...agencies.data.map(({ _id }) => agencyTag(_id)));
  return agencies;
};

export const meta = shareMeta<typeof loader>(({ filter }) => ({
  name: 'M4U',
  title: `${m.agencies_title()} · M4U`,
  description: m.agencies_description(),
  canonical: href('/agencies'),
  indexed: !hasFilter(filter),
}));

export const handle = { ownSearch: true, query: ['name', 'career', 'provinceCode', 'page'] };

type Loaded = Route.ComponentProps['loaderData'];

const Filters = ({ filter, careers, provinces }: Loaded) => (
  <SearchForm
    key={JSON.stringify(filter)}
    action={href('/agencies')}
    name="name"
    value={filter.name}
    label={m.agencies_search()}
    submitLabel={m.explore_do_search()}
  >
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <FilterChoice name="career" label={m.explore_filter_career()} value={filter.career} options={careers} />
      <FilterChoice
        name="provinceCode"
        label={m.explore_filter_province()}
        value={filter.provinceCode}
        options={provinces}
      />
      <div className="flex flex-wrap items-end gap-2">
        <SubmitButton variant="secondary">{m.explore_filter_do()}</SubmitButton>
        {hasFilter(filter) && (
          <LinkButton to={href('/agencies')} variant="quiet">
            {m.explore_filter_clear()}
          </LinkButton>
        )}
      </div>
    </div>
  </SearchForm>
);

const side = 56;

const Row = ({ agency, place }: { agency: ListedAgency; place: string | undefined }) => (
  <Link to={agencyPagePath(agency)} className="flex items-start gap-3 px-4 py-3 hover:bg-sunken sm:px-5">
    <Avatar name={agency.name} src={agency.logo && smallSource(agency.logo, side)} size={side} />
    <span className="min-w-0 flex-1">
      <span lang="" className="block font-semibold wrap-anywhere">
        {agency.name}
      </span>
      {agency.headline !== '' && (
        <span lang="" className="line-clamp-2 text-sm wrap-anywhere text-muted">
          {agency.headline}
        </span>
      )}
      <span className="mt-0.5 block text-sm text-muted">
        {[agency.career, place, m.agencies_group_total({ count: number(agency.groupTotal) })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  </Link>
);

export default function Agencies({ loaderData }: Route.ComponentProps) {
  const { data, total, page, filter, provinces } = loaderData;
  const placeOf = (code: string | null) => provinces.find(({ value }) => value === code)?.label;
  return (
    <div className="mx-auto max-w-page">
      <PageHeader
        title={m.agencies_title()}
        lead={hasFilter(filter) ? undefined : m.agencies_lead({ count: number(total) })}
        back={{ to: platformExplorePath(), label: m.explore_title() }}
      />
      <div className="stack gap-3">
        <Filters {...loaderData} />
        <ListView
          label={m.agencies_title()}
          page={page}
          total={total}
          rows={data.map((agency) => (
            <li key={agency._id}>
              <Row agency={agency} place={placeOf(agency.provinceCode)} />
            </li>
          ))}
          empty={{
            icon: Landmark,
            title: m.agencies_none(),
            action: (
              <LinkButton to={href('/agencies/register')} variant="secondary">
                {m.agencies_register()}
              </LinkButton>
            ),
          }}
          filtered={
            hasFilter(filter) && {
              found: m.explore_found({ count: number(total) }),
              title: m.agencies_none_found(),
              clear: { to: href('/agencies'), label: m.explore_filter_clear() },
            }
          }
        />
      </div>
    </div>
  );
}
