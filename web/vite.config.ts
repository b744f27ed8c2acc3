import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, minify, type Plugin } from 'vite';
import { devMessages } from './dev-messages.ts';
import { SERVER_CHANGED } from './dev-server.ts';
import { pageParts } from './page-chunks.ts';
import { offersToReload } from './reload-offers.ts';
import { offlineParts } from './worker-build.ts';

const own = (name: string): string => fileURLToPath(new URL(`app/platform/${name}`, import.meta.url));
const serverLinks = own('document/server-links.server.tsx');
const serverIcons = own('document/server-icons.server.ts');
const icon = '\0server-icon:';

/** On the server, links and icons come from our own cheap ones; see there. */
const cheapParts = (): Plugin => ({
  name: 'm4u:cheap-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(source, importer) {
    if (source === 'react-router' && importer !== serverLinks) return serverLinks;
    if (source.startsWith('lucide-react/icons/') && !importer?.startsWith(icon)) return icon + source;
    return undefined;
  },
  load(id) {
    if (!id.startsWith(icon)) return undefined;
    const real = JSON.stringify(id.slice(icon.length));
    return `import Icon from ${real}; import { inPlace } from ${JSON.stringify(serverIcons)}; export default inPlace(Icon);`;
  },
});

/**
 * The server's bundle without comments and blanks, in ASCII: V8 keeps the source of all modules, with one byte for a
 * character then in place of two. Names stay, for traces of errors.
 */
const shortServer = (): Plugin => ({
  name: 'm4u:short-server',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async renderChunk(code, { fileName }) {
    const codegen = { removeWhitespace: true, asciiOnly: true };
    const short = await minify(fileName, code, { module: true, compress: false, mangle: false, codegen });
    for (const error of short.errors) this.error(error.message);
    return { code: short.code, map: null };
  },
});

/** While the web is developed, a page loads its data again when the server has changed. */
const refreshes = (): Plugin => ({
  name: 'm4u:refreshes',
  apply: 'serve',
  transform(code, id) {
    if (!id.endsWith('/app/entry.client.tsx')) return undefined;
    const listen = `import.meta.hot?.on('${SERVER_CHANGED}', () => window.__reactRouterDataRouter?.revalidate());`;
    return { code: `${code}\n${listen}`, map: null };
  },
});

const page = pageParts();
const messages = devMessages(fileURLToPath(new URL('app/messages', import.meta.url)));

/**
 * The browser's chunks: the framework, which outlives releases, what every document loads, what the frame needs, what
 * the public pages share, and what other screens do, in pieces worth a request.
 * Left to itself the bundler makes one of each message and icon, and a page asks for fifty.
 */
const split = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 };
/** Between 275 screens, larger pieces would bring each of them a third more than it needs (decision 145). */
const splitBetweenScreens = { ...split, entriesAwareMergeThreshold: 4_000 };
const chunks = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/, priority: 7 },
  // One before the other: a group takes along what its modules import, unless a group before it has it.
  { name: 'document', test: page.isOfDocument, priority: 6 },
  { ...split, name: 'frame', test: page.isOfFrame, priority: 5 },
  { ...split, name: 'page', test: page.isOfPage, priority: 4 },
  // Only few screens have charts: no other is to wait for what draws them.
  { name: 'charts', test: /node_modules[\\/]@visx[\\/]|\/app\/ui\/charts\/(?:Bar|Line)Chart/, priority: 3 },
  { ...split, name: 'invitation', test: page.isOfInvitation, priority: 2 },
  { ...splitBetweenScreens, name: 'shared', priority: 1 },
];

/** A shared chunk is named after all who share it; its hash tells it apart as well. */
const shortName = ({ name }: { name: string }): string => `assets/${name.split('~', 1)[0]}-[hash].js`;

export default defineConfig(({ command }) => ({
  plugins: [
    page.plugin,
    cheapParts(),
    shortServer(),
    offersToReload(),
    messages,
    refreshes(),
    tailwindcss(),
    reactRouter(),
    offlineParts(),
  ],
  // All that screens may ask for is found at once: what is found later has the page loaded anew.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,server}.*', '!app/{server,entry.server}.*'] },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: chunks }, strictExecutionOrder: true, chunkFileNames: shortName },
        },
      },
    },
    ssr: {
      // The API has loaded the contract and its schemas: the web uses the same ones.
      build: { rollupOptions: { input: './app/server.ts', external: [/^@m4u\/contract\//, /^zod($|\/)/] } },
      // Chosen here rather than at run time: React's development half costs four fifths of the speed.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // One self-contained bundle, so that what is defined above reaches React too.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}));
