/**
 * Since version 25 the Linux builds of Node.js are linked with libatomic, a small library that minimal systems lack.
 * Plain JavaScript for Node.js 20.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds libatomic without fetching it.
 *
 * @param {string} folder that `ensureLibatomic` unpacks into
 * @returns {Promise<string[] | undefined>} as `ensureLibatomic`; undefined when it is missing
 */
export async function findLibatomic(folder) {
  if (process.platform !== 'linux' || (await isOnMachine())) return [];
  const unpacked = foldersIn(join(folder, 'usr', 'lib')).filter(has);
  return unpacked.length > 0 ? unpacked : undefined;
}

/**
 * Ensures that libatomic is available before the pinned Node.js starts. If it is missing, root gets it installed by
 * apt-get, and other users get it unpacked into `folder`.
 *
 * @param {string} folder created when needed
 * @param {(line: string) => void} say
 * @returns {Promise<string[]>} folders for LD_LIBRARY_PATH; empty when the machine has the library
 * @throws when it cannot be fetched; the message names the package to install
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
  (await outputOf('/sbin/ldconfig', ['-p'])).includes('libatomic.so.1');

/** Lists Debian's library folders by architecture, such as /usr/lib/x86_64-linux-gnu. */
const foldersIn = (/** @type {string} */ path) =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.includes('-linux-'))
        .map((name) => join(path, name))
    : [];

const install = async () => {
  await outputOf('apt-get', ['update']);
  await outputOf('apt-get', ['install', '-y', '--no-install-recommends', 'libatomic1']);
};

const unpack = async (/** @type {string} */ folder) => {
  mkdirSync(folder, { recursive: true });
  await outputOf('apt-get', ['download', 'libatomic1'], folder);
  for (const file of readdirSync(folder))
    if (file.endsWith('.deb')) await outputOf('dpkg-deb', ['-x', file, '.'], folder);
};

/** @returns {Promise<string>} output of a command; empty when it fails or does not exist */
const outputOf = (/** @type {string} */ command, /** @type {string[]} */ args, cwd = '.') =>
  new Promise((resolve) => {
    execFile(command, args, { cwd }, (error, printed) => resolve(error ? '' : printed));
  });
