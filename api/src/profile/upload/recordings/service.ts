import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Recording } from '@m4u/contract/profile/upload/document';
import type { RecordingFormat } from '@m4u/contract/profile/upload/rules';
import type { Context, Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { Uploader } from '../../../platform/pictures/upload-queue.ts';
import { processRecording } from '../../../platform/recordings/recording.ts';
import { mediaTypeOf } from '../../../platform/storage/key.ts';
import { serveUpload } from '../answer.service.ts';
import { requireQuota } from '../quota.service.ts';
import * as queries from './queries.ts';

/** The storage key of a recording's file. */
export const recordingKey = (id: string, format: RecordingFormat): string => `recordings/${id}.${format}`;

/**
 * Stores a recording for its uploader, its sound alone. Errors: storage-full, rate-limited, unavailable, and those of the
 * file (PictureError).
 */
export const storeRecording = async (
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  uploader: Uploader,
  sent: Uint8Array,
): Promise<Recording> => {
  const { memberId } = uploader;
  const { format, seconds, bytes } = await processRecording(sent, uploader);
  await requireQuota(db, memberId, bytes.length);
  const id = uuidv7();
  // The row is stored before the file, as with pictures.
  const row = { id, memberId, format, seconds, bytes: bytes.length, createdAt: clock.now() };
  const stored = await queries.insert(db, row);
  const key = recordingKey(id, format);
  await storage.put(key, bytes, mediaTypeOf(key));
  return stored;
};

/** Reads recordings by id; missing ones are omitted. */
export const findRecordings = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Recording>> =>
  new Map((await queries.findAll(db, ids)).map((each) => [each._id, each]));

/** Returns a recording's file, or the asked part of it. Errors: not-found. */
export const playRecording = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const [found] = await queries.findAll(ctx.db, [id]);
  const { _id, format, bytes } = found ?? fail('not-found');
  return serveUpload(ctx, _id, recordingKey(_id, format), { total: bytes });
};
