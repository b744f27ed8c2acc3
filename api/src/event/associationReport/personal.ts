import { deeds, type Personal } from '../../platform/personal/personal.ts';
import { associationReports, associationReportSteps } from './tables.ts';

/** Reports are groups’. */
export const reportPersonal: readonly Personal[] = [
  deeds(associationReports, associationReports.createdBy),
  deeds(associationReportSteps, associationReportSteps.actorId),
];
