/** A PostgreSQL cluster on disk: location, creation, start, detection of a running server, and stop. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ConfigError } from '../../config-error.ts';
import { chooseAccount, hasPermission, type RootWay, type RunAs } from './account.ts';
import { readyBinaries, type Binaries } from './binaries.ts';

/** A cluster that is ready to be started. */
export interface Cluster {
  /** PostgreSQL's own data folder, without symbolic links. */
  readonly folder: string;
  /** Folder of the socket, which only its owner may enter. */
  readonly socketFolder: string;
  readonly logFile: string;
  readonly account: RunAs;
  readonly binaries: Binaries;
}

/** A server process of a cluster; it may still be starting or already stopping. */
export interface RunningServer {
  readonly pid: number;
  readonly socketFolder: string;
}

/** The superuser that initdb creates, and the port in the name of the socket. Only the owner of the folder can use them. */
export const superuser = 'm4u';
export const port = 5432;

const execute = promisify(execFile);
const SOCKET_PATH_LIMIT = 107; // bytes, of sockaddr_un on Linux
const LOG_LIMIT = 16 * 1024 * 1024; // bytes; the log starts anew past that
/** Milliseconds for connections to end; afterwards the server stops as in a power cut, without loss. */
const STOP_PATIENCE = 20_000;

/** Options of running a cluster. */
export interface ClusterChoices {
  /** Forces root's way of running it (see `account.ts`). */
  readonly rootWay?: RootWay | undefined;
  /** Folder of an external PostgreSQL's programs. */
  readonly postgresBin?: string | undefined;
}

/** Returns the cluster of a data folder; creates it if there is none. */
export async function readyCluster(
  dataDir: string,
  elsewhere: string,
  { rootWay, postgresBin }: ClusterChoices = {},
): Promise<Cluster> {
  const link = join(dataDir, 'postgres');
  const account = await chooseAccount(dataDir, link, rootWay);
  const binaries = await readyBinaries(account, account.kind === 'other-user' ? elsewhere : dataDir, postgresBin);
  const folder = await locateCluster(dataDir, link, account, elsewhere);
  await removeUnfinished(dirname(folder));
  if (!(await exists(join(folder, 'PG_VERSION')))) await initialize(folder, account, binaries);
  const version = (await fs.readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== binaries.major) {
    const here =
      binaries.suppliedFolder === undefined ? 'this M4U brings' : `POSTGRES_BIN (${binaries.suppliedFolder}) is`;
    throw new ConfigError(
      `The data in ${folder} was made by PostgreSQL ${version}, and ${here} PostgreSQL ${binaries.major}. ` +
        'Move it over by a backup that is made with the old version (docs/operations.md), name the programs of that ' +
        'version by POSTGRES_BIN, or set DATABASE_URL to a server of it.',
    );
  }
  const socketFolder = await readySocketFolder(folder, account);
  return { folder, socketFolder, logFile: join(dataDir, 'postgres.log'), account, binaries };
}

/**
 * Location of the cluster: in the data folder, or, when its account cannot access that, in its own folder under
 * `elsewhere` with a link to it. Files that root made earlier are given to the account.
 */
async function locateCluster(dataDir: string, link: string, account: RunAs, elsewhere: string): Promise<string> {
  const present = await fs.realpath(link).catch(() => undefined);
  if (!account.owner) return present ?? join(await fs.realpath(dataDir), 'postgres');
  if (account.kind === 'confined') {
    // Its folder is mounted into the namespace, wherever it is.
    if (present && (await fs.stat(present)).uid !== account.owner.uid) await changeOwner(present, account.owner);
    return present ?? join(await fs.realpath(dataDir), 'postgres');
  }
  const reachable = await makeReachable(account, present ? dirname(present) : dataDir);
  const key = createHash('sha256')
    .update(await fs.realpath(dataDir))
    .digest('hex')
    .slice(0, 16);
  const home = join(elsewhere, key);
  const folder = reachable ? (present ?? join(await fs.realpath(dataDir), 'postgres')) : join(home, 'postgres');
  if (!reachable) await fs.mkdir(home, { recursive: true, mode: 0o755 });
  if (present && present !== folder) {
    const unfinished = join(home, `postgres-new-${process.pid}`);
    await fs.cp(present, unfinished, { recursive: true, filter: async (file) => !(await fs.lstat(file)).isSocket() });
    await fs.rename(unfinished, folder);
    await fs.rm(present, { recursive: true });
  }
  if (folder !== join(dataDir, 'postgres') && folder !== present) {
    await fs.rm(link, { force: true });
    await fs.symlink(folder, link);
  }
  if (present && (await fs.stat(folder)).uid !== account.owner.uid) await changeOwner(folder, account.owner);
  return folder;
}

