/** Decides whether the machine's own Node.js can replace the pinned one. Plain JavaScript for Node.js 20. */
import { execFile } from 'node:child_process';

const parse = (/** @type {string} */ version) => {
  const [, major, minor, patch] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return major === undefined ? undefined : { major, minor: Number(minor), patch: Number(patch) };
};

/**
 * Whether a version can run in place of the pinned one: a release of the same major version that is not older. Native
 * packages run unchanged, because all releases of a major version share one binary interface (NODE_MODULE_VERSION); the
 * compile cache has a folder for each version.
 */
function mayReplace(/** @type {string} */ version, /** @type {string} */ pinned) {
  const [have, want] = [parse(version), parse(pinned)];
  if (!have || !want || have.major !== want.major) return false;
  return have.minor > want.minor || (have.minor === want.minor && have.patch >= want.patch);
}

/** Version of a Node.js executable, such as v26.10.0; empty when it does not run. */
export function versionOf(/** @type {string} */ node) {
  return new Promise((/** @type {(version: string) => void} */ resolve) => {
    execFile(node, ['--version'], (error, printed) => resolve(error ? '' : printed.trim()));
  });
}

/**
 * Finds the machine's own Node.js if it can replace the pinned one.
 *
 * npm puts node_modules/.bin first in PATH, so that under `npm start` this process already runs with the pinned
 * Node.js; npm_node_execpath names the one that started npm.
 *
 * @param {string} pinned version
 */
export async function findNewerNode(pinned) {
  const own = process.env.npm_node_execpath ?? process.execPath;
  const version = own === process.execPath ? process.version : await versionOf(own);
  return mayReplace(version, pinned) ? own : undefined;
}
