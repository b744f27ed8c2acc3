/** Generated sources: replaced file by file, and generated once for concurrent callers. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../command/steps.ts';

// Within the repository, because generated files are moved from there.
await mkdir(join(root, 'build'), { recursive: true });
const folder = await mkdtemp(join(root, 'build/generate-test-'));
after(() => rm(folder, { recursive: true, force: true }));

const FILES = 40;
const source = join(folder, 'words.txt');
const output = join(folder, `output-${process.pid}`);
const program = join(folder, 'generate.mjs');
await writeFile(
  program,
  `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { generate } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/builds/web-generate.mjs')).href)};
  const [folder, source, output] = ${JSON.stringify([folder, source, output])};
  await generate({
    folder: output,
    sources: [source],
    make: async (into) => {
      appendFileSync(folder + '/made', 'made\\n');
      const text = readFileSync(source, 'utf8');
      for (let number = 0; number < ${FILES}; number += 1) {
        writeFileSync(into + '/' + number, number === 0 ? 'same' : text);
        await sleep(10);
      }
    },
  }, folder + '/lock');`,
);
const generate = async (): Promise<void> => {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'] });
  assert.deepEqual(await once(child, 'close'), [0, null]);
};
const made = async () => (await readFile(join(folder, 'made'), 'utf8')).trim().split('\n').length;

test('generates once, shows readers complete files, and keeps equal files', async () => {
  const first = 'a'.repeat(100_000);
  await writeFile(source, first);
  await Promise.all([generate(), generate()]);
  assert.equal(await made(), 1);
  const { mtimeMs } = await stat(join(output, '0'));

  const second = 'b'.repeat(100_000);
  await writeFile(source, second);
  let isOver = false;
  const reader = async () => {
    let reads = 0;
    while (!isOver) {
      const text = await readFile(join(output, '7'), 'utf8');
      assert.ok(text === first || text === second, 'a part of a file');
      assert.equal((await readdir(output)).filter((name) => /^\d+$/.test(name)).length, FILES);
      reads += 1;
    }
    return reads;
  };
  const reading = reader();
  await Promise.all([generate(), generate()]);
  isOver = true;
  assert.ok((await reading) > 10);
  assert.equal(await made(), 2);
  assert.equal(await readFile(join(output, '39'), 'utf8'), second);
  assert.equal((await stat(join(output, '0'))).mtimeMs, mtimeMs);
});

test('generates again when a file is missing', async () => {
  await rm(join(output, '5'));
  const countBefore = await made();
  await generate();
  await generate();
  assert.equal(await made(), countBefore + 1);
  assert.ok((await stat(join(output, '5'))).size > 0);
});
