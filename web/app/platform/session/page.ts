import { useRouteLoaderData } from 'react-router';
import type { Page } from '../request/scope.server.ts';

/** What every page knows: its language, who reads it, the site's address. Undefined only where the root itself failed. */
export const usePage = (): Page | undefined => useRouteLoaderData('root');

/** Whether the page is shown as to a visitor: nobody is signed in, and nobody looks at it as somebody who is. */
export const useIsVisitor = (): boolean => {
  const page = usePage();
  return page?.reader == null && (page?.seeing === undefined || page.seeing.as === 'visitor');
};
