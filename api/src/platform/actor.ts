import type { Actor, MemberActor } from './caller.ts';
import type { Context, RequestFacts } from './context.ts';
import { fail } from './errors.ts';

/**
 * Returns the signed-in member of a call; the contract's `access` has refused visitors already. Errors:
 * unauthenticated.
 */
export const requireSignedIn = ({ actor }: Context): MemberActor =>
  actor.kind === 'member' ? actor : fail('unauthenticated');

/**
 * Returns the signed-in member when the account is verified (docs/rules/visibility.md#roles). Errors:
 * account-unverified.
 */
export const requireVerified = (ctx: Context): MemberActor => {
  const actor = requireSignedIn(ctx);
  return actor.verified ? actor : fail('account-unverified');
};

/** Whether the caller is this member; nobody is null. */
export const isSelf = (actor: Actor, memberId: string | null): actor is MemberActor =>
  actor.kind === 'member' && actor.memberId === memberId;

/** Whether what a reader does must not be counted: the browser or the member has opted out. */
export const hasOptedOut = (actor: Actor, { uncounted }: Pick<RequestFacts, 'uncounted'>): boolean =>
  uncounted === true || (actor.kind === 'member' && actor.uncounted === true);
