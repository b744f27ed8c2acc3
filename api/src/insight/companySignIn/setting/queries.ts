import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { groupIsOpen, groupNameOf } from '../../../profile/directory/groups/membership.reads.ts';
import { companyGroups, companyProviders as providers, companyUsers } from '../tables.ts';

/** The stored provider of a company. */
export type ProviderRow = typeof providers.$inferSelect;

/** Finds the provider of a company. */
export const find = async (db: Executor, groupId: string): Promise<ProviderRow | undefined> =>
  (await db.select().from(providers).where(eq(providers.groupId, groupId)))[0];

/** As {@link find}, for a sign-in, which begins before anybody is signed in. */
export const findForSignIn = byProgram(find);

/** Stores the provider of a company, also over another one. */
export const save = (tx: Executor, row: typeof providers.$inferInsert) => {
  const { groupId: _id, createdAt: _since, ...changes } = row;
  return tx.insert(providers).values(row).onConflictDoUpdate({ target: providers.groupId, set: changes });
};

/** Deletes the provider of a company. */
export const remove = async (tx: Executor, groupId: string): Promise<boolean> =>
  ((await tx.delete(providers).where(eq(providers.groupId, groupId))).rowCount ?? 0) > 0;

/** The name of a company that is neither deleted nor locked; undefined otherwise. */
export const findOpenName = byProgram(async (db: Executor, groupId: string): Promise<string | undefined> => {
  const id = sql`${groupId}::uuid`;
  const { rows } = await db.execute<{ name: string }>(sql`select ${groupNameOf(id)} as name where ${groupIsOpen(id)}`);
  return rows[0]?.name;
});

/** The name of a company, also of a closed one. */
export const findName = byProgram(async (db: Executor, groupId: string): Promise<string | undefined> => {
  const { rows } = await db.execute<{ name: string | null }>(sql`select ${groupNameOf(sql`${groupId}::uuid`)} as name`);
  return rows[0]?.name ?? undefined;
});

/** Figures of a company's directory. */
export const countDirectory = async (db: Executor, groupId: string) => {
  const ofCompany = and(eq(companyUsers.groupId, groupId), isNull(companyUsers.removedAt));
  return {
    active: await db.$count(companyUsers, and(ofCompany, eq(companyUsers.active, true))),
    suspended: await db.$count(companyUsers, and(ofCompany, eq(companyUsers.active, false))),
    groups: await db.$count(companyGroups, eq(companyGroups.groupId, groupId)),
  };
};
