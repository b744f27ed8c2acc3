import { and, eq, sql } from '../../platform/database/orm.ts';
import {
  deleted,
  retainedActions,
  exportedAs,
  keptBecause,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { accountIdsOf } from '../point/account.reads.ts';
import { birthdayConsents } from './earning/tables.ts';
import { orderRequests, orderRequestSteps } from './requests/tables.ts';
import { orderReceipts } from './receipts/tables.ts';
import { pointOrderChanges, orders } from './tables.ts';

/** Orders of members, and their requests to groups. */
export const orderPersonal: readonly Personal[] = [
  personalData({
    table: orderRequestSteps,
    by: [],
    rows: ({ memberId }) =>
      and(
        eq(orderRequestSteps.side, 'buyer'),
        sql`${orderRequestSteps.requestId} in (select ${orderRequests.id} from ${orderRequests}
          where ${orderRequests.buyerId} = ${memberId})`,
      ),
    gives: excludedFromExport('the steps are on the screen of each request'),
    fate: { set: { note: '' } },
  }),
  personalData({
    table: orderRequests,
    by: [orderRequests.buyerId],
    gives: exportedAs('order-requests', 'Đơn hàng và báo giá', 'Orders and quotes', [orderRequests.clientId]),
    fate: {
      set: {
        name: '',
        phone: '',
        note: '',
        // A confirmed order stays, so that the group sees what is paid, and frees reserved pieces by cancelling.
        status: sql`case when ${orderRequests.status} in ('new', 'quoted', 'accepted') then 'cancelled' else ${orderRequests.status} end`,
      },
    },
  }),
  personalData({
    table: orderReceipts,
    by: [orderReceipts.buyerId],
    gives: exportedAs('order-receipts', 'Phiếu thu', 'Payment receipts', []),
    fate: { set: { buyerName: '' } },
  }),
  personalData({
    table: birthdayConsents,
    by: [birthdayConsents.memberId],
    gives: exportedAs('birthday-consents', 'Cửa hàng được dùng ngày sinh', 'Shops that may use your birthday'),
    fate: deleted,
  }),
  retainedActions(orderRequestSteps, orderRequestSteps.actorId),
  personalData({
    table: orders,
    by: [],
    rows: ({ memberId }) => sql`${orders.accountId} in ${accountIdsOf(memberId)}`,
    gives: exportedAs('orders', 'Đơn hàng', 'Orders', [orders.words, orders.createdBy]),
    fate: keptBecause('invoices are the group’s books; they name only an account, and the account names nobody'),
    traces: { targets: [orders.id] },
  }),
  retainedActions(orders, orders.createdBy),
  retainedActions(pointOrderChanges, pointOrderChanges.actorId),
];
