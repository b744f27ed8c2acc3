/** Builds the web unless a build of the same sources is kept. Plain JavaScript for Node.js 20. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from '../start/install.mjs';
import { ensureBuilt } from './kept-builds.mjs';
import { runQuietly } from '../start/run-quietly.mjs';
import { ensureGenerated } from './web-generate.mjs';

/** Sources of the build. Generated folders are excluded, since otherwise every build would trigger the next. */
const sources = [
  'web',
  'web/project.inlang/settings.json',
  'contract/src',
  'contract/package.json',
  'tsconfig.json',
  'package-lock.json',
];
// The message compiler writes files into the folder of its settings.
const generated = new Set(['build', 'node_modules', 'paraglide', 'project.inlang', '.react-router', 'test-results']);

/** Folder of the builds of the web, each named by the hash of its sources. */
export const webBuilds = join(root, 'web', 'build');

/** Lists the paths of all files that the web is built from. */
export function listSources() {
  /** @type {string[]} */
  const files = [];
  const walk = (/** @type {string} */ folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) generated.has(entry.name) || walk(path);
      else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(path);
    }
  };
  for (const source of sources) /\.\w+$/.test(source) ? files.push(source) : walk(source);
  return files;
}

/** Hashes the paths and contents of all sources of the web; takes about 20 ms. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const path of listSources()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * Builds the web unless a complete build of the same sources is kept, and makes that build the current one. Rejects
 * when the build fails. Concurrent processes build it once.
 */
export async function ensureWebBuilt() {
  await ensureBuilt({
    name: 'web',
    folder: webBuilds,
    state: join(root, 'build', 'web'),
    hash: sourcesHash,
    say: (line) => process.stderr.write(`${line}\n`),
    build: async (folder, claim) => {
      await ensureGenerated(claim);
      const env = { ...process.env, NODE_ENV: 'production', WEB_BUILD_FOLDER: folder };
      const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
      await runQuietly(pinnedNode, [program, 'build'], { cwd: join(root, 'web'), env, claim });
    },
  });
}
