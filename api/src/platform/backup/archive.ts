/**
 * The backup file: a tar compressed by zstd, readable with `tar --zstd`. The last entry is the manifest, so a truncated
 * file has none; it holds a SHA-256 over all entries before it. Written and read as a stream: memory use does not grow
 * with the backup.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { passThrough, decryptionStep, encryptionStep, isEncrypted, type BackupKeys } from './encryption.ts';
import { BackupError } from './error.ts';

/** The name of the last entry. */
export const MANIFEST = 'manifest.json';

/** Writes entries in sequence. */
export interface ArchiveWriter {
  /** Adds a file; resolves when the stream has accepted its bytes. Names are relative paths. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** SHA-256 over all entries so far, in hex. */
  digest(): string;
}

/** One entry as it is read. */
export interface ArchiveEntry {
  readonly name: string;
  /** A few MiB at most: an upload, or a piece of a table. */
  readonly bytes: Buffer;
}

/** Hashes name and length with the bytes, so that a moved, truncated or missing entry changes the digest. */
const count = (hash: Hash, name: string, bytes: Uint8Array): void => {
  hash.update(`${Buffer.byteLength(name)}:${name}:${bytes.byteLength}:`).update(bytes);
};

/** Syncs the folder, so that the name of a new file is on disk too and not only its bytes. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/**
 * Writes a backup to `path` with owner-only permissions; all or nothing. `fill` adds the entries and returns the
 * manifest, which is added last.
 */
export const writeArchive = async (
  path: string,
  fill: (writer: ArchiveWriter) => Promise<object>,
  locks: BackupKeys = {},
): Promise<void> => {
  const unfinished = `${path}.unfinished-${process.pid}`;
  const file = await open(unfinished, 'wx', 0o600);
  const archive = pack();
  const hash = createHash('sha256');
  const add = (name: string, bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.byteLength, mode: 0o600, mtime: new Date() };
      archive.entry(header, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), (error) =>
        error ? reject(error) : resolve(),
      );
    });
  const writer: ArchiveWriter = {
    add: (name, bytes) => {
      count(hash, name, bytes);
      return add(name, bytes);
    },
    digest: () => hash.copy().digest('hex'),
  };
  const filled = (async () => {
    const manifest = await fill(writer);
    await add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    archive.finalize();
  })();
  filled.catch((error: unknown) => archive.destroy(error as Error));
  try {
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    const keep = async (sealed: AsyncIterable<Uint8Array>) => {
      for await (const part of sealed) await file.writeFile(part);
    };
    await Promise.all([pipeline(archive, compress, encryptionStep(locks), keep), filled]);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    archive.destroy();
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
};

/**
 * Reads the entries of a backup in order, the manifest last.
 * Errors: BackupError when the file is no backup, damaged, truncated, or encrypted with another key.
 */
export async function* readArchive(path: string, locks: BackupKeys = {}): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(path);
  const archive = extract();
  const closing = (async () => {
    const plain = (await isEncrypted(path)) ? decryptionStep(locks) : passThrough;
    await pipeline(source, plain, createZstdDecompress(), archive);
  })();
  closing.catch((error: unknown) => archive.destroy(error as Error));
  try {
    for await (const entry of archive) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(parts) };
    }
    await closing;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  } finally {
    source.destroy();
    archive.destroy();
  }
}

/**
 * Reads the whole backup once and returns its manifest, not yet parsed.
 * Errors: BackupError when it is truncated, or differs in any byte from what was written.
 */
export const verifyArchive = async (path: string, locks: BackupKeys = {}): Promise<unknown> => {
  const hash = createHash('sha256');
  let manifest: Buffer | undefined;
  for await (const { name, bytes } of readArchive(path, locks)) {
    if (manifest) throw new BackupError(`${path} goes on after its manifest; it was changed.`);
    if (name === MANIFEST) manifest = bytes;
    else count(hash, name, bytes);
  }
  if (!manifest) throw new BackupError(`${path} has no manifest: it was cut off, or is no backup of M4U.`);
  const parsed = JSON.parse(manifest.toString()) as { digest?: unknown };
  if (parsed.digest !== hash.digest('hex')) throw new BackupError(`${path} is damaged: its checksum is another.`);
  return parsed;
};
