import {
  isEverAllowed,
  REQUEST_ACTIONS,
  type RequestAction,
  type RequestSide,
  type RequestState,
  type RequestTransition,
  findTransition,
} from '@m4u/contract/commerce/order/request.rules';
import type { RequestCan } from '@m4u/contract/commerce/order/request';
import type { Actor } from '../../../platform/caller.ts';

/** Facts of a request that a policy needs. */
export interface RequestPolicyFacts extends RequestState {
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
export const isOwn = (actor: Actor, { buyerId }: Pick<RequestPolicyFacts, 'buyerId'>): boolean =>
  actor.kind === 'member' && actor.memberId === buyerId;

/** Whether the reader may see a request: only its buyer and the group's admins may. */
export const canRead = (actor: Actor, facts: Pick<RequestPolicyFacts, 'buyerId' | 'isAdmin'>): boolean =>
  facts.isAdmin || isOwn(actor, facts);

/** The sides for which the reader acts. For a buyer without an account, who answers by phone, an admin acts. */
const sidesOf = (actor: Actor, facts: RequestPolicyFacts): RequestSide[] => [
  ...(isOwn(actor, facts) || (facts.isAdmin && facts.buyerId === null) ? (['buyer'] as const) : []),
  ...(facts.isAdmin ? (['group'] as const) : []),
];

/** Resolves an action of the reader to its transition, or to the error code that refuses it. */
export const resolveTransition = (
  actor: Actor,
  facts: RequestPolicyFacts,
  action: RequestAction,
): RequestTransition | 'forbidden' | 'wrong-state' => {
  const sides = sidesOf(actor, facts);
  if (!isEverAllowed(action, sides)) return 'forbidden';
  const transition = findTransition(facts, action, sides);
  // Expired offers and offers of a closed group cannot be accepted.
  if (transition && action === 'accept' && (facts.isExpired || !facts.isOpen)) return 'wrong-state';
  return transition ?? 'wrong-state';
};

/** The reader's permissions for a request in its present state. */
export const permissionsOf = (actor: Actor, facts: RequestPolicyFacts): RequestCan => {
  const can = (action: RequestAction): boolean => typeof resolveTransition(actor, facts, action) !== 'string';
  return Object.fromEntries(REQUEST_ACTIONS.map((action) => [action, can(action)])) as RequestCan;
};
