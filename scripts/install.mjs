/**
 * Makes the folder ready to run: dependencies as the lock file names them, and the pinned Node.js.
 *
 * Plain JavaScript on built-in modules: it runs on whatever Node.js the machine has (20 or later), before anything
 * is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureLibatomic } from './libatomic.mjs';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const installedLockFile = join(modules, '.package-lock.json');
const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Installs what is missing and returns the path of the pinned Node.js.
 * Says what it does on the error stream, in one line; does nothing, quickly, when everything is there.
 */
export async function ensureInstalled() {
  // Before anything is installed: packages' own install scripts run with the pinned Node.js already.
  const libraries = await ensureLibatomic(join(root, 'build', 'libatomic'), say);
  if (libraries.length > 0) process.env.LD_LIBRARY_PATH = libraries.join(delimiter);
  if (!dependenciesInstalled()) {
    const started = Date.now();
    say('Installing dependencies (a minute or two, only when they change)…');
    // Quiet, since warnings about the machine's own Node.js do not concern the pinned one; the web needs its build
    // tools even where NODE_ENV says production.
    await run(...npm('ci', '--include=dev', '--loglevel=error', '--no-progress', '--no-audit', '--no-fund'));
    say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  return ensurePinnedNode(libraries);
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

/** The path of the pinned Node.js, fetched by its package's own installer where npm was told to skip such scripts. */
async function ensurePinnedNode(/** @type {string[]} */ libraries) {
  const folder = join(modules, 'node');
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    say(`Fetching Node.js ${readJson(join(folder, 'package.json')).version}…`);
    await run(process.execPath, ['installArchSpecificPackage.js'], folder);
  }
  const link = join(modules, '.bin', 'node');
  if (!existsSync(link) && process.platform !== 'win32') {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync('../node/bin/node', link);
  }
  if (libraries.length > 0 && lstatSync(link).isSymbolicLink()) {
    // npm, and whoever else starts it by its name, has to find the libraries too.
    rmSync(link);
    const script = `#!/bin/sh\nLD_LIBRARY_PATH='${libraries.join(delimiter)}' exec '${binary}' "$@"\n`;
    writeFileSync(link, script, { mode: 0o755 });
  }
  return binary;
}

/** @returns {[string, string[]]} the command that runs npm: the one that started us, or the one on the path */
function npm(/** @type {string[]} */ ...args) {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') && existsSync(running) ? [process.execPath, [running, ...args]] : ['npm', args];
}

/** Runs a command without its output, which is shown only when it fails. */
function run(/** @type {string} */ command, /** @type {string[]} */ args, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(undefined);
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

function say(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`);
}
