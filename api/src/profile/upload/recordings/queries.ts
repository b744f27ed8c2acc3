import type { Recording } from '@m4u/contract/profile/upload/document';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { inArray } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { recordings } from '../tables.ts';

type Row = Pick<typeof recordings.$inferSelect, 'id' | 'format' | 'seconds' | 'bytes'>;

const toRecording = ({ id, format, seconds, bytes }: Row): Recording => ({
  _id: id,
  src: `/api/media/${id}/recording`,
  format,
  seconds,
  bytes,
});

/** Stores a recording's row, and returns the recording of the contract. */
export const insert = async (db: Executor, row: typeof recordings.$inferInsert): Promise<Recording> => {
  await db.insert(recordings).values(row);
  return toRecording(row);
};

/**
 * Reads recordings of any sender; missing ones are omitted. It runs as the system, because a file is protected by the
 * rows that show it.
 */
export const findAll = byProgram(async (db: Executor, ids: readonly string[]): Promise<Recording[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(recordings)
    .where(inArray(recordings.id, [...ids]));
  return rows.map(toRecording);
});
