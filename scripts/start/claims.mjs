/**
 * Claims of running processes on a resource that they share in one clone, and a lock built on them. A claim is an empty
 * file named after its process. Claims of dead processes are ignored, so that a killed start never blocks the next one.
 * Plain JavaScript on built-in modules for Node.js 20, because it runs before anything is installed.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval between attempts to take a lock (ms), plus a random part so that two processes do not collide forever. */
const RETRY = 100;

/** Shorter waits (ms) are not reported. */
const PATIENCE = 400;

/** Interval in which a holder renews its claims, and age from which a claim of another machine is ignored (ms). */
const RENEWAL = 5_000;
const FOREIGN_LIFETIME = 30_000;

/** Identifies the machine and container, because process ids are only unique within them. */
const hostHash = createHash('sha256').update(`${hostname()} ${processNamespace()}`).digest('hex').slice(0, 12);

function processNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** On Linux: whether a process is a zombie, and when it started (ticks since boot). */
function processState(/** @type {number} */ pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { isZombie: fields[0] === 'Z', started: fields[19] ?? '' };
  } catch {
    return { isZombie: false, started: '' };
  }
}

/** Paths of the claims that this process holds. */
const own = new Set();
process.on('exit', () => own.forEach((path) => rmSync(path, { force: true })));

/** @typedef {{ name: string, release: () => void }} Claim */

/**
 * Claims `folder` for a process, until the claim is released or the process ends.
 *
 * @param {string} folder holds only claims; created when it is missing
 * @param {number} [pid] this process by default
 * @returns {Claim}
 * @throws when the folder is not writable
 */
export function claim(folder, pid = process.pid) {
  const name = [pid, processState(pid).started || 0, hostHash, randomBytes(4).toString('hex')].join('-');
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, '', { flag: 'wx' });
  own.add(path);
  const release = () => {
    own.delete(path);
    rmSync(path, { force: true });
  };
  return { name, release };
}

/**
 * Lists the claims on a folder whose processes still run, and removes the others.
 *
 * @returns {{ name: string, pid: number }[]}
 */
export function livingClaims(/** @type {string} */ folder) {
  /** @type {string[]} */
  let names = [];
  try {
    names = readdirSync(folder);
  } catch {
    return []; // nobody has claimed it yet
  }
  return names.flatMap((name) => {
    if (isLiving(folder, name)) return [{ name, pid: Number.parseInt(name, 10) }];
    rmSync(join(folder, name), { force: true });
    return [];
  });
}

function isLiving(/** @type {string} */ folder, /** @type {string} */ name) {
  const [pid, started, claimedAt] = name.split('-');
  if (claimedAt !== hostHash) return Date.now() - changedAt(join(folder, name)) < FOREIGN_LIFETIME;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: the process belongs to another user, but it runs.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  const state = processState(Number(pid));
  // A different start time means that the system has reused the process id.
  return !state.isZombie && (started === '0' || state.started === '' || state.started === started);
}

function changedAt(/** @type {string} */ path) {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * Runs `work` under an exclusive lock, and waits for the lock if necessary.
 *
 * A process claims the folder first and then reads the other claims, so that of two concurrent ones at least one sees
 * the other. A process that sees another one withdraws its claim and tries again.
 *
 * @template T
 * @param {string} folder of the lock
 * @param {(pid: number) => void} onWait called once with the process that holds the lock
 * @param {(alsoFor: (pid: number) => Claim) => Promise<T>} work can claim the lock for a process that it has started:
 *   others then wait for that process too, even when this one is killed
 * @returns {Promise<T>}
 */
export async function exclusively(folder, onWait, work) {
  const began = Date.now();
  let isTold = false;
  for (;;) {
    const mine = livingClaims(folder).length === 0 ? claim(folder) : undefined;
    const other = livingClaims(folder).find(({ name }) => name !== mine?.name);
    if (mine && !other) return await hold(folder, mine, work);
    mine?.release();
    if (other && !isTold && Date.now() - began >= PATIENCE) {
      isTold = true;
      onWait(other.pid);
    }
    await sleep(RETRY * (1 + Math.random()));
  }
}

/**
 * @template T
 * @param {string} folder
 * @param {Claim} mine
 * @param {(alsoFor: (pid: number) => Claim) => Promise<T>} work
 */
async function hold(folder, mine, work) {
  const claims = new Set([mine]);
  const renewal = setInterval(() => {
    const now = new Date();
    for (const { name } of claims) utimesSync(join(folder, name), now, now);
  }, RENEWAL).unref();
  try {
    return await work((pid) => {
      const claimed = claim(folder, pid);
      claims.add(claimed);
      const release = () => {
        claims.delete(claimed);
        claimed.release();
      };
      return { name: claimed.name, release };
    });
  } finally {
    clearInterval(renewal);
    for (const each of claims) each.release();
  }
}
