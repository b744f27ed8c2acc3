import {
  isOpen,
  isPossible,
  type RegistrationDeed,
  type RegistrationStatus,
} from '@m4u/contract/profile/registration/rules';
import type { RegistrationCan } from '@m4u/contract/profile/registration/schema';

/** The caller's part in a registration: applicant, office, or both. A caller with neither part does not see it. */
export interface Standing {
  readonly isApplicant: boolean;
  /** `staff` of the platform or an admin of the registration's `agency`; undefined for everybody else. */
  readonly office: 'staff' | 'agency' | undefined;
}

/** An action on a registration: a step of its lifecycle, or a change of its data. */
export type Deed = RegistrationDeed | 'update' | 'confirm';

/** The actions of each part, in any state. Payment, approval and completion are the platform's alone. */
const DEEDS: Readonly<Record<'staff' | 'agency' | 'applicant', readonly Deed[]>> = {
  staff: ['accept', 'approve', 'paid', 'done', 'cancel', 'update', 'confirm'],
  agency: ['accept', 'update'],
  applicant: ['update', 'confirm', 'cancel'],
};

const isPossibleNow = (status: RegistrationStatus, deed: Deed): boolean =>
  deed === 'update' || deed === 'confirm' ? isOpen(status) : isPossible(status, deed);

/** Checks an action: `forbidden` when it is not the caller's, `wrong-state` when the status does not allow it now. */
export const checkStep = (
  { isApplicant, office }: Standing,
  status: RegistrationStatus,
  deed: Deed,
): 'forbidden' | 'wrong-state' | 'allowed' => {
  const byOffice = office !== undefined && DEEDS[office].includes(deed);
  const asApplicant = isApplicant && DEEDS.applicant.includes(deed);
  if (!byOffice && !asApplicant) return 'forbidden';
  if (!isPossibleNow(status, deed)) return 'wrong-state';
  // Only staff cancel a paid registration, since they give the money back.
  return byOffice || deed !== 'cancel' || status !== 'paid' ? 'allowed' : 'wrong-state';
};

/** Whether an action is taken by an office. Only those are audited: applicants act on their own registration. */
export const isOfficial = ({ isApplicant, office }: Standing, deed: Deed): boolean =>
  office !== undefined && !(isApplicant && DEEDS.applicant.includes(deed));

/** The actions that screens offer now. Approving also needs complete and confirmed data (`isReady`). */
export const mayDo = (standing: Standing, status: RegistrationStatus, isReady: boolean): RegistrationCan => {
  const may = (deed: Deed): boolean => checkStep(standing, status, deed) === 'allowed';
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
