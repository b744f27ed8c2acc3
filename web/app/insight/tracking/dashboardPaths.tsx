import type { Owner } from '@m4u/contract/common';
import { href } from 'react-router';

/** Address of a page's statistics; `params` holds the period or `table`. */
export const dashboardPath = ({ kind, id }: Owner, params: Readonly<Record<string, string>> = {}): string => {
  const path = kind === 'member' ? href('/dashboard/member/:id', { id }) : href('/dashboard/business/:id', { id });
  const query = new URLSearchParams(params).toString();
  return query === '' ? path : `${path}?${query}`;
};
