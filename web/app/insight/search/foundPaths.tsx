import type { Found } from '@m4u/contract/insight/search';
import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { href } from 'react-router';
import { type KindPaths, postPaths, productPaths, relicPaths } from '../../content/item/paths.tsx';
import { m } from '../../paraglide/messages.js';

/** A search as its address states it. */
export interface Sought {
  readonly q: string;
  readonly type: SearchKind | 'all';
  readonly agencyId: string;
}

/** Address of a search. */
export const searchPath = ({ q, type, agencyId }: Sought): string => {
  const fields = { q, type: type === 'all' ? '' : type, agencyId };
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${href('/search')}?${query}` : href('/search');
};

const pathsOf: Readonly<Record<'post' | 'product' | 'relic', KindPaths>> = {
  post: postPaths,
  product: productPaths,
  relic: relicPaths,
};

/** Address of a search result. */
export const foundPath = ({ kind, _id, urlMinify, owner }: Found): string => {
  if (kind === 'member') return href('/me/:id', { id: urlMinify ?? _id });
  if (kind === 'group') return href('/mbg/:id', { id: urlMinify ?? _id });
  return pathsOf[kind].one(owner?.kind ?? 'member', _id);
};

/** Names of the kinds of results. */
export const kindWords: Readonly<Record<SearchKind, () => string>> = {
  member: m.search_member,
  group: m.search_group,
  post: m.search_post,
  product: m.search_product,
  relic: m.search_relic,
};

/** Text for a number of results. */
export const totalWords = ({ total, more }: { total: number; more: boolean }): string =>
  more ? `${total}+` : String(total);
