import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { auditEntries } from './tables.ts';

/** What was done to members by virtue of an office stays written; what they were called then does not (`eraseNames`). */
export const auditPersonal: readonly Personal[] = [retainedActions(auditEntries, auditEntries.actorId)];
