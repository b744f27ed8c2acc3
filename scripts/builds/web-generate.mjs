/**
 * `npm run generate -w web`: generates the message functions and the route types when their sources have changed. Plain
 * JavaScript for Node.js 20.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exclusively } from '../start/claims.mjs';
import { pinnedNode, root } from '../start/install.mjs';
import { runQuietly } from '../start/run-quietly.mjs';
import { findFault, listFiles, MANIFEST, writeManifest } from './whole-folder.mjs';

const web = join(root, 'web');
const own = fileURLToPath(import.meta.url);

/**
 * @typedef {object} Generated
 * @property {string} folder
 * @property {readonly string[]} sources files and folders that it is generated from, as paths in the repository
 * @property {(folder: string, claim: (pid: number) => { release: () => void }) => Promise<void>} make fills an empty folder
 */

const program = (/** @type {string} */ path) => join(root, 'node_modules', path);

/** @type {Generated} */
const messages = {
  folder: join(web, 'app', 'paraglide'),
  sources: ['web/app/messages', 'web/project.inlang/settings.json', 'package-lock.json'],
  make: (folder, claim) => {
    const command = [
      program('@inlang/paraglide-js/bin/run.js'),
      'compile',
      '--silent',
      '--project',
      './project.inlang',
    ];
    const plain = ['--no-emit-readme', '--no-emit-git-ignore', '--no-emit-prettier-ignore'];
    const options = ['--outdir', folder, '--strategy', 'baseLocale', '--disable-async-local-storage', ...plain];
    return runQuietly(pinnedNode, [...command, ...options], { cwd: web, claim });
  },
};

const doubleOf = (/** @type {string} */ folder) => `${folder}-app`;

/** Routes of parts of the app stand in files of their own (`paymentRoutes.ts`). */
const routeFiles = readdirSync(join(web, 'app')).filter((name) => /routes\.ts$/i.test(name));

/** @type {Generated} */
const types = {
  folder: join(web, '.react-router', 'types'),
  sources: [
    ...routeFiles.map((name) => `web/app/${name}`),
    'web/react-router.config.ts',
    'web/package.json',
    'package-lock.json',
  ],
  make: async (folder, claim) => {
    // React Router empties the types folder of its app, so that it runs on a copy made of symbolic links.
    const double = doubleOf(folder);
    mkdirSync(double);
    try {
      for (const name of ['app', 'package.json', 'tsconfig.json', 'react-router.config.ts', 'vite.config.ts'])
        symlinkSync(join(web, name), join(double, name));
      await runQuietly(pinnedNode, [program('@react-router/dev/bin.cjs'), 'typegen', double], { cwd: web, claim });
      rmSync(folder, { recursive: true });
      renameSync(join(double, '.react-router', 'types'), folder);
    } finally {
      rmSync(double, { recursive: true, force: true });
    }
  },
};

/**
 * Generates the files that the web's sources import, unless they are complete and up to date.
 *
 * @param {(pid: number) => { release: () => void }} [claim] of a lock that the caller holds, for the started processes
 */
export async function ensureGenerated(claim) {
  for (const generated of [messages, types]) await generate(generated, join(root, 'build', 'web', 'generate'), claim);
}

/**
 * Generates one folder again when its sources have changed; only one process does so at a time.
 *
 * @public Its test calls it in separate processes.
 * @param {Generated} generated
 * @param {string} lock folder of the lock
 * @param {(pid: number) => { release: () => void }} [claim]
 */
export async function generate({ folder, sources, make }, lock, claim) {
  if (!findFault(folder, hashOf(sources))) return;
  const waits = () => undefined; // some seconds at most
  await exclusively(lock, waits, async (alsoFor) => {
    const hash = hashOf(sources);
    if (!findFault(folder, hash)) return;
    // Outside the sources, but below `web`, so that its packages resolve.
    const unfinished = join(web, 'build', `.generate-${basename(folder)}`);
    // Only the holder of the lock works here: such folders are left over from an interrupted process.
    for (const leftover of [unfinished, doubleOf(unfinished)]) rmSync(leftover, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    try {
      await make(unfinished, (pid) => {
        const claims = [alsoFor(pid), claim?.(pid)];
        return { release: () => claims.forEach((each) => each?.release()) };
      });
      replaceFiles(unfinished, folder);
      writeManifest(folder, hash);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  });
}

/**
 * Replaces the files of a folder by those of another, one by one, so that concurrent readers (a build, a check) never
 * find an empty folder or a partial file. Equal files stay untouched.
 */
function replaceFiles(/** @type {string} */ from, /** @type {string} */ to) {
  mkdirSync(to, { recursive: true });
  rmSync(join(to, MANIFEST), { force: true });
  const names = listFiles(from);
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)];
    if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) continue;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(source, target);
  }
  const expectedNames = new Set(names);
  for (const name of listFiles(to)) if (!expectedNames.has(name)) rmSync(join(to, name));
}

/** Hashes the paths and contents of files, of flat folders, and of this script. */
function hashOf(/** @type {readonly string[]} */ paths) {
  const hash = createHash('sha256').update(readFileSync(own));
  const add = (/** @type {string} */ path) => hash.update(`${path}\0`).update(readFileSync(resolve(root, path)));
  for (const path of paths)
    if (/\.\w+$/.test(path)) add(path);
    else for (const name of readdirSync(resolve(root, path)).sort()) add(join(path, name));
  return hash.digest('hex');
}

if (process.argv[1] === own) await ensureGenerated();
