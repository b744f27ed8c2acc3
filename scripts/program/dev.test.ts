/** `npm run dev` in a browser: an edit of each kind of file is seen without a reload, and an error where one looks for it. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { makeClone } from './clone.ts';
import { devEdits, edit, startDev } from './dev-session.ts';

const clone = await makeClone();
after(() => clone.remove());
const dev = await startDev(clone, { DEMO: 'false' });

/** Vite's layer over the page. */
const errorShown = dev.page.locator('vite-error-overlay');

/** Asserts what the terminal has said. */
const assertSaid = (pattern: RegExp): void =>
  assert.ok(pattern.test(dev.words()), `${dev.words().slice(-2_000)}\nlacks ${pattern}`);

beforeEach(() => dev.open());

for (const { kind, change, seen } of devEdits)
  test(`${kind} is seen without a reload`, async () => {
    assert.equal(await seen(dev), false);
    const undo = await edit(clone, change);
    await dev.until(() => seen(dev), 'the change is seen');
    await dev.assertKept();
    await undo();
    await dev.until(async () => !(await seen(dev)), 'the change is taken back');
  });

test('an error in a component is shown over the page until it is mended', async () => {
  const mend = await edit(clone, ['web/app/identity/auth/AuthPage.tsx', '<header>', '<header']);
  await errorShown.waitFor({ state: 'attached' });
  assertSaid(/AuthPage\.tsx/);
  await mend();
  await errorShown.waitFor({ state: 'detached' });
  await dev.page.locator('h1').waitFor();
});

test('an error of the API is shown in the terminal and over the page, and the former API goes on', async () => {
  const mend = await edit(clone, ['api/src/identity/auth/routes.ts', 'isOffered(ctx)', 'isOffered(ctx']);
  await errorShown.waitFor({ state: 'attached' });
  assertSaid(/identity\/auth\/routes\.ts/);
  assert.equal((await fetch(`${dev.origin}/api/auth/providers`)).status, 200);
  await mend();
  await errorShown.waitFor({ state: 'detached' });
});

test('an error of SQL beside a module is shown until it is mended, and the mended is applied', async () => {
  const mend = await edit(clone, ['api/src/content/cv/policies.sql', 'DROP POLICY', 'DROP POLICE']);
  await errorShown.waitFor({ state: 'attached' });
  assertSaid(/content\/cv\/policies\.sql: syntax error at or near "POLICE"/);
  await mend();
  await errorShown.waitFor({ state: 'detached' });
  assert.equal((await fetch(`${dev.origin}/readyz`)).status, 200);
});

test('an error of a migration is shown until it is mended', async () => {
  const file = 'api/migrations/9999_edited.sql';
  await writeFile(join(clone.path, file), 'create tabel edited ();');
  const entry = { idx: 9999, version: '7', when: Date.now(), tag: '9999_edited', breakpoints: true };
  await edit(clone, ['api/migrations/meta/_journal.json', '  ]', `  , ${JSON.stringify(entry)} ]`]);
  await errorShown.waitFor({ state: 'attached' });
  assertSaid(/syntax error at or near "tabel"/);
  await edit(clone, [file, 'tabel', 'table']);
  await errorShown.waitFor({ state: 'detached' });
  assert.equal((await fetch(`${dev.origin}/readyz`)).status, 200);
});
