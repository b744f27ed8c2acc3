import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { patternOf } from './route-names.server.ts';
import { sortRoutes } from './route-sorting.server.ts';

type Routes = ServerBuild['routes'];

/** Routes with these ids, and their parents. */
const withParents = <T>(all: Readonly<Record<string, T>>, routes: Routes, ids: readonly string[]) => {
  const included: Record<string, T> = {};
  for (const own of ids)
    for (let id: string | undefined = own; id !== undefined && !(id in included); id = routes[id]?.parentId) {
      const route = all[id];
      if (route) included[id] = route;
    }
  return included;
};

/** The build with only these routes and their parents. */
const withRoutesOnly = (build: ServerBuild, ids: readonly string[]): ServerBuild => ({
  ...build,
  routes: withParents(build.routes, build.routes, ids),
  assets: { ...build.assets, routes: withParents(build.assets.routes, build.routes, ids) },
});

/**
 * React Router's request handler, restricted by the first two segments of the path. React Router tries all routes one by
 * one, twice per request, and copies the whole table for every render; with seventy routes that costs as much as the
 * loaders. Takes the path of the screen, also for its data (`screenAddress`).
 */
export const createDispatch = (build: ServerBuild): ((path: string) => RequestHandler) => {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const addressed = routes.filter(({ path, index }) => path !== undefined || index === true);
  return sortRoutes(
    addressed.map(({ id }) => id),
    (id) => patternOf(build.routes, id) || '/',
    (ids) => createRequestHandler(withRoutesOnly(build, ids), import.meta.env.MODE),
  );
};
