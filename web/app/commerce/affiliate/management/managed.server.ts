import { redirect, type RouterContextProvider } from 'react-router';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readCounters } from '../../order/counter/counter.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The groups that the reader administers, and the one that is looked after: asked for, of last time, or the first. */
export const readGroups = async (context: Context, url: URL) => {
  const { groups, group } = await readCounters(context, url);
  const faces = groups.map(({ _id, name }) => ({ _id, name }));
  return { groups: faces, group: faces.find(({ _id }) => _id === group?._id) ?? faces[0] };
};

/** The same for a screen with forms: its address says which group it is, since what is sent is about that one. */
export const readNamedGroup = async (context: Context, url: URL) => {
  const found = await readGroups(context, url);
  if (found.group && url.searchParams.get('groupId') !== found.group._id) {
    // Not the request's own address: scripts ask for the screen's data by another.
    const { pathname, searchParams } = scopeOf(context).visit.url;
    const query = new URLSearchParams(searchParams);
    query.set('groupId', found.group._id);
    throw redirect(`${pathname}?${query}`);
  }
  return found;
};
