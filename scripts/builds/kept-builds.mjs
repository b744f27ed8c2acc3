/**
 * Keeps builds, each in a folder named by the hash of its sources; the file `current` names the one in use. A build
 * appears complete or not at all, and builds in use by running processes are not removed. Plain JavaScript on built-in
 * modules for Node.js 20.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { claim, exclusively, livingClaims } from '../start/claims.mjs';
import { findFault, MANIFEST, writeManifest, writeWhole } from './whole-folder.mjs';

/** Number of kept builds, also unused ones, so that switching back to another branch builds nothing. */
const KEPT = 3;

/** Maximum attempts of a build whose sources change while it runs. */
const TRIES = 3;

const UNFINISHED = '.unfinished-';
const CURRENT = 'current';

/**
 * @typedef {object} Builder
 * @property {string} name used in messages: 'web'
 * @property {string} folder of the kept builds
 * @property {string} state folder of the lock and of the claims of users, separate from the builds
 * @property {() => string} hash of the current sources
 * @property {(folder: string, claim: (pid: number) => { release: () => void }) => Promise<void>} build fills an empty
 *   folder; claims the lock for the processes that it starts
 * @property {(line: string) => void} say
 */

/**
 * Ensures that a complete build of the current sources exists and is the current one; builds it if necessary. The build
 * stays while this process runs. Of concurrent callers one builds and the others wait.
 *
 * @param {Builder} builder
 * @returns {Promise<string>} the folder of the build
 */
export async function ensureBuilt(builder) {
  const found = takeBuild(builder, builder.hash());
  if (found) return found;
  const waits = (/** @type {number} */ pid) =>
    builder.say(`Waiting for process ${pid}, which builds the ${builder.name}…`);
  return exclusively(join(builder.state, 'lock'), waits, async (alsoFor) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const hash = builder.hash();
      const build = takeBuild(builder, hash) ?? ((await makeBuild(builder, hash, alsoFor)) && takeBuild(builder, hash));
      if (!build) continue;
      prune(builder, hash);
      return build;
    }
    throw new Error(`The ${builder.name} could not be built: its sources changed while it was built, ${TRIES} times.`);
  });
}

/**
 * Finds the current build, for a program that cannot build.
 *
 * @throws when there is none or it is incomplete
 */
export function findCurrentBuild(/** @type {string} */ folder) {
  const path = join(folder, CURRENT);
  const hash = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  const fault = hash === undefined ? 'there is none' : findFault(join(folder, hash), hash);
  if (hash === undefined || fault) throw new Error(`The build of the web is not whole (${fault}): run npm run build.`);
  return join(folder, hash);
}

/** Makes a complete build of this hash the current one and claims it. Returns undefined when there is none. */
function takeBuild(/** @type {Builder} */ { folder, state, name, say }, /** @type {string} */ hash) {
  const path = join(folder, hash);
  if (!existsSync(path)) return undefined;
  // Claim it before the check, so that no other process removes it in between.
  const claimed = tryTo(() => claim(join(state, 'users', hash)));
  const fault = findFault(path, hash);
  if (fault) {
    claimed?.release();
    say(`The build of the ${name} is not whole (${fault}).`);
    return undefined;
  }
  // The user may lack write access; then the order in which builds are removed is less exact.
  tryTo(() => utimesSync(join(path, MANIFEST), new Date(), new Date()));
  const current = join(folder, CURRENT);
  if (!existsSync(current) || readFileSync(current, 'utf8') !== hash) writeWhole(current, hash);
  return path;
}

/**
 * Builds into a temporary folder and moves it into place.
 *
 * @param {Builder} builder
 * @param {string} hash
 * @param {(pid: number) => { release: () => void }} alsoFor
 * @returns {Promise<boolean>} false when the sources changed during the build, which is then discarded
 */
async function makeBuild({ name, folder, hash: hashNow, build, say }, hash, alsoFor) {
  const started = Date.now();
  say(`Building the ${name} (half a minute, only when it changes)…`);
  mkdirSync(folder, { recursive: true });
  // Only the holder of the lock builds: such a folder is left over from an interrupted build.
  for (const leftover of readdirSync(folder)) if (leftover.startsWith(UNFINISHED)) removeFolder(join(folder, leftover));
  const unfinished = join(folder, `${UNFINISHED}${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished);
  try {
    await build(unfinished, alsoFor);
    if (hashNow() !== hash) {
      say(`The sources of the ${name} have changed meanwhile.`);
      return false;
    }
    writeManifest(unfinished, hash);
    const target = join(folder, hash);
    if (existsSync(target)) renameSync(target, `${unfinished}-broken`);
    renameSync(unfinished, target);
    say(`Built the ${name} in ${Math.round((Date.now() - started) / 1000)} s.`);
    return true;
  } finally {
    removeFolder(unfinished);
    removeFolder(`${unfinished}-broken`);
  }
}

/** Removes builds that are neither in use nor among the latest, and files that former versions kept here. */
function prune(/** @type {Builder} */ { folder, state }, /** @type {string} */ hash) {
  const others = readdirSync(folder).filter((name) => ![hash, CURRENT].includes(name));
  const builds = others
    .filter((name) => existsSync(join(folder, name, MANIFEST)))
    .map((name) => ({ name, used: statSync(join(folder, name, MANIFEST)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  // Builds without a manifest come from a former version, which may still run while this build is prepared.
  const former = builds.length > 0 ? others.filter((name) => ['client', 'server', '.sources'].includes(name)) : [];
  for (const name of former) removeFolder(join(folder, name));
  for (const { name } of builds.slice(KEPT - 1)) {
    if (livingClaims(join(state, 'users', name)).length > 0) continue;
    removeFolder(join(folder, name));
    removeFolder(join(state, 'users', name));
  }
}

const removeFolder = (/** @type {string} */ path) => rmSync(path, { recursive: true, force: true });

/** @template T @param {() => T} work */
function tryTo(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
