import type { Picture } from '@m4u/contract/common';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { pictureOf } from '../../profile/upload/service.ts';

/** The pictures of these uploads by id; what is gone is not there. */
export const pictures = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ picture: Picture | null }>(
    sql`select ${pictureOf(sql`chosen.id`)} as picture from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as texts(value), lateral (select texts.value::uuid as id) as chosen`,
  );
  return new Map(rows.flatMap(({ picture }) => (picture ? [[picture._id, picture] as const] : [])));
};
