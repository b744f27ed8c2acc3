import type { ShownPage } from '@m4u/contract/insight/tracking/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { problemOf } from '../api/problem.ts';
import { scopeOf } from '../request/scope.server.ts';

/**
 * Loads the subject of a shared page. When that fails, redirects to `/404` (docs/rules/screens.md#share-metadata),
 * which is titled `M4U 500` for a failed member or brand, by the name of the route. Redirects pass; unexpected faults
 * are reported.
 */
export const loadOrNotFound = async <T>(
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
 * Counts that this screen was shown: a page, or a part of it (docs/rules/tracking.md). Does not count the owner,
 * machines, readers who ask not to be followed, or readers who objected. Of several calls the last holds.
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
