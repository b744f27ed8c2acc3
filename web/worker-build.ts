import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Shell } from './worker/shell.ts';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const partsFile = 'offline-parts.json';

/** What runs where the kept pages are shown: the start of every page, and the pages themselves. */
const roots = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/platform/offline/offline.screen.tsx',
  'app/insight/home/AppLayout.tsx',
  'app/social/phonebook/scan/scan.screen.tsx',
].map(own);

/** Too heavy to be fetched before anybody wants it; what asks for it goes on without it. */
const heavy = /node_modules\/zxing-wasm\//;

/** Finds the files that the kept pages need, with those that it asks for later, and leaves their list in the build. */
export const offlineParts = (): Plugin => ({
  name: 'm4u:offline-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    // Where chunks begin: the roots, and what modules ask for later. By modules, since a chunk that is shared asks for
    // more than these need; what each of them is made of is then a matter of chunks, since modules lose what is unused.
    const starts = new Set([...this.getModuleIds()].filter((id) => roots.includes(id.split('?', 1)[0] ?? '')));
    const visited = new Set<string>();
    const visit = (id: string): void => {
      if (visited.has(id)) return;
      visited.add(id);
      const info = this.getModuleInfo(id);
      const later = (info?.dynamicallyImportedIds ?? []).filter((next) => !heavy.test(next));
      for (const next of later) starts.add(next);
      for (const next of [...(info?.importedIds ?? []), ...later]) visit(next);
    };
    for (const id of starts) visit(id);

    const needed = new Set<string>();
    const take = (name: string): void => {
      const file = bundle[name];
      if (!file || needed.has(name)) return;
      needed.add(name);
      if (file.type === 'asset') {
        // A style names its fonts.
        for (const [, font = ''] of String(file.source).matchAll(/\/(assets\/[\w.-]+\.woff2)/g)) take(font);
        return;
      }
      const { importedCss, importedAssets } = file.viteMetadata ?? {};
      for (const part of [...file.imports, ...(importedCss ?? []), ...(importedAssets ?? [])]) take(part);
    };
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.facadeModuleId !== null && starts.has(file.facadeModuleId)) take(file.fileName);
    this.emitFile({ type: 'asset', fileName: partsFile, source: JSON.stringify([...needed].toSorted()) });
  },
});

/** The shell of a finished build. Errors: the build lacks what the kept pages need. */
const readShell = async (folder: string): Promise<Shell> => {
  const parts = JSON.parse(await readFile(join(folder, partsFile), 'utf8')) as string[];
  await rm(join(folder, partsFile));
  const routes = (await readdir(join(folder, 'assets'))).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!routes || !parts.some((name) => name.includes('offline')))
    throw new Error('The offline page is not in the build.');
  const icon = createHash('sha256').update(await readFile(join(folder, 'icon.svg')));
  return {
    version: routes.slice('manifest-'.length, -'.js'.length),
    files: [
      ...[...parts, `assets/${routes}`].map((name) => ({ url: `/${name}`, revision: null })),
      { url: '/icon.svg', revision: icon.digest('hex').slice(0, 16) },
    ],
  };
};

/** Builds the service worker of a finished build into its folder, as `sw.js`. */
export const buildWorker = async (folder: string): Promise<void> => {
  const shell = await readShell(folder);
  await build({
    configFile: false,
    root: own('.'),
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: own('worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};
