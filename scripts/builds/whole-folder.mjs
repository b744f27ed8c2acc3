/**
 * Folders that are made by a command, with a manifest of their files that is written last: what lacks it, or a file that
 * it names, is not whole. Plain JavaScript on built-in modules for Node.js 20.
 */
import { readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The name of the manifest in its folder. */
export const MANIFEST = '.manifest.json';

/** Every file below a folder by its path there, without manifests. */
export function listFiles(/** @type {string} */ folder) {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true });
  return names.filter((name) => !basename(name).startsWith(MANIFEST) && statSync(join(folder, name)).isFile());
}

/** Writes a file so that whoever reads it finds the former text or the new one, never a part. */
export function writeWhole(/** @type {string} */ path, /** @type {string} */ text) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

/** Declares a folder whole, as made from sources of this hash: names and sizes (bytes) of its files. */
export function writeManifest(/** @type {string} */ folder, /** @type {string} */ hash) {
  const files = Object.fromEntries(listFiles(folder).map((name) => [name, statSync(join(folder, name)).size]));
  writeWhole(join(folder, MANIFEST), JSON.stringify({ hash, files }));
}

/**
 * The first fault of a folder in words: no manifest, another hash than the one given, a file missing or of another size.
 * Some milliseconds for a thousand files.
 *
 * @param {string} folder
 * @param {string} [hash] of the sources that it must be made from; any unless given
 * @returns {string | undefined} undefined when it is whole
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
