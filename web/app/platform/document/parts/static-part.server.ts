import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '../../request/scope.server.ts';

/**
 * Passes data of static content to the document's render and omits it from the loader data, where it would be sent
 * twice; screens read it by `useShown` and show it in `StaticPart`. A client-side navigation still receives it. Once
 * per request.
 */
export const renderedOnServerOnly = <T>(context: Readonly<RouterContextProvider>, value: T): T | null => {
  const scope = scopeOf(context);
  if (!scope.visit.isDocument) return value;
  scope.serverOnlyData = value;
  return null;
};
