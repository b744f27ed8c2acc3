import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { readableCookie, routeCookie } from '../session/cookies.ts';

/** Remembers which route is shown, for 30 days (docs/rules/screens.md#route-memory). Once, at the root. */
export function RouteMemory() {
  const name = useMatches().at(-1)?.id;
  useEffect(() => {
    if (name && name !== 'root') document.cookie = readableCookie(routeCookie, name);
  }, [name]);
  return null;
}
