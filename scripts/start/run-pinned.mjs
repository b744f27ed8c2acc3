/** Runs a file with the pinned Node.js, or a newer one of the same major version, and ends as it ends. Plain JavaScript for Node.js 20. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { findNewerNode, versionOf } from './newer-node.mjs';

/** One press of Ctrl-C reaches us from the terminal and again from npm; repeats this soon (ms) are the same wish. */
const SAME_WISH = 1000;

/**
 * Runs `file` with the pinned Node.js, hands on the signals that ask us to end, and exits with its code.
 *
 * @param {string} file path from the repository's folder
 * @param {readonly string[]} args
 * @param {() => Promise<void>} [prepare] what must be done first, with dependencies in place
 * @param {readonly string[]} [flags] of Node.js itself
 * @param {boolean} [preferNewer] whether the machine's own Node.js is used when it is a newer one of the pinned major
 *   version: fixes reach a server sooner that way, while tests and checks run with the version that everybody has
 */
export async function runPinned(file, args, prepare, flags = [], preferNewer = false) {
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
  // What one process has compiled, and rid of its types, the next ones take as it is: a start is a third sooner.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
  const child = spawn(node, [...flags, join(root, file), ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) handOn(signal, child);
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[/** @type {'SIGINT'} */ (signal)]));
}

/** Puts the project's own tools, and so the pinned Node.js, first for everything started from here. */
function preferInstalledTools() {
  const bin = join(root, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  process.env.PATH = [bin, ...path].join(delimiter);
}

/**
 * A terminal sends Ctrl-C to the whole process group, so the child has had it already and a second one would read as
 * impatience; every other signal comes to us alone.
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
