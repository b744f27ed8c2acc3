import {
  isOpen,
  isPossible,
  type RegistrationAction,
  type RegistrationStatus,
} from '@m4u/contract/profile/registration/rules';
import type { RegistrationCan } from '@m4u/contract/profile/registration/schema';

/** The caller's part in a registration: applicant, office, or both. A caller with neither part does not see it. */
export interface RegistrationRole {
  readonly isApplicant: boolean;
  /** `staff` of the platform or an admin of the registration's `agency`; undefined for everybody else. */
  readonly office: 'staff' | 'agency' | undefined;
}

/** An action on a registration: a step of its lifecycle, or a change of its data. */
export type AnyRegistrationAction = RegistrationAction | 'update' | 'confirm';

/** The actions of each part, in any state. Payment, approval and completion are the platform's alone. */
const ACTIONS: Readonly<Record<'staff' | 'agency' | 'applicant', readonly AnyRegistrationAction[]>> = {
  staff: ['accept', 'approve', 'paid', 'done', 'cancel', 'update', 'confirm'],
  agency: ['accept', 'update'],
  applicant: ['update', 'confirm', 'cancel'],
};

const isPossibleNow = (status: RegistrationStatus, action: AnyRegistrationAction): boolean =>
  action === 'update' || action === 'confirm' ? isOpen(status) : isPossible(status, action);

/** Checks an action: `forbidden` when it is not the caller's, `wrong-state` when the status does not allow it now. */
export const checkStep = (
  { isApplicant, office }: RegistrationRole,
  status: RegistrationStatus,
  action: AnyRegistrationAction,
): 'forbidden' | 'wrong-state' | 'allowed' => {
  const byOffice = office !== undefined && ACTIONS[office].includes(action);
  const asApplicant = isApplicant && ACTIONS.applicant.includes(action);
  if (!byOffice && !asApplicant) return 'forbidden';
  if (!isPossibleNow(status, action)) return 'wrong-state';
  // Only staff cancel a paid registration, since they give the money back.
  return byOffice || action !== 'cancel' || status !== 'paid' ? 'allowed' : 'wrong-state';
};

/** Whether an action is taken by an office. Only those are audited: applicants act on their own registration. */
export const isOfficial = ({ isApplicant, office }: RegistrationRole, action: AnyRegistrationAction): boolean =>
  office !== undefined && !(isApplicant && ACTIONS.applicant.includes(action));

/** The actions that screens offer now. Approving also needs complete and confirmed data (`isReady`). */
export const permissionsOf = (
  role: RegistrationRole,
  status: RegistrationStatus,
  isReady: boolean,
): RegistrationCan => {
  const may = (action: AnyRegistrationAction): boolean => checkStep(role, status, action) === 'allowed';
  return {
    update: may('update'),
    confirm: may('confirm'),
    accept: may('accept'),
    approve: may('approve') && isReady,
    paid: may('paid'),
    done: may('done'),
    cancel: may('cancel'),
  };
};
