/**
 * Metrics for Prometheus. Values are read from their sources at each scrape; only calls are counted as they happen. No
 * label holds an id, an address or user text.
 */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import { fail } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isSame } from '../keys/crypto.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { Messages } from '../messages/messages.ts';
import type { Stream } from '../stream/stream.ts';
import { countMovementsWritten, listWaitingJobs } from './queries.ts';

/** Figures of the page cache since the start, provided by the web. */
interface PageFigures {
  /** Answers from the cache. */
  readonly hits: number;
  /** Cacheable requests that the cache could not answer. */
  readonly misses: number;
  /** Cached pages and their total bytes. */
  readonly pages: number;
  readonly bytes: number;
}

/** Sources of the metrics. */
export interface MetricsSources {
  readonly pool: pg.Pool;
  readonly jobs: Pick<Jobs, 'figures'>;
  readonly limits: Pick<Limits, 'refusals'>;
  readonly messages: Pick<Messages, 'figures'>;
  readonly stream: Pick<Stream, 'open'>;
  readonly log: Log;
}

/** Metrics of this process. */
export interface Metrics {
  /** Sets the source of the page cache's figures. */
  watchPages(figures: () => PageFigures): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  /** Opens the metrics port when configured. Errors: ConfigError when it is in use. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Histogram buckets in seconds: from a cached answer to an unacceptable wait. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Sampling interval (ms) of the event loop's utilisation. The library's default wakes an idle process ten times a
 * second.
 */
const UTILIZATION_INTERVAL = 5_000;

/**
 * Counts calls of the server, and serves `/metrics` to holders of METRICS_TOKEN, or on a separate port; everybody else
 * gets 404. Returns undefined when neither is configured; then nothing is counted.
 */
export const createMetrics = (
  app: FastifyInstance,
  { token, port, host }: Config['metrics'],
  sources: MetricsSources,
): Metrics | undefined => {
  if (token === undefined && port === undefined) return undefined;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: UTILIZATION_INTERVAL });
  countCalls(app, registry);
  const pages = registerMetrics(registry, sources);
  const text = () => registry.metrics();

  if (token !== undefined)
    app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      const suppliedToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (suppliedToken === undefined || !isSame(suppliedToken, token)) fail('not-found');
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await text());
    });

  let server: Server | undefined;
  return {
    text,
    watchPages: pages.watch,
    start: async () => {
      if (port === undefined) return;
      server = createMetricsServer(registry, sources.log).listen(port, host);
      await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
        throw new ConfigError(`METRICS_PORT ${port} cannot be listened to: ${error.message}`);
      });
    },
    stop: async () => {
      registry.clear();
      server?.close();
      server?.closeAllConnections();
    },
  };
};

/** Creates the server of the metrics port, which serves nothing else of M4U. */
const createMetricsServer = (registry: Registry, log: Log): Server =>
  createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'figures could not be gathered');
        response.writeHead(500).end();
      },
    );
  });

