import type { Space } from '@m4u/contract/insight/home/schema';
import { findSpace } from '@m4u/contract/insight/home/space.rules';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readableCookie } from '../../../platform/session/cookies.ts';
import type { Reader } from '../../../platform/request/scope.server.ts';
import { spaceCookie } from './space.tsx';
import type { ReaderSpaces } from './spaces.server.ts';

const SpacesContext = createContext<ReaderSpaces | null>(null);

/** Provides the reader's spaces to the screen within the frame. */
export const SpacesProvider = SpacesContext.Provider;

/** The reader's spaces and the current one; null for a visitor. */
export const useSpaces = (): ReaderSpaces | null => useContext(SpacesContext);

/**
 * The current space while the reader walks: that of the address, else the last one. The server has found the first
 * (`spaces.server.ts`); it is told the others by the cookie.
 */
export const useCurrentSpace = ({ spaces, current: first }: ReaderSpaces, reader: Reader): Space => {
  const location = useLocation();
  const [lastKey, setLastKey] = useState(first.key);
  // The start page is the home that the server chose, also when another tab has changed the space meanwhile.
  const last = location.pathname === '/' ? first : spaces.find(({ key }) => key === lastKey);
  const current = findSpace(location, spaces, reader) ?? last ?? first;
  // Kept while rendering, so that the next screen of no space belongs to this one at once.
  if (current.key !== lastKey) setLastKey(current.key);
  useEffect(() => {
    if (spaces.length > 1) document.cookie = readableCookie(spaceCookie, current.key);
  }, [current.key, spaces.length]);
  return current;
};
