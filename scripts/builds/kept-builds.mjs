/**
 * Builds of something, each kept in a folder named by the hash of its sources, and a file `current` that names the one
 * in use. A build appears whole or not at all; those that running processes use stay where they are. Plain JavaScript on
 * built-in modules for Node.js 20.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { claim, exclusively, livingClaims } from '../start/claims.mjs';
import { findFault, MANIFEST, writeManifest, writeWhole } from './whole-folder.mjs';

/** Builds that are kept though nobody uses them, so that going back to another branch builds nothing. */
const KEPT = 3;

/** How often a build is made again because its sources changed meanwhile. */
const TRIES = 3;

const UNFINISHED = '.unfinished-';
const CURRENT = 'current';

/**
 * @typedef {object} Builder
 * @property {string} name in sentences: 'web'
 * @property {string} folder where builds are kept
 * @property {string} state where locks and the claims of users are kept, apart from what is built
 * @property {() => string} hash of the sources as they are now
 * @property {(folder: string, claim: (pid: number) => { release: () => void }) => Promise<void>} build fills an empty
 *   folder; claims the lock for the processes that it starts
 * @property {(line: string) => void} say
 */

/**
 * Sees that the build of the present sources is there and whole, and is the current one; builds it when it is not. The
 * build stays while this process runs. Of processes that ask at the same time one builds and the others wait for it.
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
      const made = takeBuild(builder, hash) ?? ((await makeBuild(builder, hash, alsoFor)) && takeBuild(builder, hash));
      if (!made) continue;
      prune(builder, hash);
      return made;
    }
    throw new Error(`The ${builder.name} could not be built: its sources changed while it was built, ${TRIES} times.`);
  });
}

/**
 * The current build, for a program that cannot build.
 *
 * @throws in a sentence when there is none or it is not whole
 */
export function findCurrentBuild(/** @type {string} */ folder) {
  const path = join(folder, CURRENT);
  const hash = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  const fault = hash === undefined ? 'there is none' : findFault(join(folder, hash), hash);
  if (hash === undefined || fault) throw new Error(`The build of the web is not whole (${fault}): run npm run build.`);
  return join(folder, hash);
}

/** Makes a whole build of this hash the current one and claims it. Undefined when there is none. */
function takeBuild(/** @type {Builder} */ { folder, state, name, say }, /** @type {string} */ hash) {
  const path = join(folder, hash);
  if (!existsSync(path)) return undefined;
  // Claimed before it is looked at: nobody removes it in between.
  const claimed = tryTo(() => claim(join(state, 'users', hash)));
  const fault = findFault(path, hash);
  if (fault) {
    claimed?.release();
    say(`The build of the ${name} is not whole (${fault}).`);
    return undefined;
  }
  // Who runs it need not be allowed to write to it; then the order in which builds are given up is less exact.
  tryTo(() => utimesSync(join(path, MANIFEST), new Date(), new Date()));
  const current = join(folder, CURRENT);
  if (!existsSync(current) || readFileSync(current, 'utf8') !== hash) writeWhole(current, hash);
  return path;
}

/**
 * Builds into a folder of its own and moves it into its place.
 *
 * @param {Builder} builder
 * @param {string} hash
 * @param {(pid: number) => { release: () => void }} alsoFor
 * @returns {Promise<boolean>} false when the sources have changed meanwhile, and nothing was kept
 */
async function makeBuild({ name, folder, hash: hashNow, build, say }, hash, alsoFor) {
  const started = Date.now();
  say(`Building the ${name} (half a minute, only when it changes)…`);
  mkdirSync(folder, { recursive: true });
  // Only who holds the lock builds: what lies here was left by a build that was interrupted.
  for (const left of readdirSync(folder)) if (left.startsWith(UNFINISHED)) removeFolder(join(folder, left));
  const unfinished = join(folder, `${UNFINISHED}${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished);
  try {
    await build(unfinished, alsoFor);
    if (hashNow() !== hash) {
      say(`The sources of the ${name} have changed meanwhile.`);
      return false;
    }
    writeManifest(unfinished, hash);
    const place = join(folder, hash);
    if (existsSync(place)) renameSync(place, `${unfinished}-broken`);
    renameSync(unfinished, place);
    say(`Built the ${name} in ${Math.round((Date.now() - started) / 1000)} s.`);
    return true;
  } finally {
    removeFolder(unfinished);
    removeFolder(`${unfinished}-broken`);
  }
}

/** Removes builds that are neither used nor among the last few, and what former versions kept in the same place. */
function prune(/** @type {Builder} */ { folder, state }, /** @type {string} */ hash) {
  const others = readdirSync(folder).filter((name) => ![hash, CURRENT].includes(name));
  const builds = others
    .filter((name) => existsSync(join(folder, name, MANIFEST)))
    .map((name) => ({ name, used: statSync(join(folder, name, MANIFEST)).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  // A build without a manifest is of a former version, perhaps of one that still runs while this one is prepared.
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
