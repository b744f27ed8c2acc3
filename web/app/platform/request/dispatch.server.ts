import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { patternOf } from './route-names.server.ts';
import { sortRoutes } from './route-sorting.server.ts';

type Routes = ServerBuild['routes'];

/** Routes with these ids, and their parents. */
const withParents = <T>(all: Readonly<Record<string, T>>, routes: Routes, leafRouteIds: readonly string[]) => {
  const included: Record<string, T> = {};
  for (const leafRouteId of leafRouteIds)
    for (let id: string | undefined = leafRouteId; id !== undefined && !(id in included); id = routes[id]?.parentId) {
      const route = all[id];
      if (route) included[id] = route;
    }
  return included;
};

/** The build with only these leafRouteId routes and their parents. */
const withRoutesOnly = (build: ServerBuild, leafRouteIds: readonly string[]): ServerBuild => ({
  ...build,
  routes: withParents(build.routes, build.routes, leafRouteIds),
  assets: { ...build.assets, routes: withParents(build.assets.routes, build.routes, leafRouteIds) },
});

/**
 * React Router's request handler, restricted by the first two segments of the path. React Router tries all routes one by
 * one, twice per request, and copies the whole table for every render; with seventy routes that costs as much as the
 * loaders. Takes the path of the screen, also for its data (`screenAddress`).
 */
export const createDispatch = (build: ServerBuild): ((path: string) => RequestHandler) => {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  const leafRouteIds = Object.values(build.routes).flatMap((route) =>
    route && !parents.has(route.id) ? [route.id] : [],
  );
  return sortRoutes(
    leafRouteIds,
    (id) => patternOf(build.routes, id) || '/',
    (ids) => createRequestHandler(withRoutesOnly(build, ids), import.meta.env.MODE),
  );
};
