import type { Config } from '@react-router/dev/config';
import { compressFolder } from './compress.ts';
import { writePageStyles } from './page-styles.ts';
import { shortenRouteTable } from './route-table.ts';
import { buildWorker } from './worker-build.ts';

export default {
  ssr: true,
  // scripts/builds/web-build.mjs builds into a folder of its own; a build by hand stays beside the kept ones.
  buildDirectory: process.env['WEB_BUILD_FOLDER'] ?? 'build/by-hand',
  // The whole table of routes is one immutable file, so no page carries it and no link asks for a part of it.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await buildWorker(folder);
    await writePageStyles(reactRouterConfig.buildDirectory);
    await shortenRouteTable(folder);
    // The server compresses its own files once, here, and never while somebody waits for them.
    await compressFolder(folder);
  },
} satisfies Config;
