import type { Language } from '@m4u/contract/common';
import { findSubject } from '../../../identity/auth/deletion/service.ts';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import type { ExportRule, Personal } from '../../../platform/personal/personal.ts';
import { exportedRows } from '../../../platform/personal/rows.ts';
import { createPartsWriter } from '../../../platform/storage/parts.ts';
import { createZip, MOST_FILES } from '../../../platform/zip.ts';
import { streamSentFiles } from '../../../profile/upload/memberFiles.service.ts';
import { readOneSnapshot } from './queries.ts';
import { type ExportedKind, renderIndexPage } from './indexPage.rules.ts';
import { registry } from '../declarations.service.ts';

/** Storage folder of an export's parts. */
export const exportFolder = (id: string): string => `exports/${id}`;

const isExported = (each: Personal): each is Personal & { gives: ExportRule } => 'file' in each.gives;

/**
 * Writes all data of a member to the storage as one ZIP: a JSON file per kind, the uploads, and an index page. All rows
 * are from one snapshot. Undefined when the account was deleted meanwhile. Errors: StorageError.
 */
export const writeExport = async (
  platform: Pick<Platform, 'db' | 'storage' | 'clock'>,
  { id, memberId, language }: { readonly id: string; readonly memberId: string; readonly language: Language },
): Promise<{ parts: number; bytes: number } | undefined> => {
  const writer = createPartsWriter(platform.storage, exportFolder(id));
  const madeAt = platform.clock.now();
  const zip = createZip(writer.write, madeAt);
  const kinds: ExportedKind[] = [];
  const isThere = await inTransaction(platform.db, async (tx) => {
    await readOneSnapshot(tx);
    const subject = await findSubject(tx, memberId);
    if (!subject) return false;
    for (const declared of registry.filter(isExported)) {
      const { gives } = declared;
      let count = 0;
      const lines = async function* () {
        yield '[';
        for await (const rows of exportedRows(tx, subject, declared, gives)) {
          yield `${count === 0 ? '\n' : ',\n'}${rows.join(',\n')}`;
          count += rows.length;
        }
        yield count === 0 ? ']\n' : '\n]\n';
      };
      await zip.add(`data/${gives.file}.json`, lines());
      kinds.push({ file: gives.file, title: gives.title, count });
    }
    return true;
  });
  if (!isThere) return undefined;
  let files = 0;
  for await (const { path, bytes } of streamSentFiles(platform, memberId)) {
    if (files === MOST_FILES) break;
    await zip.add(path, [bytes], { packed: true });
    files += 1;
  }
  await zip.add('index.html', [renderIndexPage({ language, kinds, files, madeAt })]);
  await zip.end();
  return writer.end();
};
