import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

import { ConfigError } from '../config-error.ts';

/** Read and write by its owner alone. */
const PRIVATE = 0o600;

/** Where secrets are kept: a file of the data folder. */
interface Place {
  readonly dataDir: string;
  readonly file: string;
}

/**
 * The secrets in a file of the data folder: those kept there, or a fresh set that is kept from now on. Names that a newer
 * version needs are added. Of several first runs at once, one makes the file and the others read it.
 * Errors: ConfigError when the file can't be read as secrets; it is never replaced, since what it sealed would be lost.
 */
export const keepSecrets = async <T extends Readonly<Record<string, string>>>(
  { dataDir, file }: Place,
  create: () => T,
  warn: (sentence: string) => void = () => undefined,
): Promise<T> => {
  const path = join(dataDir, file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const fresh = create();
  const kept = (await read(path)) ?? (await make(path, fresh)) ?? (await read(path)) ?? fail(path);
  await narrow(path, warn);
  if (Object.keys(fresh).every((name) => name in kept)) return kept as T;
  const whole = { ...fresh, ...kept };
  await rename(await write(path, whole), path);
  return whole;
};

const fail = (path: string): never => {
  throw new ConfigError(
    `${path} does not hold this installation's secrets; put back its copy, or move the folder away.`,
  );
};

const read = async (path: string): Promise<Record<string, string> | undefined> => {
  try {
    const kept: unknown = JSON.parse(await readFile(path, 'utf8'));
    const sound = typeof kept === 'object' && kept !== null && Object.values(kept).every((v) => typeof v === 'string');
    return sound ? (kept as Record<string, string>) : fail(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return fail(path);
    throw error;
  }
};

/** Makes the file whole or not at all; undefined when another process was first. */
const make = async <T extends Record<string, string>>(path: string, secrets: T): Promise<T | undefined> => {
  const temporary = await write(path, secrets);
  try {
    await link(temporary, path); // unlike rename, refuses to replace
    return secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    await unlink(temporary);
  }
};

/** Writes the secrets beside their place, to the disk itself, and answers where. */
const write = async (path: string, secrets: Record<string, string>): Promise<string> => {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', PRIVATE);
  try {
    await file.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return temporary;
};

/** Takes the file away from other users, who may have read it until now. */
const narrow = async (path: string, warn: (sentence: string) => void): Promise<void> => {
  if (process.platform === 'win32') return;
  const mode = (await stat(path)).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  await chmod(path, PRIVATE);
  warn(
    `${path} could be read by others (mode ${mode.toString(8)}); it is 600 now. If others used this machine, make new secrets.`,
  );
};
