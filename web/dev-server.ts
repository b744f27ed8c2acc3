import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createServer, type ErrorPayload, type ViteDevServer } from 'vite';

/** A route as React Router's plugin read it from `app/routes.ts`. */
interface RouteEntry {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly caseSensitive?: boolean;
  readonly file: string;
}

/** What React Router's plugin leaves in Vite's configuration for its own presets and adapters. */
interface PluginContext {
  readonly reactRouterConfig: {
    readonly routes: Readonly<Record<string, RouteEntry>>;
    readonly future: unknown;
    readonly routeDiscovery: unknown;
  };
}

/** How long (ms) React Router's plugin may take to read the table of routes again. */
const ROUTES_WITHIN = 2_000;

const root = dirname(fileURLToPath(import.meta.url));

/** Tells open pages that the server has changed; `app/entry.client.tsx` gets the listener from `vite.config.ts`. */
export const SERVER_CHANGED = 'm4u:server';

/** Where the development server has React Router's browser half read the table of routes. */
export const MANIFEST_PATH = '/@m4u/routes.js';

/** The browser's half of the web while it is developed: Vite, and what the server's half asks of it. */
export interface DevBrowser {
  readonly vite: ViteDevServer;
  /** The text of `virtual:react-router/server-build`, for Node.js to load. */
  serverBuild(): string;
  /** Waits until a change of `app/routes.ts` has been read. */
  routesRead(): Promise<void>;
  /** Pages load what they show again, and keep their state. */
  refresh(): void;
  /** Pages are loaded again as a whole. */
  reload(): void;
  /** Shows an error over every page that is open. */
  show(error: Error): void;
  close(): Promise<void>;
}

const routesOf = (vite: ViteDevServer): PluginContext['reactRouterConfig'] =>
  (vite.config as unknown as { __reactRouterPluginContext: PluginContext }).__reactRouterPluginContext
    .reactRouterConfig;

/**
 * React Router's own virtual modules compile every route to learn what it exports, ten seconds of processor time. The
 * server's half has the modules themselves, and tells the browser by `MANIFEST_PATH`.
 */
const serverBuildText = (vite: ViteDevServer): string => {
  const { routes, future, routeDiscovery } = routesOf(vite);
  const all = Object.values(routes);
  const fileOf = ({ file }: RouteEntry) => join(root, 'app', file);
  const url = (path: string) => JSON.stringify(pathToFileURL(path).href);
  const facts = ({ file, ...entry }: RouteEntry) => JSON.stringify({ ...entry, module: `/app/${file}` });
  return `
import {
  UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps, UNSAFE_withHydrateFallbackProps,
} from 'react-router';
import * as entryServer from ${url(join(root, 'app/entry.server.tsx'))};
${all.map((route, index) => `import * as route${index} from ${url(fileOf(route))};`).join('\n')}
const withProps = (module) => ({
  ...module,
  ...(module.default && { default: UNSAFE_withComponentProps(module.default) }),
  ...(module.ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(module.ErrorBoundary) }),
  ...(module.HydrateFallback && { HydrateFallback: UNSAFE_withHydrateFallbackProps(module.HydrateFallback) }),
});
const exported = (module) => ({
  hasLoader: 'loader' in module, hasAction: 'action' in module, hasDefaultExport: 'default' in module,
  hasErrorBoundary: 'ErrorBoundary' in module, hasClientLoader: 'clientLoader' in module,
  hasClientAction: 'clientAction' in module, hasClientMiddleware: 'clientMiddleware' in module, imports: [],
});
export const entry = { module: entryServer };
export const routes = {
${all.map((route, index) => `${JSON.stringify(route.id)}: { ...${facts(route)}, module: withProps(route${index}) },`).join('\n')}
};
export const assets = {
  version: ${JSON.stringify(String(Date.now()))},
  url: ${JSON.stringify(MANIFEST_PATH)},
  entry: { module: '/app/entry.client.tsx', imports: [] },
  hmr: { runtime: '/@id/__x00__virtual:react-router/inject-hmr-runtime' },
  routes: {
${all.map((route, index) => `${JSON.stringify(route.id)}: { ...${facts(route)}, ...exported(route${index}) },`).join('\n')}
  },
};
export const publicPath = '/';
export const assetsBuildDirectory = 'build/client';
export const basename = '/';
export const future = ${JSON.stringify(future)};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = ${JSON.stringify(routeDiscovery)};
export const allowedActionOrigins = undefined;
// The sheet that scripts will put in place, for the moment before they run.
export const unstable_getCriticalCss = () => ({ rel: 'stylesheet', href: '/app/app.css' });
`;
};

const PLACE = /(\/[^\s():?]+\.tsx?)(?:\?v=\d+)?:(\d+)(?::(\d+))?/g;

/** The lines around the first place of ours that an error names. */
const frameOf = (stack: string): Pick<ErrorPayload['err'], 'id' | 'frame' | 'loc'> => {
  const places = stack.replaceAll('file://', '').matchAll(PLACE);
  const place = places.find(([, path = '']) => !path.includes('/node_modules/') && existsSync(path));
  const [, file = '', line = '1', column = '1'] = place ?? [];
  if (file === '') return {};
  const errorLine = Number(line);
  const first = Math.max(1, errorLine - 2);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(first - 1, errorLine + 2);
  const frame = lines.map((text, index) => `${first + index === errorLine ? '>' : ' '} ${first + index} | ${text}`);
  return { id: file, frame: frame.join('\n'), loc: { file, line: errorLine, column: Number(column) } };
};

/** An error as Vite's overlay shows it. */
const overlayOf = (error: Error): ErrorPayload => {
  const stack = (error.stack ?? '').replaceAll('file://', '').replaceAll(/\?v=\d+/g, '');
  return { type: 'error', err: { message: error.message, stack, plugin: 'server', ...frameOf(error.stack ?? '') } };
};

/** Starts Vite for the browser's half, on the connections of `server`. */
export const startDevBrowser = async (server: Server): Promise<DevBrowser> => {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  });
  const { hot } = vite.environments.client;
  let routes = routesOf(vite);
  return {
    vite,
    serverBuild: () => serverBuildText(vite),
    routesRead: async () => {
      for (let waited = 0; routesOf(vite) === routes && waited < ROUTES_WITHIN; waited += 10) await wait(10);
      routes = routesOf(vite);
    },
    refresh: () => hot.send({ type: 'custom', event: SERVER_CHANGED }),
    reload: () => hot.send({ type: 'full-reload', path: '*' }),
    show: (error) => hot.send(overlayOf(error)),
    close: () => vite.close(),
  };
};
