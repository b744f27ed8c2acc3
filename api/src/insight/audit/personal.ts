import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { auditEntries } from './tables.ts';

/** Acts of staff and admins on members stay written; the names of then do not (`eraseNames`). */
export const auditPersonal: readonly Personal[] = [retainedActions(auditEntries, auditEntries.actorId)];
