import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of a group's keys, or of its webhooks. */
export const developerPath = (groupId: string, tab: 'keys' | 'webhooks' = 'keys'): string =>
  withQuery(href('/action/developer'), { groupId, tab: tab === 'keys' ? '' : tab });

/** Path of the form for a new key of a group. */
export const newKeyPath = (groupId: string): string => withQuery(href('/action/developer/key'), { groupId });

/** Path of the form for a new webhook of a group. */
export const newWebhookPath = (groupId: string): string => withQuery(href('/action/developer/webhook'), { groupId });

/** Path of a webhook with its deliveries. */
export const webhookPath = (groupId: string, id: string, filter: Filter = {}): string =>
  withQuery(href('/action/developer/webhook/:id', { id }), { groupId, ...filter });

/** Path of a delivery with its attempts. */
export const deliveryPath = (groupId: string, id: string, deliveryId: string): string =>
  withQuery(href('/action/developer/webhook/:id/:deliveryId', { id, deliveryId }), { groupId });
