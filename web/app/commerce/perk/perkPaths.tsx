import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of the reader's vouchers, with a filter. */
export const vouchersPath = (filter: Filter = {}): string => withQuery(href('/action/perks'), filter);

/** Path of a voucher for its customer. */
export const voucherPath = (id: string): string => href('/action/perks/vouchers/:id', { id });

/** Path of a group's perks for its admins; `perk` is the one to edit. */
export const managePath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/perks/manage'), { groupId, ...filter });

/** Path of a group's vouchers for its admins, with a filter. */
export const groupVouchersPath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/perks/manage/vouchers'), { groupId, ...filter });
