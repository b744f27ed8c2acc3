import { brandProductFilterFields, productTypes } from '@m4u/contract/content/product/schema';
import { ownerTag } from '@m4u/contract/tags';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { cacheForAMinute, loadOrNotFound } from '../../platform/cache/shared.server.ts';
import {
  defineFilter,
  type FilterOf,
  flag,
  id,
  nonEmpty,
  oneOf,
  province,
  text,
} from '../../platform/search/filter.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';

type Context = Readonly<RouterContextProvider>;

/** Most recommendations above the list: a row on wide screens. */
const MOST_RECOMMENDED = 4;

/** Last page that the lists of products answer. */
const LAST_PAGE = 100;

/** An amount in VND as people write it; empty for anything else. */
const price = (value: string | null): string => {
  const amount = brandProductFilterFields.priceFrom.safeParse(text()(value)).data;
  return amount === undefined ? '' : String(amount);
};

const readFilter = defineFilter({
  q: text(),
  type: oneOf(productTypes),
  priceFrom: price,
  priceTo: price,
  provinceCode: province,
  outstanding: flag,
  groupId: (value) => id(text()(value)),
  agencyId: (value) => id(text()(value)),
});

/** Filter of the catalogue. */
export type CatalogueFilter = FilterOf<typeof readFilter>;

const toQuery = ({ outstanding, ...filter }: CatalogueFilter) => ({
  ...nonEmpty(filter),
  ...(outstanding !== '' && { outstanding: true }),
});

const listProducts = (context: Context, page: number, filter: CatalogueFilter) => {
  const { product } = api(context);
  const query = { page, ...toQuery(filter) };
  if (filter.agencyId !== '') return product.listOfAgency({ query });
  return filter.q === '' ? product.listOfBrands({ query }) : product.search({ query });
};

/** The group or agency that narrows the catalogue; null for all. Redirects to /404 when it is absent. */
const readOwner = async (context: Context, pattern: string, { groupId, agencyId }: CatalogueFilter) => {
  if (groupId !== '') {
    const asked = api(context).group.view({ params: { id: groupId } });
    const { _id, name, urlMinify, locked } = (await loadOrNotFound(context, pattern, asked)).data;
    return { kind: 'group' as const, id: _id, name, slug: urlMinify ?? _id, locked };
  }
  if (agencyId === '') return null;
  const { explore } = api(context);
  const { data } = await explore.groups({ query: { limit: 1, filter: { agencyId } } });
  // Without groups it may be absent.
  if (data.length === 0) await loadOrNotFound(context, pattern, explore.totals({ params: { id: agencyId } }));
  return { kind: 'agency' as const, id: agencyId, name: data[0]?.agency?.name ?? '', locked: false };
};

const readProvinces = async (context: Context) =>
  (await api(context).place.provinces({ query: {} })).data.map(({ _id, fullName }) => ({
    value: _id,
    label: fullName,
  }));

/**
 * A page of the catalogue with the address's filter, and recommendations above the first page of all products or of an
 * agency's. Unfiltered first pages may be cached: the number of filtered ones is unlimited.
 */
export const readCatalogue = async (context: Context, request: Request, pattern: string) => {
  const { page: wantedPage, filter } = readFilter(new URL(request.url).searchParams);
  const page = Math.min(wantedPage, LAST_PAGE);
  const { agencyId, groupId, ...narrowing } = filter;
  const isFiltered = hasFilter(narrowing);
  const isFirst = page === 1 && !isFiltered && groupId === '';
  const [{ data, total }, owner, provinces, recommended] = await Promise.all([
    listProducts(context, page, filter),
    readOwner(context, pattern, filter),
    readProvinces(context),
    isFirst ? api(context).product.recommend({ query: nonEmpty({ agencyId }) }) : { data: [] },
  ]);
  const shown = recommended.data.slice(0, MOST_RECOMMENDED);
  if (!hasFilter(filter) && page === 1)
    cacheForAMinute(context, ...new Set([...data, ...shown].map((product) => ownerTag(product.owner))));
  // Recommendations that are all there is would only repeat the list.
  return { data, total, page, filter, isFiltered, owner, provinces, recommended: total > shown.length ? shown : [] };
};

/** Data of the catalogue. */
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;
