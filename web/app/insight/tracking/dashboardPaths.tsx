import type { Owner } from '@m4u/contract/common';
import { href } from 'react-router';

/** Address of a page's statistics; `asked` holds the period or `table`. */
export const dashboardPath = ({ kind, id }: Owner, asked: Readonly<Record<string, string>> = {}): string => {
  const path = kind === 'member' ? href('/dashboard/member/:id', { id }) : href('/dashboard/business/:id', { id });
  const query = new URLSearchParams(asked).toString();
  return query === '' ? path : `${path}?${query}`;
};
