/** Two concurrent `npm start` in a clone without a build, each with its own data and port. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { findCurrentBuild } from '../builds/kept-builds.mjs';
import { createClone } from './clone.ts';
import { runScript } from './npm-script.ts';

const clone = await createClone();
after(() => clone.remove());

test('two concurrent starts share one complete build', async () => {
  const quiet = { DEMO: 'false', LOG_LEVEL: 'warn' };
  const both = await Promise.all(['one', 'two'].map((data) => runScript(clone, ['start'], data, quiet)));
  await Promise.all(both.map((each) => each.answers('/readyz')));
  const outputs = both.map((each) => each.output());
  assert.equal(outputs.filter((each) => each.includes('Building the web')).length, 1, outputs.join('\n'));
  assert.equal(outputs.filter((each) => /Waiting for process \d+, which builds the web/.test(each)).length, 1);
  for (const { origin } of both) {
    const page = await fetch(`${origin}/login`);
    assert.equal(page.status, 200);
    const [script = ''] = /\/assets\/[\w.~-]+\.js/.exec(await page.text()) ?? [];
    assert.equal((await fetch(origin + script)).status, 200, script);
  }
  const builds = join(clone.path, 'web/build');
  assert.deepEqual(new Set(await readdir(builds)), new Set([basename(findCurrentBuild(builds)), 'current']));
});
