import { href } from 'react-router';

/** Path of a group's discounts for its admins, with filters. */
export const managePath = (groupId: string, query: Readonly<Record<string, string>> = {}): string => {
  const asked = Object.entries(query).filter(([, value]) => value !== '');
  return `${href('/action/discount/manage')}?${new URLSearchParams([['groupId', groupId], ...asked])}`;
};

/** Path of the form for a new discount of a group. */
export const newPath = (groupId: string): string =>
  `${href('/action/discount/manage/new')}?${new URLSearchParams({ groupId })}`;

/** Path of the form that edits a discount. */
export const editPath = (id: string): string => href('/action/discount/manage/:id', { id });

/** Path of the screen with which a customer shows a discount at the counter. */
export const showPath = (id: string): string => href('/action/discount/:id', { id });
