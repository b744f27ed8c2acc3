/**
 * Claims of running processes on something that they share in one clone, and the lock made of them. A claim is an empty
 * file whose name says which process made it, so a claim whose process has died counts for nothing: a killed start never
 * blocks the next one. Plain JavaScript on built-in modules for Node.js 20: it runs before anything is installed.
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

/** How often a lock is tried, in ms; some chance is added, so that two do not hinder each other for ever. */
const RETRY = 100;

/** Waiting shorter than this (ms) is not worth a line. */
const PATIENCE = 400;

/** How often a holder renews its claims (ms), and after what time others no longer believe one of another machine. */
const RENEWAL = 5_000;
const FOREIGN_LIFETIME = 30_000;

/** The machine and its container, since the number of a process means nothing outside of them. */
const place = createHash('sha256').update(`${hostname()} ${processNamespace()}`).digest('hex').slice(0, 12);

function processNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Where Linux tells it: whether a process has ended, unnoticed by its parent, and when it started (ticks since boot). */
function processState(/** @type {number} */ pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { isZombie: fields[0] === 'Z', started: fields[19] ?? '' };
  } catch {
    return { isZombie: false, started: '' };
  }
}

/** Claims that this process has made and not released. */
const own = new Set();
process.on('exit', () => own.forEach((path) => rmSync(path, { force: true })));

/** @typedef {{ name: string, release: () => void }} Claim */

/**
 * Claims `folder` for a process, until it is released or the process ends.
 *
 * @param {string} folder holds the claims and nothing else; made when it is absent
 * @param {number} [pid] this process unless another is named
 * @returns {Claim}
 * @throws when the folder cannot be written to
 */
export function claim(folder, pid = process.pid) {
  const name = [pid, processState(pid).started || 0, place, randomBytes(4).toString('hex')].join('-');
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
 * The claims on a folder whose processes still run. Removes the others.
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
  if (claimedAt !== place) return Date.now() - changedAt(join(folder, name)) < FOREIGN_LIFETIME;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // A process of somebody else's may not be signalled, and is there.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  const state = processState(Number(pid));
  // Another start: the number was given again, to a process that has nothing to do with it.
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
 * Does `work` while no other process does what the same folder stands for, and waits for its turn.
 *
 * A claim is made first and the others are looked at afterwards, so of two at once at least one sees the other; who sees
 * another withdraws and tries again.
 *
 * @template T
 * @param {string} folder of the lock
 * @param {(pid: number) => void} onWait told once, with the process that is waited for
 * @param {(alsoFor: (pid: number) => Claim) => Promise<T>} work may claim the lock for a process that it has started,
 *   whose end others then wait for, also when this process is killed
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
      const made = claim(folder, pid);
      claims.add(made);
      const release = () => {
        claims.delete(made);
        made.release();
      };
      return { name: made.name, release };
    });
  } finally {
    clearInterval(renewal);
    for (const each of claims) each.release();
  }
}
