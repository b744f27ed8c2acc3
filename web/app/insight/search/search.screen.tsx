import type { Found } from '@m4u/contract/insight/search';
import { RESULTS_PER_PAGE, MOST_RESULTS, type SearchKind, searchKinds } from '@m4u/contract/insight/search/rules';
import SearchIcon from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import type { Route } from './+types/search.screen';
import { m } from '../../paraglide/messages.js';
import { screenMeta } from '../../platform/sharing/share-meta.ts';
import { api } from '../../platform/api/api.server.ts';
import { usePage } from '../../platform/session/page.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { searchKindWords, searchPath, type SearchFilter, formatTotal } from './resultPaths.tsx';
import { findTools } from './tools.tsx';
import { ResultRow } from './ResultRow.tsx';
import { RecentSearches, useKeptSearch } from './RecentSearches.tsx';
import { agencyName, conditionsOf, readChoices, readSearch } from './search.server.ts';
import { isNarrowed, SearchFilters, withoutFilters } from './SearchFilters.tsx';

/** The screen has its own search field. */
export const handle = { search: true };

type Totals = Partial<Record<SearchKind, { total: number; more: boolean }>>;

/** Search results: all kinds, or a page of one kind. A page past the end is empty. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { page: requestedPage, ...filter } = readSearch(new URL(request.url).searchParams);
  const page = Math.min(requestedPage, MOST_RESULTS / RESULTS_PER_PAGE);
  const [agency, choices] = await Promise.all([agencyName(context, filter.agencyId), readChoices(context)]);
  const head = { filter, page, agency, choices };
  if (filter.q === '' && !isNarrowed(filter)) return { ...head, data: [] as Found[], totals: {} as Totals };
  const query = conditionsOf(filter);
  const { type } = filter;
  // The tabs also show the totals of the other kinds.
  const [all, one] = await Promise.all([
    api(context).search.find({ query }),
    type === 'all' ? undefined : api(context).search.find({ query: { ...query, type, page } }),
  ]);
  const { data } = one ?? all;
  const totals: Totals = { ...all.totals, ...one?.totals };
  return { ...head, data, totals };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...screenMeta(
    `${loaderData?.filter.q ? `${loaderData.filter.q} – ` : ''}${m.search_title()}`,
    m.search_description(),
  ),
  { name: 'robots', content: 'noindex' },
];

const Kinds = ({ filter, totals }: { filter: SearchFilter; totals: Totals }) => (
  <TabLinks
    label={m.search_kinds()}
    // Kinds of which nothing was found have no tab.
    tabs={(['all', ...searchKinds] as const)
      .filter((type) => type === 'all' || type === filter.type || (totals[type]?.total ?? 0) > 0)
      .map((type) => {
        const total = type === 'all' ? undefined : totals[type];
        return {
          to: searchPath({ ...filter, type }),
          label: type === 'all' ? m.search_all() : searchKindWords[type](),
          current: type === filter.type,
          ...(total && { count: formatTotal(total) }),
        };
      })}
  />
);

/** Scope of the search: everywhere, or within an agency. */
const Where = ({ filter, agency }: { filter: SearchFilter; agency: { _id: string; name: string } }) => (
  <Tags label={m.search_where()} wrap>
    {[
      <Tag key="all" to={searchPath({ ...filter, agencyId: '' })} current={filter.agencyId === ''}>
        {m.search_everywhere()}
      </Tag>,
      <Tag key="agency" to={searchPath({ ...filter, agencyId: agency._id })} current={filter.agencyId === agency._id}>
        {m.search_within({ name: agency.name })}
      </Tag>,
    ]}
  </Tags>
);

const Rows = ({ data, q, label }: { data: readonly Found[]; q: string; label: string }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {data.map((found) => (
      <ResultRow key={found._id} found={found} q={q} />
    ))}
  </ul>
);

const EachKind = ({ filter, data, totals }: { filter: SearchFilter; data: readonly Found[]; totals: Totals }) =>
  searchKinds.map((kind) => {
    const rows = data.filter((found) => found.kind === kind);
    const total = totals[kind];
    if (rows.length === 0 || !total) return null;
    const more =
      total.total > rows.length
        ? { to: searchPath({ ...filter, type: kind }), label: m.search_see_kind({ total: formatTotal(total) }) }
        : undefined;
    return (
      <Section key={kind} title={searchKindWords[kind]()} {...(more && { more })}>
        <Rows data={rows} q={filter.q} label={searchKindWords[kind]()} />
      </Section>
    );
  });

const OneKind = ({
  filter,
  kind,
  data,
  total,
  page,
}: {
  filter: SearchFilter;
  kind: SearchKind;
  data: readonly Found[];
  total: { total: number; more: boolean } | undefined;
  page: number;
}) => (
  <>
    <Rows data={data} q={filter.q} label={searchKindWords[kind]()} />
    <Pagination page={page} total={total?.total ?? 0} size={RESULTS_PER_PAGE} />
    {total?.more === true && <p className="text-center text-sm text-muted">{m.search_most({ most: MOST_RESULTS })}</p>}
  </>
);

const Nothing = ({ filter }: { filter: SearchFilter }) =>
  isNarrowed(filter) ? (
    <EmptyState
      icon={SearchX}
      title={filter.q === '' ? m.search_none_narrowed() : m.search_none({ q: filter.q })}
      as="h2"
      action={<LinkButton to={withoutFilters(filter)}>{m.search_drop_filters()}</LinkButton>}
    >
      {m.search_none_narrowed_tips()}
    </EmptyState>
  ) : (
    <EmptyState icon={SearchX} title={m.search_none({ q: filter.q })} as="h2">
      {m.search_none_tips()}
    </EmptyState>
  );

/** Tools of the product that the words of the search name; for members, who can use them. */
const FoundTools = ({ q }: { q: string }) => {
  const reader = usePage()?.reader;
  const tools = reader ? findTools(reader.memberId, q) : [];
  if (tools.length === 0) return null;
  return (
    <Section title={m.search_tools()}>
      <LinkList ways={tools} />
    </Section>
  );
};

const Results = ({
  filter,
  data,
  totals,
  page,
}: Pick<Route.ComponentProps['loaderData'], 'filter' | 'data' | 'totals' | 'page'>) => {
  const { type } = filter;
  return (
    <>
      <Kinds filter={filter} totals={totals} />
      {type === 'all' && <FoundTools q={filter.q} />}
      {data.length === 0 && <Nothing filter={filter} />}
      {type === 'all' ? (
        <EachKind filter={filter} data={data} totals={totals} />
      ) : (
        data.length > 0 && <OneKind filter={filter} kind={type} data={data} total={totals[type]} page={page} />
      )}
    </>
  );
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const { filter, agency, choices } = loaderData;
  const { q, agencyId } = filter;
  useKeptSearch(q);
  return (
    <div className="stack pt-4">
      <h1 className="text-2xl font-bold">{m.search_title()}</h1>
      <SearchField
        value={q}
        agencyId={agencyId}
        hiddenFields={{ provinceCode: filter.provinceCode, career: filter.career }}
        isLarge
      />
      {agency && <Where filter={filter} agency={agency} />}
      <SearchFilters filter={filter} choices={choices} />
      {q === '' && !isNarrowed(filter) ? (
        <>
          <RecentSearches agencyId={agencyId} />
          <EmptyState icon={SearchIcon} title={m.search_start()} as="h2">
            {m.search_start_tips()}
          </EmptyState>
        </>
      ) : (
        <Results {...loaderData} />
      )}
    </div>
  );
}
