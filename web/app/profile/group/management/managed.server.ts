import { Id } from '@m4u/contract/common';
import { redirect, href, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

const isId = (text: string | null): text is string => Id.safeParse(text).success;

/** The id of the group that a form is about, from `?groupId=`; redirects without one. */
export const readGroupId = (request: Request): string => {
  const groupId = new URL(request.url).searchParams.get('groupId');
  if (!isId(groupId)) throw redirect(href('/action/memberManagement'));
  return groupId.toLowerCase();
};

/**
 * Redirects to the same URL for the first of the reader's groups. A reader without groups is redirected to
 * /action/memberManagement.
 */
const chooseGroup = async (context: Readonly<RouterContextProvider>): Promise<never> => {
  const { data: groups } = await api(context).group.managed({ query: {} });
  const [first] = groups;
  if (!first) throw redirect(href('/action/memberManagement'));
  // Uses the URL of the visit, because the request's own URL may be that of a data request.
  const url = new URL(scopeOf(context).visit.url);
  url.searchParams.set('groupId', first._id);
  throw redirect(`${url.pathname}${url.search}`);
};

/** Reads the group of an admin's screen, with its name; without `?groupId=` the reader's first group. */
export const readManaged = async (
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ _id: string; name: string }> => {
  if (!isId(new URL(request.url).searchParams.get('groupId'))) return chooseGroup(context);
  const { data } = await api(context).group.get({ params: { id: readGroupId(request) } });
  return { _id: data._id, name: data.name };
};
