import type {
  RegistrationAction,
  RegistrationStatus,
  RegistrationType,
  RequiredField,
} from '@m4u/contract/profile/registration/rules';
import type { Registration, RegistrationStep } from '@m4u/contract/profile/registration/schema';
import { m } from '../../paraglide/messages.js';

/** Labels of the states. */
export const registrationStatusWords: Readonly<Record<RegistrationStatus, () => string>> = {
  pending: m.registration_status_pending,
  accepted: m.registration_status_accepted,
  approved: m.registration_status_approved,
  paid: m.registration_status_paid,
  done: m.registration_status_done,
  cancelled: m.registration_status_cancelled,
};

/** Labels of the types. */
export const registrationTypeWords: Readonly<Record<RegistrationType, () => string>> = {
  request: m.registration_type_request,
  agency: m.registration_type_agency,
};

const requiredFieldWords: Readonly<Record<RequiredField, () => string>> = {
  name: m.registration_name,
  phone: m.registration_phone,
  email: m.registration_email,
  address: m.registration_address_delivery,
  displayName: m.registration_display_name,
  taxCode: m.registration_tax,
  representative: m.registration_representative,
};

/** Label of a required field, in the form of its type. */
export const requiredFieldLabel = (type: RegistrationType, field: RequiredField): string => {
  if (type === 'agency' && field === 'name') return m.registration_name_agency();
  if (type === 'agency' && field === 'address') return m.registration_address();
  return requiredFieldWords[field]();
};

/** Labels of the missing fields, separated by commas. */
export const formatMissingFields = ({ type, missingInfo }: Pick<Registration, 'type' | 'missingInfo'>): string =>
  missingInfo.map((field) => requiredFieldLabel(type, field)).join(', ');

const registrationStatusDescriptions: Readonly<Record<Exclude<RegistrationStatus, 'done'>, () => string>> = {
  pending: m.registration_say_pending,
  accepted: m.registration_say_accepted,
  approved: m.registration_say_approved,
  paid: m.registration_say_paid,
  cancelled: m.registration_say_cancelled,
};

/** The state as a sentence for the applicant. */
export const describeStatus = ({ type, status }: Pick<Registration, 'type' | 'status'>): string => {
  if (status !== 'done') return registrationStatusDescriptions[status]();
  return type === 'agency' ? m.registration_say_done_agency() : m.registration_say_done_request();
};

/** Label of a step. */
export const stepLabel = ({ kind }: Pick<RegistrationStep, 'kind'>): string => {
  switch (kind) {
    case 'created':
      return m.registration_step_created();
    case 'updated':
      return m.registration_step_updated();
    case 'confirmed':
      return m.registration_step_confirmed();
    case 'proofed':
      return m.card_order_step_proofed();
    case 'shipped':
      return m.card_order_step_shipped();
    default:
      return registrationStatusWords[kind]();
  }
};

/** Label of the button for an action. */
export const actionLabel = (type: RegistrationType, action: Exclude<RegistrationAction, 'cancel'>): string => {
  switch (action) {
    case 'accept':
      return m.registration_accept();
    case 'approve':
      return m.registration_approve();
    case 'paid':
      return m.registration_paid();
    case 'done':
      return type === 'agency' ? m.registration_done_agency() : m.registration_done_request();
  }
};
