/** Builds the web when its sources have changed since the last build. Plain JavaScript for Node.js 20. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** What the build is made of. Generated folders are left out, or every build would call for the next. */
const sources = ['web', 'contract/src', 'contract/package.json', 'tsconfig.json', 'package-lock.json'];
const generated = new Set(['build', 'node_modules', 'paraglide', '.react-router', 'test-results']);
const output = join(root, 'web', 'build');
const stamp = join(output, '.sources');

/** A hash over the names and bytes of everything the web is built from (about 20 ms). */
export function sourcesHash() {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  const walk = (/** @type {string} */ folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) generated.has(entry.name) || walk(path);
      else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  for (const source of sources) /\.\w+$/.test(source) ? add(source) : walk(source);
  return hash.digest('hex');
}

/** Builds the web unless its last build was made from the same sources. Rejects when the build fails. */
export async function ensureWebBuilt() {
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const started = Date.now();
  process.stderr.write('Building the web (half a minute, only when it changes)…\n');
  rmSync(stamp, { force: true }); // a build that is interrupted must not count
  await build();
  writeFileSync(stamp, wanted);
  process.stderr.write(`Web built in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

function build() {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn('npm', ['run', '--silent', 'build', '-w', 'web'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const text = [];
    child.stdout.on('data', (chunk) => text.push(chunk));
    child.stderr.on('data', (chunk) => text.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(undefined);
      process.stderr.write(Buffer.concat(text));
      reject(new Error('The web could not be built.'));
    });
  });
}
