import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { auditEntries } from './tables.ts';

/** Entries about erased members stay in the log without their names (`eraseNames`). */
export const auditPersonal: readonly Personal[] = [retainedActions(auditEntries, auditEntries.actorId)];
