import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeRun, ConfigError, launch, type LaunchedApi, secondsUntilWithin } from '@m4u/api';
import type { ClientFactory } from '@m4u/contract/api';
import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import type { Visit } from '@m4u/contract/insight/tracking/rules';
import { findCurrentBuild } from './scripts/builds/kept-builds.mjs';

/** What the built web app exports; see web/app/server.ts. */
interface WebBuild {
  createWeb(options: {
    client: ClientFactory;
    publicUrl?: string;
    trustProxy?: number;
    count: (visit: Visit) => void;
    countRender: (address: string) => Promise<number>;
    landing: LandingSettings;
  }): {
    answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
    clear(tags: readonly string[]): void;
    clearAll(): void;
    pageFigures(): { hits: number; misses: number; pages: number; bytes: number };
  };
}

/** The server's half of the current build. Errors: ConfigError when there is no build, or it lacks a file. */
const findWeb = (): string => {
  try {
    return pathToFileURL(join(findCurrentBuild(join(import.meta.dirname, 'web/build')), 'server/index.js')).href;
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
};

/** How long a stop may take before the process ends all the same, in milliseconds. */
const STOP_WITHIN = 25_000;

/** Serves the web app wherever the API does not answer, and keeps its page cache true to the data. */
const mountWeb = async ({ api, config, landing }: LaunchedApi): Promise<void> => {
  const { createWeb } = (await import(findWeb())) as WebBuild;
  const web = createWeb({
    client: api.client,
    trustProxy: config.trustProxy,
    count: (visit) => api.platform.tracker.visit(visit),
    countRender: (address) => secondsUntilWithin(api.platform.limits, 'pagesByAddress', address),
    landing,
    ...(config.publicUrlGiven && { publicUrl: config.publicUrl }),
  });
  api.metrics?.watchPages(() => web.pageFigures());
  api.events.on({ name: 'page cache', onEvent: ({ tags }) => web.clear(tags), onGap: () => web.clearAll() });
  await api.fastify.register(async (pages) => {
    // Pages read their own forms from the untouched stream.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null));
    pages.all('/*', async (request, reply) => {
      reply.hijack();
      await web.handle(request.raw, reply.raw);
    });
  });
  // What lies ready in memory is answered before the API's hooks, which cost as much again as the answer.
  const { server } = api.fastify;
  const answers = server.listeners('request');
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (web.answerFromMemory(request, response)) return;
    for (const answer of answers) answer.call(server, request, response);
  });
};

/** One Ctrl-C can arrive twice, from the terminal and from npm: repeats this soon (ms) are the same wish. */
const SAME_WISH = 1_000;

/** Ends on the first SIGINT, SIGTERM or SIGHUP when what is under way has finished; at once when asked again. */
const stopOnSignals = (launched: LaunchedApi): void => {
  let asked: number | undefined;
  const stop = () => {
    if (asked !== undefined) {
      if (performance.now() - asked > SAME_WISH) process.exit(1);
      return;
    }
    asked = performance.now();
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    launched.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};

/** Connections that may wait to be taken in: of more at once, some would be heard seconds later. */
const BACKLOG = 4_096;

const listen = async (launched: LaunchedApi): Promise<void> => {
  const { port } = launched.config;
  // Asked for localhost, Fastify opens a second server for IPv6, whose requests its close does not wait for.
  const host = launched.config.host === 'localhost' ? '127.0.0.1' : launched.config.host;
  await launched.api.fastify.listen({ host, port, backlog: BACKLOG }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`Port ${port} is in use already. Stop what uses it, or choose another with PORT.`);
  });
};

const main = async (): Promise<void> => {
  const launched = await launch(process.env);
  try {
    await mountWeb(launched);
    await listen(launched);
  } catch (error) {
    await launched.stop();
    throw error;
  }
  stopOnSignals(launched);
  process.stdout.write(describeRun(launched));
};

// There is no option: whatever stands on the line is asked for help or refused, before anything starts.
if (process.argv.length > 2) await (await import('./scripts/start.command.ts')).command.parseAsync();

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
