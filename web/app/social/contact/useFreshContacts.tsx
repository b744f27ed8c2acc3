import { useEffect, useRef } from 'react';
import { startsAnew, useLive } from '../../platform/live/live.ts';
import { useRefresh } from '../../platform/navigation/useRefresh.ts';

/** So long (ms) after the first of several changes a list is loaded again, once for all of them. */
const rest = 300;

/** Loads a screen again when a message of a page came or changed elsewhere. */
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
