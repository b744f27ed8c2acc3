/** Runs a file with the pinned Node.js, or a newer one of its major version. Plain JavaScript for Node.js 20. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { findNewerNode, versionOf } from './newer-node.mjs';

/** One press of Ctrl-C arrives from the terminal and again from npm; signals within this time (ms) count once. */
const SAME_WISH = 1000;

/**
 * Runs `file` with the pinned Node.js, forwards termination signals, and exits with its code.
 *
 * @param {string} file path from the root of the repository
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {() => Promise<void>} [options.prepare] runs before the file, after the installation
 * @param {readonly string[]} [options.flags] of Node.js itself
 * @param {Readonly<Record<string, string>>} [options.environment] defaults; variables of the machine win
 * @param {boolean} [options.preferNewer] whether to use the machine's own Node.js if it is newer within the pinned
 *   major version: fixes reach servers sooner, while tests and checks run with the same version everywhere
 */
export async function runPinned(file, args, { prepare, flags = [], environment = {}, preferNewer = false } = {}) {
  let node;
  try {
    node = await ensureInstalled();
    preferInstalledTools();
    await prepare?.();
    if (preferNewer) node = (await findNewerNode(await versionOf(node))) ?? node;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  // Later processes reuse the compiled code without types, which makes a start a third faster.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
  const env = { ...environment, ...process.env };
  const child = spawn(node, [...flags, join(root, file), ...args], { cwd: root, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) handOn(signal, child);
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[/** @type {'SIGINT'} */ (signal)]));
}

/** Puts node_modules/.bin, with the pinned Node.js, first in PATH for started processes. */
function preferInstalledTools() {
  const bin = join(root, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  process.env.PATH = [bin, ...path].join(delimiter);
}

/**
 * Forwards a signal to the child, except Ctrl-C in a terminal: the terminal sends that to the whole process group, and
 * a second signal would make the child stop at once.
 */
function handOn(/** @type {NodeJS.Signals} */ signal, /** @type {import('node:child_process').ChildProcess} */ child) {
  let last = 0;
  process.on(signal, () => {
    const now = Date.now();
    if (now - last < SAME_WISH) return;
    last = now;
    const fromTerminal = signal === 'SIGINT' && (process.stdin.isTTY || process.stdout.isTTY);
    if (!fromTerminal) child.kill(signal);
  });
}
