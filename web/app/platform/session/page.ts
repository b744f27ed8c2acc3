import { useRouteLoaderData } from 'react-router';
import type { Page } from '../request/scope.server.ts';

/** Data of the page: language, reader, site address. Undefined only when the root failed. */
export const usePage = (): Page | undefined => useRouteLoaderData('root');

/** Whether the reader is signed in without a verified account. */
export const useIsUnverified = (): boolean => usePage()?.reader?.verified === false;

/** Whether the page is shown as to a visitor: no session, and no preview as a signed-in member. */
export const useIsVisitor = (): boolean => {
  const page = usePage();
  return page?.reader == null && (page?.seeing === undefined || page.seeing.as === 'visitor');
};
