import { redirect, type RouterContextProvider } from 'react-router';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readCounters } from '../../order/counter/counter.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Reads the chosen group: from the address, else the last chosen, else the first. The groups to choose from are given
 * for an address without a group only: the switcher of spaces changes the group of an address.
 */
export const readGroup = async (context: Context, url: URL) => {
  const { groups, group } = await readCounters(context, url);
  const named = groups.map(({ _id, name }) => ({ _id, name }));
  const chosen = named.find(({ _id }) => _id === group?._id) ?? named[0];
  return { group: chosen, choices: url.searchParams.has('groupId') ? [] : named };
};

/** Like `readGroup` for screens with forms: redirects until the address names the group, since the form posts to it. */
export const readNamedGroup = async (context: Context, url: URL) => {
  const { group } = await readGroup(context, url);
  if (group && url.searchParams.get('groupId') !== group._id) {
    // Uses the address of the page: `request.url` is a different one when scripts load the data.
    const { pathname, searchParams } = scopeOf(context).visit.url;
    const query = new URLSearchParams(searchParams);
    query.set('groupId', group._id);
    throw redirect(`${pathname}?${query}`);
  }
  return group;
};
