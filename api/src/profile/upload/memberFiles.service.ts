import type { Platform } from '../../platform/context.ts';
import { documentKey } from './documents/service.ts';
import { recordingKey } from './recordings/service.ts';
import { pictureKey } from './service.ts';
import * as queries from './memberFiles.queries.ts';

/** A file that a member sent, with its path in an export. */
export interface SentFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Replaces by a space each character that some file system does not accept in a path, and shortens long names. */
const toPathName = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .trim()
    .slice(0, 80);

/** Streams all files that a member sent: pictures at the largest width, documents with their names, recordings. */
export async function* streamSentFiles(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  memberId: string,
): AsyncGenerator<SentFile> {
  for await (const { id, width } of queries.streamPictures(db, memberId)) {
    const stored = await storage.get(pictureKey(id, width));
    if (stored) yield { path: `pictures/${id}.webp`, bytes: stored.bytes };
  }
  for await (const { id, name } of queries.streamDocuments(db, memberId)) {
    const stored = await storage.get(documentKey(id));
    if (stored) yield { path: `documents/${toPathName(name)} ${id.slice(-8)}.pdf`, bytes: stored.bytes };
  }
  for await (const { id, format } of queries.streamRecordings(db, memberId)) {
    const stored = await storage.get(recordingKey(id, format));
    if (stored) yield { path: `recordings/${id}.${format}`, bytes: stored.bytes };
  }
}
