import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '../request/scope.server.ts';

/**
 * Hands what a page only shows to the render of its document and keeps it out of what the browser is sent, where
 * it would stand a second time; screens take it by `useShown` and show it in `StaticPart`. A screen that the browser
 * asks for by itself needs it, and gets it. Once a request.
 */
export const renderedOnServerOnly = <T>(context: Readonly<RouterContextProvider>, value: T): T | null => {
  const scope = scopeOf(context);
  if (!scope.visit.isDocument) return value;
  scope.shown = value;
  return null;
};
