import type { Owner, PageOwner, Picture } from '@m4u/contract/common';
import type { OwnAgency } from '@m4u/contract/profile/agency/schema';
import type { GroupView } from '@m4u/contract/profile/group';
import type { MemberView } from '@m4u/contract/profile/member';
import { data, href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { requireGroupFactor } from '../../../platform/session/session.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A page that the reader may edit: their own, or that of a group they administer. */
export interface OwnPage {
  readonly kind: Owner['kind'];
  readonly id: string;
  readonly name: string;
  readonly headline: string;
  readonly portrait: Picture | null;
  readonly urlMinify: string | null;
  /** Layout that visitors get. */
  readonly layout: GroupView['layout'];
  /** Code of its theme. */
  readonly theme: string;
  /** Path of the page. */
  readonly path: string;
  /** The group's settings that limit its themes; null for a member's page. */
  readonly limits: Pick<GroupView, 'layoutPermission' | 'themeStyle'> | null;
}

const toMemberPage = (view: MemberView): OwnPage => ({
  kind: 'member',
  id: view._id,
  name: view.name,
  headline: view.headline,
  portrait: view.portrait,
  urlMinify: view.urlMinify,
  layout: view.layout,
  theme: view.appliedTheme.code,
  path: href('/me/:id', { id: view.urlMinify ?? view._id }),
  limits: null,
});

const toGroupPage = (view: GroupView): OwnPage => ({
  kind: 'group',
  id: view._id,
  name: view.name,
  headline: view.headline,
  portrait: view.imagesUrl[0] ?? null,
  urlMinify: view.urlMinify,
  layout: view.layout,
  theme: view.appliedTheme.code,
  path: href('/mbg/:id', { id: view.urlMinify ?? view._id }),
  limits: { layoutPermission: view.layoutPermission, themeStyle: view.themeStyle },
});

/** A page whose link and QR code the reader may change: one of their own, or that of an agency they administer. */
export type SharedPage = Pick<OwnPage, 'id' | 'name' | 'headline' | 'portrait' | 'urlMinify' | 'path'> & {
  readonly kind: PageOwner['kind'];
};

const toAgencyPage = ({ _id, name, headline, logo, urlMinify }: OwnAgency): SharedPage => ({
  kind: 'agency',
  id: _id,
  name,
  headline,
  portrait: logo,
  urlMinify,
  path: href('/agency/:id', { id: urlMinify ?? _id }),
});

/** Reads a group's view; undefined when the reader may not see it. */
const findGroup = async (context: Context, id: string): Promise<GroupView | undefined> => {
  try {
    return (await api(context).group.view({ params: { id } })).data;
  } catch (thrown) {
    if (problemOf(thrown)?.status === 404) return undefined;
    throw thrown;
  }
};

/** Pages to choose from, and the chosen one. */
interface Chosen<P> {
  readonly pages: P[];
  readonly page: P;
  readonly origin: string;
}

const listOwnPages = async (context: Context, memberId: string): Promise<OwnPage[]> => {
  const { data: view } = await api(context).member.view({ params: { id: memberId } });
  const groups = await Promise.all(view.groups.map(({ _id }) => findGroup(context, _id)));
  return [toMemberPage(view), ...groups.flatMap((group) => (group?.can.update ? [toGroupPage(group)] : []))];
};

const choosePage = <P extends { readonly id: string }>(context: Context, pages: P[]): Chosen<P> => {
  const { visit, page } = scopeOf(context);
  const requestedId = visit.url.searchParams.get('of');
  if (requestedId !== null) requireGroupFactor(context, requestedId);
  const chosen = requestedId === null ? pages[0] : pages.find(({ id }) => id === requestedId);
  if (!chosen) throw data(null, { status: 404 });
  return { pages, page: chosen, origin: page.origin };
};

/**
 * Reads the pages that the reader may edit, their own first, and the one that `?of=` selects. `purpose` tells visitors
 * what the screen is for. Errors: 401 for visitors, 404 for a page that the reader may not edit.
 */
export const readOwnPages = async (context: Context, purpose: string): Promise<Chosen<OwnPage>> => {
  const { memberId } = requireReader(context, purpose);
  return choosePage(context, await listOwnPages(context, memberId));
};

/** Most agencies of which a reader may choose one. */
const AGENCIES = 50;

/** Reads the pages as {@link readOwnPages} does, and those of the agencies that the reader administers after them. */
export const readSharedPages = async (context: Context, purpose: string): Promise<Chosen<SharedPage>> => {
  const { memberId } = requireReader(context, purpose);
  const [own, agencies] = await Promise.all([
    listOwnPages(context, memberId),
    api(context).agency.listOwn({ query: { limit: AGENCIES } }),
  ]);
  return choosePage<SharedPage>(context, [...own, ...agencies.data.map(toAgencyPage)]);
};
