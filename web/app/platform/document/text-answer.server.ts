import { createHash } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { hasSession } from '../session/cookies.ts';
import { chooseEncoding } from '@m4u/contract/encoding';
import { compress } from '../cache/kept-page.server.ts';
import { scopeOf } from '../request/scope.server.ts';

/** A text document for programs: a feed, a sitemap. */
export interface TextDocument {
  /** Media type with its charset. */
  readonly type: string;
  readonly text: string;
  /** ISO 8601. */
  readonly updatedAt?: string | undefined;
  /** Cache lifetime in seconds. */
  readonly maxAge: number;
}

/** Whether the request has a session, whose cookies may change with the answer, so it must not be shared. */
const isPersonal = (context: Readonly<RouterContextProvider>): boolean =>
  hasSession(scopeOf(context).visit.cookieHeader);

/**
 * Answers a public text document, compressed, or 304. Only the entity tag counts: removing an entry does not change the
 * newest date.
 */
export const answerText = async (
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { type, text, updatedAt, maxAge }: TextDocument,
): Promise<Response> => {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': `${isPersonal(context) ? 'private' : 'public'}, max-age=${maxAge}`,
    Vary: 'Accept-Encoding',
    ETag: `"${hash}-${encoding}"`,
    ...(updatedAt !== undefined && { 'Last-Modified': new Date(updatedAt).toUTCString() }),
  });
  if (request.headers.get('if-none-match')?.includes(hash)) return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const sent = encoding === 'identity' ? bytes : await compress[encoding](bytes);
  headers.set('Content-Length', String(sent.length));
  return new Response(Uint8Array.from(sent), { headers });
};
