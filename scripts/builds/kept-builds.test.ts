/** Kept builds: complete, built once for concurrent callers, and kept while in use. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { findCurrentBuild } from './kept-builds.mjs';

const folder = await mkdtemp(join(tmpdir(), 'm4u-builds-'));
after(() => rm(folder, { recursive: true, force: true }));
const module = pathToFileURL(join(import.meta.dirname, 'kept-builds.mjs')).href;

/** Creates a clone with one source file, `sources`, and a slow build of two files. */
const makeClone = async (name: string) => {
  const clone = await mkdtemp(join(folder, name));
  const source = join(clone, 'sources');
  const builds = join(clone, 'builds');
  await writeFile(source, 'one');
  await writeFile(
    join(clone, 'ensure.mjs'),
    `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { ensureBuilt } from ${JSON.stringify(module)};
    const clone = ${JSON.stringify(clone)};
    const text = () => readFileSync(clone + '/sources', 'utf8');
    const folder = await ensureBuilt({
      name: 'web', folder: clone + '/builds', state: clone + '/state',
      hash: () => 'hash-of-' + text(),
      say: (line) => console.log(line),
      build: async (into) => {
        const made = text();
        console.log('read ' + made);
        mkdirSync(into + '/server');
        writeFileSync(into + '/server/index.js', made);
        await sleep(700);
        writeFileSync(into + '/server/styles.json', '{}');
        appendFileSync(clone + '/built', made + '\\n');
      },
    });
    console.log('has ' + readFileSync(folder + '/server/index.js', 'utf8'));
    if (process.argv[2] === 'stay') setInterval(() => {}, 1_000);`,
  );
  const started = new Set<ChildProcess>();
  const ensure = (...args: string[]) => {
    const child = spawn(process.execPath, [join(clone, 'ensure.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.add(child);
    let output = '';
    const until = (pattern: RegExp) =>
      new Promise<void>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (pattern.test(output)) resolve();
        });
      });
    const has = until(/\nhas |^has /);
    return {
      child,
      has,
      until,
      ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })),
    };
  };
  const built = async () => (await readFile(join(clone, 'built'), 'utf8').catch(() => '')).trim().split('\n');
  return { source, builds, ensure, built, change: (text: string) => writeFile(source, text) };
};

test('builds once for two concurrent callers, of whom one reports that it waits', async () => {
  const { ensure, built, builds } = await makeClone('two-');
  const both = await Promise.all([ensure().ended, ensure().ended]);
  assert.deepEqual(await built(), ['one']);
  for (const { code, output } of both) assert.deepEqual([code, output.endsWith('has one\n')], [0, true], output);
  const [waited, made] = both
    .map(({ output }) => output)
    .toSorted((a, b) => b.indexOf('Waiting') - a.indexOf('Waiting'));
  assert.match(waited ?? '', /^Waiting for process \d+, which builds the web…\nhas one\n$/);
  assert.match(made ?? '', /^Building the web.*\nread one\nBuilt the web in \d+ s\.\nhas one\n$/);
  assert.equal(findCurrentBuild(builds), join(builds, 'hash-of-one'));
});

test('builds again when a file is missing or truncated', async () => {
  const { ensure, built, builds } = await makeClone('lacking-');
  await ensure().ended;
  const styles = join(builds, 'hash-of-one/server/styles.json');
  await rm(styles);
  assert.throws(() => findCurrentBuild(builds), /not whole \(server\/styles\.json is missing\): run npm run build/);
  const { output } = await ensure().ended;
  assert.match(output, /^The build of the web is not whole \(server\/styles\.json is missing\)\.\n/);
  assert.equal(await readFile(styles, 'utf8'), '{}');
  await truncate(styles, 1);
  assert.match((await ensure().ended).output, /styles\.json has 1 bytes instead of 2/);
  assert.equal(await readFile(styles, 'utf8'), '{}');
  assert.deepEqual(await built(), ['one', 'one', 'one']);
  assert.deepEqual((await readdir(builds)).toSorted(), ['current', 'hash-of-one']);
});

test('ignores a killed build and keeps the former one current', async () => {
  const { ensure, change, builds, built } = await makeClone('killed-');
  await ensure().ended;
  await change('two');
  const killed = ensure();
  await killed.until(/read two/);
  assert.equal(findCurrentBuild(builds), join(builds, 'hash-of-one'));
  killed.child.kill('SIGKILL');
  await killed.ended;
  assert.equal(findCurrentBuild(builds), join(builds, 'hash-of-one'));
  assert.equal((await ensure().ended).code, 0);
  assert.deepEqual(await built(), ['one', 'two']);
  assert.deepEqual((await readdir(builds)).toSorted(), ['current', 'hash-of-one', 'hash-of-two']);
});

test('reuses a kept build of the same sources', async () => {
  const { ensure, change, built, builds } = await makeClone('back-');
  for (const text of ['one', 'two', 'one']) {
    await change(text);
    assert.match((await ensure().ended).output, new RegExp(`has ${text}\n$`));
    assert.equal(findCurrentBuild(builds), join(builds, `hash-of-${text}`));
  }
  assert.deepEqual(await built(), ['one', 'two']);
});

test('builds again when sources change during the build', async () => {
  const { ensure, change, built, builds } = await makeClone('meanwhile-');
  const building = ensure();
  await building.until(/read one/);
  await change('two');
  const { code, output } = await building.ended;
  assert.equal(code, 0);
  assert.match(output, /have changed meanwhile/);
  assert.deepEqual(await built(), ['one', 'two']);
  assert.deepEqual((await readdir(builds)).toSorted(), ['current', 'hash-of-two']);
});

test('keeps the latest three builds and those in use', async () => {
  const { ensure, change, builds } = await makeClone('kept-');
  const server = ensure('stay');
  await server.has;
  for (const text of ['two', 'three', 'four', 'five']) {
    await change(text);
    await ensure().ended;
  }
  assert.deepEqual((await readdir(builds)).toSorted(), [
    'current',
    'hash-of-five',
    'hash-of-four',
    'hash-of-one',
    'hash-of-three',
  ]);
  server.child.kill('SIGKILL');
  await server.ended;
  await change('six');
  await ensure().ended;
  assert.deepEqual((await readdir(builds)).toSorted(), ['current', 'hash-of-five', 'hash-of-four', 'hash-of-six']);
});

test('finds a complete build after it was copied elsewhere', async () => {
  const { ensure, builds } = await makeClone('copied-');
  await ensure().ended;
  const copy = join(folder, 'image');
  await cp(builds, copy, { recursive: true });
  assert.equal(findCurrentBuild(copy), join(copy, 'hash-of-one'));
  assert.throws(() => findCurrentBuild(join(folder, 'nowhere')), /there is none/);
});
