/**
 * Since version 25 the builds of Node.js for Linux are linked with libatomic, a library of some kilobytes that a bare
 * Linux need not have. Plain JavaScript for Node.js 20.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where libatomic is, without fetching it.
 *
 * @param {string} folder that `ensureLibatomic` unpacks into
 * @returns {Promise<string[] | undefined>} as of `ensureLibatomic`; undefined where it is missing
 */
export async function findLibatomic(folder) {
  if (process.platform !== 'linux' || (await isOnMachine())) return [];
  const unpacked = foldersIn(join(folder, 'usr', 'lib')).filter(has);
  return unpacked.length > 0 ? unpacked : undefined;
}

/**
 * Sees that libatomic is there before the pinned Node.js is started. Where it is missing, root gets it installed by
 * apt-get, and everybody else has it unpacked into `folder`.
 *
 * @param {string} folder of ours, made when it is needed
 * @param {(line: string) => void} say
 * @returns {Promise<string[]>} the folders that LD_LIBRARY_PATH has to name for it; none where the machine has it
 * @throws in words, with what an administrator has to install
 */
export async function ensureLibatomic(folder, say) {
  const found = await findLibatomic(folder);
  if (found) return found;
  say('Fetching libatomic, a library that Node.js is linked with…');
  await (process.getuid?.() === 0 ? install() : unpack(folder));
  const fetched = await findLibatomic(folder);
  if (fetched) return fetched;
  throw new Error(
    'The pinned Node.js needs libatomic, which this machine does not have. ' +
      'As root: apt-get install libatomic1 (Debian, Ubuntu), dnf install libatomic (Fedora, Red Hat).',
  );
}

const has = (/** @type {string} */ folder) => existsSync(join(folder, 'libatomic.so.1'));

const isOnMachine = async () =>
  ['/lib', '/lib64', '/usr/lib', '/usr/lib64', ...foldersIn('/usr/lib')].some(has) ||
  (await told('/sbin/ldconfig', ['-p'])).includes('libatomic.so.1');

/** The folders in which Debian keeps the libraries of each kind of machine, as /usr/lib/x86_64-linux-gnu. */
const foldersIn = (/** @type {string} */ path) =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.includes('-linux-'))
        .map((name) => join(path, name))
    : [];

const install = async () => {
  await told('apt-get', ['update']);
  await told('apt-get', ['install', '-y', '--no-install-recommends', 'libatomic1']);
};

const unpack = async (/** @type {string} */ folder) => {
  mkdirSync(folder, { recursive: true });
  await told('apt-get', ['download', 'libatomic1'], folder);
  for (const file of readdirSync(folder)) if (file.endsWith('.deb')) await told('dpkg-deb', ['-x', file, '.'], folder);
};

/** @returns {Promise<string>} what a command prints; nothing where it fails or is not there */
const told = (/** @type {string} */ command, /** @type {string[]} */ args, cwd = '.') =>
  new Promise((resolve) => {
    execFile(command, args, { cwd }, (error, printed) => resolve(error ? '' : printed));
  });
