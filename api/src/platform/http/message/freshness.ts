/**
 * Cache lifetimes of personal content: one minute in all after deletion, a lock or a change of audience, shared between
 * the server's memory and the caches of browsers and proxies.
 */
import { createHash } from 'node:crypto';
import { SECOND } from '@m4u/contract/durations';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { RequestFacts } from '../../context.ts';

/** Milliseconds for which a process remembers that content is public. */
export const PUBLIC_REMEMBERED = 15 * SECOND;

/** `Cache-Control` of public content, and of content for the caller: cached briefly, then revalidated by `ETag`. */
export const PUBLIC_BRIEFLY = 'public, max-age=30';
export const PRIVATE_BRIEFLY = 'private, max-age=30';

/** `Cache-Control` of content with a limited audience: stored by the browser, revalidated each time. */
export const PRIVATE_REVALIDATED = 'private, no-cache';

/** Whether the caller has this version already; proxies may have made the tag weak. */
export const hasVersion = ({ ifNoneMatch = '' }: Pick<RequestFacts, 'ifNoneMatch'>, etag: string): boolean =>
  ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

/** Answers a public picture; without its body when the caller has the same version. */
export const answerCached = (request: RequestFacts, body: Uint8Array | string, type: string): FileAnswer => {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'content-type': type, 'cache-control': PUBLIC_BRIEFLY, etag };
  return hasVersion(request, etag) ? { unchanged: true, headers } : { body, headers };
};
