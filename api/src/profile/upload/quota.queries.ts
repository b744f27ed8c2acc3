import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { documents, uploads } from './tables.ts';

/** Total size of a member's pictures and documents, in bytes. */
export const bytesOf = async (db: Executor, memberId: string): Promise<number> => {
  const sum = (table: typeof uploads | typeof documents) =>
    sql`coalesce((select sum(${table.bytes}) from ${table} where ${table.memberId} = ${memberId}), 0)`;
  const { rows } = await db.execute<{ bytes: string }>(sql`select ${sum(uploads)} + ${sum(documents)} as bytes`);
  return Number(rows[0]?.bytes ?? 0);
};
