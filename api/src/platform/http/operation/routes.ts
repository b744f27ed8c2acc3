import { returnsFile, type FileAnswer } from '@m4u/contract/http/endpoint';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { readPreview, SEE_AS_HEADER, type PagePreview } from '@m4u/contract/insight/privacy/view.rules';
import { KEY_PREFIX } from '@m4u/contract/insight/integration/rules';
import { isLeftOut } from '@m4u/contract/insight/tracking/rules';
import { isLocalRequest } from '@m4u/contract/address/local-request';
import { isEmbeddedElsewhere, isNavigation } from '@m4u/contract/address/navigation';
import type { SiteOptions } from '@m4u/contract/http/same-origin';
import { parseCookie } from 'cookie';
import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, MemberActor } from '../../caller.ts';
import type { Context, RequestFacts } from '../../context.ts';
import { runAs, NOBODY } from '../../database/row-security/current-actor.ts';
import { AppError, fail } from '../../errors.ts';
import { readMultipart, signedBody } from '../message/body.ts';
import { isRefusal } from '../message/problem.ts';
import { clearedCookies } from '../message/session-cookies.ts';
import type { Operation, RawInput } from './invoke.ts';
import { readLocale } from '../message/language.ts';
import { canChangeState } from '../server/origin.ts';

/** Dependencies of the routes: authentication and the context of a request. */
export interface RouteNeeds {
  readonly site: SiteOptions;
  readonly operations: readonly Operation[];
  /**
   * Returns the member of an access token; with `isLenient` also for an expired token of a valid session. Errors:
   * session-expired, session-ended.
   */
  authenticate(token: string, isLenient?: boolean): Promise<Actor>;
  /** Returns the actor of an API key. Errors: key-invalid, rate-limited. */
  authenticateKey(key: string): Promise<MemberActor>;
  /** Returns the actor of a preview: a member views their page as others see it, by the header. Errors: not-found. */
  seenAs(actor: Actor, seeing: PagePreview | undefined): Promise<Actor>;
  context(actor: Actor, locale: 'vi' | 'en', facts: RequestFacts): Context & { readonly cookies: readonly string[] };
}

const readBearer = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const EVENTS = 'text/event-stream';

/** Sends an endless stream, bypassing Fastify and its handler timeout. It ends when either side ends. */
const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply => {
  void reply.hijack();
  // The connection was closed before the stream started.
  if (reply.raw.destroyed) {
    events.destroy();
    return reply;
  }
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  pipeline(events, reply.raw, () => undefined);
  return reply;
};

const VISITOR: Actor = { kind: 'visitor' };

/** Determines the actor of a call, by how the operation treats sessions. Errors: session-expired, session-ended. */
const findCaller = async (
  { authenticate }: RouteNeeds,
  { endpoint: { session } }: Operation,
  token: string | undefined,
): Promise<Actor> => {
  if (!token || session === 'ignored') return VISITOR;
  if (session === undefined) return authenticate(token);
  return authenticate(token, true).catch((error: unknown) => {
    if (error instanceof AppError) return VISITOR;
    throw error;
  });
};

const isStream = ({ endpoint }: Operation): boolean => returnsFile(endpoint) && endpoint.result.produces === EVENTS;

const respond = async (reply: FastifyReply, operation: Operation, result: unknown): Promise<unknown> => {
  if (!returnsFile(operation.endpoint))
    return reply.type('application/json; charset=utf-8').send(operation.serialize(result));
  const answer = result as FileAnswer;
  void reply.headers(answer.headers ?? {});
  if (answer.unchanged) return reply.code(304).send();
  if (answer.location !== undefined) return reply.redirect(answer.location, 302);
  const { produces } = operation.endpoint.result;
  if (answer.status !== undefined) void reply.code(answer.status);
  if (!reply.hasHeader('content-type')) void reply.type(produces);
  return produces === EVENTS && answer.body instanceof Readable
    ? sendEvents(reply, answer.body)
    : reply.send(answer.body);
};

const rawInput = async (request: FastifyRequest, operation: Operation): Promise<RawInput> => {
  const { params, query, headers } = request;
  if (operation.endpoint.consumes !== 'multipart')
    return { params, query, body: request.body, idempotencyKey: headers['idempotency-key'] };
  return { params, query, ...(await readMultipart(request)) };
};

/** The body of a signed call as it came, with the headers that sign it. */
const readSigned = (request: FastifyRequest, { endpoint: { signature = [] } }: Operation): RequestFacts['signed'] => {
  const body = signature.length === 0 ? undefined : signedBody(request);
  return (
    body && { body, headers: Object.fromEntries(signature.map((name) => [name, String(request.headers[name] ?? '')])) }
  );
};

