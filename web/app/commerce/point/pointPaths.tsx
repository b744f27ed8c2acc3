import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** State of the counter: a customer (id of a member or customer record), a receipt, or a group. */
export interface CounterTarget {
  readonly memberId?: string | undefined;
  readonly mode?: 'plain' | undefined;
  readonly receipt?: string | undefined;
  /** The order request from a product page that the invoice finishes. */
  readonly requestId?: string | undefined;
  readonly groupId?: string | undefined;
  /** The amount of the order in VND, typed before the customer was chosen. */
  readonly amount?: string | undefined;
}

/** Path of the counter of a group (docs/rules/point.md#screens). */
export const counterPath = (target: CounterTarget = {}): string =>
  withQuery(href('/action/createPoint'), { ...target });

/** Path of the scanner that identifies a customer for a group's counter, which keeps the amount of the order in VND. */
export const scanPath = ({ groupId, amount }: { groupId: string; amount: string }): string =>
  withQuery(href('/scan-qr'), { isCreatePoint: 'true', groupId, amount: amount || undefined });

/** Path of an order with its history. */
export const orderPath = (history: string): string => href('/action/historyEditHistory/:history', { history });

/** Path of a group's orders, or with `own` of the reader's points at all groups. */
export const historyPath = (query: { groupId?: string; own?: string } = {}): string =>
  withQuery(href('/action/history'), query);

/** Path of the points that were redeemed at a group, with the filter of the list; `table` names a download. */
export const redeemedPath = (query: Filter = {}): string => withQuery(href('/action/history/redeemed'), query);

/** Path of the changes of all orders of a group. */
export const changesPath = (query: { groupId?: string } = {}): string =>
  withQuery(href('/action/history/changes'), query);

/** Path of a group's point settings. */
export const pointSettingsPath = (groupId: string): string => withQuery(href('/action/pointSettings'), { groupId });

/** Path of the form that gives points of a group to another member; `q` searches friends. */
export const giftPath = (groupId: string, query: { q?: string } = {}): string =>
  withQuery(href('/order-points/:id/gift', { id: groupId }), query);

/** Path of the rules of a group that give points beside its rate. */
export const rulesPath = (groupId: string): string => withQuery(href('/action/pointSettings/rules'), { groupId });

/** Path of a group's statistics, of the last `days` or between two days. */
export const statisticsPath = (
  query: { groupId?: string; days?: string; from?: string; to?: string; table?: string } = {},
): string => withQuery(href('/action/statistical'), query);
