/** The part of React Router's build that names routes. */
interface NamedRoutes {
  readonly [id: string]:
    | { readonly id: string; readonly path?: string; readonly index?: boolean; readonly parentId?: string }
    | undefined;
}

/** Full pattern of a route, including its parents'. */
export const patternOf = (routes: NamedRoutes, id: string | undefined): string => {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  const own = route.path ?? '';
  return `${patternOf(routes, route.parentId)}/${own}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
};

/** Map from pattern to route name (`/me/:id` → `me`), since middleware receives only the pattern. */
export const routeNames = (routes: NamedRoutes): ReadonlyMap<string, string> => {
  const leaves = Object.values(routes).filter((route) => route !== undefined && (route.index || route.path));
  return new Map(leaves.flatMap((route) => (route ? [[patternOf(routes, route.id) || '/', route.id]] : [])));
};
