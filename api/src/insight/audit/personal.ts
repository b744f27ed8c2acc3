import {
  deleted,
  excludedFromExport,
  personalData,
  retainedActions,
  type Personal,
} from '../../platform/personal/personal.ts';
import { auditEntries } from './tables.ts';
import { staffTasks } from './task.tables.ts';

/** Entries about erased members stay in the log without their names (`eraseNames`). */
export const auditPersonal: readonly Personal[] = [
  retainedActions(auditEntries, auditEntries.actorId),
  personalData({
    table: staffTasks,
    by: [staffTasks.staffId],
    gives: excludedFromExport('the work of the platform that they had taken'),
    fate: deleted,
  }),
];
