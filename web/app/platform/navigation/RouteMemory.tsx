import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { readableCookie, routeCookie } from '../session/cookies.ts';

/** Stores the shown route's name for 30 days (docs/rules/screens.md#route-memory). Rendered once, at the root. */
export function RouteMemory() {
  const name = useMatches().at(-1)?.id;
  useEffect(() => {
    if (name && name !== 'root') document.cookie = readableCookie(routeCookie, name);
  }, [name]);
  return null;
}
