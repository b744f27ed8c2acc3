import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

import { ConfigError } from '../config-error.ts';

/** File mode: owner may read and write. */
const PRIVATE = 0o600;

/** Location of secrets: a file of the data folder. */
interface SecretsLocation {
  readonly dataDir: string;
  readonly file: string;
}

/**
 * Reads the secrets of a file in the data folder, or creates and stores new ones. Adds names that a newer version
 * needs. Of several concurrent first runs, one creates the file and the others read it.
 * Errors: ConfigError when the file is unreadable; it is never replaced, since the data sealed with it would be lost.
 */
export const loadOrCreateSecrets = async <T extends Readonly<Record<string, string>>>(
  { dataDir, file }: SecretsLocation,
  create: () => T,
  warn: (sentence: string) => void = () => undefined,
): Promise<T> => {
  const path = join(dataDir, file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const created = create();
  const secrets = (await read(path)) ?? (await createFile(path, created)) ?? (await read(path)) ?? fail(path);
  await restrictToOwner(path, warn);
  if (Object.keys(created).every((name) => name in secrets)) return secrets as T;
  const whole = { ...created, ...secrets };
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
    const secrets: unknown = JSON.parse(await readFile(path, 'utf8'));
    const sound =
      typeof secrets === 'object' && secrets !== null && Object.values(secrets).every((v) => typeof v === 'string');
    return sound ? (secrets as Record<string, string>) : fail(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return fail(path);
    throw error;
  }
};

/** Creates the file atomically; undefined when another process was first. */
const createFile = async <T extends Record<string, string>>(path: string, secrets: T): Promise<T | undefined> => {
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

/** Writes and syncs the secrets to a temporary file; returns its path. */
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

/** Restricts the file to its owner, and warns when others could read it. */
const restrictToOwner = async (path: string, warn: (sentence: string) => void): Promise<void> => {
  if (process.platform === 'win32') return;
  const mode = (await stat(path)).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  await chmod(path, PRIVATE);
  warn(
    `${path} could be read by others (mode ${mode.toString(8)}); it is 600 now. If others used this machine, make new secrets.`,
  );
};
