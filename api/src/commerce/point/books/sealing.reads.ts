import type { Executor } from '../../../platform/database/database.ts';
import { eq, type SQL, sql } from '../../../platform/database/orm.ts';
import { pointMovements as movements } from '../tables.ts';

/**
 * Select of movements with their book and what is sealed (docs/rules/seal.md#content): `id`, `book`, `content`, `hidden`.
 * The buyer may not learn who acted. `where` is a condition on the column `id`.
 */
export const sealedMovements = (where: SQL): SQL => sql`
  select ${movements.id} as id, ${movements.groupId} as book, json_build_array('points', ${movements.id},
    ${movements.groupId}, ${movements.accountId}, ${movements.againstId}, ${movements.kind}, ${movements.points},
    ${movements.orderId}, ${movements.reversesId}, ${movements.note},
    to_char(${movements.expiresAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    to_char(${movements.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as content,
    coalesce(${movements.actorId}::text, '') as hidden
  from ${movements} where ${where}`;

/** Ids of the movements of an order, in the order in which they were made. */
export const listMovementIds = async (db: Executor, orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: movements.id })
    .from(movements)
    .where(eq(movements.orderId, orderId))
    .orderBy(movements.id);
  return rows.map(({ id }) => id);
};
