import type { Found } from '@m4u/contract/insight/search';
import { FOUND_PAGE, MOST_FOUND, type SearchKind, searchKinds } from '@m4u/contract/insight/search/rules';
import SearchIcon from 'lucide-react/icons/search';
import SearchX from 'lucide-react/icons/search-x';
import type { Route } from './+types/search.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { SearchField } from '../../platform/search/SearchField.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { kindWords, searchPath, type Sought, totalWords } from './foundPaths.tsx';
import { FoundRow } from './FoundRow.tsx';
import { RecentSearches, useKeptSearch } from './RecentSearches.tsx';
import { agencyName, readSought } from './search.server.ts';

/** The screen has its own search field. */
export const handle = { search: true };

type Totals = Partial<Record<SearchKind, { total: number; more: boolean }>>;

/** Search results: all kinds, or a page of one kind. A page past the end is empty. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const sought = readSought(request);
  const { q, type, agencyId } = sought;
  const page = Math.min(pageNumber(new URL(request.url).searchParams), MOST_FOUND / FOUND_PAGE);
  const agency = await agencyName(context, agencyId);
  if (q === '') return { ...sought, page, agency, data: [] as Found[], totals: {} as Totals };
  const query = { q, ...(agencyId !== '' && { agencyId }) };
  // The tabs also show the totals of the other kinds.
  const [all, one] = await Promise.all([
    api(context).search.find({ query }),
    type === 'all' ? undefined : api(context).search.find({ query: { ...query, type, page } }),
  ]);
  const { data } = one ?? all;
  const totals: Totals = { ...all.totals, ...one?.totals };
  return { ...sought, page, agency, data, totals };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.q ? `${loaderData.q} – ` : ''}${m.search_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Kinds = ({ sought, totals }: { sought: Sought; totals: Totals }) => (
  <TabLinks
    label={m.search_kinds()}
    tabs={(['all', ...searchKinds] as const).map((type) => {
      const total = type === 'all' ? undefined : totals[type];
      return {
        to: searchPath({ ...sought, type }),
        label: type === 'all' ? m.search_all() : kindWords[type](),
        current: type === sought.type,
        ...(total && { count: totalWords(total) }),
      };
    })}
  />
);

/** Scope of the search: everywhere, or within an agency. */
const Where = ({ sought, agency }: { sought: Sought; agency: { _id: string; name: string } }) => (
  <Tags label={m.search_where()} wrap>
    {[
      <Tag key="all" to={searchPath({ ...sought, agencyId: '' })} current={sought.agencyId === ''}>
        {m.search_everywhere()}
      </Tag>,
      <Tag key="agency" to={searchPath({ ...sought, agencyId: agency._id })} current={sought.agencyId === agency._id}>
        {m.search_within({ name: agency.name })}
      </Tag>,
    ]}
  </Tags>
);

const Rows = ({ data, q, label }: { data: readonly Found[]; q: string; label: string }) => (
  <ul aria-label={label} className="-mx-2 divide-y divide-line">
    {data.map((found) => (
      <FoundRow key={found._id} found={found} q={q} />
    ))}
  </ul>
);

const EachKind = ({ sought, data, totals }: { sought: Sought; data: readonly Found[]; totals: Totals }) =>
  searchKinds.map((kind) => {
    const rows = data.filter((found) => found.kind === kind);
    const total = totals[kind];
    if (rows.length === 0 || !total) return null;
    const more =
      total.total > rows.length
        ? { to: searchPath({ ...sought, type: kind }), label: m.search_see_kind({ total: totalWords(total) }) }
        : undefined;
    return (
      <Section key={kind} title={kindWords[kind]()} {...(more && { more })}>
        <Rows data={rows} q={sought.q} label={kindWords[kind]()} />
      </Section>
    );
  });

const OneKind = ({
  sought,
  kind,
  data,
  total,
  page,
}: {
  sought: Sought;
  kind: SearchKind;
  data: readonly Found[];
  total: { total: number; more: boolean } | undefined;
  page: number;
}) => (
  <>
    <Rows data={data} q={sought.q} label={kindWords[kind]()} />
    <Pagination page={page} total={total?.total ?? 0} size={FOUND_PAGE} />
    {total?.more === true && <p className="text-center text-sm text-muted">{m.search_most({ most: MOST_FOUND })}</p>}
  </>
);

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, type, agencyId, agency, page, data, totals } = loaderData;
  const sought = { q, type, agencyId };
  useKeptSearch(q);
  return (
    <div className="stack pt-4">
      <h1 className="text-2xl font-bold">{m.search_title()}</h1>
      <SearchField value={q} agencyId={agencyId} isLarge />
      {agency && <Where sought={sought} agency={agency} />}
      {q === '' ? (
        <>
          <RecentSearches agencyId={agencyId} />
          <EmptyState icon={SearchIcon} title={m.search_start()} as="h2">
            {m.search_start_tips()}
          </EmptyState>
        </>
      ) : (
        <>
          <Kinds sought={sought} totals={totals} />
          {data.length === 0 && (
            <EmptyState icon={SearchX} title={m.search_none({ q })} as="h2">
              {m.search_none_tips()}
            </EmptyState>
          )}
          {type === 'all' ? (
            <EachKind sought={sought} data={data} totals={totals} />
          ) : (
            data.length > 0 && <OneKind sought={sought} kind={type} data={data} total={totals[type]} page={page} />
          )}
        </>
      )}
    </div>
  );
}
