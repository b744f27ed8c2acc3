import type { Owner } from '@m4u/contract/common';
import { href } from 'react-router';

/** A page as its addresses name it. */
export interface PageName {
  readonly kind: Owner['kind'];
  /** Short link, or id. */
  readonly slug: string;
}

/** Where content of a kind stands: all of a page's, one, where one is written, and where they are put in order. */
export interface KindPaths {
  all(owner: PageName): string;
  one(kind: Owner['kind'], id: string): string;
  /** `new` for a new one. */
  edit(id: string): string;
  arrange(): string;
}

const at = (kind: Owner['kind'], member: string, group: string): string => (kind === 'member' ? member : group);

export const postPaths: KindPaths = {
  all: ({ kind, slug }) => at(kind, href('/me/:id/posts', { id: slug }), href('/mbg/:id/posts', { id: slug })),
  one: (kind, id) =>
    at(kind, href('/me/:posts/:id', { posts: 'posts', id }), href('/mbg/:posts/:id', { posts: 'posts', id })),
  edit: (id) => href('/edit/posts/:id', { id }),
  arrange: () => href('/edit/:kind', { kind: 'posts' }),
};

export const productPaths: KindPaths = {
  all: ({ kind, slug }) => at(kind, href('/me/:id/products', { id: slug }), href('/mbg/:id/products', { id: slug })),
  one: (kind, id) => at(kind, href('/me/products/:id', { id }), href('/mbg/products/:id', { id })),
  edit: (id) => href('/edit/products/:id', { id }),
  arrange: () => href('/edit/:kind', { kind: 'products' }),
};

export const relicPaths: KindPaths = {
  all: ({ kind, slug }) => at(kind, href('/me/:id/relics', { id: slug }), href('/mbg/:id/relics', { id: slug })),
  one: (kind, id) => at(kind, href('/me/relics/:id', { id }), href('/mbg/relics/:id', { id })),
  edit: (id) => href('/edit/relics/:id', { id }),
  arrange: () => href('/edit/:kind', { kind: 'relics' }),
};

export const albumPaths: KindPaths = {
  all: ({ kind, slug }) => at(kind, href('/me/:id/albums', { id: slug }), href('/mbg/:id/albums', { id: slug })),
  one: (kind, id) => at(kind, href('/me/albums/:id', { id }), href('/mbg/albums/:id', { id })),
  edit: (id) => href('/edit/albums/:id', { id }),
  arrange: () => href('/edit/:kind', { kind: 'albums' }),
};

/** Only members keep a diary. */
export const diaryPaths: KindPaths = {
  all: ({ slug }) => href('/me/:id/diary', { id: slug }),
  one: (_, id) => href('/me/diary/:id', { id }),
  edit: (id) => href('/edit/diary/:id', { id }),
  arrange: () => href('/edit/:kind', { kind: 'diary' }),
};

/** The address for writing on a page: a group's is named, one's own need not be. */
export const onPageOf = (path: string, owner: Owner): string =>
  owner.kind === 'group' ? `${path}?owner=${owner.id}` : path;
