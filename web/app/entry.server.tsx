import { renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { drawOnceFor } from './platform/document/parts/drawn-parts.server.ts';
import { finishDocument, readText } from './platform/document/document.server.ts';
import { defaultLocale, setLocaleSource } from './platform/language/language.ts';
import { readSheets } from './platform/document/page-styles.server.ts';
import { identifyRequests } from './platform/request/request-id.ts';
import { hasRunBuild } from './platform/document/page-build.ts';
import { currentScope, scopeOf } from './platform/request/scope.server.ts';
import { ShownContext } from './platform/document/parts/static-part.tsx';

setLocaleSource(() => currentScope.getStore()?.page.locale ?? defaultLocale);
identifyRequests(() => currentScope.getStore()?.visit.requestId);

// The development server takes no sheets apart.
const sheets = import.meta.env.DEV ? undefined : readSheets();

/**
 * Renders a document in one go. Loaders have finished by now, so there is nothing to stream, and React's streams
 * cost ten times the page itself. The text goes past the Response to the server, which writes it as it is.
 */
export default async function renderDocument(
  _request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const scope = scopeOf(context);
  const { url, nonce, cookieHeader } = scope.visit;
  const { serverHandoffStream, ...rest } = entry;
  const loaded = await readText(serverHandoffStream);
  let markup = renderToString(
    <ShownContext value={{ data: scope.serverOnlyData, drawOnce: drawOnceFor(scope) }}>
      <ServerRouter context={rest} url={url} nonce={nonce} />
    </ShownContext>,
  );
  // React compares nonces as it hydrates in development, and a browser hides those of the document from it.
  if (import.meta.env.DEV) markup = markup.replace(/(<link\b[^>]*?) nonce="[^"]*"/g, '$1');
  // A document for a visitor may be kept for all visitors, so it is always that of a first visit.
  const isMember = scope.page.reader !== null;
  scope.isFirstVisit = !(isMember && hasRunBuild(cookieHeader, entry.manifest.version));
  const first = sheets && scope.isFirstVisit ? { sheets, isMember } : undefined;
  scope.html = finishDocument(markup, loaded, nonce, first);
  return new Response(null, { status, headers });
}

/** Reports what went wrong unexpectedly; a problem that a route answered with is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  scopeOf(context).report(error);
};
