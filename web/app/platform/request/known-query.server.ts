import { SEE_AS_OF_PARAM, SEE_AS_PARAM } from '@m4u/contract/insight/privacy/view.rules';
import { matchRoutes, type ServerBuild } from 'react-router';
import { patternOf } from './route-names.server.ts';
import { sortRoutes } from './route-sorting.server.ts';
import { screenAddress } from './visit.server.ts';

/** Query parameters of the layout around every screen, and React Router's own. */
const EVERYWHERE = ['lang', SEE_AS_PARAM, SEE_AS_OF_PARAM, '_routes', 'index'];

/** The part of React Router's build with the screens' `handle`. */
export type QueryRoutes = Readonly<
  Record<
    string,
    | (Pick<NonNullable<ServerBuild['routes'][string]>, 'id' | 'path' | 'index' | 'parentId'> & {
        readonly module: { readonly handle?: unknown };
      })
    | undefined
  >
>;

interface Screen {
  readonly id: string;
  readonly path: string;
  /** Parameters that it reads; undefined for a screen without a declaration, which gets all. */
  readonly knownNames: ReadonlySet<string> | undefined;
}

const queryOf = (routes: QueryRoutes, id: string): readonly string[] | undefined => {
  const handle = routes[id]?.module.handle as { readonly query?: readonly string[] } | undefined;
  return handle?.query;
};

const screenOf = (routes: QueryRoutes, id: string): Screen => {
  const own = queryOf(routes, id);
  const knownNames = own && new Set([...EVERYWHERE, ...own]);
  // Parent routes are loaded too.
  for (let parentId = routes[id]?.parentId; knownNames && parentId !== undefined; parentId = routes[parentId]?.parentId)
    for (const name of queryOf(routes, parentId) ?? []) knownNames.add(name);
  return { id, path: patternOf(routes, id) || '/', knownNames };
};

/**
 * Creates the filter that removes query parameters unknown to the screen. A screen declares its parameters, `export
 * const handle = { query: ['tab'] }`, and receives no others; a forgotten one does not work at all. So links with added
 * parameters still use the cached page. A screen without a declaration receives everything.
 */
export const createQueryFilter = (routes: QueryRoutes): ((address: string) => string) => {
  const named = Object.values(routes).filter((route) => route && (route.index || route.path));
  const screens = named.flatMap((route) => (route ? [screenOf(routes, route.id)] : []));
  const candidatesAt = sortRoutes(
    screens,
    ({ path }) => path,
    (candidates) => [...candidates],
  );
  return (address) => {
    const queryStart = address.indexOf('?');
    const url = queryStart < 0 ? null : URL.parse(address, 'http://site');
    if (!url) return address;
    const { pathname } = screenAddress(url);
    const knownNames = matchRoutes(candidatesAt(pathname), pathname)?.at(-1)?.route.knownNames;
    if (!knownNames) return address;
    const pairs = address.slice(queryStart + 1).split('&');
    const knownPairs = pairs.filter((pair) => knownNames.has(pair.split('=', 1)[0] ?? ''));
    return knownPairs.length > 0
      ? `${address.slice(0, queryStart)}?${knownPairs.join('&')}`
      : address.slice(0, queryStart);
  };
};