/** Grants the account permission to enter a folder (not to list it), when that is all it lacks. */
async function makeReachable(account: RunAs, folder: string): Promise<boolean> {
  if (await hasPermission(account, 'x', folder)) return true;
  const { mode } = await fs.stat(folder);
  await fs.chmod(folder, mode | 0o011);
  if (await hasPermission(account, 'x', folder)) return true;
  await fs.chmod(folder, mode);
  return false;
}

async function changeOwner(path: string, owner: { uid: number; gid: number }): Promise<void> {
  for (const entry of await fs.readdir(path, { recursive: true }))
    await fs.lchown(join(path, entry), owner.uid, owner.gid);
  await fs.chown(path, owner.uid, owner.gid); // last: marks that the rest is done
}

/** An interrupted start leaves an unfinished cluster named by its process id. */
async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await fs.readdir(parent)) {
    const pid = /^postgres-new-(\d+)$/.exec(name)?.[1];
    if (pid && !(await isAlive(Number(pid)))) await fs.rm(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Creates a cluster in a temporary folder and moves it in place when complete.
 *
 * The builtin locale C.UTF-8 sorts by code point and folds case for all of Unicode, the same on every machine and in
 * every version, so indexes never become stale; names are sorted in Vietnamese order by `COLLATE "vi-x-icu"` where they
 * are shown. Character classes (which pg_trgm takes from the C library) are UTF-8 ones where the machine has them.
 * Before version 17 there is no builtin locale: the C library's C.UTF-8 does the same there, and must exist.
 */
async function initialize(folder: string, account: RunAs, { initdb, major }: Binaries): Promise<void> {
  const hasBuiltin = Number(major) >= 17;
  const provider = hasBuiltin ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale-provider=libc'];
  const unfinished = join(dirname(folder), `postgres-new-${process.pid}`);
  const make = async (locale: string) => {
    await fs.rm(unfinished, { recursive: true, force: true });
    await fs.mkdir(unfinished, { mode: 0o700 });
    if (account.owner) await fs.chown(unfinished, account.owner.uid, account.owner.gid);
    const choices = ['--encoding=UTF8', ...provider, `--locale=${locale}`];
    const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject', '--no-instructions'];
    const { file, args, options } = account.command(
      initdb,
      [`--pgdata=${unfinished}`, ...choices, ...access],
      [unfinished],
    );
    await execute(file, args, options);
  };
  try {
    await make('C.UTF-8').catch((error: unknown) => (hasBuiltin ? make('C') : Promise.reject(error as Error)));
  } catch (error) {
    await fs.rm(unfinished, { recursive: true, force: true });
    throw new Error(`The database could not be made in ${folder}. ${(error as { stderr?: string }).stderr ?? ''}`, {
      cause: error,
    });
  }
  await fs.rename(unfinished, folder).catch(async (error: NodeJS.ErrnoException) => {
    await fs.rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // otherwise another start was faster
  });
}

/** Returns the cluster's own folder, or a short one in the temporary folder when the path is too long for a socket. */
async function readySocketFolder(folder: string, account: RunAs): Promise<string> {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= SOCKET_PATH_LIMIT) return folder;
  const name = `m4u-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const preferred = join(tmpdir(), name);
  const short = Buffer.byteLength(preferred) < SOCKET_PATH_LIMIT - 20 ? preferred : join('/tmp', name);
  await fs.mkdir(short, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const uid = process.getuid?.() ?? -1;
  const found = await fs.lstat(short);
  // Any user can create a folder of that name there, and must not see our traffic.
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== account.owner?.uid)) {
    throw new ConfigError(`${short} belongs to somebody else, and the database needs it for its socket.`);
  }
  await fs.chmod(short, 0o700);
  if (account.owner) await fs.chown(short, account.owner.uid, account.owner.gid);
  return short;
}

/**
 * Starts a server in its own session, so that Ctrl-C in our terminal does not stop it before us. It keeps running when
 * we are killed, and the next start takes it over.
 */
export async function launch(cluster: Cluster, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const { size } = await fs.stat(cluster.logFile).catch(() => ({ size: 0 }));
  const log = await fs.open(cluster.logFile, size > LOG_LIMIT ? 'w' : 'a', 0o600);
  try {
    const all = { ...settings, unix_socket_directories: cluster.socketFolder, port: String(port) };
    const assignments = Object.entries(all).map(([name, value]) => `--${name}=${value}`);
    const writable = [...new Set([cluster.folder, cluster.socketFolder])];
    const { file, args, options } = cluster.account.command(
      cluster.binaries.postgres,
      ['-D', cluster.folder, ...assignments],
      writable,
    );
    const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] });
    child.on('error', () => {}); // noticed as a server that never answers; its log has the reason
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/**
 * Whether a server answers on a cluster, including one whose process is not visible here, as in another container with
 * the same folder. PostgreSQL would not detect it either, and two servers destroy a cluster.
 */
export const isAnswering = async (folder: string): Promise<boolean> => {
  const line = connect(join(folder, `.s.PGSQL.${port}`));
  const connection = await once(line, 'connect').catch(() => undefined);
  line.destroy();
  return connection !== undefined;
};

/** Finds the running server of a cluster. Removes a stale lock file whose process id now belongs to another process. */
export async function findRunning({ folder }: Pick<Cluster, 'folder'>): Promise<RunningServer | undefined> {
  const lockFile = join(folder, 'postmaster.pid');
  const lines = (await fs.readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await isAlive(pid))) return undefined;
  if (process.platform === 'linux' && (await folderServedBy(pid)) !== folder) {
    // Process ids start over in a restarted container, and PostgreSQL would then refuse to start. When no process
    // serves the folder, the lock file is stale.
    const processes = (await fs.readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const folders = await Promise.all(processes.map((name) => folderServedBy(Number(name))));
    if (!folders.includes(folder) && !(await isAnswering(folder))) await fs.rm(lockFile, { force: true });
    return undefined;
  }
  return { pid, socketFolder: lines[4] || folder };
}

/** Stops the server of a cluster: connections end, committed data is on disk. */
export async function shutDown(cluster: Pick<Cluster, 'folder'>): Promise<void> {
  const running = await findRunning(cluster);
  if (!running) return;
  for (const [signal, patience] of [
    ['SIGINT', STOP_PATIENCE],
    ['SIGQUIT', 5000],
  ] as const) {
    process.kill(running.pid, signal);
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      if (!(await isAlive(running.pid))) return;
      await sleep(10);
    }
  }
  throw new Error(`PostgreSQL (process ${running.pid}) does not stop.`);
}

/** The last lines that the server wrote. */
export async function logTail({ logFile }: Cluster, lines = 8): Promise<string> {
  const text = await fs.readFile(logFile, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A zombie process still answers signals.
  const status = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
}

/**
 * The data folder of a process, from its argument `-D`, which is public: in a container root may not read the working
 * directory of another user's process.
 */
const folderServedBy = async (pid: number): Promise<string | undefined> => {
  const args = (await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  const index = args.indexOf('-D');
  return index < 0 ? undefined : args[index + 1];
};

const exists = (path: string) =>
  fs.stat(path).then(
    () => true,
    () => false,
  );
