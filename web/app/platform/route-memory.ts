import type { Reader } from './scope.server.ts';

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
 * The route memory's one rule (specification §2): who comes from creating points to another member's page has
 * scanned a customer, and goes on to create points for them. Answers whose, or undefined when the rule is silent.
 */
export const pointsFor = ({ remembered, entering, viewed, reader }: RouteChange): string | undefined => {
  if (remembered !== 'createPoint' || entering !== 'me' || !viewed || !reader) return undefined;
  return viewed === reader.memberId || viewed === reader.urlMinify ? undefined : viewed;
};

/** Where points are created for a member (specification §2 "createPoint"). */
export const createPointAddress = (memberId: string): string =>
  `/action/createPoint?${new URLSearchParams({ memberId })}`;
