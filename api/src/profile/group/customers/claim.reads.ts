import { RECENT_PROOF_DAYS } from '@m4u/contract/profile/group/claim';
import { DAY } from '@m4u/contract/durations';
import { findPhoneVerifiedSince, verifiedPhoneOf } from '../../../identity/auth/standing.reads.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { and, asc, count, eq, isNull, type SQL, type SQLWrapper, sql } from '../../../platform/database/orm.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { groupCustomers, unclaimedMembers } from '../invitations/tables.ts';
import { groups } from '../tables.ts';

/** Condition: a customer with the phone number of a member's verified account, not yet claimed. */
const isClaimableBy = (memberId: string): SQL | undefined => {
  const own = sql`${groupCustomers.memberId} = ${memberId}`;
  const unclaimed = sql`select from ${unclaimedMembers}
    where ${unclaimedMembers.memberId} = ${groupCustomers.memberId} and ${unclaimedMembers.claimedAt} is null`;
  return and(
    sql`${groupCustomers.phone} = ${verifiedPhoneOf(memberId)}`,
    isNull(groupCustomers.claimedAt),
    isNull(groupCustomers.deletedAt),
    sql`(${own} or exists (${unclaimed}))`,
  );
};

const isOfPresentGroup = and(eq(groups.id, groupCustomers.groupId), isNull(groups.deletedAt));

/** A further condition on customers, by the column of their ids. */
type CustomerCondition = (customerId: SQLWrapper) => SQL;

/**
 * Counts the groups that have a customer with the phone number of a member's verified account, not yet claimed; with a
 * condition only those whose customer fits.
 */
export const countClaimable = byProgram(
  async (db: Executor, memberId: string, fits?: CustomerCondition): Promise<number> => {
    const [row] = await db
      .select({ places: count() })
      .from(groupCustomers)
      .innerJoin(groups, isOfPresentGroup)
      .where(and(isClaimableBy(memberId), fits?.(groupCustomers.id)));
    return row?.places ?? 0;
  },
);

/** Lists those customers that fit a condition with their groups, by the groups' names. */
export const listClaimable = byProgram(
  async (
    db: Executor,
    memberId: string,
    fits: CustomerCondition,
    { limit, offset }: Slice,
  ): Promise<{ readonly customerId: string; readonly groupId: string }[]> =>
    db
      .select({ customerId: groupCustomers.id, groupId: groupCustomers.groupId })
      .from(groupCustomers)
      .innerJoin(groups, isOfPresentGroup)
      .where(and(isClaimableBy(memberId), fits(groupCustomers.id)))
      .orderBy(asc(groups.nameWords), asc(groupCustomers.id))
      .limit(limit)
      .offset(offset),
);

/**
 * The phone number of a member's account whose verification is recent enough to claim customers without a further code;
 * undefined when there is none.
 */
export const findProvenPhone = (
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  memberId: string,
): Promise<string | undefined> =>
  findPhoneVerifiedSince(db, memberId, new Date(clock.now().getTime() - RECENT_PROOF_DAYS * DAY));
