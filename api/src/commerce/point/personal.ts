import { and, eq, sql } from '../../platform/database/orm.ts';
import type { PgColumn } from '../../platform/database/orm-tables.ts';
import {
  deeds,
  given,
  kept,
  personal,
  type Personal,
  type Subject,
  withheld,
} from '../../platform/personal/personal.ts';
import { pointAccounts } from './account.tables.ts';
import { pointOrderChanges, pointOrders } from './order/tables.ts';
import { orderRequests, orderRequestSteps } from './requests/tables.ts';
import { pointMovements, pointSettings } from './tables.ts';

const LEDGER = 'entries of the ledger stay, without the name (docs/rules/point.md#customers)';

const ofAccounts =
  (account: PgColumn) =>
  ({ memberId }: Subject) =>
    sql`${account} in (select ${pointAccounts.id} from ${pointAccounts} where ${pointAccounts.memberId} = ${memberId})`;

/** What the ledger keeps of members, and what they asked groups for. */
export const pointPersonal: readonly Personal[] = [
  personal({
    table: orderRequestSteps,
    by: [],
    rows: ({ memberId }) =>
      and(
        eq(orderRequestSteps.side, 'buyer'),
        sql`${orderRequestSteps.requestId} in (select ${orderRequests.id} from ${orderRequests}
          where ${orderRequests.buyerId} = ${memberId})`,
      ),
    gives: withheld('the steps are on the screen of each request'),
    fate: { set: { note: '' } },
  }),
  personal({
    table: orderRequests,
    by: [orderRequests.buyerId],
    gives: given('order-requests', 'Yêu cầu đặt hàng', 'Order requests', [orderRequests.clientId]),
    fate: {
      set: {
        name: '',
        phone: '',
        note: '',
        status: sql`case ${orderRequests.status} when 'done' then 'done' when 'declined' then 'declined' else 'cancelled' end`,
      },
    },
  }),
  deeds(orderRequestSteps, orderRequestSteps.actorId),
  personal({
    table: pointAccounts,
    by: [pointAccounts.memberId],
    gives: given('points', 'Điểm của bạn tại các nhóm', 'Your points at groups'),
    fate: kept(LEDGER),
  }),
  personal({
    table: pointMovements,
    by: [],
    rows: ofAccounts(pointMovements.accountId),
    gives: given('point-movements', 'Lịch sử điểm', 'How your points moved', [pointMovements.actorId]),
    fate: kept(LEDGER),
  }),
  personal({
    table: pointOrders,
    by: [],
    rows: ofAccounts(pointOrders.accountId),
    gives: given('orders', 'Đơn hàng', 'Orders', [pointOrders.words, pointOrders.createdBy]),
    fate: kept('invoices are the group’s books; they name an account, and it nobody'),
    traces: { targets: [pointOrders.id] },
  }),
  deeds(pointMovements, pointMovements.actorId),
  deeds(pointOrders, pointOrders.createdBy),
  deeds(pointOrderChanges, pointOrderChanges.actorId),
  deeds(pointSettings, pointSettings.updatedBy),
];
