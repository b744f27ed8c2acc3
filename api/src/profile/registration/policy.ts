import {
  isOpen,
  isPossible,
  type RegistrationDeed,
  type RegistrationStatus,
} from '@m4u/contract/profile/registration/rules';
import type { RegistrationCan } from '@m4u/contract/profile/registration/schema';

/** What somebody is to a registration; none of both, and it is not there for them. */
export interface Standing {
  readonly isApplicant: boolean;
  /** By what office they look after it: of the platform, or as an admin of its agency. */
  readonly office: 'staff' | 'agency' | undefined;
}

/** What can be done: a step, or a change of the data. */
export type Deed = RegistrationDeed | 'update' | 'confirm';

/** What an office or the applicant may do at all: money, approval and the end are the platform's. */
const DEEDS: Readonly<Record<'staff' | 'agency' | 'applicant', readonly Deed[]>> = {
  staff: ['accept', 'approve', 'paid', 'done', 'cancel', 'update', 'confirm'],
  agency: ['accept', 'update'],
  applicant: ['update', 'confirm', 'cancel'],
};

const isPossibleNow = (status: RegistrationStatus, deed: Deed): boolean =>
  deed === 'update' || deed === 'confirm' ? isOpen(status) : isPossible(status, deed);

/** Whether somebody may do something, and whether its time is now. */
export const checkStep = (
  { isApplicant, office }: Standing,
  status: RegistrationStatus,
  deed: Deed,
): 'forbidden' | 'wrong-state' | 'allowed' => {
  const byOffice = office !== undefined && DEEDS[office].includes(deed);
  const asApplicant = isApplicant && DEEDS.applicant.includes(deed);
  if (!byOffice && !asApplicant) return 'forbidden';
  if (!isPossibleNow(status, deed)) return 'wrong-state';
  // What was paid for is given back by staff alone.
  return byOffice || deed !== 'cancel' || status !== 'paid' ? 'allowed' : 'wrong-state';
};

/** Whether a deed is done by virtue of an office, and therefore written down: one's own is one's own. */
export const isOfficial = ({ isApplicant, office }: Standing, deed: Deed): boolean =>
  office !== undefined && !(isApplicant && DEEDS.applicant.includes(deed));

/** What screens offer; approving waits for complete and confirmed data. */
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
