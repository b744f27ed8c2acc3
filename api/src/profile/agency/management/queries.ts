import { and, asc, eq, isNull, type SQL, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { groupCountOf } from '../../directory/groups/membership.reads.ts';
import { memberIsOpen } from '../../directory/members/availability.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { agencyAdmins } from '../admins/tables.ts';
import { agencies } from '../tables.ts';

const adminCount = (): SQL<number> => {
  const value = sql`select count(*)::int from ${agencyAdmins} where ${agencyAdmins.agencyId} = ${agencies.id}`;
  return sql<number>`(${value})`;
};

/** Reads an agency with all fields that its admins see. */
export const find = async (db: Executor, id: string) => {
  const [row] = await db
    .select({
      row: agencies,
      logo: pictureOf(agencies.logoId),
      background: pictureOf(agencies.backgroundId),
      urlMinify: currentLink('agency', agencies.id),
      groupTotal: groupCountOf(agencies.id),
      adminTotal: adminCount(),
    })
    .from(agencies)
    .where(and(eq(agencies.id, id), isNull(agencies.deletedAt)));
  return row;
};

/** Reads an agency and locks its row until the transaction ends. */
export const findForUpdate = async (tx: Executor, id: string): Promise<typeof agencies.$inferSelect | undefined> => {
  const [row] = await tx
    .select()
    .from(agencies)
    .where(and(eq(agencies.id, id), isNull(agencies.deletedAt)))
    .for('update');
  return row;
};

/** Updates the given fields of an agency; omitted fields stay unchanged. */
export const update = (
  tx: Executor,
  id: string,
  changes: Partial<typeof agencies.$inferInsert> & { updatedAt: Date },
) => tx.update(agencies).set(changes).where(eq(agencies.id, id));

/** Lists the agencies that a member administers, longest administered first. */
export const listOwn = async (db: Executor, memberId: string, { limit, offset }: Slice) => {
  const condition = and(eq(agencyAdmins.memberId, memberId), isNull(agencies.deletedAt));
  const rows = db
    .select({
      _id: agencies.id,
      name: agencies.name,
      headline: agencies.headline,
      logo: pictureOf(agencies.logoId),
      urlMinify: currentLink('agency', agencies.id),
      groupTotal: groupCountOf(agencies.id),
      adminTotal: sql<number>`(select count(*)::int from ${agencyAdmins} as every where every.agency_id = ${agencies.id})`,
    })
    .from(agencyAdmins)
    .innerJoin(agencies, eq(agencies.id, agencyAdmins.agencyId))
    .where(condition)
    .orderBy(asc(agencyAdmins.createdAt), asc(agencies.id))
    .limit(limit)
    .offset(offset);
  const count = db
    .select({ total: sql<number>`count(*)::int` })
    .from(agencyAdmins)
    .innerJoin(agencies, eq(agencies.id, agencyAdmins.agencyId))
    .where(condition);
  const [data, [counted]] = await Promise.all([rows, count]);
  return { data, total: counted?.total ?? 0 };
};

/** Lists the admins of an agency, in the order in which they became admins. */
export const listAdmins = async (db: Executor, agencyId: string, { limit, offset }: Slice) => {
  const rows = db
    .select({ memberId: agencyAdmins.memberId, since: agencyAdmins.createdAt })
    .from(agencyAdmins)
    .where(eq(agencyAdmins.agencyId, agencyId))
    .orderBy(asc(agencyAdmins.createdAt), asc(agencyAdmins.memberId))
    .limit(limit)
    .offset(offset);
  const [data, total] = await Promise.all([rows, db.$count(agencyAdmins, eq(agencyAdmins.agencyId, agencyId))]);
  return { data, total };
};

/** The ids of at most two admins whose pages are open: two are enough to decide whether one may leave. */
export const listOpenAdminIds = async (db: Executor, agencyId: string): Promise<string[]> => {
  const rows = await db
    .select({ memberId: agencyAdmins.memberId })
    .from(agencyAdmins)
    .where(and(eq(agencyAdmins.agencyId, agencyId), memberIsOpen(agencyAdmins.memberId)))
    .limit(2);
  return rows.map(({ memberId }) => memberId);
};

/** Removes an admin of an agency; false when the member is not one. */
export const removeAdmin = async (tx: Executor, agencyId: string, memberId: string): Promise<boolean> => {
  const removed = await tx
    .delete(agencyAdmins)
    .where(and(eq(agencyAdmins.agencyId, agencyId), eq(agencyAdmins.memberId, memberId)));
  return (removed.rowCount ?? 0) > 0;
};
