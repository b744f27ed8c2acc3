import type { GroupLayout } from '@m4u/contract/profile/member/layout';
import type { Owner } from '@m4u/contract/common';
import { redirect, type RouterContextProvider } from 'react-router';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { LAYOUT_PARAM, layoutPath } from './layoutPaths.tsx';

/** A loaded page. */
interface Page {
  readonly id: string;
  readonly urlMinify: string | null;
  readonly layout: GroupLayout;
}

/**
 * Redirects readers of the usual address of a page to the layout that its owner chose, with their query, unless they ask
 * for the usual layout or edit the page there (docs/rules/item.md#layouts).
 */
export const leadToLayout = (
  context: Readonly<RouterContextProvider>,
  kind: Owner['kind'],
  { id, urlMinify, layout }: Page,
): void => {
  const { pathname, search, searchParams } = scopeOf(context).visit.url;
  if (layout === 'usual' || searchParams.get(LAYOUT_PARAM) === 'usual' || pathname.includes('/edit/')) return;
  throw redirect(layoutPath({ kind, slug: urlMinify ?? id, layout }) + search);
};
