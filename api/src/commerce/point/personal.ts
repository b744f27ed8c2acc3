import { sql } from '../../platform/database/orm.ts';
import { retainedActions, exportedAs, kept, personalData, type Personal } from '../../platform/personal/personal.ts';
import { accountsOf } from './account.reads.ts';
import { pointAccounts } from './account.tables.ts';
import { pointMovements, pointSettings } from './tables.ts';

const LEDGER = 'entries of the ledger stay, without the name (docs/rules/point.md#customers)';

/** Accounts of members at groups, and their movements. */
export const pointPersonal: readonly Personal[] = [
  personalData({
    table: pointAccounts,
    by: [pointAccounts.memberId],
    gives: exportedAs('points', 'Điểm của bạn tại các nhóm', 'Your points at groups'),
    fate: kept(LEDGER),
  }),
  personalData({
    table: pointMovements,
    by: [],
    rows: ({ memberId }) => sql`${pointMovements.accountId} in ${accountsOf(memberId)}`,
    gives: exportedAs('point-movements', 'Lịch sử điểm', 'How your points moved', [pointMovements.actorId]),
    fate: kept(LEDGER),
  }),
  retainedActions(pointMovements, pointMovements.actorId),
  retainedActions(pointSettings, pointSettings.updatedBy),
];
