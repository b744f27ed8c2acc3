import {
  isEverTheirs,
  REQUEST_DEEDS,
  type RequestDeed,
  type RequestSide,
  type RequestState,
  type RequestTransition,
  transitionOf,
} from '@m4u/contract/commerce/order/request.rules';
import type { RequestCan } from '@m4u/contract/commerce/order/request';
import type { Actor } from '../../../platform/caller.ts';

/** Facts of a request that a policy needs. */
export interface Asked extends RequestState {
  /** Null for a buyer without an account. */
  readonly buyerId: string | null;
  /** Whether the reader administers the group and the group is open. */
  readonly isAdmin: boolean;
  /** Whether the group is neither deleted nor locked. */
  readonly isOpen: boolean;
  /** Whether the offer has expired. */
  readonly isExpired: boolean;
}

/** Whether the reader is the buyer of the request. */
export const isOwn = (actor: Actor, { buyerId }: Pick<Asked, 'buyerId'>): boolean =>
  actor.kind === 'member' && actor.memberId === buyerId;

/** Whether the reader may see a request: only its buyer and the group's admins may. */
export const mayRead = (actor: Actor, asked: Pick<Asked, 'buyerId' | 'isAdmin'>): boolean =>
  asked.isAdmin || isOwn(actor, asked);

/** The sides for which the reader acts. For a buyer without an account, who answers by phone, an admin acts. */
const sidesOf = (actor: Actor, asked: Asked): RequestSide[] => [
  ...(isOwn(actor, asked) || (asked.isAdmin && asked.buyerId === null) ? (['buyer'] as const) : []),
  ...(asked.isAdmin ? (['group'] as const) : []),
];

/** Finds the transition for a deed of the reader, or the error code that refuses it. */
export const findTransition = (
  actor: Actor,
  asked: Asked,
  deed: RequestDeed,
): RequestTransition | 'forbidden' | 'wrong-state' => {
  const sides = sidesOf(actor, asked);
  if (!isEverTheirs(deed, sides)) return 'forbidden';
  const way = transitionOf(asked, deed, sides);
  // Expired offers and offers of a closed group cannot be accepted.
  if (way && deed === 'accept' && (asked.isExpired || !asked.isOpen)) return 'wrong-state';
  return way ?? 'wrong-state';
};

/** The reader's permissions for a request in its present state. */
export const mayDo = (actor: Actor, asked: Asked): RequestCan => {
  const may = (deed: RequestDeed): boolean => typeof findTransition(actor, asked, deed) !== 'string';
  return Object.fromEntries(REQUEST_DEEDS.map((deed) => [deed, may(deed)])) as RequestCan;
};
