import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { associationReports, associationReportSteps } from './tables.ts';

/** Reports are groups’. */
export const reportPersonal: readonly Personal[] = [
  retainedActions(associationReports, associationReports.createdBy),
  retainedActions(associationReportSteps, associationReportSteps.actorId),
];
