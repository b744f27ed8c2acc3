import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, not, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { groupIsOpen, groupRoleOf } from '../../../profile/directory/groups/membership.reads.ts';
import { ownsGroup } from '../../../profile/directory/groups/ownership.reads.ts';
import {
  companyDomains,
  companyGroupMembers,
  companyGroups,
  companyProviders,
  companyUsers as users,
} from '../tables.ts';

/** A stored person of a directory. */
export type UserRow = typeof users.$inferSelect;

/** A person as a sign-in or a new record names them. */
interface PersonKey {
  readonly groupId: string;
  readonly subject?: string | undefined;
  /** In lower case. */
  readonly addresses: readonly string[];
}

/**
 * Finds the record of a person, one that is in the directory before one that was removed: by the provider's subject,
 * else by address.
 */
export const findPerson = byProgram(
  async (db: Executor, { groupId, subject, addresses }: PersonKey): Promise<UserRow | undefined> => {
    const isPerson = or(
      subject === undefined ? undefined : eq(users.subject, subject),
      sql`${users.addresses} && ${sql.param([...addresses])}::text[]`,
    );
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.groupId, groupId), isPerson))
      .orderBy(
        sql`${users.removedAt} is not null`,
        sql`${users.subject} is not distinct from ${subject ?? null} desc`,
        sql`lower(${users.userName}) = any(${sql.param([...addresses])}::text[]) desc`,
        desc(users.removedAt),
        asc(users.id),
      )
      .limit(1)
      .for('update');
    return row;
  },
);

/** Finds the record of a person by the provider's subject. */
export const findBySubject = byProgram(
  async (db: Executor, groupId: string, subject: string): Promise<UserRow | undefined> =>
    (
      await db
        .select()
        .from(users)
        .where(and(eq(users.groupId, groupId), eq(users.subject, subject), isNull(users.removedAt)))
        .for('update')
    )[0],
);

/** Serialises what happens to one person of a company. */
export const acquirePersonLock = (tx: Executor, groupId: string, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company.user ${groupId} ${name}`}, 0))`);

/** Adds a person. */
export const insert = byProgram(async (tx: Executor, row: typeof users.$inferInsert): Promise<UserRow> => {
  const [added] = await tx.insert(users).values(row).returning();
  if (!added) throw new Error('A person was not stored');
  return added;
});

/** Writes what a sign-in tells about a person; the record's version counts only what the directory changes. */
export const noteSignIn = byProgram(
  async (
    tx: Executor,
    id: string,
    changes: Partial<Pick<UserRow, 'subject' | 'memberId' | 'claimedGroups'>>,
  ): Promise<void> => {
    await tx.update(users).set(changes).where(eq(users.id, id));
  },
);

/** Takes a subject from other records of a company: a person of the provider is one of them. */
export const releaseSubject = byProgram(
  async (tx: Executor, { groupId, subject, id }: { groupId: string; subject: string; id: string }): Promise<void> => {
    await tx
      .update(users)
      .set({ subject: null })
      .where(and(eq(users.groupId, groupId), eq(users.subject, subject), sql`${users.id} <> ${id}`));
  },
);

/** Lists the people of a company who are its members by now; those who have left are not. */
export const listMembers = byProgram((db: Executor, groupId: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.groupId, groupId),
        isNull(users.removedAt),
        sql`${groupRoleOf(users.groupId, users.memberId)} is not null`,
      ),
    )
    .orderBy(asc(users.id)),
);

/** Whether a company's directory has groups, which then decide in place of those in tokens. */
export const hasGroups = byProgram(
  async (db: Executor, groupId: string): Promise<boolean> =>
    (await db.select({ id: companyGroups.id }).from(companyGroups).where(eq(companyGroups.groupId, groupId)).limit(1))
      .length > 0,
);

/** Names, ids and outer ids of a person's groups in the directory. */
export const listGroupNames = byProgram(async (db: Executor, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: companyGroups.id, name: companyGroups.displayName, externalId: companyGroups.externalId })
    .from(companyGroupMembers)
    .innerJoin(companyGroups, eq(companyGroups.id, companyGroupMembers.companyGroupId))
    .where(eq(companyGroupMembers.companyUserId, userId));
  return rows.flatMap(({ id, name, externalId }) => [id, name, ...(externalId === null ? [] : [externalId])]);
});

/**
 * The companies whose own sign-in a member must use: those that ask for it, have a proven domain, and have the member as a
 * member, but not as an owner, who must be able to mend it.
 */
export const listRequiredCompanies = byProgram(async (db: Executor, memberId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ groupId: users.groupId })
    .from(users)
    .innerJoin(companyProviders, eq(companyProviders.groupId, users.groupId))
    .where(
      and(
        eq(users.memberId, memberId),
        eq(users.active, true),
        isNull(users.removedAt),
        isNotNull(users.subject),
        eq(companyProviders.isRequired, true),
        groupIsOpen(users.groupId),
        sql`${groupRoleOf(users.groupId, memberId)} is not null`,
        not(ownsGroup(users.groupId, memberId)),
        inArray(
          users.groupId,
          db.select({ id: companyDomains.groupId }).from(companyDomains).where(isNotNull(companyDomains.provenAt)),
        ),
      ),
    );
  return rows.map(({ groupId }) => groupId);
});

/** Whether a member is a person whom a company's directory lets in. */
export const isLetIn = byProgram(
  async (db: Executor, groupId: string, memberId: string): Promise<boolean> =>
    (await db.$count(
      users,
      and(eq(users.groupId, groupId), eq(users.memberId, memberId), eq(users.active, true), isNull(users.removedAt)),
    )) > 0,
);
