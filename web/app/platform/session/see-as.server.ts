import { readSeeing, SEE_AS_OF_PARAM, SEE_AS_PARAM, type Seeing } from '@m4u/contract/insight/privacy/view.rules';
import { href, type MiddlewareFunction, redirect } from 'react-router';
import { scopeOf } from '../request/scope.server.ts';
import { canBeSeenAs } from './see-as.ts';

/** The addresses of pages; what is on them says in its query whose page it is looked at from. */
const PAGES: readonly (readonly [Seeing['kind'], RegExp])[] = [
  ['member', /^\/(?:me|new-me|smc|fme)\/([\w-]+)\/?$/],
  ['group', /^\/(?:mbg|new-mbg)\/([\w-]+)(?:\/idol)?\/?$/],
];

/** The page at an address: `member/{id}`. */
const pageAt = (pathname: string): string | undefined => {
  for (const [kind, shape] of PAGES) {
    const id = shape.exec(pathname)?.[1];
    if (id !== undefined) return `${kind}/${id}`;
  }
  return undefined;
};

/**
 * Lets who manages a page look at it, and at what is on it, as others see it: `?as=friend` (docs/decisions/0056). From
 * here on the request is nobody's, and the API answers as it answers those others; to everybody else there is no such
 * page. After the session's middleware, which has found out who asks.
 */
export const seeAsMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  const scope = scopeOf(context);
  const { pathname, searchParams } = scope.visit.url;
  const as = searchParams.get(SEE_AS_PARAM);
  if (as === null || !canBeSeenAs(pathname)) return;
  const page = searchParams.get(SEE_AS_OF_PARAM) ?? pageAt(pathname);
  if (page === undefined) return;
  const seeing = readSeeing(`${page}/${as}`);
  if (scope.page.reader === null || !seeing) throw redirect(href('/404'));
  scope.seeAs(seeing);
};
