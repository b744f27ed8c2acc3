import { href } from 'react-router';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
};

/** What stands at the counter: a customer (a member's id or that of a customer of the group), a receipt, a group. */
export interface AtCounter {
  readonly memberId?: string | undefined;
  readonly mode?: 'plain' | undefined;
  readonly receipt?: string | undefined;
  /** What was asked for from a product page, which the invoice finishes. */
  readonly requestId?: string | undefined;
  readonly groupId?: string | undefined;
}

/** The counter of a group (docs/rules/point.md#screens). */
export const counterPath = ({ memberId, mode, receipt, groupId, requestId }: AtCounter = {}): string =>
  withQuery(href('/action/createPoint'), { memberId, mode, receipt, groupId, requestId });

/** Where a customer is scanned for the counter. */
export const scanPath = (): string => `${href('/scan-qr')}?isCreatePoint`;

/** The statement at a group: the reader's own, or a customer's for the group's admins. */
export const statementPath = (groupId: string, memberId?: string): string =>
  withQuery(href('/order-points/:id', { id: groupId }), { memberId });

/** One order, with what became of it. */
export const orderPath = (history: string): string => href('/action/historyEditHistory/:history', { history });

/** A group's orders, or with `own` what the reader was given at all groups. */
export const historyPath = (query: { groupId?: string; own?: string } = {}): string =>
  withQuery(href('/action/history'), query);

/** How a group gives points. */
export const pointSettingsPath = (groupId: string): string => withQuery(href('/action/pointSettings'), { groupId });

/** A group's statistics, of the last `days` or from one day to another. */
export const statisticsPath = (
  query: { groupId?: string; days?: string; from?: string; to?: string; table?: string } = {},
): string => withQuery(href('/action/statistical'), query);
