import { DAY } from '@m4u/contract/durations';
import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { documentKey } from '../documents/service.ts';
import { recordingKey } from '../recordings/service.ts';
import * as queries from './queries.ts';
import { pictureKeys } from '../service.ts';

/** How long (ms) an unused upload is kept, because a form may still be open. */
const UNUSED_RETENTION = 7 * DAY;

/** Maximum number of batches per night; the rest follows the next night. */
const BATCHES = 20;

/** Deletes rows and returns the storage keys of each. */
type RemoveUnused = (tx: Executor, cutoff: Date) => Promise<string[][]>;

const removeUnusedPictures: RemoveUnused = async (tx, cutoff) =>
  (await queries.removePictures(tx, cutoff)).map(({ id, widths = [] }) => pictureKeys(id, widths));
const removeUnusedDocuments: RemoveUnused = async (tx, cutoff) =>
  (await queries.removeDocuments(tx, cutoff)).map(({ id }) => [documentKey(id)]);
const removeUnusedRecordings: RemoveUnused = async (tx, cutoff) =>
  (await queries.removeRecordings(tx, cutoff)).map(({ id, format = 'mp3' }) => [recordingKey(id, format)]);

/**
 * Deletes the rows of uploads that were unused for a week. `removeFiles` enqueues the deletion of their files in the
 * same transaction.
 */
export const deleteUnusedUploads = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  removeFiles: (tx: Executor, keys: string[]) => Promise<unknown>,
): Promise<void> => {
  const cutoff = new Date(clock.now().getTime() - UNUSED_RETENTION);
  for (const remove of [removeUnusedPictures, removeUnusedDocuments, removeUnusedRecordings]) {
    for (let batches = 0; batches < BATCHES; batches += 1) {
      const removed = await inTransaction(db, async (tx) => {
        const files = await remove(tx, cutoff);
        if (files.length > 0) await removeFiles(tx, files.flat());
        return files.length;
      });
      if (removed < queries.BATCH) break;
    }
  }
};
