import type { Owner } from '@m4u/contract/common';
import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** A page as its addresses name it. */
export interface PageName {
  readonly kind: Owner['kind'];
  /** Short link, or id. */
  readonly slug: string;
}

/** Addresses of a kind: its list, one piece, the editor, and the screen that arranges them. */
export interface KindPaths {
  all(owner: PageName): string;
  one(kind: Owner['kind'], id: string): string;
  /** `new` adds one. */
  edit(id: string): string;
  arrange(): string;
}

/** Addresses of a kind that both members and groups have. */
const pathsOf = (kind: 'posts' | 'products' | 'relics' | 'albums'): KindPaths => ({
  all: (owner) => href(owner.kind === 'member' ? `/me/:id/${kind}` : `/mbg/:id/${kind}`, { id: owner.slug }),
  // A post's address contains `posts`, or its type (docs/rules/post.md#addresses).
  one: (owner, id) =>
    kind === 'posts'
      ? href(owner === 'member' ? '/me/:posts/:id' : '/mbg/:posts/:id', { posts: kind, id })
      : href(owner === 'member' ? `/me/${kind}/:id` : `/mbg/${kind}/:id`, { id }),
  edit: (id) => href(`/edit/${kind}/:id`, { id }),
  arrange: () => href('/edit/:kind', { kind }),
});

export const postPaths = pathsOf('posts');
export const productPaths = pathsOf('products');
export const relicPaths = pathsOf('relics');
export const albumPaths = pathsOf('albums');

/** Products across groups, with a filter. */
export const cataloguePath = (filter: Filter = {}): string => withQuery(href('/products'), filter);

/** Only members have a diary. */
export const diaryPaths: KindPaths = {
  all: ({ slug }) => href('/me/:id/diary', { id: slug }),
  one: (_, id) => href('/me/diary/:id', { id }),
  edit: (id) => href('/edit/diary/:id', { id }),
  arrange: () => href('/edit/:kind', { kind: 'diary' }),
};

/** Address of an editor: names the group; the reader's own page needs no parameter. */
export const withOwner = (path: string, owner: Owner): string =>
  owner.kind === 'group' ? `${path}?owner=${owner.id}` : path;
