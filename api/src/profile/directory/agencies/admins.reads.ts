import { and, eq, isNull, type Placeholder, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Actor } from '../../../platform/caller.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { agencyAdmins } from '../../agency/admins/tables.ts';
import { agencies } from '../../agency/tables.ts';

const preparedIds = prepareOnce((db, name: 'agencies of an admin') =>
  db
    .select({ id: agencyAdmins.agencyId })
    .from(agencyAdmins)
    .innerJoin(agencies, eq(agencies.id, agencyAdmins.agencyId))
    .where(and(eq(agencyAdmins.memberId, sql.placeholder('member')), isNull(agencies.deletedAt)))
    .orderBy(agencyAdmins.createdAt, agencyAdmins.agencyId)
    .prepare(name),
);

const listAgencyIdsOf = async (db: Executor, memberId: string): Promise<string[]> => {
  const rows = await preparedIds(db, 'agencies of an admin').execute({ member: memberId });
  return rows.map(({ id }) => id);
};

/**
 * The agencies that a member administers, oldest first, as rows of a larger query: `administered.id` and
 * `administered.place`.
 */
export const administeredAgencies = (memberId: SQLWrapper): SQL =>
  sql`(select ${agencyAdmins.agencyId} as id, row_number() over (order by ${agencyAdmins.createdAt}, ${agencyAdmins.agencyId}) as place
    from ${agencyAdmins} inner join ${agencies} on ${agencies.id} = ${agencyAdmins.agencyId}
    where ${agencyAdmins.memberId} = ${memberId} and ${agencies.deletedAt} is null) as administered`;

/** The ids of the agencies that the caller administers, oldest first; empty for visitors. */
export const listAdministeredAgencyIds = async (db: Executor, actor: Actor): Promise<string[]> =>
  actor.kind === 'member' ? listAgencyIdsOf(db, actor.memberId) : [];

/** Whether the caller administers an agency. */
export const isAgencyAdmin = async (db: Executor, actor: Actor, agencyId: string): Promise<boolean> =>
  (await listAdministeredAgencyIds(db, actor)).includes(agencyId);

/** Whether a member administers an agency. */
export const isMemberAgencyAdmin = async (db: Executor, memberId: string, agencyId: string): Promise<boolean> =>
  (await listAgencyIdsOf(db, memberId)).includes(agencyId);

/** Whether an agency exists. */
export const agencyExists = async (db: Executor, agencyId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, agencyId), isNull(agencies.deletedAt)));
  return rows.length > 0;
};

/** The members who administer an agency. */
export const listAgencyAdminIds = async (db: Executor, agencyId: string): Promise<string[]> => {
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
