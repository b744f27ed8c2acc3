import type { ShownPage } from '@m4u/contract/insight/tracking.rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { problemOf } from './problem.ts';
import { scopeOf } from './scope.server.ts';

/**
 * Loads what a shared page is about. When that fails the visitor is sent to `/404` (specification §2, §8); a failed
 * member or brand is titled `M4U 500` there, by the name of the route. Redirects pass, unexpected faults are reported.
 */
export const orNotFound = async <T>(
  context: Readonly<RouterContextProvider>,
  pattern: string,
  load: Promise<T>,
): Promise<T> => {
  try {
    return await load;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const scope = scopeOf(context);
    if (!problemOf(thrown)) scope.report(thrown);
    throw redirect(`${href('/404')}?${new URLSearchParams({ of: scope.nameOfRoute(pattern) ?? '' })}`);
  }
};

/**
 * Lets the page be kept for other visitors without a session until one of the tags is cleared. A tag names a row that
 * the page shows (`member:{id}`, `group:{id}`); everything on the page must be covered by them. Only for pages that
 * say the same to every visitor. Calls with more tags add up.
 */
export const cacheable = (context: Readonly<RouterContextProvider>, ...tags: readonly string[]): void => {
  const scope = scopeOf(context);
  if (scope.page.reader || scope.page.seeing || scope.page.flash) return;
  scope.tags = [...(scope.tags ?? []), ...tags];
};

/**
 * As {@link cacheable}, for a page that changes by itself at a moment (ISO 8601): something on it ends, or something
 * begins. Null when nothing does. Of several moments the earliest holds.
 */
export const cacheableUntil = (
  context: Readonly<RouterContextProvider>,
  moment: string | null,
  ...tags: readonly string[]
): void => {
  const scope = scopeOf(context);
  if (moment !== null) scope.until = Math.min(scope.until ?? Infinity, Date.parse(moment));
  cacheable(context, ...tags);
};

/**
 * Has it counted that this screen was shown: a page, or what of it (decisions §8 "Tracking"). Not on one's own page, and
 * not to machines, to who asks not to be followed, or to a reader who objected to it. Of several calls the last holds.
 */
export const countShown = (
  context: Readonly<RouterContextProvider>,
  owner: ShownPage['owner'] & { readonly can: { readonly update: boolean } },
  { kind, value }: Pick<ShownPage, 'kind' | 'value'> = { kind: 'view', value: 'page' },
): void => {
  const scope = scopeOf(context);
  const isLeftOut = owner.can.update || scope.page.seeing !== undefined || scope.page.reader?.counted === false;
  scope.seen = isLeftOut ? undefined : { owner: { kind: owner.kind, id: owner.id }, kind, value };
};
