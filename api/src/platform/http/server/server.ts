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
import { runForAnswer } from '../../concurrency/place.ts';
import { createConcurrencyLimit, emitWhenOver } from './admission.ts';
import { Answer, answersOn } from '../connection/answer.ts';
import { acceptBodies, BODY_LIMIT, parseQuery } from '../message/body.ts';
import { BUSY_POLICY, busyPage } from './busy-page.ts';
import { limitConnections } from '../connection/connections.ts';
import { readLocale } from '../message/language.ts';
import { toProblem } from '../message/problem.ts';
import type { Bounds } from '../connection/held.ts';
import { enforceReadRate, UNREAD_BOUNDS } from '../connection/readers.ts';
import {
  limitBodies,
  INCOMING_BOUNDS,
  answerAndClose,
  enforceUploadRate,
  type Pace,
  PACE,
  TOO_SLOW,
} from '../connection/pace.ts';
import { drainServer } from './stop.ts';
import { AppError } from '../../errors.ts';
import { PictureError } from '../../pictures/error.ts';

/** Options and limits of the server. */
export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  readonly trustProxy: number;
  /** The site uses https: answers carry HSTS. */
  readonly isHttps?: boolean | undefined;
  readonly limits: Pick<Limits, 'consume'>;
  /** Maximum requests in work; default 128. `Infinity` disables the limit and the check of event loop delay. */
  readonly atOnce?: number | undefined;
  /** Minimum speed of callers; default {@link PACE}. */
  readonly pace?: Pace | undefined;
  /** Limits of unread output; default {@link UNREAD_BOUNDS}. */
  readonly waiting?: Bounds | undefined;
  /** Limits of incomplete bodies; default {@link INCOMING_BOUNDS}. */
  readonly incoming?: Bounds | undefined;
  /** Maximum connections of one address; default {@link CONNECTIONS}. */
  readonly connections?: number | undefined;
}

/** A browser opens at most six, for seconds. */
const CONNECTIONS = 1_000;

/** `Retry-After` (seconds) of refused requests. */
const RETRY_AFTER = 2;

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Whether a browser requests a page, rather than a program an API answer. */
const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** Answers a caught value as a problem document; logs our faults as errors and overload as a warning. */
const answerProblem = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { problem, retryAfter } = toProblem(thrown, readLocale(request.headers['accept-language']), request.id);
  // A caller that disconnects while sending is not our fault and needs no `Retry-After`.
  const isGone = request.raw.destroyed && !request.raw.complete;
  if (problem.status >= 500 && !isGone) {
    const level = thrown instanceof AppError || thrown instanceof PictureError ? 'warn' : 'error';
    request.log[level]({ err: thrown, problem: problem.code }, 'request failed');
  }
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
  if (problem.code === 'unavailable' && wantsPage(request))
    return reply
      .header('content-security-policy', BUSY_POLICY)
      .type('text/html; charset=utf-8')
      .send(busyPage(problem.code, retryAfter ?? RETRY_AFTER));
  return reply.type(PROBLEM_TYPE).send(JSON.stringify(problem));
};

/** Codes of Node's HTTP parser; every other code means invalid HTTP. */
const UNREADABLE: Readonly<Record<string, ErrorCode>> = {
  [TOO_SLOW]: 'too-slow',
  HPE_HEADER_OVERFLOW: 'head-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
};

/** Answers input that Node cannot parse as HTTP, before there is a request. */
const answerUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // A second answer would become part of the one being sent.
  const [firstAnswer] = answersOn(socket);
  if (error.code === 'ECONNRESET' || !socket.writable || firstAnswer?.headersSent) return void socket.destroy();
  const { problem } = toProblem(new AppError(UNREADABLE[error.code ?? ''] ?? 'malformed'), 'vi', '');
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  answerAndClose(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
};

/** Creates a Fastify with limits of size, time and load (off by default), request ids and safe logs. */
export const createServer = async ({
  log,
  trustProxy,
  isHttps = false,
  limits,
  atOnce,
  pace = PACE,
  waiting = UNREAD_BOUNDS,
  incoming = INCOMING_BOUNDS,
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
    // During a stop, requests on open connections are answered normally (stop.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: parseQuery },
  });
  enforceUploadRate(app.server, pace);
  limitBodies(app.server, { look: pace.look, incoming, trustProxy });
  enforceReadRate(app.server, { pace, waiting, trustProxy });
  // A proxy's connections carry requests of all callers.
  if (trustProxy === 0) limitConnections(app.server, connections);
  drainServer(app);
  app.setErrorHandler(answerProblem);
  const admission = createConcurrencyLimit(atOnce);
  app.addHook('onClose', async () => admission.stop());
  emitWhenOver(app);
  // First hook, so that refusing a request costs almost nothing.
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    const isAdmitted = request.routeOptions.config.always || admission.admit(request.raw, reply.raw);
    if (!isAdmitted) throw new AppError('unavailable', { retryAfter: RETRY_AFTER });
  });
  // After the body was read: earlier work belongs to the connection.
  app.addHook('preHandler', (_request, reply, done) => runForAnswer(reply.raw, done));
  await acceptBodies(app);
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Same value as for pages (web/app/platform/request/security-headers.server.ts).
    hsts: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: atOnce === Infinity ? 0 : 2 * SECOND, // 0 disables the limit
    pressureHandler: () => {
      throw new AppError('unavailable', { retryAfter: RETRY_AFTER });
    },
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    void reply.header('x-request-id', request.id);
    // By the matched route: an address has many spellings, as `/%61pi/`.
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
