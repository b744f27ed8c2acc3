import type { MemberActor } from './caller.ts';
import type { Context } from './context.ts';
import { fail } from './errors.ts';

/** The signed-in member of a call; the contract's `access` has let nobody else through. Errors: unauthenticated. */
export const requireSignedIn = ({ actor }: Context): MemberActor =>
  actor.kind === 'member' ? actor : fail('unauthenticated');

/** The signed-in member, whose identifier is verified (docs/rules/visibility.md#roles). Errors: account-unverified. */
export const requireVerified = (ctx: Context): MemberActor => {
  const actor = requireSignedIn(ctx);
  return actor.verified ? actor : fail('account-unverified');
};
