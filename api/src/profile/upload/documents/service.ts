import type { FileAnswer, UploadedFile } from '@m4u/contract/http/endpoint';
import type { Document } from '@m4u/contract/profile/upload/document';
import type { Context, Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { processPdf } from '../../../platform/pictures/pdf.ts';
import type { Uploader } from '../../../platform/pictures/upload-queue.ts';
import { serveUpload } from '../answer.service.ts';
import * as queries from './queries.ts';
import { requireQuota } from '../quota.service.ts';
import { cleanDocumentName } from '../rules.ts';

/** Reads documents in the order of the ids; missing ones are omitted. */
export const findDocuments = async (db: Executor, ids: readonly string[]): Promise<Document[]> => {
  const found = new Map((await queries.findAll(db, ids)).map((each): [string, Document] => [each._id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** The storage key of a document's file. */
export const documentKey = (id: string): string => `documents/${id}.pdf`;

/**
 * Rewrites a PDF and stores it for its uploader. Errors: storage-full, rate-limited, unavailable, and those of the file
 * (PictureError).
 */
export const storeDocument = async (
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  uploader: Uploader,
  file: UploadedFile,
): Promise<Document> => {
  const { memberId } = uploader;
  const { bytes, pages } = await processPdf(file.bytes, uploader);
  await requireQuota(db, memberId, bytes.length);
  const id = uuidv7();
  const name = cleanDocumentName(file.name);
  // The row is stored before the file, as with pictures.
  const row = { id, memberId, name, pages, bytes: bytes.length, createdAt: clock.now() };
  const stored = await queries.insert(db, row);
  await storage.put(documentKey(id), bytes, 'application/pdf');
  return stored;
};

/** Returns a document's file for download; browsers must not display it within our pages. Errors: not-found. */
export const downloadDocument = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { name, bytes } = (await queries.find(ctx.db, id)) ?? fail('not-found');
  return serveUpload(ctx, id, documentKey(id), {
    total: bytes,
    headers: {
      'content-disposition': disposition(name, 'pdf'),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  });
};
