import { and, eq, sql } from '../../platform/database/orm.ts';
import { deeds, given, kept, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { accountsOf } from '../point/account.reads.ts';
import { orderRequests, orderRequestSteps } from './requests/tables.ts';
import { pointOrderChanges, pointOrders } from './tables.ts';

/** What is kept of members' orders, and of what they asked groups for. */
export const orderPersonal: readonly Personal[] = [
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
    table: pointOrders,
    by: [],
    rows: ({ memberId }) => sql`${pointOrders.accountId} in ${accountsOf(memberId)}`,
    gives: given('orders', 'Đơn hàng', 'Orders', [pointOrders.words, pointOrders.createdBy]),
    fate: kept('invoices are the group’s books; they name an account, and it nobody'),
    traces: { targets: [pointOrders.id] },
  }),
  deeds(pointOrders, pointOrders.createdBy),
  deeds(pointOrderChanges, pointOrderChanges.actorId),
];
