import { useEffect, useRef } from 'react';
import { startsAnew, useLive } from '../../platform/live/live.ts';
import { useRefresh } from '../../platform/navigation/useRefresh.ts';

/** Milliseconds after the first of several changes before the list is reloaded once for all of them. */
const rest = 300;

/** Reloads the screen when a message of the page was added or changed elsewhere. */
export const useFreshContacts = (ownerId: string): void => {
  const refresh = useRefresh();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive((event) => {
    const isOurs = event.type === 'contact' ? event.row.owner.id === ownerId : startsAnew(event);
    if (!isOurs || waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      refresh();
    }, rest);
  });
  useEffect(() => () => clearTimeout(waiting.current), []);
};
