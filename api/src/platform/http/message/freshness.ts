/**
 * How long what people show may outlive its deletion, a lock or a change of who may see it: a minute in all. A part of it
 * is the server's own memory, the rest are the caches of browsers and of what stands between.
 */
import { createHash } from 'node:crypto';
import { SECOND } from '@m4u/contract/durations';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { RequestFacts } from '../../context.ts';

/** Milliseconds for which a process remembers that everybody may see something. */
export const REMEMBERED = 15 * SECOND;

/** `Cache-Control` of what everybody may see, and of what the caller may: kept briefly, then asked about by its `ETag`. */
export const KEPT_BRIEFLY = 'public, max-age=30';
export const OWN_BRIEFLY = 'private, max-age=30';

/** `Cache-Control` of what only some may see: kept by their browser, and asked about each time. */
export const ASKED_EACH_TIME = 'private, no-cache';

/** Whether the caller has a version already; what stands between may have called it weak. */
export const hasVersion = ({ ifNoneMatch = '' }: Pick<RequestFacts, 'ifNoneMatch'>, etag: string): boolean =>
  ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

/** A drawing that everybody may see, without its body where the caller has the same one. */
export const answerBriefly = (request: RequestFacts, body: Uint8Array | string, type: string): FileAnswer => {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'content-type': type, 'cache-control': KEPT_BRIEFLY, etag };
  return hasVersion(request, etag) ? { unchanged: true, headers } : { body, headers };
};
