import { readPreview, SEE_AS_OF_PARAM, SEE_AS_PARAM, type PagePreview } from '@m4u/contract/insight/privacy/view.rules';
import { href, type MiddlewareFunction, redirect } from 'react-router';
import { scopeOf } from '../request/scope.server.ts';
import { canBeSeenAs } from './see-as.ts';

/** Paths of pages. Paths of their content name the page in the query. */
const PAGES: readonly (readonly [PagePreview['kind'], RegExp])[] = [
  ['member', /^\/(?:me|new-me|smc|fme)\/([\w-]+)\/?$/],
  ['group', /^\/(?:mbg|new-mbg)\/([\w-]+)(?:\/idol)?\/?$/],
];

/** The page of a path: `member/{id}`. */
const readPagePath = (pathname: string): string | undefined => {
  for (const [kind, shape] of PAGES) {
    const id = shape.exec(pathname)?.[1];
    if (id !== undefined) return `${kind}/${id}`;
  }
  return undefined;
};

/**
 * Previews: lets the manager of a page view it and its content as others do, by `?as=friend` (docs/decisions/0056). The
 * request then has no reader, and the API answers as for that audience; for everybody else the page does not exist.
 * Runs after the session's middleware.
 */
export const seeAsMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  const scope = scopeOf(context);
  const { pathname, searchParams } = scope.visit.url;
  const as = searchParams.get(SEE_AS_PARAM);
  if (as === null || !canBeSeenAs(pathname)) return;
  const page = searchParams.get(SEE_AS_OF_PARAM) ?? readPagePath(pathname);
  if (page === undefined) return;
  const seeing = readPreview(`${page}/${as}`);
  if (scope.page.reader === null || !seeing) throw redirect(href('/404'));
  scope.seeAs(seeing);
};
