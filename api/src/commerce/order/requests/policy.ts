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
  /** Null for who had no account. */
  readonly buyerId: string | null;
  /** Whether the reader administers the group, and it is open. */
  readonly isAdmin: boolean;
  /** Whether the group is there and not locked. */
  readonly isOpen: boolean;
  /** Whether an offer that was made no longer holds. */
  readonly isExpired: boolean;
}

/** Whether the reader is who asked. */
export const isOwn = (actor: Actor, { buyerId }: Pick<Asked, 'buyerId'>): boolean =>
  actor.kind === 'member' && actor.memberId === buyerId;

/** Whether the reader may know of a request: only its buyer and the group's admins may. */
export const mayRead = (actor: Actor, asked: Pick<Asked, 'buyerId' | 'isAdmin'>): boolean =>
  asked.isAdmin || isOwn(actor, asked);

/** The sides for which the reader acts. A buyer without an account answers by phone, and an admin acts for them. */
const sidesOf = (actor: Actor, asked: Asked): RequestSide[] => [
  ...(isOwn(actor, asked) || (asked.isAdmin && asked.buyerId === null) ? (['buyer'] as const) : []),
  ...(asked.isAdmin ? (['group'] as const) : []),
];

/** Finds the transition by a deed of the reader, or the reason against it. */
export const findTransition = (
  actor: Actor,
  asked: Asked,
  deed: RequestDeed,
): RequestTransition | 'forbidden' | 'wrong-state' => {
  const sides = sidesOf(actor, asked);
  if (!isEverTheirs(deed, sides)) return 'forbidden';
  const way = transitionOf(asked, deed, sides);
  // An expired offer cannot be accepted, nor one of a closed group.
  if (way && deed === 'accept' && (asked.isExpired || !asked.isOpen)) return 'wrong-state';
  return way ?? 'wrong-state';
};

/** The reader's permissions for a request in its present state. */
export const mayDo = (actor: Actor, asked: Asked): RequestCan => {
  const may = (deed: RequestDeed): boolean => typeof findTransition(actor, asked, deed) !== 'string';
  return Object.fromEntries(REQUEST_DEEDS.map((deed) => [deed, may(deed)])) as RequestCan;
};
