import type { Reader } from '../request/scope.server.ts';

/** What the create-point rule looks at. */
export interface RouteChange {
  /** The route in the `routerName` cookie: where the reader was until now. */
  readonly remembered: string | undefined;
  /** The route that was asked for. */
  readonly entering: string | undefined;
  /** Whose page it is: an `_id` or a short link. */
  readonly viewed: string | undefined;
  readonly reader: Pick<Reader, 'memberId' | 'urlMinify'> | null;
}

/**
 * The rule of the route memory (docs/rules/screens.md#route-memory): a reader who comes from creating points to another
 * member's page has scanned a customer, and goes on to create points for them. Answers that member's id or short link,
 * or undefined when the rule does not apply.
 */
export const pointsFor = ({ remembered, entering, viewed, reader }: RouteChange): string | undefined => {
  if (remembered !== 'createPoint' || entering !== 'me' || !viewed || !reader) return undefined;
  return viewed === reader.memberId || viewed === reader.urlMinify ? undefined : viewed;
};

/** The address where points are created for a member (docs/rules/point.md#screens). */
export const createPointAddress = (memberId: string): string =>
  `/action/createPoint?${new URLSearchParams({ memberId })}`;
