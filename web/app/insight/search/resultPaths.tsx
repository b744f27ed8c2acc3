import type { Found } from '@m4u/contract/insight/search';
import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { href } from 'react-router';
import { type KindPaths, postPaths, productPaths, relicPaths } from '../../content/item/paths.tsx';
import { m } from '../../paraglide/messages.js';
import { agencyPagePath } from '../../profile/agency/agencyPaths.tsx';
import { withQuery } from '../../platform/search/filter.ts';

/** A search as its address states it. */
export interface SearchFilter {
  readonly q: string;
  readonly type: SearchKind | 'all';
  readonly agencyId: string;
  readonly provinceCode: string;
  /** A line of business or an occupation. */
  readonly career: string;
}

/** Address of a search. */
export const searchPath = ({ q, type, ...others }: SearchFilter): string =>
  withQuery(href('/search'), { q, type: type === 'all' ? '' : type, ...others });

const pathsOf: Readonly<Record<'post' | 'product' | 'relic', KindPaths>> = {
  post: postPaths,
  product: productPaths,
  relic: relicPaths,
};

/** Address of a search result. */
export const resultPath = ({ kind, _id, urlMinify, owner }: Found): string => {
  if (kind === 'member') return href('/me/:id', { id: urlMinify ?? _id });
  if (kind === 'group') return href('/mbg/:id', { id: urlMinify ?? _id });
  if (kind === 'agency') return agencyPagePath({ _id, urlMinify });
  return pathsOf[kind].one(owner?.kind ?? 'member', _id);
};

/** Names of the kinds of results. */
export const searchKindWords: Readonly<Record<SearchKind, () => string>> = {
  member: m.search_member,
  group: m.search_group,
  agency: m.search_agency,
  post: m.search_post,
  product: m.search_product,
  relic: m.search_relic,
};

/** Text for a number of results. */
export const formatTotal = ({ total, more }: { total: number; more: boolean }): string =>
  more ? `${total}+` : String(total);
