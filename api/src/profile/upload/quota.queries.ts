import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { documents, recordings, uploads } from './tables.ts';

/** Total size of a member's pictures, documents and recordings, in bytes. */
export const sumBytes = async (db: Executor, memberId: string): Promise<number> => {
  const sum = (table: typeof uploads | typeof documents | typeof recordings) =>
    sql`coalesce((select sum(${table.bytes}) from ${table} where ${table.memberId} = ${memberId}), 0)`;
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select ${sum(uploads)} + ${sum(documents)} + ${sum(recordings)} as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
};
