import type { Language } from '@m4u/contract/common';
import type { MemberType } from '@m4u/contract/profile/member';
import { and, eq, gt, isNull, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { agencyFactsOf } from '../../directory/agencies/facts.reads.ts';
import { membershipsOf } from '../../directory/groups/membership.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { members } from '../tables.ts';

/** Stores the empty profile of a new account. */
export const insertMember = (
  db: Executor,
  profile: { id: string; name: string; language: Language; type?: MemberType | undefined },
) => db.insert(members).values(profile);

const preparedFacts = prepareOnce((db, name: 'facts of a session') =>
  db
    .select({
      name: members.name,
      type: members.type,
      language: members.language,
      urlMinify: currentLink('member', members.id),
      memberships: membershipsOf(members.id),
      agency: agencyFactsOf(members.agencyId),
    })
    .from(members)
    .where(and(eq(members.id, sql.placeholder('id')), isNull(members.deletedAt)))
    .prepare(name),
);

/**
 * Reads the facts of a session; undefined when the member was deleted. It runs for every page of a signed-in reader.
 */
export const findSessionFacts = async (db: Executor, memberId: string) => {
  const [row] = await preparedFacts(db, 'facts of a session').execute({ id: memberId });
  return row;
};

/** Locks a profile since a moment, or unlocks it with null. */
export const setLocked = (db: Executor, memberId: string, lockedAt: Date | null, updatedAt: Date) =>
  db.update(members).set({ lockedAt, updatedAt }).where(eq(members.id, memberId));

/**
 * Adds a member without an account, for a customer of groups (docs/rules/group.md#customers). It is marked deleted from
 * the start, so that it cannot be found, listed, linked or messaged.
 */
export const insertUnclaimedMember = (tx: Executor, id: string, now: Date) =>
  tx.insert(members).values({ id, name: '', createdAt: now, updatedAt: now, deletedAt: now });

const hasNoLink = (): SQL | undefined => and(isNull(members.deletedAt), isNull(currentLink('member', members.id)));

/** Ids of members without a short link, the oldest first; those after an id, when one is given. */
export const listWithoutLink = async (
  db: Executor,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(hasNoLink(), after === undefined ? undefined : gt(members.id, after)))
    .orderBy(members.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Locks a member who still has no short link, and returns their name; undefined when they have one. */
export const findNameWithoutLinkForUpdate = async (tx: Executor, id: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.id, id), hasNoLink()))
    .for('update', { of: members });
  return row?.name;
};
