import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ClientFactory } from '@m4u/contract/api';
import { errors } from '@m4u/contract/http/errors';
import { isNavigation } from '@m4u/contract/address/navigation';
import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import * as build from 'virtual:react-router/server-build';
import { RouterContextProvider } from 'react-router';
import {
  answerKept,
  answerPage,
  answerResponse,
  answerTooOften,
  lastResort,
} from './platform/document/response.server.ts';
import {
  flashCookie,
  hasSession,
  languageCookie,
  readableCookie,
  readCookie,
  rememberedLanguage,
} from './platform/session/cookies.ts';
import { createDispatch } from './platform/request/dispatch.server.ts';
import { chooseEncoding } from '@m4u/contract/encoding';
import { chooseLanguage, type Locale, toLocale } from './platform/language/language.ts';
import type { FinishedPage } from './platform/cache/kept-page.server.ts';
import { createQueryFilter } from './platform/request/known-query.server.ts';
import { KEPT_FOR, PageCache } from './platform/cache/page-cache.server.ts';
import { BodyRefused } from './platform/request/form-body.server.ts';
import { readRequest } from './platform/request/request.server.ts';
import { routeNames } from './platform/request/route-names.server.ts';
import { changesState, isSameOrigin } from './platform/session/same-origin.server.ts';
import { currentScope, Scope, scopeContext, type Report, type Setup } from './platform/request/scope.server.ts';
import {
  policyWithNonce,
  publicHeaders,
  securityHeaders,
  withoutOpenerPolicy,
} from './platform/request/security-headers.server.ts';
import { StaticFiles } from './platform/document/static-files.server.ts';
import { withoutTrackers } from './platform/request/tracking-params.server.ts';
import { isPlain, loggedPath, readVisit } from './platform/request/visit.server.ts';
import { type CountVisit, createVisits } from './platform/cache/page-views.server.ts';

/** What the web needs of the program that runs it. */
export interface WebOptions {
  /** The API, called in-process on behalf of a request's reader. */
  readonly client: ClientFactory;
  /** The site's public address; without it the request's own host counts. */
  readonly publicUrl?: string;
  /** How many proxies stand before us, each adding whom it was asked by to `X-Forwarded-For`; none unless told. */
  readonly trustProxy?: number;
  /** Bytes that kept pages may take together; 64 MiB unless told, 0 keeps none. */
  readonly pageCacheBytes?: number;
  /** Takes note of unexpected failures. */
  readonly report?: Report;
  /** Takes note of pages that were shown to somebody whose own they are not. */
  readonly count?: CountVisit;
  /** Counts a page that has to be rendered against who asks; answers how many seconds they are to wait, 0 for none. */
  readonly countRender?: (address: string) => Promise<number>;
  /** Pages and prices of the start page; drawn pages and no prices by default. */
  readonly landing?: LandingSettings | undefined;
}

/** The web app as a program runs it. */
export interface Web {
  /**
   * Answers at once what lies ready in memory: a file of the build, or a kept page. False for all else. A program asks
   * this first, before a request passes through anything else: it also takes what counts nothing out of the address.
   */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers what did not lie ready in memory and is not the API's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Drops the kept pages that show any of these; call it after a commit and before the change is acknowledged. */
  clear(tags: readonly string[]): void;
  /** Drops every kept page. */
  clearAll(): void;
  /** How the cache of pages does: what it has answered since the start, and what it holds now. */
  pageFigures(): { hits: number; misses: number; pages: number; bytes: number };
}

const logFailure: Report = (error, { requestId, address }) => console.error(requestId, loggedPath(address), error);

/** What the address asks the browser to remember: the language chosen by `?lang=`, unless it is remembered already. */
const languageChoice = ({ url = '', headers }: IncomingMessage): string[] => {
  // A picture on somebody's page must not turn the language of who looks at it.
  if (!url.includes('lang=') || !isNavigation(headers)) return [];
  const requestedLanguage = toLocale(new URLSearchParams(url.slice(url.indexOf('?'))).get('lang'));
  const remembered = readCookie(headers.cookie ?? '', languageCookie);
  return requestedLanguage && requestedLanguage !== remembered
    ? [readableCookie(languageCookie, requestedLanguage)]
    : [];
};

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** The language of a page that is not rendered: what the address asks for, or the reader chose before. */
const languageOf = ({ url = '', headers }: IncomingMessage): Locale =>
  chooseLanguage({
    requested: new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang'),
    remembered: rememberedLanguage(headers.cookie ?? ''),
  });

/** What pages and their forms are asked with; a Request could not even be made of some of the others. */
const methods = ['GET', 'HEAD', 'POST'];
const Allow = methods.join(', ');

/** Whether an answer refuses what it may not refuse later. */
const isForNow = ({ status }: Response): boolean => status === 429 || status === 503;

const withCookies = (headers: Readonly<Record<string, string>>, cookies: readonly string[]) =>
  cookies.length > 0 ? { ...headers, 'Set-Cookie': [...cookies] } : headers;

