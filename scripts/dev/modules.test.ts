import { execFile } from 'node:child_process';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '../command/steps.ts';

/** Screens and the server's half of the web: each is loaded as `npm run dev` loads it. */
const SOURCES = ['web/app/**/*.screen.tsx', 'web/app/root.tsx', 'web/app/entry.server.tsx'];

test('loads every screen of the web without a build', async () => {
  const files = await Array.fromAsync(glob(SOURCES, { cwd: root }));
  // In a process of its own, because the loader's hooks stay for good.
  const program = `
    import { loadSources } from ${JSON.stringify(join(import.meta.dirname, 'modules.ts'))};
    const modules = loadSources({ root: ${JSON.stringify(root)}, virtual: {}, replace: {} });
    for (const file of ${JSON.stringify(files)}) await modules.load(file);
    process.exit();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
});