/** Measures every call by its route pattern, so that no id becomes a label. Pages are the route `/*`. */
const countCalls = (app: FastifyInstance, registry: Registry): void => {
  const seconds = new Histogram({
    name: 'm4u_http_request_duration_seconds',
    help: 'Time to the end of an answer; pages from the page cache are counted there.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === '/metrics') return;
    const status = `${Math.floor(reply.raw.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
};

type MetricValues = Record<string, string>;

/** Registers a gauge that reads its value at each scrape. */
const registerReading = (
  registry: Registry,
  kind: typeof Gauge | typeof Counter,
  [name, help, ...labelNames]: readonly [name: string, help: string, ...labels: string[]],
  readings: () => Iterable<readonly [MetricValues, number]> | Promise<Iterable<readonly [MetricValues, number]>>,
): void => {
  const figure: Gauge<string> | Counter<string> = new kind({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async () => {
      const found = await readings();
      figure.reset();
      for (const [labels, value] of found) figure.inc(labels, value);
    },
  });
};

/** Registers all other metrics; a failed database query omits only its own. */
const registerMetrics = (registry: Registry, { pool, jobs, limits, messages, stream, log }: MetricsSources) => {
  let pageFigures: (() => PageFigures) | undefined;
  const pagesOf = (choose: (figures: PageFigures) => (readonly [MetricValues, number])[]) => () =>
    pageFigures ? choose(pageFigures()) : [];
  const queryOrNone = <T>(question: () => Promise<T[]>) =>
    question().catch((error: unknown): T[] => {
      log.warn({ err: error }, 'a figure could not be asked of the database');
      return [];
    });
  // A scrape collects all gauges concurrently: two gauges of one query share its result.
  let waiting: ReturnType<typeof listWaitingJobs> | undefined;
  const jobsNow = () => {
    waiting ??= queryOrNone(() => listWaitingJobs(pool)).finally(() => (waiting = undefined));
    return waiting;
  };

  registerReading(
    registry,
    Counter,
    ['m4u_page_cache_requests_total', 'Requests that a kept page may answer.', 'outcome'],
    pagesOf(({ hits, misses }) => [
      [{ outcome: 'hit' }, hits],
      [{ outcome: 'miss' }, misses],
    ]),
  );
  registerReading(
    registry,
    Gauge,
    ['m4u_page_cache_pages', 'Pages that are kept.'],
    pagesOf(({ pages }) => [[{}, pages]]),
  );
  registerReading(
    registry,
    Gauge,
    ['m4u_page_cache_bytes', 'Bytes of kept pages.'],
    pagesOf(({ bytes }) => [[{}, bytes]]),
  );
  registerReading(registry, Gauge, ['m4u_database_connections', 'Connections of the pool.', 'state'], () => [
    [{ state: 'used' }, pool.totalCount - pool.idleCount],
    [{ state: 'idle' }, pool.idleCount],
  ]);
  registerReading(registry, Gauge, ['m4u_database_waiting', 'Who waits for a connection of the pool.'], () => [
    [{}, pool.waitingCount],
  ]);
  registerReading(
    registry,
    Gauge,
    ['m4u_jobs_waiting', 'Jobs that wait, in all processes; dead ones have failed.', 'job', 'dead'],
    async () => (await jobsNow()).map(({ job, dead, count }) => [{ job, dead: String(dead) }, count] as const),
  );
  registerReading(
    registry,
    Gauge,
    ['m4u_jobs_oldest_seconds', 'How long the oldest job that is due has waited.', 'job'],
    async () => (await jobsNow()).filter(({ dead }) => !dead).map(({ job, oldest }) => [{ job }, oldest] as const),
  );
  registerReading(
    registry,
    Counter,
    ['m4u_jobs_total', 'Runs of jobs by this process; mails, texts and pushes are jobs.', 'job', 'outcome'],
    () =>
      [...jobs.figures()].flatMap(([job, { done, failed }]) => [
        [{ job, outcome: 'done' }, done] as const,
        [{ job, outcome: 'failed' }, failed] as const,
      ]),
  );
  registerReading(
    registry,
    Counter,
    [
      'm4u_messages_total',
      'Codes and receipts of this process by way; why a way did not take them.',
      'way',
      'kind',
      'outcome',
    ],
    () => [...messages.figures().values()].map(({ labels, count }) => [labels, count] as const),
  );
  registerReading(registry, Gauge, ['m4u_streams_open', 'Streams of changes that are open.'], () => [
    [{}, stream.open()],
  ]);
  registerReading(registry, Counter, ['m4u_limits_refused_total', 'Calls that a limit sent away.', 'limit'], () =>
    [...limits.refusals()].map(([limit, count]) => [{ limit }, count] as const),
  );
  registerReading(
    registry,
    Counter,
    ['m4u_point_movements_total', 'Movements of points written, in all processes, as PostgreSQL counts them.'],
    async () =>
      (await queryOrNone(async () => [await countMovementsWritten(pool)])).map((count) => [{}, count] as const),
  );

  return { watch: (figures: () => PageFigures) => void (pageFigures = figures) };
};
