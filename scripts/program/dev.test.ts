/** `npm run dev` in a browser: shows edits of each kind of file without a reload, and errors in terminal and page. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { createClone } from './clone.ts';
import { devEdits, edit, startDev } from './dev-session.ts';

const clone = await createClone();
after(() => clone.remove());
const dev = await startDev(clone, { DEMO: 'false' });

/** Vite's error overlay. */
const errorShown = dev.page.locator('vite-error-overlay');

/** Asserts the output of the terminal. */
const assertSaid = (pattern: RegExp): void =>
  assert.ok(pattern.test(dev.output()), `${dev.output().slice(-2_000)}\nlacks ${pattern}`);

beforeEach(() => dev.open());

for (const { kind, change, isVisible } of devEdits)
  test(`shows a change of ${kind} without a reload`, async () => {
    assert.equal(await isVisible(dev), false);
    const undo = await edit(clone, change);
    await dev.until(() => isVisible(dev), 'the change is seen');
    await dev.assertKept();
    await undo();
    await dev.until(async () => !(await isVisible(dev)), 'the change is taken back');
  });

test('shows an error of a component over the page until it is fixed', async () => {
  const mend = await edit(clone, ['web/app/identity/auth/AuthPage.tsx', '<header>', '<header']);
  await errorShown.waitFor({ state: 'attached' });
  assertSaid(/AuthPage\.tsx/);
  await mend();
  await errorShown.waitFor({ state: 'detached' });
  await dev.page.locator('h1').waitFor();
});

test('shows an error of the API, and keeps the former API running', async () => {
  const mend = await edit(clone, ['api/src/identity/auth/routes.ts', 'listProviders(ctx)', 'listProviders(ctx']);
  await errorShown.waitFor({ state: 'attached' });
  assertSaid(/identity\/auth\/routes\.ts/);
  assert.equal((await fetch(`${dev.origin}/api/auth/providers`)).status, 200);
  await mend();
  await errorShown.waitFor({ state: 'detached' });
});

test('shows an error of a module’s SQL, and applies the fix', async () => {
  const mend = await edit(clone, ['api/src/content/cv/policies.sql', 'DROP POLICY', 'DROP POLICE']);
  await errorShown.waitFor({ state: 'attached' });
  assertSaid(/content\/cv\/policies\.sql: syntax error at or near "POLICE"/);
  await mend();
  await errorShown.waitFor({ state: 'detached' });
  assert.equal((await fetch(`${dev.origin}/readyz`)).status, 200);
});

test('shows an error of a migration until it is fixed', async () => {
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
