import type { Space } from '@m4u/contract/insight/home/schema';
import { findSpace } from '@m4u/contract/insight/home/space.rules';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { readableCookie, readCookie } from '../../../platform/session/cookies.ts';
import { type Reader, type Scope, scopeOf } from '../../../platform/request/scope.server.ts';
import { spaceCookie } from './space.tsx';

/** The reader's spaces, the personal one first, and the one of this request. */
export interface ReaderSpaces {
  readonly spaces: readonly Space[];
  readonly current: Space;
}

/** The frame and the screen in it ask once for both. */
const spacesByScope = new WeakMap<Scope, Promise<ReaderSpaces>>();

const personalOf = ({ name, urlMinify }: Reader): Space => ({
  key: 'personal',
  kind: 'personal',
  name,
  picture: null,
  urlMinify,
  role: null,
  size: null,
  day: null,
  waiting: 0,
});

/** Lists the spaces; undefined without an answer of the API, so that the screen in the frame still shows. */
const listSpaces = async (context: Readonly<RouterContextProvider>): Promise<readonly Space[] | undefined> => {
  try {
    return (await api(context).home.spaces()).data;
  } catch (thrown) {
    const status = problemOf(thrown)?.status ?? 0;
    if (status < 500 && status !== 429) throw thrown;
    return undefined;
  }
};

const load = async (context: Readonly<RouterContextProvider>, reader: Reader): Promise<ReaderSpaces> => {
  const scope = scopeOf(context);
  const listed = await listSpaces(context);
  const spaces = listed ?? [personalOf(reader)];
  const remembered = readCookie(scope.visit.cookieHeader, spaceCookie);
  const current =
    findSpace(scope.visit.url, spaces, reader) ??
    // A group that waits for the second factor must not take the start page from its admin.
    spaces.find(({ key }) => key === remembered && !reader.withheldGroups.includes(key)) ??
    spaces[0] ??
    personalOf(reader);
  // The last space is still the last one when only this answer was missing.
  if (listed && current.key !== (remembered ?? 'personal')) scope.remember(readableCookie(spaceCookie, current.key));
  return { spaces, current };
};

/**
 * Reads the reader's spaces, and the space of this request: that of the address, else the one used last. Remembers it,
 * also without scripts. Null for visitors.
 */
export const readSpaces = async (context: Readonly<RouterContextProvider>): Promise<ReaderSpaces | null> => {
  const scope = scopeOf(context);
  const { reader } = scope.page;
  if (!reader) return null;
  const loading = spacesByScope.get(scope) ?? load(context, reader);
  spacesByScope.set(scope, loading);
  return loading;
};
