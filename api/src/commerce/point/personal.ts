import { sql } from '../../platform/database/orm.ts';
import {
  retainedActions,
  exportedAs,
  keptBecause,
  personalData,
  type Personal,
} from '../../platform/personal/personal.ts';
import { accountIdsOf } from './account.reads.ts';
import { pointAccounts } from './account.tables.ts';
import { pointGifts } from './gifts/tables.ts';
import { pointMovements, pointSettings } from './tables.ts';

const LEDGER_REASON = 'entries of the ledger stay, without the name (docs/rules/point.md#customers)';

/** Accounts of members at groups, and their movements. */
export const pointPersonal: readonly Personal[] = [
  personalData({
    table: pointAccounts,
    by: [pointAccounts.memberId],
    gives: exportedAs('points', 'Điểm của bạn tại các cửa hàng', 'Your points at shops'),
    fate: keptBecause(LEDGER_REASON),
  }),
  personalData({
    table: pointMovements,
    by: [],
    rows: ({ memberId }) => sql`${pointMovements.accountId} in ${accountIdsOf(memberId)}`,
    gives: exportedAs('point-movements', 'Lịch sử điểm', 'Points history', [pointMovements.actorId]),
    fate: keptBecause(LEDGER_REASON),
  }),
  personalData({
    table: pointGifts,
    by: [pointGifts.giverId, pointGifts.receiverId],
    gives: exportedAs('point-gifts', 'Điểm tặng và được tặng', 'Gifts of points', [
      pointGifts.fromAccount,
      pointGifts.toAccount,
    ]),
    fate: keptBecause(LEDGER_REASON),
  }),
  retainedActions(pointMovements, pointMovements.actorId),
  retainedActions(pointSettings, pointSettings.updatedBy),
];
