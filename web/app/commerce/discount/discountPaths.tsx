import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of a group's discounts for its admins, with filters. */
export const managePath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/discount/manage'), { groupId, ...filter });

/** Path of the form for a new discount of a group. */
export const newPath = (groupId: string): string => withQuery(href('/action/discount/manage/new'), { groupId });

/** Path of the form that edits a discount. */
export const editPath = (id: string): string => href('/action/discount/manage/:id', { id });

/** Path of the screen with which a customer shows a discount at the counter. */
export const showPath = (id: string): string => href('/action/discount/:id', { id });
