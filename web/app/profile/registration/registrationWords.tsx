import type {
  RegistrationDeed,
  RegistrationStatus,
  RegistrationType,
  RequiredField,
} from '@m4u/contract/profile/registration/rules';
import type { Registration, RegistrationStep } from '@m4u/contract/profile/registration/schema';
import { m } from '../../paraglide/messages.js';

/** Label of a state. */
export const statusWords = (status: RegistrationStatus): string =>
  ({
    pending: m.registration_status_pending(),
    accepted: m.registration_status_accepted(),
    approved: m.registration_status_approved(),
    paid: m.registration_status_paid(),
    done: m.registration_status_done(),
    cancelled: m.registration_status_cancelled(),
  })[status];

/** Label of a type. */
export const typeWords = (type: RegistrationType): string =>
  ({ request: m.registration_type_request(), agency: m.registration_type_agency() })[type];

/** Label of a required field, in the form of its type. */
export const fieldWords = (type: RegistrationType, field: RequiredField): string =>
  ({
    name: type === 'agency' ? m.registration_name_agency() : m.registration_name(),
    phone: m.registration_phone(),
    email: m.registration_email(),
    address: type === 'agency' ? m.registration_address() : m.registration_address_delivery(),
    displayName: m.registration_display_name(),
    taxCode: m.registration_tax(),
    representative: m.registration_representative(),
  })[field];

/** Labels of the missing fields, separated by commas. */
export const missingWords = ({ type, missingInfo }: Pick<Registration, 'type' | 'missingInfo'>): string =>
  missingInfo.map((field) => fieldWords(type, field)).join(', ');

/** The state as a sentence for the applicant. */
export const standingWords = ({ type, status }: Pick<Registration, 'type' | 'status'>): string =>
  ({
    pending: m.registration_say_pending(),
    accepted: m.registration_say_accepted(),
    approved: m.registration_say_approved(),
    paid: m.registration_say_paid(),
    done: type === 'agency' ? m.registration_say_done_agency() : m.registration_say_done_request(),
    cancelled: m.registration_say_cancelled(),
  })[status];

/** Label of a step. */
export const stepWords = ({ kind }: Pick<RegistrationStep, 'kind'>): string => {
  switch (kind) {
    case 'created':
      return m.registration_step_created();
    case 'updated':
      return m.registration_step_updated();
    case 'confirmed':
      return m.registration_step_confirmed();
    default:
      return statusWords(kind);
  }
};

/** Label of the button for an action. */
export const deedWords = (type: RegistrationType, deed: Exclude<RegistrationDeed, 'cancel'>): string =>
  ({
    accept: m.registration_accept(),
    approve: m.registration_approve(),
    paid: m.registration_paid(),
    done: type === 'agency' ? m.registration_done_agency() : m.registration_done_request(),
  })[deed];
