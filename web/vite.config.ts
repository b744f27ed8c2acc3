import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const serverLinks = fileURLToPath(new URL('app/platform/server-links.server.tsx', import.meta.url));

/** On the server, links come from our own cheap ones; see there. */
const cheapLinks = (): Plugin => ({
  name: 'm4u:server-links',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (source, importer) => (source === 'react-router' && importer !== serverLinks ? serverLinks : undefined),
});

export default defineConfig(({ command }) => ({
  plugins: [cheapLinks(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/server.ts' } },
      // Chosen here rather than at run time: React's development half costs four fifths of the speed.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  ssr: {
    // One self-contained bundle, so that what is defined above reaches React too.
    noExternal: true,
  },
}));
