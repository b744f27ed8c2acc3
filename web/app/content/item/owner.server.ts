import type { Owner } from '@m4u/contract/common';
import type { PosterView } from '@m4u/contract/content/poster';
import { cut, stripMarkup } from '@m4u/contract/share-text';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { countShown } from '../../platform/cache/shared.server.ts';
import { readGroup } from '../../profile/page/show/group.server.ts';
import { type MemberPageData, readMember } from '../../profile/page/show/member.server.ts';
import { readPosters } from './posters.server.ts';
import type { PageOwner } from './ContentPage.tsx';

type Context = Readonly<RouterContextProvider>;

/** Whose page content stands on, as the screens of content load it. */
export interface ContentOwner extends PageOwner {
  readonly kind: Owner['kind'];
  readonly id: string;
  /** How addresses of the page name it: the short link where there is one. */
  readonly slug: string;
  /** The reader may write here. */
  readonly can: { readonly update: boolean };
  /** The page's full address, to be shared. */
  readonly address: string;
  /** The picture of share previews that have none of their own. */
  readonly shareImage: string;
  /** One line of what they do. */
  readonly headline: string;
  /** The beginning of what they say of themselves, without markup. */
  readonly about: string;
  /** Search engines may show the page, and so what stands on it. */
  readonly indexed: boolean;
}

/** How the address of a screen is made again with a page's present short link. */
type At = (slug: string) => string;

/** What the pages of members and of groups have alike. */
type LoadedPage = Pick<MemberPageData, 'id' | 'urlMinify' | 'can' | 'shareImage' | 'profile'>;

const pathOf = (kind: Owner['kind'], slug: string): string =>
  kind === 'member' ? href('/me/:id', { id: slug }) : href('/mbg/:id', { id: slug });

const ownerOf = (kind: Owner['kind'], { id, urlMinify, can, shareImage, profile }: LoadedPage): ContentOwner => {
  const { name, headline, about, portrait, lang, theme, address } = profile;
  const slug = urlMinify ?? id;
  return {
    kind,
    id,
    slug,
    path: pathOf(kind, slug),
    name,
    portrait,
    lang,
    theme,
    address,
    counted: profile.counted,
    can,
    shareImage,
    headline,
    about: cut(stripMarkup(about)),
    indexed: true,
  };
};

/** Whose a screen is, as its address names them. */
export interface PageAsked {
  readonly kind: Owner['kind'];
  /** Id or short link. */
  readonly id: string;
  /** The route's. */
  readonly pattern: string;
  readonly at: At;
}

const loadOwner = async (context: Context, { kind, id, pattern, at }: PageAsked): Promise<ContentOwner> => {
  if (kind === 'group') {
    const group = await readGroup(context, id, at);
    if (group.locked) throw redirect(href('/mbg/:id', { id }));
    return ownerOf(kind, group);
  }
  const page = await readMember(context, { pattern, id, at });
  if (page.locked) throw redirect(href('/me/:id', { id }));
  return { ...ownerOf(kind, page), indexed: page.indexed };
};

/**
 * Loads whose page a screen of content belongs to, by id or short link, in the owner's language, and lets the screen
 * be kept for visitors under the owner's tag. A former short link goes on to `at` the present one; what cannot be
 * loaded, to /404. `posters` says which of the owner's posters the screen shows.
 */
export const readOwner = async (
  context: Context,
  { posters, ...asked }: PageAsked & { posters?: PosterView },
): Promise<ContentOwner> => {
  const owner = await loadOwner(context, asked);
  countShown(context, owner);
  return posters === undefined ? owner : { ...owner, posters: await readPosters(context, owner, posters) };
};

/** Where the reader writes: on their own page, or by `?owner=` on that of a group they administer. */
export interface Desk {
  readonly owner: Owner;
  readonly name: string;
  /** Path of the page. */
  readonly path: string;
}

/** The page that a screen of the owner's is about. Errors: the API's not-found and forbidden. */
export const readDesk = async (context: Context, request: Request): Promise<Desk> => {
  const id = new URL(request.url).searchParams.get('owner');
  if (id) {
    const { data: group } = await api(context).group.get({ params: { id } });
    const path = pathOf('group', group.urlMinify ?? group._id);
    return { owner: { kind: 'group', id: group._id }, name: group.name, path };
  }
  const reader = scopeOf(context).page.reader;
  if (!reader) throw redirect(href('/login'));
  const path = pathOf('member', reader.urlMinify ?? reader.memberId);
  return { owner: { kind: 'member', id: reader.memberId }, name: reader.name, path };
};
