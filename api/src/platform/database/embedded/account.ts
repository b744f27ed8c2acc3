/**
 * As whom the embedded PostgreSQL runs. It refuses to run as root, so root has two ways:
 *
 * - as a user of its own in a mount namespace, where its data is all that it can write: everything stays in place;
 * - where such namespaces are refused (most containers), as another user, who must be able to reach programs and data,
 *   and can write what that user can write.
 */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ConfigError } from '../../config-error.ts';
import { confine } from './confined.ts';

const execute = promisify(execFile);

/** How to run a program of PostgreSQL. */
export interface RunAs {
  readonly kind: 'self' | 'namespace' | 'confined' | 'other-user';
  /** The user and group that own its files, when they are not ours. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** What to start so that `program` runs as this account and can write the folders `writable`. */
  command(program: string, args: readonly string[], writable?: readonly string[]): Command;
}

/** What to give to `spawn` or `execFile`. */
interface Command {
  readonly file: string;
  readonly args: string[];
  readonly options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

/** The way root is to take; normally the first that works. */
export type RootWay = 'confined' | 'other-user';

/**
 * The user that root's clusters get: one that no system gives to anybody, neither Debian nor systemd, and that also
 * exists in a container with 65,536 users.
 */
const OWN_USER = 60_976;

// Of our environment only what finding programs needs: PG* variables and locales of the machine must not leak in.
const options = { cwd: '/', env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };

/** Chooses the account for a cluster at `cluster` (which may not exist yet) in the folder `dataDir`. */
export async function chooseAccount(dataDir: string, cluster: string, forced?: RootWay): Promise<RunAs> {
  const users = await systemUsers();
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0) {
    const { uid: owner } = await stat(cluster).catch(() => ({ uid }));
    if (owner !== uid)
      throw new ConfigError(`${cluster} belongs to another user (number ${owner}): start M4U as that one.`);
    // initdb wants a name for whoever runs it, and a container may run under a number without one.
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

/** Whether `account` may do what `flag` of test(1) says (x: enter, w: write) with a file or folder. */
export async function may(account: RunAs, flag: 'x' | 'w', path: string): Promise<boolean> {
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
  // In there root is nobody special: a folder inside somebody else's private home is out of its reach.
  return (await may(account, 'w', dataDir)) ? account : undefined;
}

async function confined(users: readonly User[], uid: number, dataDir: string): Promise<RunAs | undefined> {
  const owner = ownerOf(users, uid);
  const account: RunAs = {
    kind: 'confined',
    owner,
    command: (program, args, writable = []) => ({ ...confine(owner, program, args, writable), options }),
  };
  // The folder itself is root's; being shown it is what has to work.
  return (await succeeds(account.command('test', ['-d', dataDir], [dataDir]))) ? account : undefined;
}

const ownerOf = (users: readonly User[], uid: number) => ({
  uid,
  gid: users.find((user) => user.uid === uid)?.gid ?? uid,
});

function otherUser(users: readonly User[], uid: number): RunAs {
  const owner = ownerOf(users, uid);
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
