import type { ReportStatus } from '@m4u/contract/event/associationReport/rules';
import type { ReportCan } from '@m4u/contract/event/associationReport/schema';

/** The reader's roles for a report; readers without a role get not-found. */
export interface ReportRole {
  /** Whether the reader administers the group of the report. */
  readonly isAdmin: boolean;
  /** Whether the reader administers the agency that received the report. */
  readonly isOverseer: boolean;
}

/** Actions on a report. */
export type ReportAction = keyof ReportCan;

/** Statuses in which the group's admins may do each action. */
const GROUP_STATUSES: Readonly<Record<Exclude<ReportAction, 'return'>, readonly ReportStatus[]>> = {
  update: ['draft', 'returned'],
  submit: ['draft', 'returned'],
  // A report that the agency has seen keeps its history, so only drafts can be deleted.
  delete: ['draft'],
};

/** Checks whether a reader of a report may do an action in its present status; returns the error code that refuses it. */
export const checkStep = (
  { isAdmin, isOverseer }: ReportRole,
  status: ReportStatus,
  action: ReportAction,
): 'forbidden' | 'wrong-state' | 'allowed' => {
  if (action === 'return') {
    if (!isOverseer) return 'forbidden';
    return status === 'submitted' ? 'allowed' : 'wrong-state';
  }
  if (!isAdmin) return 'forbidden';
  return GROUP_STATUSES[action].includes(status) ? 'allowed' : 'wrong-state';
};

/** The reader's permissions for a report in its present status. */
export const permissionsOf = (role: ReportRole, status: ReportStatus): ReportCan => {
  const may = (action: ReportAction): boolean => checkStep(role, status, action) === 'allowed';
  return { update: may('update'), submit: may('submit'), return: may('return'), delete: may('delete') };
};
