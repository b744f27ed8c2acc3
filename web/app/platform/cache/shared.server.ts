import type { ShownPage } from '@m4u/contract/insight/tracking/rules';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { problemOf } from '../api/problem.ts';
import { scopeOf } from '../request/scope.server.ts';

/**
 * Loads the subject of a shared page. On failure it redirects to `/404` (docs/rules/screens.md#share-metadata), whose
 * title is `M4U 500` for a failed member or brand, by the route's name. Redirects pass; unexpected errors are reported.
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
 * Allows caching of the page for all visitors without a session until one of the tags is cleared. Tags name rows
 * (`member:{id}`, `group:{id}`) and must cover everything that the page shows. Only for pages that are equal for every
 * visitor. Tags of several calls add up.
 */
export const cacheable = (context: Readonly<RouterContextProvider>, ...tags: readonly string[]): void => {
  const scope = scopeOf(context);
  if (scope.page.reader || scope.page.seeing || scope.page.flash) return;
  scope.tags = [...(scope.tags ?? []), ...tags];
};

/**
 * As {@link cacheable}, for a page whose content changes at a moment (ISO 8601), because something ends or begins; null
 * for never. The earliest of several calls applies.
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

/** Longest cache time of a list of the newest, in milliseconds: new items have no tag on it yet. */
const LIST_FRESHNESS = 60_000;

/** Lets a list be cached for visitors until an item on it changes, at most for a minute. */
export const cacheForAMinute = (context: Readonly<RouterContextProvider>, ...tags: readonly string[]): void =>
  cacheableUntil(context, new Date(Date.now() + LIST_FRESHNESS).toISOString(), ...tags);

/**
 * Counts a view of a page or a part of it (docs/rules/tracking.md). Skips the owner, bots, and readers who opted out.
 * The last of several calls applies.
 */
export const countShown = (
  context: Readonly<RouterContextProvider>,
  owner: ShownPage['owner'] & { readonly can: { readonly update: boolean } },
  { kind, value }: Pick<ShownPage, 'kind' | 'value'> = { kind: 'view', value: 'page' },
): void => {
  const scope = scopeOf(context);
  const isLeftOut = owner.can.update || scope.page.seeing !== undefined || scope.page.reader?.counted === false;
  scope.pageView = isLeftOut ? undefined : { owner: { kind: owner.kind, id: owner.id }, kind, value };
};