/** Makes the web app. It keeps its files and its kept pages in memory, and opens nothing. */
export const createWeb = (options: WebOptions): Web => {
  const https = options.publicUrl?.startsWith('https:') ?? false;
  const headers = securityHeaders(https);
  const forEverybody = publicHeaders(headers);
  // In development Vite serves the browser's half.
  const files = import.meta.env.DEV
    ? undefined
    : new StaticFiles(fileURLToPath(new URL('../client', import.meta.url)), headers);
  const cache = new PageCache({ maximumBytes: options.pageCacheBytes ?? 64 * 1024 * 1024, lifetime: KEPT_FOR });
  const dispatch = createDispatch(build);
  const withoutUnknown = createQueryFilter(build.routes);
  const visits = createVisits(options.count, options);
  const setup: Setup = {
    client: options.client,
    report: options.report ?? logFailure,
    routeNames: routeNames(build.routes),
    get landing() {
      return options.landing;
    },
  };

  const render = async (request: IncomingMessage, response: ServerResponse, key?: string): Promise<void> => {
    const visit = readVisit(request, options);
    if (!visit) return void response.writeHead(400, headers).end();
    const scope = new Scope(visit, setup);
    // Counted in memory: nobody else begins to render the same page before this one has.
    const wait = (await options.countRender?.(visit.ip)) ?? 0;
    if (wait > 0 && visit.isDocument) return answerTooOften(response, wait, languageOf(request), headers);
    if (wait > 0) scope.tooOften = wait;
    const ticket = key === undefined ? undefined : cache.begin(key);
    let answer;
    let page;
    try {
      const context = new RouterContextProvider(new Map([[scopeContext, scope]]));
      const webRequest = await readRequest(request, visit);
      const route = dispatch(visit.url.pathname);
      answer = await currentScope.run(scope, () => route(webRequest, context));
    } finally {
      page = ticket && answer && finished(scope, answer);
      if (ticket) cache.finish(ticket, page);
    }
    if (page) withoutOpenerPolicy(response);
    if (answer.status === 200) visits.note(request, scope.pageView);
    const cookies = [...scope.cookies(), ...languageChoice(request)];
    cookies.push(...answer.headers.getSetCookie());
    const common = withCookies(
      {
        ...(page ? forEverybody : headers),
        'X-Request-Id': visit.requestId,
        ...(isForNow(answer) && { 'Retry-After': `${scope.retryAfter ?? 2}` }),
      },
      cookies,
    );
    if (scope.html === undefined && answer.status < 500) return answerResponse(response, answer, common);
    const policy = { 'Content-Security-Policy': policyWithNonce(visit.nonce) };
    const html = scope.html ?? lastResort(visit.requestId);
    // A page that is kept is compressed well at its second request.
    const effort = page || !scope.isFirstVisit ? 'quick' : 'thorough';
    return answerPage(request, response, { status: answer.status, html, effort }, { ...common, ...policy });
  };

  /** The page to keep, when its screen allowed it and it is nobody's in particular. */
  const finished = (scope: Scope, answer: Response): FinishedPage | undefined => {
    const { html, tags, until, pageView, visit } = scope;
    if (html === undefined || !tags || answer.status !== 200 || scope.cookies().length > 0) return undefined;
    return answer.headers.has('set-cookie') ? undefined : { html, nonce: visit.nonce, tags, until, pageView };
  };

  /** Under which a page is kept; undefined for a request whose answer is for its reader alone. */
  const keyOf = (request: IncomingMessage): string | undefined => {
    const { cookie = '', host = '' } = request.headers;
    const personal = cookie !== '' && (hasSession(cookie) || readCookie(cookie, flashCookie) !== undefined);
    if (changesState(request.method) || personal || pathOf(request).endsWith('.data')) return undefined;
    if (!isPlain(request.url ?? '/')) return undefined;
    const language = toLocale(rememberedLanguage(cookie)) ?? '';
    return `${options.publicUrl ? '' : host} ${language} ${request.url}`;
  };

  const cacheCounts = { hits: 0, misses: 0 };

  const answerFromMemory = (request: IncomingMessage, response: ServerResponse): boolean => {
    visits.withoutMark(request);
    request.url = withoutTrackers(request.url ?? '/');
    if (files?.answer(request, response, pathOf(request))) return true;
    if (!changesState(request.method)) request.url = withoutUnknown(request.url);
    const key = keyOf(request);
    const keptPage = key === undefined ? undefined : cache.get(key);
    if (keptPage === undefined || !answerKept(request, response, keptPage, forEverybody, languageChoice(request)))
      return false;
    cacheCounts.hits += 1;
    visits.note(request, keptPage.pageView);
    return true;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!methods.includes(request.method ?? '')) return void response.writeHead(405, { ...headers, Allow }).end();
    if (changesState(request.method) && !isSameOrigin(request, options))
      return void response.writeHead(403, headers).end();
    const key = keyOf(request);
    const keptPage = key === undefined ? undefined : (cache.get(key) ?? (await cache.join(key)));
    if (key !== undefined) cacheCounts[keptPage ? 'hits' : 'misses'] += 1;
    if (!keptPage) return render(request, response, key);
    await keptPage.encoded(chooseEncoding(request.headers['accept-encoding']));
    answerKept(request, response, keptPage, forEverybody, languageChoice(request));
    visits.note(request, keptPage.pageView);
  };

  return {
    answerFromMemory,
    handle: async (request, response) => {
      try {
        await handle(request, response);
      } catch (error) {
        fail(error, request, response, { headers, report: setup.report });
      }
    },
    clear: (tags) => cache.clear(tags),
    clearAll: () => cache.clearAll(),
    pageFigures: () => ({ ...cacheCounts, ...cache.size }),
  };
};

/** Answers what React Router itself could not: what is no form of ours, or a fault of ours. */
const fail = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  { headers, report }: { headers: Readonly<Record<string, string>>; report: Report },
): void => {
  // Who went away in the midst of a body hears nothing, and it is no fault of ours.
  if (request.destroyed && !request.complete) return void response.destroy();
  const code = error instanceof BodyRefused ? error.code : 'internal';
  const requestId = randomUUID();
  if (code === 'internal') report(error, { requestId, address: pathOf(request) });
  if (response.headersSent) return void response.destroy();
  response.writeHead(errors[code].status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'X-Request-Id': requestId,
    Connection: 'close',
  });
  response.end(lastResort(requestId, code));
};