const toPattern = (part: string): string => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part));

/**
 * Answers what no operation takes: 405 for a declared path with another method, else 404. Paths are compared only here;
 * a route for each refused method would double the time of a start.
 */
const refuseOthers = (app: FastifyInstance, operations: readonly Operation[]): void => {
  const paths = [...Map.groupBy(operations, ({ endpoint }) => endpoint.path)].map(([path, here]) => ({
    pattern: new RegExp(`^${path.split('/').map(toPattern).join('/')}$`),
    methods: here.map(({ endpoint }) => endpoint.method),
  }));
  app.all('/*', (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`;
    const methods = new Set<string>(
      paths.filter(({ pattern }) => pattern.test(path)).flatMap((found) => found.methods),
    );
    // Without this an unknown API path would be handled as a page. A part of a path may also be too long for its route.
    if (methods.size === 0 || methods.has(request.method)) fail('not-found');
    void reply.header('allow', [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', '));
    return fail('method-not-allowed');
  });
};

/** Mounts every operation at its path. */
export const mountOperations = (app: FastifyInstance, needs: RouteNeeds): void => {
  const handle = (operation: Operation) => async (request: FastifyRequest, reply: FastifyReply) => {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const bearer = readBearer(request);
    const hasSessionCookie = ACCESS_COOKIE in cookies || REFRESH_COOKIE in cookies;
    if (request.isMultipart() && operation.endpoint.consumes !== 'multipart') fail('wrong-type');
    const isTrusted = bearer !== undefined || operation.endpoint.from === 'anywhere';
    if (!isTrusted && !canChangeState(request, needs.site, hasSessionCookie)) fail('cross-site');
    const token = bearer ?? (isEmbeddedElsewhere(request.headers) ? undefined : cookies[ACCESS_COOKIE]);
    const actor = bearer?.startsWith(KEY_PREFIX)
      ? await needs.authenticateKey(bearer)
      : await findCaller(needs, operation, token);
    // A page, or a queued request in one, acts for the member who opened it and for no later account.
    const reader = request.headers['x-reader'];
    if (reader !== undefined && actor.kind === 'member' && actor.memberId !== reader) fail('session-changed');
    const seeing = request.headers[SEE_AS_HEADER];
    // A preview has no key, so a key must not begin one.
    if (seeing !== undefined && actor.kind === 'member' && actor.key) fail('key-scope');
    // A preview may change nothing.
    if (seeing !== undefined && operation.endpoint.method !== 'GET') fail('forbidden');
    const shownTo = seeing === undefined ? actor : await needs.seenAs(actor, readPreview(String(seeing)));
    const ctx = needs.context(shownTo, readLocale(request.headers['accept-language']), {
      id: request.id,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      uncounted: seeing !== undefined || isLeftOut(request.method, request.headers),
      isFetched: seeing !== undefined || request.method === 'HEAD' || !isNavigation(request.headers),
      isLocal: isLocalRequest(request.raw),
      bearer,
      refreshToken: cookies[REFRESH_COOKIE],
      ifNoneMatch: request.headers['if-none-match'],
      range: request.headers.range,
      ifRange: request.headers['if-range']?.toString(),
      lastEventId: request.headers['last-event-id']?.toString(),
      cookie: (name) => cookies[name],
      signed: readSigned(request, operation),
    });
    await operation.admit(ctx);
    const clearRefused = (error: unknown): never => {
      if (operation.endpoint.refusal === 'clears-session' && hasSessionCookie && isRefusal(error))
        void reply.header('set-cookie', clearedCookies());
      if (error instanceof AppError && error.details.cookies)
        void reply.header('set-cookie', [...error.details.cookies]);
      throw error;
    };
    const result = await operation.run(ctx, await rawInput(request, operation)).catch(clearRefused);
    if (ctx.cookies.length > 0) void reply.header('set-cookie', [...ctx.cookies]);
    // Answers are private; shared caches store only what an answer itself allows.
    void reply.header('cache-control', 'private, no-store');
    return respond(reply, operation, result);
  };
  for (const operation of needs.operations) {
    const { method, path } = operation.endpoint;
    const config = {
      ...(isStream(operation) && ({ always: true } as const)),
      ...(operation.endpoint.signature !== undefined && ({ signed: true } as const)),
    };
    const answer = handle(operation);
    // The actor is anonymous until authentication, and while the answer is sent.
    const handler = (request: FastifyRequest, reply: FastifyReply) => runAs(NOBODY, () => answer(request, reply));
    app.route({ method, url: path, config, handler });
  }
  refuseOthers(app, needs.operations);
};
