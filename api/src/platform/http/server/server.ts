import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import { SECOND } from '@m4u/contract/durations';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@m4u/contract/http/errors';
import { uuidv7 } from '../../ids.ts';
import type { Limits } from '../../limits/limits.ts';
import { workFor } from '../../concurrency/place.ts';
import { createConcurrencyLimit, tellWhenOver } from './admission.ts';
import { Answer, answersOn } from '../connection/answer.ts';
import { acceptBodies, BODY_LIMIT, parseQuery } from '../message/body.ts';
import { BUSY_POLICY, busyPage } from './busy-page.ts';
import { boundConnections } from '../connection/connections.ts';
import { localeOf } from '../message/language.ts';
import { problemOf } from '../message/problem.ts';
import type { Bounds } from '../connection/held.ts';
import { keepReading, WAITING } from '../connection/readers.ts';
import {
  boundBodies,
  COMING,
  answerAndClose,
  enforceUploadRate,
  type Pace,
  PACE,
  TOO_SLOW,
} from '../connection/pace.ts';
import { drainServer } from './stop.ts';
import { AppError } from '../../errors.ts';
import { PictureError } from '../../pictures/error.ts';

/** How the server listens and what it refuses. */
export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  readonly trustProxy: number;
  /** People reach the site by https: browsers are told to ask for it in no other way. */
  readonly isHttps?: boolean | undefined;
  readonly limits: Pick<Limits, 'consume'>;
  /** Requests that are worked on at once; 128 unless told. `Infinity` takes any number, however late the process is. */
  readonly atOnce?: number | undefined;
  /** How slowly a caller may send and read; as {@link PACE} unless told. */
  readonly pace?: Pace | undefined;
  /** What may wait for readers who take nothing; as {@link WAITING} unless told. */
  readonly waiting?: Bounds | undefined;
  /** What may be held of bodies that are still coming; as {@link COMING} unless told. */
  readonly coming?: Bounds | undefined;
  /** Connections that one address may have open; {@link CONNECTIONS} unless told. */
  readonly connections?: number | undefined;
}

/** A browser opens six at most, and needs them for seconds. */
const CONNECTIONS = 1_000;

/** When whoever is sent away may come again, in seconds. */
const AGAIN = 2;

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Whether a person waits for a page, and not a program for an answer of the API. */
const isForReading = ({ headers, url }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** Turns anything thrown into a problem document; what is our fault is logged as an error, sending away as a warning. */
const answerProblem = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { problem, retryAfter } = problemOf(thrown, localeOf(request.headers['accept-language']), request.id);
  // A caller who went away in the midst of a request is no fault of ours, and nothing to come back to.
  const isGone = request.raw.destroyed && !request.raw.complete;
  if (problem.status >= 500 && !isGone) {
    const level = thrown instanceof AppError || thrown instanceof PictureError ? 'warn' : 'error';
    request.log[level]({ err: thrown, problem: problem.code }, 'request failed');
  }
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
  if (problem.code === 'unavailable' && isForReading(request))
    return reply
      .header('content-security-policy', BUSY_POLICY)
      .type('text/html; charset=utf-8')
      .send(busyPage(problem.code, retryAfter ?? AGAIN));
  return reply.type(PROBLEM_TYPE).send(JSON.stringify(problem));
};

/** What Node's parser gives up, by its error codes; everything else is no HTTP. */
const UNREADABLE: Readonly<Record<string, ErrorCode>> = {
  [TOO_SLOW]: 'too-slow',
  HPE_HEADER_OVERFLOW: 'head-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
};

/** Answers what Node itself could not read as HTTP, before there is a request. */
const answerUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // Where an answer has begun, another one would be taken for a part of it.
  const [begun] = answersOn(socket);
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) return void socket.destroy();
  const { problem } = problemOf(new AppError(UNREADABLE[error.code ?? ''] ?? 'malformed'), 'vi', '');
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  answerAndClose(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
};

/** A Fastify with its limits on: sizes, times, pressure (its defaults are off), request ids and safe logs. */
export const createServer = async ({
  log,
  trustProxy,
  isHttps = false,
  limits,
  atOnce,
  pace = PACE,
  waiting = WAITING,
  coming = COMING,
  connections = CONNECTIONS,
}: ServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    clientErrorHandler: answerUnreadable,
    genReqId: () => uuidv7(),
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: pace.head, connectionsCheckingInterval: pace.look, ServerResponse: Answer },
    requestTimeout: pace.whole,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 72 * SECOND,
    handlerTimeout: 60 * SECOND,
    // Requests that come on kept connections while it stops are answered like any other (stop.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: parseQuery },
  });
  enforceUploadRate(app.server, pace);
  boundBodies(app.server, { look: pace.look, coming, trustProxy });
  keepReading(app.server, { pace, waiting, trustProxy });
  // The connections of a proxy are those of everybody.
  if (trustProxy === 0) boundConnections(app.server, connections);
  drainServer(app);
  app.setErrorHandler(answerProblem);
  const admission = createConcurrencyLimit(atOnce);
  app.addHook('onClose', async () => admission.stop());
  tellWhenOver(app);
  // The first thing of all: who is sent away must cost next to nothing.
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    const isAdmitted = request.routeOptions.config.always || admission.admit(request.raw, reply.raw);
    if (!isAdmitted) throw new AppError('unavailable', { retryAfter: AGAIN });
  });
  // Not before the body is read: what follows from that begins at the connection.
  app.addHook('preHandler', (_request, reply, done) => workFor(reply.raw, done));
  await acceptBodies(app);
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // In the words of the pages (web/app/platform/request/security-headers.server.ts).
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: atOnce === Infinity ? 0 : 2 * SECOND, // 0 is no limit
    pressureHandler: () => {
      throw new AppError('unavailable', { retryAfter: AGAIN });
    },
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    void reply.header('x-request-id', request.id);
    // By the route that was found: an address has many spellings, as `/%61pi/`.
    if (request.routeOptions.url?.startsWith('/api/')) await limits.consume('requestsByAddress', request.ip);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  app.setNotFoundHandler(() => {
    throw new AppError('not-found');
  });
  return app;
};
