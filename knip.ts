/** What `knip`, part of `npm run check`, reads: where programs begin, and what it cannot see by itself, with the reason. */
import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The programs of package.json: knip does not look behind `exec node scripts/bootstrap.mjs`. */
const programs = Object.values(scripts).flatMap(
  (script) => script.match(/(?:scripts|bench|e2e)\/[\w./-]+\.(?:ts|mjs)/g) ?? [],
);

export default {
  workspaces: {
    '.': {
      entry: [
        'main.ts',
        ...programs,
        // Run by hand, as their first lines say.
        'scripts/banks.ts',
        'scripts/structure/figures.ts',
        'scripts/structure/record-answers.ts',
        'scripts/places/places.ts',
        // Started by their path, in processes of their own.
        'bench/bare.ts',
        'bench/floors/server.ts',
        'scripts/tests/{outcome.reporter,group}.ts',
        'scripts/**/*.test.ts',
      ],
      project: ['*.ts', 'scripts/**', 'bench/**', 'e2e/**'],
      ignoreDependencies: [
        // Started by scripts/check.ts and scripts/lint.ts.
        'oxlint',
        // Oxlint loads it for the rules that need types.
        'oxlint-tsgolint',
        // Started by scripts/checks/migrations.ts.
        'squawk-cli',
        // Found by `resolve` in e2e/browser.ts, which only wants their folders.
        '@expo-google-fonts/roboto',
        '@sparticuz/chromium',
      ],
      // Linux's own, used where it is there: namespaces and a small disk for tests, and what the browser is linked with.
      ignoreBinaries: ['ldd', 'mount', 'umount'],
    },
    api: {
      // The second is started by process.ts in a process of its own, the third loaded before the journeys' server.
      entry: ['src/**/*.test.ts', 'src/testing/server/serve.ts', 'src/testing/server/cheap-hashes.ts'],
      project: ['src/**'],
      // Fonts are read as files, whose names are put together.
      ignoreDependencies: ['@expo-google-fonts/.+'],
      ignoreBinaries: ['unshare'],
    },
    contract: { entry: ['src/**/*.test.ts'], project: ['src/**'] },
    web: {
      // Vite is told of the server and of its links, worker-build.ts of the worker.
      entry: ['app/server.ts', 'app/platform/document/server-links.server.tsx', 'worker/worker.ts', 'app/**/*.test.ts'],
      project: ['*.ts', 'app/**/*.{ts,tsx,css}', 'worker/**', '!app/paraglide/**'],
      // Started by scripts/builds/web-generate.mjs, and named by project.inlang/settings.json.
      ignoreDependencies: ['@inlang/paraglide-js', '@inlang/plugin-message-format'],
    },
  },
} satisfies KnipConfig;
