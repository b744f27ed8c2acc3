import { MINUTE } from '@m4u/contract/durations';
import type { Actor, FactorLack, MemberActor } from './caller.ts';
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

/** Milliseconds for which a code of the second factor opens sensitive calls. */
const FACTOR_LIFE = 10 * MINUTE;

/** Whether the member may make sensitive calls: the second factor is off, or was given in the last ten minutes. */
export const isFactorRecent = ({ clock }: Pick<Context, 'clock'>, { secondFactor }: MemberActor): boolean => {
  if (!secondFactor) return true;
  const { givenAt } = secondFactor;
  return givenAt !== undefined && clock.now().getTime() - givenAt.getTime() < FACTOR_LIFE;
};

/** Refuses a sensitive call until the member gives the second factor. Errors: second-factor-required. */
export const requireRecentFactor = (ctx: Context): void => {
  if (!isFactorRecent(ctx, requireSignedIn(ctx))) fail('second-factor-required');
};

/** What a session lacks that has not given the second factor; `secondFactor` is undefined while that is off. */
export const factorLackOf = (secondFactor: MemberActor['secondFactor']): FactorLack =>
  secondFactor ? 'second-factor-required' : 'second-factor-missing';

/** The groups in which the caller is an admin without rights, because this session has not given the second factor. */
export const withheldGroupsOf = (actor: Actor): readonly string[] =>
  actor.kind === 'member' ? (actor.withheldGroups ?? []) : [];

/**
 * Refuses an admin of a group that requires the second factor, in a session that has not given it. `groupId` is null
 * for what belongs to no group, and may be the id of a member, who is no group. Errors: second-factor-required,
 * second-factor-missing.
 */
export const requireGroupFactor = ({ actor }: Pick<Context, 'actor'>, groupId: string | null): void => {
  if (actor.kind === 'member' && groupId !== null && actor.withheldGroups?.includes(groupId))
    fail(factorLackOf(actor.secondFactor));
};

/**
 * Refuses a caller without the right in a group, which may be for want of the second factor. Errors:
 * second-factor-required, second-factor-missing, `code`.
 */
export const refuseInGroup = (
  ctx: Pick<Context, 'actor'>,
  groupId: string | null,
  code: 'forbidden' | 'not-found' = 'forbidden',
): never => {
  requireGroupFactor(ctx, groupId);
  return fail(code);
};

/** Whether the caller is this member; nobody is null. */
export const isSelf = (actor: Actor, memberId: string | null): actor is MemberActor =>
  actor.kind === 'member' && actor.memberId === memberId;

/** Whether what a reader does must not be counted: the browser or the member has opted out. */
export const hasOptedOut = (actor: Actor, { uncounted }: Pick<RequestFacts, 'uncounted'>): boolean =>
  uncounted === true || (actor.kind === 'member' && actor.uncounted === true);
