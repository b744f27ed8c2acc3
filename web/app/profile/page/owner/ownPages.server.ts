import type { Owner, Picture } from '@m4u/contract/common';
import type { GroupView } from '@m4u/contract/profile/group';
import type { MemberView } from '@m4u/contract/profile/member';
import { data, href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
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
  /** Code of its theme. */
  readonly theme: string;
  /** Path of the page. */
  readonly path: string;
  /** The group's settings that limit its themes; null for a member's page. */
  readonly limits: Pick<GroupView, 'layoutPermission' | 'themeStyle'> | null;
}

const ofMember = (view: MemberView): OwnPage => ({
  kind: 'member',
  id: view._id,
  name: view.name,
  headline: view.headline,
  portrait: view.portrait,
  urlMinify: view.urlMinify,
  theme: view.appliedTheme.code,
  path: href('/me/:id', { id: view.urlMinify ?? view._id }),
  limits: null,
});

const ofGroup = (view: GroupView): OwnPage => ({
  kind: 'group',
  id: view._id,
  name: view.name,
  headline: view.headline,
  portrait: view.imagesUrl[0] ?? null,
  urlMinify: view.urlMinify,
  theme: view.appliedTheme.code,
  path: href('/mbg/:id', { id: view.urlMinify ?? view._id }),
  limits: { layoutPermission: view.layoutPermission, themeStyle: view.themeStyle },
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

/**
 * Reads the pages that the reader may edit, their own first, and the one that `?of=` selects. `purpose` tells visitors
 * what the screen is for. Errors: 401 for visitors, 404 for a page that the reader may not edit.
 */
export const readOwnPages = async (
  context: Context,
  purpose: string,
): Promise<{ pages: OwnPage[]; page: OwnPage; origin: string }> => {
  const { memberId } = requireReader(context, purpose);
  const { data: view } = await api(context).member.view({ params: { id: memberId } });
  const groups = await Promise.all(view.groups.map(({ _id }) => findGroup(context, _id)));
  const own = ofMember(view);
  const pages = [own, ...groups.flatMap((group) => (group?.can.update ? [ofGroup(group)] : []))];
  const { visit, page } = scopeOf(context);
  const asked = visit.url.searchParams.get('of');
  const chosen = asked === null ? own : pages.find(({ id }) => id === asked);
  if (!chosen) throw data(null, { status: 404 });
  return { pages, page: chosen, origin: page.origin };
};
