/**
 * As whom the embedded PostgreSQL runs. It refuses to run as root, so root has two ways:
 *
 * - in a user namespace of its own, where root's files look like an ordinary user's: everything stays in place;
 * - where namespaces are refused (most containers), as another user, who must be able to reach programs and data.
 */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ConfigError } from '../config-error.ts';

const execute = promisify(execFile);

/** How to run a program of PostgreSQL. */
export interface RunAs {
  readonly kind: 'self' | 'namespace' | 'other-user';
  /** The user and group that own its files, when they are not ours. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** What to start so that `program` runs as this account. */
  command(program: string, args: readonly string[]): Command;
}

/** What to give to `spawn` or `execFile`. */
interface Command {
  readonly file: string;
  readonly args: string[];
  readonly options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

/** The way root is to take; normally the first that works. */
export type RootWay = 'namespace' | 'other-user';

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
  const clusterOwner = await stat(cluster).then(
    (found) => found.uid,
    () => 0,
  );
  if (clusterOwner !== 0) return otherUser(users, clusterOwner);
  const inNamespace = forced === 'other-user' ? undefined : await namespace(users, dataDir);
  if (inNamespace) return inNamespace;
  if (forced === 'namespace') throw new Error('This machine does not allow user namespaces.');
  const { uid: folderOwner } = await stat(dataDir);
  const nobody = users.find((user) => user.name === 'nobody')?.uid ?? 65534;
  return otherUser(users, folderOwner || nobody);
}

/** Whether `account` may do what `flag` of test(1) says (x: enter, w: write) with a file or folder. */
export async function may(account: RunAs, flag: 'x' | 'w', path: string): Promise<boolean> {
  const { file, args, options } = account.command('test', [`-${flag}`, path]);
  return execute(file, args, options).then(
    () => true,
    () => false,
  );
}

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

function otherUser(users: readonly User[], uid: number): RunAs {
  const owner = { uid, gid: users.find((user) => user.uid === uid)?.gid ?? uid };
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
