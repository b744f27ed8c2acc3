import type { Platform } from '../../platform/context.ts';
import { documentKey } from './documents/service.ts';
import { keyOf } from './service.ts';
import * as queries from './memberFiles.queries.ts';

/** A file that a member sent, with its path in an export. */
export interface SentFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Removes characters that some file system does not accept in a path. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .trim()
    .slice(0, 80);

/** Streams all files that a member sent: pictures at the largest width, documents with their names. */
export async function* sentFiles(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  memberId: string,
): AsyncGenerator<SentFile> {
  for await (const { id, width } of queries.picturesOf(db, memberId)) {
    const stored = await storage.get(keyOf(id, width));
    if (stored) yield { path: `pictures/${id}.webp`, bytes: stored.bytes };
  }
  for await (const { id, name } of queries.documentsOf(db, memberId)) {
    const stored = await storage.get(documentKey(id));
    if (stored) yield { path: `documents/${plain(name)} ${id.slice(-8)}.pdf`, bytes: stored.bytes };
  }
}
