/**
 * Chooses the system user of the embedded PostgreSQL. PostgreSQL refuses to run as root, so root has two ways:
 * - as a dedicated user in a mount namespace, where it can write only its data: files stay in place;
 * - where such namespaces are refused (most containers), as another user, who needs access to programs and data, and
 *   can write whatever that user can write.
 */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ConfigError } from '../../config-error.ts';
import { confine } from './confined.ts';

const execute = promisify(execFile);

/** The account that runs PostgreSQL's programs. */
export interface RunAs {
  readonly kind: 'self' | 'namespace' | 'confined' | 'other-user';
  /** Owner of its files when it is not the current user. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** Returns the command that runs `program` as this account with write access to the folders `writable`. */
  command(program: string, args: readonly string[], writable?: readonly string[]): Command;
}

/** Arguments for `spawn` or `execFile`. */
interface Command {
  readonly file: string;
  readonly args: string[];
  readonly options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

/** Forces one of root's two ways; by default the first that works. */
export type RootWay = 'confined' | 'other-user';

/**
 * Uid of clusters that root starts: assigned by neither Debian nor systemd, and available in containers with 65,536
 * users.
 */
const OWN_USER = 60_976;

// Only PATH is passed on: PG* variables and locales of the machine must not affect the server.
const options = { cwd: '/', env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };

/** Chooses the account for a cluster at `cluster` (may not exist yet) in the folder `dataDir`. */
export async function chooseAccount(dataDir: string, cluster: string, forced?: RootWay): Promise<RunAs> {
  const users = await systemUsers();
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0) {
    const { uid: owner } = await stat(cluster).catch(() => ({ uid }));
    if (owner !== uid)
      throw new ConfigError(`${cluster} belongs to another user (number ${owner}): start M4U as that one.`);
    // initdb needs a user name, and a container may run under a uid without one.
    const nameless = uid > 0 && users.length > 0 && !users.some((user) => user.uid === uid);
    return (nameless && (await namespace(users, dataDir))) || self;
  }
  const { uid: clusterOwner } = await stat(cluster).catch(() => ({ uid: 0 }));
  const inNamespace = forced === 'other-user' ? undefined : await confined(users, clusterOwner || OWN_USER, dataDir);
  if (inNamespace) return inNamespace;
  if (forced === 'confined') throw new Error('This machine does not allow mount namespaces.');
  const { uid: folderOwner } = await stat(dataDir);
  const nobody = users.find((user) => user.name === 'nobody')?.uid ?? 65534;
  return otherUser(users, clusterOwner || folderOwner || nobody);
}

/** Whether `account` has a permission on a path; `flag` as for test(1) (x: enter, w: write). */
export async function hasPermission(account: RunAs, flag: 'x' | 'w', path: string): Promise<boolean> {
  return succeeds(account.command('test', [`-${flag}`, path]));
}

const succeeds = ({ file, args, options }: Command): Promise<boolean> =>
  execute(file, args, options).then(
    () => true,
    () => false,
  );

const self: RunAs = {
  kind: 'self',
  command: (program, args) => ({ file: program, args: [...args], options }),
};

async function namespace(users: readonly User[], dataDir: string): Promise<RunAs | undefined> {
  const { uid, gid } = users.find((user) => user.uid !== 0) ?? { uid: 1000, gid: 1000 };
  const entering = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
  const account: RunAs = {
    kind: 'namespace',
    command: (program, args) => ({ file: 'unshare', args: [...entering, program, ...args], options }),
  };
  // Root has no privileges in the namespace and cannot enter another user's private home.
  return (await hasPermission(account, 'w', dataDir)) ? account : undefined;
}

async function confined(users: readonly User[], uid: number, dataDir: string): Promise<RunAs | undefined> {
  const owner = findUser(users, uid);
  const account: RunAs = {
    kind: 'confined',
    owner,
    command: (program, args, writable = []) => ({ ...confine(owner, program, args, writable), options }),
  };
  // The folder belongs to root; only the bind mount has to work.
  return (await succeeds(account.command('test', ['-d', dataDir], [dataDir]))) ? account : undefined;
}

const findUser = (users: readonly User[], uid: number) => ({
  uid,
  gid: users.find((user) => user.uid === uid)?.gid ?? uid,
});

function otherUser(users: readonly User[], uid: number): RunAs {
  const owner = findUser(users, uid);
  return {
    kind: 'other-user',
    owner,
    command: (program, args) => ({ file: program, args: [...args], options: { ...options, ...owner } }),
  };
}

interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

async function systemUsers(): Promise<User[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
