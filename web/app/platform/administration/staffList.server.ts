import { PAGE_SIZE } from '@m4u/contract/common';
import { pageNumber } from '../search/page-number.server.ts';

/** Reads a staff list's query: `?q=`, one of the states or all, and the page. */
export const staffQueryOf = <State extends string>(request: Request, states: readonly State[]) => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('state');
  return {
    page: pageNumber(searchParams),
    limit: PAGE_SIZE,
    q: (searchParams.get('q') ?? '').trim().slice(0, 254),
    state: states.find((state) => state === asked) ?? ('' as const),
  };
};
