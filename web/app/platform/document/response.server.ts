import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { errors, type ErrorCode } from '@m4u/contract/http/errors';
import { chooseEncoding, type Encoding } from '@m4u/contract/encoding';
import type { KeptPage } from '../cache/kept-page.server.ts';
import type { Locale } from '../language/language.ts';

type Headers = Record<string, string | string[]>;

/** Below this many characters compression saves no packet. */
const worthCompressing = 1400;

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Encoding, Cookie',
};

const send = (request: IncomingMessage, response: ServerResponse, status: number, headers: Headers, bytes: Buffer) => {
  headers['Content-Length'] = String(bytes.length);
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes);
};

/**
 * Answers a cached page, or 304; `common` are the headers of every answer, `cookies` those set by this one. Returns
 * false, and does nothing, when the page is not available in the accepted encoding.
 */
export const answerKept = (
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  common: Readonly<Record<string, string>>,
  cookies: readonly string[],
): boolean => {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { hash, policy } = page.prepared;
  const bytes = page.ready(encoding);
  if (!bytes) return false;
  // Built once: at tens of thousands of answers a second, building headers would cost most.
  const head = page.head(encoding, () => ({
    ...common,
    ...pageHeaders,
    'Cache-Control': 'no-cache',
    ETag: `"${hash}-${encoding}"`,
    'Content-Security-Policy': policy,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(bytes.length),
  }));
  const setCookie = cookies.length > 0 && { 'Set-Cookie': [...cookies] };
  if (request.headers['if-none-match']?.includes(hash)) {
    const { 'Content-Length': _none, ...unchanged } = head;
    response.writeHead(304, { ...unchanged, ...setCookie }).end();
    return true;
  }
  response.writeHead(200, setCookie ? { ...head, ...setCookie } : head);
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
};

const windowBits = 16;

/**
 * How much work a page is compressed with, as quality of Brotli and level of gzip. `quick` takes 40 µs for a page of
 * 40 kB, a fifth of the cost of another thread, and less than sending the saved bytes. `thorough` takes 2 ms more for
 * an invitation of 114 kB, and saves 7 of 32 kB, which take 35 ms on a slow line (1.6 Mbit/s).
 */
const efforts = { quick: { br: 0, gzip: 1 }, thorough: { br: 4, gzip: 6 } } as const;

/** Compresses synchronously. */
const compress = (html: string, encoding: Encoding, effort: keyof typeof efforts): Buffer => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  const { br, gzip } = efforts[effort];
  if (encoding === 'gzip') return gzipSync(html, { level: gzip });
  if (encoding === 'identity') return Buffer.from(html);
  return brotliCompressSync(html, { params: { [BROTLI_PARAM_QUALITY]: br, [BROTLI_PARAM_LGWIN]: windowBits } });
};

/** A page rendered for one request. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** `thorough` for a first visit on a slow line whose page is never kept; see {@link efforts}. */
  readonly effort: keyof typeof efforts;
}

/** Answers a page rendered for this request. */
export const answerPage = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, html, effort }: RenderedPage,
  common: Readonly<Headers>,
): void => {
  const wished = chooseEncoding(request.headers['accept-encoding']);
  const encoding = html.length < worthCompressing ? 'identity' : wished;
  const headers: Headers = { ...pageHeaders, 'Cache-Control': 'private, no-cache', ...common };
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  send(request, response, status, headers, compress(html, encoding, effort));
};

/** Answers other responses than documents: a screen's data, a redirect, a file of a resource route. */
export const answerResponse = async (
  response: ServerResponse,
  answer: Response,
  common: Readonly<Headers>,
): Promise<void> => {
  // Header names in lower case, as those of a Response: otherwise both spellings would be sent.
  const headers: Headers = { 'cache-control': 'private, no-cache', ...common };
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') headers[name] = value;
  response.writeHead(answer.status, headers);
  if (answer.body)
    for await (const part of answer.body) {
      // A disconnected client never emits `drain`.
      if (response.destroyed) return;
      if (!response.write(part)) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    }
  response.end();
};

/** Minimal error page for a failed render or an invalid request: both languages, no scripts, no external styles. */
export const lastResort = (requestId: string, code: ErrorCode = 'internal'): string => {
  const { status, vi, en } = errors[code];
  return `<!DOCTYPE html><html lang="vi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>M4U ${status}</title></head><body>
<h1>${vi}</h1><p lang="en">${en}</p>
<p><code>${requestId}</code></p><p><a href="/">M4U</a></p></body></html>`;
};

const tooOftenWords = {
  vi: (seconds: number) => `Bạn có thể thử lại sau ${seconds} giây.`,
  en: (seconds: number) => `You can try again in ${seconds} seconds.`,
} as const;

/**
 * Answers 429 to an address that has requested too many pages, with a page that reloads itself after `Retry-After`
 * seconds.
 */
export const answerTooOften = (
  response: ServerResponse,
  seconds: number,
  locale: Locale,
  common: Readonly<Headers>,
): void => {
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${seconds}">
<title>M4U 429</title>
<style>body{font:1rem/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem;text-align:center}</style></head><body>
<h1>M4U</h1><p>${errors['rate-limited'][locale]}</p><p>${tooOftenWords[locale](seconds)}</p></body></html>`;
  response.writeHead(429, {
    ...common,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Retry-After': String(seconds),
  });
  response.end(html);
};
