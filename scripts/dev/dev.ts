/**
 * `npm run dev`: the whole program in one process, on a database and demo content of its own, with changes shown as they
 * are saved. Vite serves the browser's half; Node.js runs the server's half and the API from their sources (modules.ts).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { ClientFactory } from '@m4u/contract/api';
import type * as LaunchModule from '../../api/src/launch.ts';
import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import type { Visit } from '@m4u/contract/insight/tracking/rules';
import { inServer, MESSAGES, runtime, RUNTIME } from '../../web/dev-messages.ts';
import { MANIFEST_PATH, startDevBrowser, type DevBrowser } from '../../web/dev-server.ts';
import { root } from '../command/steps.ts';
import { API_ROOT, startDevApi } from './api.ts';
import { brokenPage, readLogLine, wholeStack } from './errors.ts';
import { loadSources } from './modules.ts';

/** The used part of web/app/server.ts, whose own types belong to the web's build. */
interface Web {
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
interface WebOptions {
  readonly client: ClientFactory;
  readonly pageCacheBytes: number;
  readonly report: (error: unknown) => void;
  readonly count: (visit: Visit) => void;
  readonly landing: LandingSettings;
}

const WEB_ROOT = 'web/app/server.ts';
const ROUTES = join(root, 'web/app/routes.ts');
const SERVER_BUILD = 'virtual:react-router/server-build';
/** Files that the API reads at its start and no module imports: migrations, and SQL and CSV beside the modules. */
const isReadByApi = (file: string): boolean =>
  file.startsWith(join(root, 'api/migrations/')) ||
  (file.startsWith(join(root, 'api/src/')) && /\.(sql|csv)$/.test(file));
/** Changes within this time (ms) count as one: editors save several files at once. */
const DEBOUNCE = 10;
/** Milliseconds for running requests before the API is rebuilt. */
const LAST_ANSWERS = 1_000;
/** A service worker from a built version would keep serving its files: this one replaces and unregisters it. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));`;

process.env['NODE_ENV'] = 'development';
process.setSourceMapsEnabled(true);
const environment = { ...process.env, DATA_DIR: process.env['DATA_DIR'] || join(root, 'data/dev') };

let browser: DevBrowser | undefined;
/** Whether the error overlay covers open pages; it stays until they reload. */
let isCovered = false;
const report = (error: unknown): void => {
  const shown = error instanceof Error ? error : new Error(inspect(error));
  shown.stack = wholeStack(shown).replaceAll(/\?v=\d+/g, '');
  process.stderr.write(`${shown.stack}\n`);
  isCovered = true;
  browser?.show(shown);
};
// An error in the edited code ends the request, not the server.
process.on('uncaughtException', report);
process.on('unhandledRejection', report);

const modules = loadSources({
  root,
  virtual: { [SERVER_BUILD]: () => browser?.serverBuild() ?? '', [MESSAGES]: () => inServer, [RUNTIME]: () => runtime },
  replace: { '/paraglide/messages.js': MESSAGES, '/paraglide/runtime.js': RUNTIME },
});

let web: Web | undefined;
const api = await startDevApi(modules, environment, {
  pages: async (request, response) => {
    if (!web?.answerFromMemory(request, response)) await web?.handle(request, response);
  },
  log: (line) => {
    const { text, error } = readLogLine(line);
    if (error) report(error);
    else process.stdout.write(`${text}\n`);
  },
});

const launched = () => {
  const current = api.current();
  if (!current) throw new Error('The API does not run.');
  return current;
};
const loadWeb = async (): Promise<void> => {
  const { createWeb } = await modules.load<{ createWeb(options: WebOptions): Web }>(WEB_ROOT);
  web = createWeb({
    client: (credentials) => launched().api.client(credentials),
    pageCacheBytes: 0,
    report,
    count: (visit) => launched().api.platform.tracker.visit(visit),
    // The web is loaded before the API runs.
    get landing() {
      return launched().landing;
    },
  });
};

/** Changed files that are not loaded yet. */
const changed = new Set<string>();
const stale = { web: true, api: true };
let updating: Promise<void> | undefined;
/** Error that prevents all answers. */
let broken: Error | undefined;
const openAnswers = new Set<ServerResponse>();

const update = async (): Promise<void> => {
  const files = [...changed];
  changed.clear();
  if (files.includes(ROUTES)) await browser?.routesRead();
  const outdated = modules.outdate(files.flatMap((file) => (file === ROUTES ? SERVER_BUILD : file)));
  stale.web ||= outdated.has(join(root, WEB_ROOT));
  stale.api ||= outdated.has(join(root, API_ROOT)) || files.some(isReadByApi);
  try {
    if (stale.web) await loadWeb();
    stale.web = false;
    if (stale.api) {
      for (let waited = 0; openAnswers.size > 0 && waited < LAST_ANSWERS; waited += 10) await wait(10);
      await api.relaunch();
    }
    stale.api = false;
    broken = undefined;
  } catch (error) {
    report(error);
    if (!api.current() || !web) broken = error as Error;
    return;
  }
  if (isCovered || files.includes(ROUTES)) browser?.reload();
  else browser?.refresh();
  isCovered = false;
};

const onChange = (file: string): void => {
  if (file !== ROUTES && !modules.knows(file) && !isReadByApi(file)) return;
  changed.add(file);
  updating ??= (async () => {
    while (changed.size > 0) {
      await wait(DEBOUNCE);
      await update();
    }
  })()
    .catch(report)
    .finally(() => (updating = undefined));
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  // Requests during an update wait for its result.
  while (updating) await updating;
  if (broken)
    return void response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(brokenPage(broken));
  if (!request.url?.startsWith('/api/events')) {
    openAnswers.add(response);
    response.once('close', () => openAnswers.delete(response));
  }
  launched().api.fastify.server.emit('request', request, response);
};

const script = (response: ServerResponse, text: string): void =>
  void response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(text);

const server = createServer((request, response) => {
  const [path] = (request.url ?? '').split('?', 1);
  const next = () => void answer(request, response).catch(report);
  if (path === '/sw.js') return script(response, NO_WORKER);
  if (path === MANIFEST_PATH)
    return void modules
      .load<{ assets: unknown }>(SERVER_BUILD)
      .then(({ assets }) => script(response, `window.__reactRouterManifest=${JSON.stringify(assets)};`));
  if (path?.startsWith('/api/') || !browser) return next();
  return browser.vite.middlewares(request, response, next);
});

const stop = async (): Promise<void> => {
  server.closeAllConnections();
  await browser?.close();
  await api.stop();
  process.exit(0);
};

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!isStopping) void stop();
    isStopping = true;
  });

const start = async (): Promise<void> => {
  browser = await startDevBrowser(server);
  browser.vite.watcher.add(['api/src', 'api/migrations', 'contract/src'].map((folder) => join(root, folder)));
  for (const event of ['add', 'change', 'unlink'] as const) browser.vite.watcher.on(event, onChange);
  try {
    await loadWeb();
    stale.web = false;
  } catch (error) {
    report(error);
    broken = error as Error;
  }
  await api.relaunch();
  stale.api = false;
  const { config } = launched();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host === 'localhost' ? '127.0.0.1' : config.host }, resolve);
  });
  const { describeRun: announcement } = await modules.load<typeof LaunchModule>(API_ROOT);
  process.stdout.write(announcement(launched()));
};

await start().catch(async (error: Error & NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  const isPlain = isTaken || error.name === 'ConfigError' || error.name === 'DataFolderInUse';
  process.stderr.write(`${isPlain ? error.message : (error.stack ?? error.message)}\n`);
  await api.stop().catch(() => undefined);
  process.exit(1);
});
