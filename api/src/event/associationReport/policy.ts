import type { ReportStatus } from '@m4u/contract/event/associationReport/rules';
import type { ReportCan } from '@m4u/contract/event/associationReport/schema';

/** What a reader is to a report; who is none of it does not know that it is there. */
export interface Standing {
  /** Administers the group whose it is. */
  readonly isAdmin: boolean;
  /** Administers the agency to which it was submitted. */
  readonly isOverseer: boolean;
}

/** What can be done to a report. */
export type Deed = keyof ReportCan;

/** In which states the group's admins may do something, and the agency's. */
const GROUP: Readonly<Record<Exclude<Deed, 'return'>, readonly ReportStatus[]>> = {
  update: ['draft', 'returned'],
  submit: ['draft', 'returned'],
  // What the agency has read stays with what happened to it.
  delete: ['draft'],
};

/** Whether somebody who sees a report may do something to it, and whether its time is now. */
export const checkStep = (
  { isAdmin, isOverseer }: Standing,
  status: ReportStatus,
  deed: Deed,
): 'forbidden' | 'wrong-state' | 'allowed' => {
  if (deed === 'return') {
    if (!isOverseer) return 'forbidden';
    return status === 'submitted' ? 'allowed' : 'wrong-state';
  }
  if (!isAdmin) return 'forbidden';
  return GROUP[deed].includes(status) ? 'allowed' : 'wrong-state';
};

/** What screens offer. */
export const mayDo = (standing: Standing, status: ReportStatus): ReportCan => {
  const may = (deed: Deed): boolean => checkStep(standing, status, deed) === 'allowed';
  return { update: may('update'), submit: may('submit'), return: may('return'), delete: may('delete') };
};
