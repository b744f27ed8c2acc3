import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { readableCookie, readCookie, routeCookie } from '../session/cookies.ts';
import { routeToRemember } from './route-memory.ts';

/** Stores the shown route's name for 30 days (docs/rules/screens.md#route-memory). Rendered once, at the root. */
export function RouteMemory() {
  const name = useMatches().at(-1)?.id;
  useEffect(() => {
    if (!name || name === 'root') return;
    const next = routeToRemember(readCookie(document.cookie, routeCookie), name);
    document.cookie = readableCookie(routeCookie, next);
  }, [name]);
  return null;
}
