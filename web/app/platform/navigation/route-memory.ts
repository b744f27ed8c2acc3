import type { Reader } from '../request/scope.server.ts';

/** Input of the create-point rule. */
export interface RouteChange {
  /** The route in the `routerName` cookie: the reader's previous route. */
  readonly remembered: string | undefined;
  /** The requested route. */
  readonly entering: string | undefined;
  /** The page's member: an `_id` or a short link. */
  readonly viewed: string | undefined;
  readonly reader: Pick<Reader, 'memberId' | 'urlMinify'> | null;
}

/** Routes that show a member's page: its own address, its short link and its newer layout. */
const memberRoutes: ReadonlySet<string | undefined> = new Set(['me', 'smc', 'newMe']);

/**
 * Route memory rule (docs/rules/screens.md#route-memory): a reader who comes from creating points to another member's
 * page has scanned a customer, and continues to create points for them. Returns that member's id or short link, or
 * undefined when the rule does not apply.
 */
export const pointsFor = ({ remembered, entering, viewed, reader }: RouteChange): string | undefined => {
  if (remembered !== 'createPoint' || !memberRoutes.has(entering) || !viewed || !reader) return undefined;
  return viewed === reader.memberId || viewed === reader.urlMinify ? undefined : viewed;
};

/**
 * The route to store after a change of route. A short link is a way to a page, so it never takes the place of
 * `createPoint`: the page behind it still leads back to creating points.
 */
export const routeToRemember = (remembered: string | undefined, entering: string): string =>
  remembered === 'createPoint' && entering === 'smc' ? remembered : entering;

/** Fields of the counter that the scanner keeps: the shop, and the amount of the order (VND). */
const counterFields = ['groupId', 'amount'] as const;

/**
 * Keeps the shop and the amount in the query of the screen `from`, for the address of the counter `to`: what `to` says
 * itself counts.
 */
export const keepCounterFields = (to: string, from: string): string => {
  const [pathname = '', queryText] = to.split('?', 2);
  const query = new URLSearchParams(queryText);
  const before = new URLSearchParams(from.slice(from.indexOf('?') + 1));
  for (const field of counterFields)
    if (before.get(field) && !query.has(field)) query.set(field, before.get(field) ?? '');
  return `${pathname}?${query}`;
};

/**
 * The address where points are created for a member (docs/rules/point.md#screens). `from` is the screen that leads there:
 * the shop and the amount in its query are kept.
 */
export const createPointAddress = (memberId: string, from = ''): string =>
  keepCounterFields(`/action/createPoint?${new URLSearchParams({ memberId })}`, from);
