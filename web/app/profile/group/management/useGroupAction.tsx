import { useLoaderData, useLocation } from 'react-router';

/**
 * The address for forms of a group's screen. It names the group also where the address of the screen does not, so that a
 * form is about the group that was shown. The loader of the screen returns it as `group`.
 */
export const useGroupAction = (): string => {
  const { group } = useLoaderData<{ group: { _id: string } | null }>();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (group) query.set('groupId', group._id);
  return `${pathname}?${query}`;
};
