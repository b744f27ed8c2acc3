import { and, eq, isNull, type Placeholder, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { agencyAdmins } from './tables.ts';
import { agencies } from '../tables.ts';

/** The ids of the agencies that a member administers, the oldest first. */
export const agenciesOf = async (db: Executor, memberId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: agencyAdmins.agencyId })
    .from(agencyAdmins)
    .innerJoin(agencies, eq(agencies.id, agencyAdmins.agencyId))
    .where(and(eq(agencyAdmins.memberId, memberId), isNull(agencies.deletedAt)))
    .orderBy(agencyAdmins.createdAt, agencyAdmins.agencyId);
  return rows.map(({ id }) => id);
};

/** Whether there is such an agency. */
export const isThere = async (db: Executor, agencyId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, agencyId), isNull(agencies.deletedAt)));
  return rows.length > 0;
};

/** Makes a member an admin of an agency; one who is one stays so. */
export const addAdmin = (tx: Executor, row: typeof agencyAdmins.$inferInsert) =>
  tx.insert(agencyAdmins).values(row).onConflictDoNothing();

/** The members who administer an agency. */
export const adminIds = async (db: Executor, agencyId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: agencyAdmins.memberId })
    .from(agencyAdmins)
    .where(eq(agencyAdmins.agencyId, agencyId));
  return rows.map(({ id }) => id);
};

/** Whether a member administers an agency, as a value within a larger query. */
export const administersAgency = (agencyId: SQLWrapper, memberId: string | Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select from ${agencyAdmins} where ${agencyAdmins.agencyId} = ${agencyId}
    and ${agencyAdmins.memberId} = ${memberId})`;
