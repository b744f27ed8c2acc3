import type { Owner } from '@m4u/contract/common';
import type { PosterView } from '@m4u/contract/content/poster';
import { cut, stripMarkup } from '@m4u/contract/share-text';
import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { requireGroupFactor, signInAndReturn } from '../../platform/session/session.server.ts';
import { countShown } from '../../platform/cache/shared.server.ts';
import { readGroup } from '../../profile/page/show/group.server.ts';
import { type MemberPageData, readMember } from '../../profile/page/show/member.server.ts';
import { readPosters } from './posters.server.ts';
import type { PageOwner } from './ContentPage.tsx';

type Context = Readonly<RouterContextProvider>;

/** Owner of the page, as content screens load it. */
export interface ContentOwner extends PageOwner {
  readonly kind: Owner['kind'];
  readonly id: string;
  /** Name in the page's address: the short link if there is one, else the id. */
  readonly slug: string;
  /** The reader may write here. */
  readonly can: { readonly update: boolean };
  /** Absolute address of the page, for sharing. */
  readonly address: string;
  /** Default picture of share previews. */
  readonly shareImage: string;
  /** One line about the owner. */
  readonly headline: string;
  /** Beginning of the owner's description, without markup. */
  readonly about: string;
  /** Search engines may index the page and its content. */
  readonly indexed: boolean;
}

/** Rebuilds the address of a screen with a page's present short link. */
type PathFor = (slug: string) => string;

/** Data that pages of members and groups have in common. */
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

/** Owner of a screen, as in its address. */
export interface PageRequest {
  readonly kind: Owner['kind'];
  /** Id or short link. */
  readonly id: string;
  /** Pattern of the route. */
  readonly pattern: string;
  readonly pathFor: PathFor;
}

const loadOwner = async (context: Context, { kind, id, pattern, pathFor }: PageRequest): Promise<ContentOwner> => {
  if (kind === 'group') {
    const group = await readGroup(context, { pattern, id, pathFor });
    if (group.locked) throw redirect(href('/mbg/:id', { id }));
    return ownerOf(kind, group);
  }
  const page = await readMember(context, { pattern, id, pathFor });
  if (page.locked) throw redirect(href('/me/:id', { id }));
  return { ...ownerOf(kind, page), indexed: page.indexed };
};

/**
 * Loads the owner of a content screen by id or short link, switches to the owner's language, and lets the screen be
 * cached for visitors under the owner's tag. Redirects a former short link by `pathFor` to the present one, and a missing
 * page to /404. `posters` selects the owner's posters that the screen shows.
 */
export const readOwner = async (
  context: Context,
  { posters, ...pageRequest }: PageRequest & { posters?: PosterView },
): Promise<ContentOwner> => {
  const owner = await loadOwner(context, pageRequest);
  countShown(context, owner);
  return posters === undefined ? owner : { ...owner, posters: await readPosters(context, owner, posters) };
};

/** The page that the reader edits: their own, or with `?owner=` that of a group they administer. */
export interface Desk {
  readonly owner: Owner;
  readonly name: string;
  /** Path of the page. */
  readonly path: string;
}

/** The page of an owner's screen. Errors: the API's not-found and forbidden. */
export const readDesk = async (context: Context, request: Request): Promise<Desk> => {
  const id = new URL(request.url).searchParams.get('owner');
  if (id) {
    const { data: group } = await api(context).group.get({ params: { id } });
    const path = pathOf('group', group.urlMinify ?? group._id);
    return { owner: { kind: 'group', id: group._id }, name: group.name, path };
  }
  const scope = scopeOf(context);
  const { reader } = scope.page;
  if (!reader) throw signInAndReturn(scope);
  const path = pathOf('member', reader.urlMinify ?? reader.memberId);
  return { owner: { kind: 'member', id: reader.memberId }, name: reader.name, path };
};

/** Requires that the reader may change a piece; an admin is led to the second factor that the group requires. Errors: 403. */
export const requireChangeable = (
  context: Context,
  { owner, can }: { readonly owner: Pick<Owner, 'id'>; readonly can: { readonly update: boolean } },
): void => {
  if (can.update) return;
  requireGroupFactor(context, owner.id);
  throw data(null, { status: 403 });
};
