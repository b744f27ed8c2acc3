/**
 * Folders that a command generates, with a manifest of their files, written last: without the manifest, or without a
 * file that it names, a folder is incomplete. Plain JavaScript on built-in modules for Node.js 20.
 */
import { readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** File name of the manifest. */
export const MANIFEST = '.manifest.json';

/** Lists all files below a folder by their relative paths, without manifests. */
export function listFiles(/** @type {string} */ folder) {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true });
  return names.filter((name) => !basename(name).startsWith(MANIFEST) && statSync(join(folder, name)).isFile());
}

/** Writes a file atomically: readers find the former text or the new one, never a part. */
export function writeWhole(/** @type {string} */ path, /** @type {string} */ text) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

/** Writes the manifest of a complete folder: the hash of its sources, and names and sizes (bytes) of its files. */
export function writeManifest(/** @type {string} */ folder, /** @type {string} */ hash) {
  const files = Object.fromEntries(listFiles(folder).map((name) => [name, statSync(join(folder, name)).size]));
  writeWhole(join(folder, MANIFEST), JSON.stringify({ hash, files }));
}

/**
 * Describes the first fault of a folder: no manifest, another hash than the given one, a file missing or of another
 * size. Takes a few milliseconds for a thousand files.
 *
 * @param {string} folder
 * @param {string} [hash] required hash of the sources; any by default
 * @returns {string | undefined} undefined when the folder is complete
 */
export function findFault(folder, hash) {
  /** @type {{ hash: string, files: Record<string, number> }} */
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  } catch {
    return `${MANIFEST} is missing`;
  }
  if (hash !== undefined && manifest.hash !== hash) return 'it was made from other sources';
  for (const [name, size] of Object.entries(manifest.files)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (!found) return `${name} is missing`;
    if (found.size !== size) return `${name} has ${found.size} bytes instead of ${size}`;
  }
  return undefined;
}
