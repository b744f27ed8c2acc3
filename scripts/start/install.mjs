/**
 * Installs the dependencies of the lock file and the pinned Node.js.
 *
 * Plain JavaScript on built-in modules, because it runs with the machine's own Node.js (20 or later) before anything is
 * installed.
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

/** Path of the pinned Node.js, valid after the installation. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Installs missing dependencies and returns the path of the pinned Node.js. Reports each step in one line on stderr;
 * returns quickly when everything is installed. Of concurrent processes one installs and the others wait.
 */
export async function ensureInstalled() {
  const libraries = await findLibatomic(libatomic);
  if (libraries && dependenciesInstalled() && isPinnedNodeReady(libraries)) return useLibraries(libraries);
  const waits = (/** @type {number} */ pid) => say(`Waiting for process ${pid}, which installs dependencies…`);
  return exclusively(join(root, 'build', 'install'), waits, install);
}

/** @param {(pid: number) => { release: () => void }} claim of the lock, for the started processes */
async function install(claim) {
  // First, because install scripts of packages already run with the pinned Node.js.
  const libraries = await ensureLibatomic(libatomic, say);
  useLibraries(libraries);
  if (!dependenciesInstalled()) {
    const started = Date.now();
    say('Installing dependencies (a minute or two, only when they change)…');
    // Quiet, because warnings about the machine's own Node.js do not concern the pinned one. With development packages,
    // because the web needs its build tools even if NODE_ENV is production.
    const quiet = ['--include=dev', '--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];
    await runQuietly(...npm('ci', ...quiet), { cwd: root, claim });
    say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  if (!isPinnedNodeReady(libraries)) await readyPinnedNode(libraries, claim);
  return pinnedNode;
}

/** Sets LD_LIBRARY_PATH for started processes; returns the path of the pinned Node.js. */
function useLibraries(/** @type {string[]} */ libraries) {
  if (libraries.length > 0) process.env.LD_LIBRARY_PATH = libraries.join(delimiter);
  return pinnedNode;
}

/** Whether node_modules holds the versions of the lock file, for this platform. */
function dependenciesInstalled() {
  if (!existsSync(installedLockFile)) return false; // npm writes it last: it is missing after an interruption
  if (statSync(installedLockFile).mtimeMs >= statSync(lockFile).mtimeMs) return true;
  // Compare contents, because a fresh checkout touches an unchanged lock file.
  return isSatisfied(readJson(lockFile).packages, readJson(installedLockFile).packages);
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package entry of a lock file */

/**
 * Whether all wanted packages are installed in their versions, compared by path. Optional ones can be missing, because
 * they are for other platforms.
 *
 * @param {Readonly<Record<string, Package>>} expected
 * @param {Readonly<Record<string, Package>>} installed
 */
export function isSatisfied(expected, installed) {
  const packages = Object.entries(expected).filter(([path]) => path.includes('node_modules/'));
  return packages.every(([path, want]) => {
    const have = installed[path];
    return have ? have.version === want.version && have.integrity === want.integrity : want.optional === true;
  });
}

/** Whether the pinned Node.js is installed and `.bin/node` starts it, with libraries that the machine lacks. */
function isPinnedNodeReady(/** @type {string[]} */ libraries) {
  if (!existsSync(pinnedNode)) return false;
  if (process.platform === 'win32') return true;
  return existsSync(link) && (libraries.length === 0 || !lstatSync(link).isSymbolicLink());
}

/**
 * Completes the pinned Node.js: runs its package's installer if npm skipped install scripts, and creates `.bin/node`.
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
    rmSync(link, { force: true }); // a dangling link
    symlinkSync('../node/bin/node', link);
  }
  if (libraries.length > 0 && lstatSync(link).isSymbolicLink()) {
    // npm and other programs that start `node` by name need the libraries too.
    const script = `#!/bin/sh\nLD_LIBRARY_PATH='${libraries.join(delimiter)}' exec '${pinnedNode}' "$@"\n`;
    writeFileSync(`${link}.new`, script, { mode: 0o755 });
    renameSync(`${link}.new`, link);
  }
}

/** @returns {[string, string[]]} the command that runs npm: the npm that started this process, else the one in PATH */
function npm(/** @type {string[]} */ ...args) {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') && existsSync(running) ? [process.execPath, [running, ...args]] : ['npm', args];
}

function say(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`);
}
