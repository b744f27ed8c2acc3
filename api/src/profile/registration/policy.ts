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
export type AnyRegistrationAction = RegistrationAction | 'update' | 'confirm' | 'proof' | 'print' | 'ship';

/** The facts of a registration that decide which actions are possible. */
export interface ProgressFacts {
  readonly status: RegistrationStatus;
  /** Whether the card was designed, so that its applicant approves a proof. */
  readonly isDesigned: boolean;
  readonly proofAt: Date | null;
  readonly shippedAt: Date | null;
}

/** The actions of each part, in any state. Payment, approval and completion are the platform's alone. */
const ACTIONS: Readonly<Record<'staff' | 'agency' | 'applicant', readonly AnyRegistrationAction[]>> = {
  staff: ['accept', 'approve', 'paid', 'done', 'cancel', 'update', 'confirm', 'proof', 'print', 'ship'],
  agency: ['accept', 'update'],
  applicant: ['update', 'confirm', 'cancel'],
};

const isPossibleNow = (facts: ProgressFacts, action: AnyRegistrationAction): boolean => {
  const { status, isDesigned, proofAt, shippedAt } = facts;
  switch (action) {
    case 'update':
      return isOpen(status);
    case 'confirm':
      return isOpen(status) && (!isDesigned || proofAt !== null);
    case 'proof':
      return status === 'accepted' && isDesigned;
    case 'print':
      return status === 'done' && isDesigned;
    case 'ship':
      return status === 'done' && isDesigned && shippedAt === null;
    default:
      return isPossible(status, action);
  }
};

/** Checks an action: `forbidden` when it is not the caller's, `wrong-state` when the status does not allow it now. */
export const checkStep = (
  { isApplicant, office }: RegistrationRole,
  facts: ProgressFacts,
  action: AnyRegistrationAction,
): 'forbidden' | 'wrong-state' | 'allowed' => {
  const byOffice = office !== undefined && ACTIONS[office].includes(action);
  const asApplicant = isApplicant && ACTIONS.applicant.includes(action);
  if (!byOffice && !asApplicant) return 'forbidden';
  if (!isPossibleNow(facts, action)) return 'wrong-state';
  // Only staff cancel a paid registration, since they give the money back.
  return byOffice || action !== 'cancel' || facts.status !== 'paid' ? 'allowed' : 'wrong-state';
};

/** Whether an action is taken by an office. Only those are audited: applicants act on their own registration. */
export const isOfficial = ({ isApplicant, office }: RegistrationRole, action: AnyRegistrationAction): boolean =>
  office !== undefined && !(isApplicant && ACTIONS.applicant.includes(action));

/** The actions that screens offer now. A proof also needs complete data, approving also the confirmation. */
export const permissionsOf = (
  role: RegistrationRole,
  facts: ProgressFacts,
  { isComplete, isConfirmed }: { readonly isComplete: boolean; readonly isConfirmed: boolean },
): RegistrationCan => {
  const may = (action: AnyRegistrationAction): boolean => checkStep(role, facts, action) === 'allowed';
  return {
    update: may('update'),
    confirm: may('confirm'),
    accept: may('accept'),
    approve: may('approve') && isComplete && isConfirmed,
    paid: may('paid'),
    done: may('done'),
    cancel: may('cancel'),
    proof: may('proof') && isComplete,
    print: may('print'),
    ship: may('ship'),
  };
};
