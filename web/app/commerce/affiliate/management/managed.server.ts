import { redirect, type RouterContextProvider } from 'react-router';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readCounters } from '../../order/counter/counter.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Reads the reader's groups and the chosen one: from the address, else the last chosen, else the first. */
export const readGroups = async (context: Context, url: URL) => {
  const { groups, group } = await readCounters(context, url);
  const groupChoices = groups.map(({ _id, name }) => ({ _id, name }));
  return { groups: groupChoices, group: groupChoices.find(({ _id }) => _id === group?._id) ?? groupChoices[0] };
};

/**
 * Like `readGroups` for screens with forms: redirects until the address names the group, since the form posts to it.
 */
export const readNamedGroup = async (context: Context, url: URL) => {
  const found = await readGroups(context, url);
  if (found.group && url.searchParams.get('groupId') !== found.group._id) {
    // Uses the address of the page: `request.url` is a different one when scripts load the data.
    const { pathname, searchParams } = scopeOf(context).visit.url;
    const query = new URLSearchParams(searchParams);
    query.set('groupId', found.group._id);
    throw redirect(`${pathname}?${query}`);
  }
  return found;
};
