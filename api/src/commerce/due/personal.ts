import {
  deleted,
  exportedAs,
  keptBecause,
  personalData,
  retainedActions,
  type Personal,
} from '../../platform/personal/personal.ts';
import { dueLevels, duePeriods, dueReminders } from './tables.ts';

/** Dues of members, and the levels that admins made. */
export const duePersonal: readonly Personal[] = [
  personalData({
    table: duePeriods,
    by: [duePeriods.memberId],
    gives: exportedAs('dues', 'Hội phí của bạn', 'Your dues', []),
    fate: keptBecause('what was paid to a group is in its books; it names only an anonymised member'),
  }),
  personalData({
    table: dueReminders,
    by: [dueReminders.memberId],
    gives: exportedAs('due-reminders', 'Lời nhắc hội phí', 'Reminders of dues', []),
    fate: deleted,
  }),
  retainedActions(dueLevels, dueLevels.createdBy),
];
