import { href } from 'react-router';

/** The discounts that a group manages, narrowed by what is given. */
export const managePath = (groupId: string, query: Readonly<Record<string, string>> = {}): string => {
  const asked = Object.entries(query).filter(([, value]) => value !== '');
  return `${href('/action/discount/manage')}?${new URLSearchParams([['groupId', groupId], ...asked])}`;
};

/** Where a group makes one. */
export const newPath = (groupId: string): string =>
  `${href('/action/discount/manage/new')}?${new URLSearchParams({ groupId })}`;

/** Where one is edited. */
export const editPath = (id: string): string => href('/action/discount/manage/:id', { id });

/** Where a customer shows one to the counter. */
export const showPath = (id: string): string => href('/action/discount/:id', { id });
