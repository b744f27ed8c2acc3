/** Finds whether the machine's own Node.js may take the place of the pinned one. Plain JavaScript for Node.js 20. */
import { execFile } from 'node:child_process';

const parse = (/** @type {string} */ version) => {
  const [, major, minor, patch] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return major === undefined ? undefined : { major, minor: Number(minor), patch: Number(patch) };
};

/**
 * Whether a version may run in place of the pinned one: a release, of the same major version, and not older. Native
 * packages run unchanged in all releases of one major version, which share one binary interface (NODE_MODULE_VERSION);
 * the cache of compiled code keeps a folder for each version.
 */
function mayReplace(/** @type {string} */ version, /** @type {string} */ pinned) {
  const [have, want] = [parse(version), parse(pinned)];
  if (!have || !want || have.major !== want.major) return false;
  return have.minor > want.minor || (have.minor === want.minor && have.patch >= want.patch);
}

/** What a Node.js says that it is, as v26.10.0; nothing where it does not run. */
export function versionOf(/** @type {string} */ node) {
  return new Promise((/** @type {(version: string) => void} */ resolve) => {
    execFile(node, ['--version'], (error, printed) => resolve(error ? '' : printed.trim()));
  });
}

/**
 * The machine's own Node.js when it may replace the pinned one.
 *
 * npm puts node_modules/.bin first on the path, so under `npm start` this process runs with the pinned Node.js already;
 * npm says by which one it was started itself.
 *
 * @param {string} pinned version
 */
export async function findNewerNode(pinned) {
  const own = process.env.npm_node_execpath ?? process.execPath;
  const version = own === process.execPath ? process.version : await versionOf(own);
  return mayReplace(version, pinned) ? own : undefined;
}
