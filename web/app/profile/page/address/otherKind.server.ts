import type { Owner } from '@m4u/contract/common';
import { generatePath, redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { type Scope, scopeOf } from '../../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A page as its address names it. */
export interface RequestedPage {
  readonly kind: Owner['kind'];
  /** Id or short link. */
  readonly id: string;
  /** Pattern of the route. */
  readonly pattern: string;
}

const segments = { member: 'me', group: 'mbg' } as const;

/** The same screen of the other kind of owner (`/me/:id/posts` of `/mbg/:id/posts`), or their page without one. */
const mirrorOf = (scope: Scope, { kind, pattern }: RequestedPage): string => {
  const other = kind === 'member' ? segments.group : segments.member;
  const mirrored = pattern.replace(new RegExp(`^/(new-)?${segments[kind]}/`), `/$1${other}/`);
  return mirrored !== pattern && scope.nameOfRoute(mirrored) !== undefined ? mirrored : `/${other}/:id`;
};

/**
 * Loads a page, or redirects when its id or short link is of another kind of owner: `/mbg/{member}` to
 * `/me/{member}`, and back, `/me/{agency}` to `/agency/{agency}` (docs/rules/screens.md#addresses). Errors: the API's not-found.
 */
export const loadOrRedirect = async <View>(
  context: Context,
  requestedPage: RequestedPage,
  load: Promise<{ data: View }>,
): Promise<View> => {
  try {
    return (await load).data;
  } catch (thrown) {
    if (problemOf(thrown)?.status !== 404) throw thrown;
    const { data } = await api(context).member.infoByLink({ params: { id: requestedPage.id }, query: {} });
    if (data.kind === requestedPage.kind) throw thrown;
    const pattern = data.kind === 'agency' ? '/agency/:id' : mirrorOf(scopeOf(context), requestedPage);
    throw redirect(generatePath(pattern, { id: data.urlMinify ?? data._id }));
  }
};
