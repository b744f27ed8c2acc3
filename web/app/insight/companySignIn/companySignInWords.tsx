import type { DomainState, TrialOutcome } from '@m4u/contract/insight/companySignIn/rules';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { LucideIcon } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import type { FORM_ROLES } from './companySignInForm.tsx';

/** States of domains. */
export const domainStateWords: Readonly<Record<DomainState, () => string>> = {
  waiting: m.sso_domain_waiting,
  proven: m.sso_domain_proven,
  failing: m.sso_domain_failing,
  lost: m.sso_domain_lost,
};

export const domainStateIcons: Readonly<Record<DomainState, LucideIcon>> = {
  waiting: Clock,
  proven: CircleCheck,
  failing: Clock,
  lost: CircleX,
};

/** Outcomes of a trial. */
export const trialWords: Readonly<Record<TrialOutcome, () => string>> = {
  works: m.sso_trial_works,
  'not-https': m.sso_trial_not_https,
  'private-address': m.sso_trial_private_address,
  'unknown-name': m.sso_trial_unknown_name,
  unreachable: m.sso_trial_unreachable,
  certificate: m.sso_trial_certificate,
  'no-document': m.sso_trial_no_document,
  'wrong-issuer': m.sso_trial_wrong_issuer,
  'no-code-flow': m.sso_trial_no_code_flow,
};

/** Labels of the fields with the groups of a role. */
export const roleFieldWords: Readonly<Record<(typeof FORM_ROLES)[number], () => string>> = {
  admin: m.sso_role_admin,
  cashier: m.sso_role_cashier,
  editor: m.sso_role_editor,
  door: m.sso_role_door,
};
