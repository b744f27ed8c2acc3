import * as z from 'zod';
import type { Platform } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { job } from '../../platform/jobs/job.ts';

/** Job: deletes files of the storage. */
export const removeFiles = job('upload.removeFiles', z.object({ keys: z.array(z.string()) }));

/** Deletes files after the commit of the transaction that released them. */
export const deleteFilesAfterCommit = (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  keys: string[],
): Promise<unknown> => (keys.length === 0 ? Promise.resolve() : jobs.enqueue(tx, removeFiles, { keys }));
