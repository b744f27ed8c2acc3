import type { Picture } from '@m4u/contract/common';
import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { pictureOf } from '../../profile/upload/reads.ts';

/** An uploaded picture by id; null when it does not exist. */
export const findPicture = async (db: Executor, id: string): Promise<Picture | null> => {
  const [row] = await db.select({ picture: pictureOf(sql`${id}::uuid`) }).from(sql`(select) as one`);
  return row?.picture ?? null;
};
