/**
 * Makes the folder ready to run: dependencies as the lock file names them, and the pinned Node.js.
 *
 * Plain JavaScript on built-in modules: it runs on whatever Node.js the machine has (20 or later), before anything
 * is installed.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exclusively } from './claims.mjs';
import { ensureLibatomic, findLibatomic } from './libatomic.mjs';
import { runQuietly } from './run-quietly.mjs';

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(modules, '.package-lock.json');
const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

const libatomic = join(root, 'build', 'libatomic');
const link = join(modules, '.bin', 'node');

/** The pinned Node.js, once it is installed. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Installs what is missing and returns the path of the pinned Node.js.
 * Says what it does on the error stream, in one line; does nothing, quickly, when everything is there. Of processes that
 * do so at once one installs and the others wait for it.
 */
export async function ensureInstalled() {
  const libraries = await findLibatomic(libatomic);
  if (libraries && dependenciesInstalled() && isPinnedNodeReady(libraries)) return useLibraries(libraries);
  const waits = (/** @type {number} */ pid) => say(`Waiting for process ${pid}, which installs dependencies…`);
  return exclusively(join(root, 'build', 'install'), waits, install);
}

/** @param {(pid: number) => { release: () => void }} claim of the lock, for what is started */
async function install(claim) {
  // Before anything is installed: packages' own install scripts run with the pinned Node.js already.
  const libraries = await ensureLibatomic(libatomic, say);
  useLibraries(libraries);
  if (!dependenciesInstalled()) {
    const started = Date.now();
    say('Installing dependencies (a minute or two, only when they change)…');
    // Quiet, since warnings about the machine's own Node.js do not concern the pinned one; the web needs its build
    // tools even where NODE_ENV says production.
    const quiet = ['--include=dev', '--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];
    await runQuietly(...npm('ci', ...quiet), { cwd: root, claim });
    say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  if (!isPinnedNodeReady(libraries)) await readyPinnedNode(libraries, claim);
  return pinnedNode;
}

/** Lets what is started from here find the libraries of Node.js; returns the pinned one. */
function useLibraries(/** @type {string[]} */ libraries) {
  if (libraries.length > 0) process.env.LD_LIBRARY_PATH = libraries.join(delimiter);
  return pinnedNode;
}

/** Whether node_modules holds the versions that the lock file names, for this platform. */
function dependenciesInstalled() {
  if (!existsSync(installedLockFile)) return false; // npm writes it last: absent also after an interrupted install
  if (statSync(installedLockFile).mtimeMs >= statSync(lockFile).mtimeMs) return true;
  // A newer lock file need not say anything new (a fresh checkout touches it), so compare what it says.
  return isSatisfied(readJson(lockFile).packages, readJson(installedLockFile).packages);
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package as a lock file describes it */

/**
 * Whether what is installed is what is wanted, each by its path; optional packages may be missing, since they are for
 * other platforms.
 *
 * @param {Readonly<Record<string, Package>>} wanted
 * @param {Readonly<Record<string, Package>>} installed
 */
export function isSatisfied(wanted, installed) {
  const named = Object.entries(wanted).filter(([path]) => path.includes('node_modules/'));
  return named.every(([path, want]) => {
    const have = installed[path];
    return have ? have.version === want.version && have.integrity === want.integrity : want.optional === true;
  });
}

/** Whether the pinned Node.js is there, and found by its name as well, with the libraries that the machine lacks. */
function isPinnedNodeReady(/** @type {string[]} */ libraries) {
  if (!existsSync(pinnedNode)) return false;
  if (process.platform === 'win32') return true;
  return existsSync(link) && (libraries.length === 0 || !lstatSync(link).isSymbolicLink());
}

/**
 * Readies the pinned Node.js, fetched by its package's own installer where npm was told to skip such scripts.
 *
 * @param {string[]} libraries
 * @param {(pid: number) => { release: () => void }} claim
 */
async function readyPinnedNode(libraries, claim) {
  const folder = join(modules, 'node');
  if (!existsSync(pinnedNode)) {
    say(`Fetching Node.js ${readJson(join(folder, 'package.json')).version}…`);
    await runQuietly(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, claim });
  }
  if (!existsSync(link) && process.platform !== 'win32') {
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true }); // one that leads nowhere
    symlinkSync('../node/bin/node', link);
  }
  if (libraries.length > 0 && lstatSync(link).isSymbolicLink()) {
    // npm, and whoever else starts it by its name, has to find the libraries too.
    const script = `#!/bin/sh\nLD_LIBRARY_PATH='${libraries.join(delimiter)}' exec '${pinnedNode}' "$@"\n`;
    writeFileSync(`${link}.new`, script, { mode: 0o755 });
    renameSync(`${link}.new`, link);
  }
}

/** @returns {[string, string[]]} the command that runs npm: the one that started us, or the one on the path */
function npm(/** @type {string[]} */ ...args) {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') && existsSync(running) ? [process.execPath, [running, ...args]] : ['npm', args];
}

function say(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`);
}
