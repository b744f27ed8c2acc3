import { redirect, type MiddlewareFunction } from 'react-router';
import { readCookie, readableCookie, routeCookie } from '../session/cookies.ts';
import { createPointAddress, pointsFor, routeToRemember } from './route-memory.ts';
import { scopeOf } from '../request/scope.server.ts';

/** Applies the create-point rule and stores a signed-in reader's route (docs/rules/screens.md#route-memory). */
export const routeMemoryMiddleware: MiddlewareFunction<Response> = async ({ context, request, pattern, params }) => {
  const scope = scopeOf(context);
  // A prefetch is no change of route.
  if (request.method !== 'GET' || scope.visit.isFetched) return;
  const remembered = readCookie(scope.visit.cookieHeader, routeCookie);
  const entering = scope.nameOfRoute(pattern);
  const { reader } = scope.page;
  const customer = pointsFor({ remembered, entering, viewed: params['id'] ?? params['urlMinify'], reader });
  if (customer) throw redirect(createPointAddress(customer));
  // A visitor's browser stores it itself; a cached page cannot set a cookie.
  const next = entering && routeToRemember(remembered, entering);
  if (reader && next && next !== remembered) scope.setCookie(readableCookie(routeCookie, next));
};
