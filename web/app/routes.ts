import { index, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every address of the app, a line each: path, screen, name (the name is what `routerName` remembers,
 * specification §2 "Route memory"). Addresses that share a beginning are kept together.
 */
export default [
  index('connect/home.screen.tsx', { id: 'connect' }),

  route('/404', 'platform/notFound.screen.tsx', { id: '404' }),
  route('/500', 'platform/failure.screen.tsx', { id: '500' }),
  route('*', 'platform/unknown.screen.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
