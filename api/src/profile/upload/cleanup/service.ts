import { DAY } from '@m4u/contract/durations';
import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { documentKey } from '../documents/service.ts';
import * as queries from './queries.ts';
import { keysOf } from '../service.ts';

/** How long (ms) an unused upload is kept, because a form may still be open. */
const UNUSED = 7 * DAY;

/** Maximum number of batches per night; the rest follows the next night. */
const BATCHES = 20;

/** Deletes rows and returns the storage keys of each. */
type Remove = (tx: Executor, before: Date) => Promise<string[][]>;

const pictures: Remove = async (tx, before) =>
  (await queries.removePictures(tx, before)).map(({ id, widths = [] }) => keysOf(id, widths));
const documents: Remove = async (tx, before) =>
  (await queries.removeDocuments(tx, before)).map(({ id }) => [documentKey(id)]);

/**
 * Deletes the rows of uploads that were unused for a week. `removeFiles` enqueues the deletion of their files in the
 * same transaction.
 */
export const deleteUnusedUploads = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  removeFiles: (tx: Executor, keys: string[]) => Promise<unknown>,
): Promise<void> => {
  const before = new Date(clock.now().getTime() - UNUSED);
  for (const remove of [pictures, documents]) {
    for (let batches = 0; batches < BATCHES; batches += 1) {
      const gone = await inTransaction(db, async (tx) => {
        const files = await remove(tx, before);
        if (files.length > 0) await removeFiles(tx, files.flat());
        return files.length;
      });
      if (gone < queries.BATCH) break;
    }
  }
};
