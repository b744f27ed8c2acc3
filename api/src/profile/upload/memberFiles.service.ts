import type { Platform } from '../../platform/context.ts';
import { documentKey } from './documents/service.ts';
import { keyOf } from './service.ts';
import * as queries from './memberFiles.queries.ts';

/** A file that a member sent, as they would find it in a folder. */
export interface SentFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What stays of a name in a path that every system takes. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .trim()
    .slice(0, 80);

/** Everything that a member sent, a file at a time: pictures in their greatest width, documents under their names. */
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
