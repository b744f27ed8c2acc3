import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { patternOf } from './route-names.server.ts';

type Routes = ServerBuild['routes'];

/** The first segment of a path; empty for the start page. */
export const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';

/** The static first segment of a route's pattern, or undefined when it could match any. */
export const segmentOf = (pattern: string): string | undefined => {
  const segment = firstSegment(pattern);
  return /[:*?]/.test(segment) ? undefined : segment.toLowerCase();
};

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

/** Decodes a path segment for comparison with patterns. */
export const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
};

/**
 * React Router's request handler, restricted by the path's first segment. React Router tries all routes one by one,
 * twice per request, and copies the whole table for every render; with seventy routes that costs as much as the
 * loaders. A route with a static first segment cannot match other paths, so it is left out for them.
 */
export const createDispatch = (build: ServerBuild): ((path: string) => RequestHandler) => {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  const leafRouteIds = Object.values(build.routes).flatMap((route) =>
    route && !parents.has(route.id) ? [route.id] : [],
  );
  const segments = new Map(leafRouteIds.map((id) => [id, segmentOf(patternOf(build.routes, id))]));
  const handlerFor = (segment: string | undefined): RequestHandler => {
    const matchingRouteIds = leafRouteIds.filter(
      (id) => segments.get(id) === undefined || segments.get(id) === segment,
    );
    return createRequestHandler(withRoutesOnly(build, matchingRouteIds), import.meta.env.MODE);
  };
  const handlers = new Map([...new Set(segments.values())].map((segment) => [segment, handlerFor(segment)]));
  const others = handlerFor(undefined);
  return (path) => {
    const segment = firstSegment(path).replace(/\.data$/, '');
    return handlers.get(segment === '_' ? '' : decodeSegment(segment)) ?? others;
  };
};
