import { Id } from '@m4u/contract/common';
import { redirect, href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

const isId = (text: string | null): text is string => Id.safeParse(text).success;

/** The group that a form of its admins is about, by `?groupId=`. */
export const groupIdOf = (request: Request): string => {
  const groupId = new URL(request.url).searchParams.get('groupId');
  if (!isId(groupId)) throw redirect(href('/action/memberManagement'));
  return groupId.toLowerCase();
};

/** The same address for the first of the reader's groups. Errors: leads to where there is something to manage. */
const chooseGroup = async (context: Readonly<RouterContextProvider>): Promise<never> => {
  const { data: groups } = await api(context).group.managed();
  const [first] = groups;
  if (!first) throw redirect(href('/action/memberManagement'));
  // Not the request's own address: scripts ask for the screen's data by another.
  const url = new URL(scopeOf(context).visit.url);
  url.searchParams.set('groupId', first._id);
  throw redirect(`${url.pathname}${url.search}`);
};

/** The group that a screen of its admins is about, with its name; without `?groupId=` the first of theirs. */
export const readManaged = async (
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ _id: string; name: string }> => {
  if (!isId(new URL(request.url).searchParams.get('groupId'))) return chooseGroup(context);
  const { data } = await api(context).group.get({ params: { id: groupIdOf(request) } });
  return { _id: data._id, name: data.name };
};
