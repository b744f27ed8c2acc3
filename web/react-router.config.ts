import type { Config } from '@react-router/dev/config';
import { compressFolder } from './compress.ts';

export default {
  ssr: true,
  // The whole table of routes is one immutable file, so no page carries it and no link asks for a part of it.
  routeDiscovery: { mode: 'initial' },
  // The server compresses its own files once, here, and never while somebody waits for them.
  buildEnd: ({ reactRouterConfig }) => compressFolder(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
