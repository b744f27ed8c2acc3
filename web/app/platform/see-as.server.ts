import { isSeeAs, SEE_AS_PARAM, type Seeing } from '@m4u/contract/insight/privacy.view.rules';
import { href, type MiddlewareFunction, redirect } from 'react-router';
import { scopeOf } from './scope.server.ts';

/** The addresses of pages; what stands below them is looked at from there. */
const PAGES: readonly (readonly [Seeing['kind'], RegExp])[] = [
  ['member', /^\/(?:me|new-me|smc|fme)\/([\w-]+)\/?$/],
  ['group', /^\/(?:mbg|new-mbg)\/([\w-]+)(?:\/idol)?\/?$/],
];

/** The page of an address. */
const pageAt = (path: string): Pick<Seeing, 'kind' | 'id'> | undefined => {
  for (const [kind, shape] of PAGES) {
    const id = shape.exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  return undefined;
};

/**
 * Lets who manages a page look at it as others see it: `?as=friend` (docs/decisions/0056). From here on the request is
 * nobody's, and the API answers as it answers those others; to everybody else there is no such page. After the
 * session's middleware, which has found out who asks.
 */
export const seeAsMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  const scope = scopeOf(context);
  const { pathname, searchParams } = scope.visit.url;
  const as = searchParams.get(SEE_AS_PARAM);
  const page = as === null ? undefined : pageAt(pathname);
  if (!page) return;
  if (scope.page.reader === null || !isSeeAs(as)) throw redirect(href('/404'));
  scope.seeAs({ ...page, as });
};
