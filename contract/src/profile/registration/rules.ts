/** Kinds of applications: for printed cards, or to become an agency (docs/rules/registration.md#signup). */
export const REGISTRATION_TYPES = ['request', 'agency'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** States of a registration, in order. */
export const REGISTRATION_STATUSES = ['pending', 'accepted', 'approved', 'paid', 'done', 'cancelled'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Actions that change the state of a registration. */
export const REGISTRATION_ACTIONS = ['accept', 'approve', 'paid', 'done', 'cancel'] as const;
export type RegistrationAction = (typeof REGISTRATION_ACTIONS)[number];

interface Transition {
  readonly from: readonly RegistrationStatus[];
  readonly to: RegistrationStatus;
}

/** All transitions of a registration; any other is refused. */
export const registrationTransitions: Readonly<Record<RegistrationAction, Transition>> = {
  accept: { from: ['pending'], to: 'accepted' },
  approve: { from: ['accepted'], to: 'approved' },
  paid: { from: ['approved'], to: 'paid' },
  done: { from: ['paid'], to: 'done' },
  cancel: { from: ['pending', 'accepted', 'approved', 'paid'], to: 'cancelled' },
};

/** Whether an action is possible in a state. It does not check who acts. */
export const isPossible = (status: RegistrationStatus, action: RegistrationAction): boolean =>
  registrationTransitions[action].from.includes(status);

/** Whether the data can still be changed and confirmed, because nothing is approved yet. */
export const isOpen = (status: RegistrationStatus): boolean => status === 'pending' || status === 'accepted';

/** Fields that a complete registration must have. */
export const REQUIRED_FIELDS = [
  'name',
  'phone',
  'email',
  'address',
  'displayName',
  'taxCode',
  'representative',
] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Required fields of each type, in the order of its form. A card is delivered by its address and phone number. */
const requiredFields: Readonly<Record<RegistrationType, readonly RequiredField[]>> = {
  request: ['name', 'phone', 'address', 'displayName'],
  agency: ['name', 'taxCode', 'representative', 'phone', 'email', 'address'],
};

/** A stored address, whose parts may still be empty. */
export interface PartialAddress {
  readonly street: string;
  readonly provinceCode: string;
  readonly wardCode: string;
}

/** The values of the required fields; an empty or blank text counts as missing. */
export type RegistrationFacts = Readonly<
  Partial<Record<Exclude<RequiredField, 'address'>, string | null>> & { address?: PartialAddress | null }
>;

const isEmpty = (facts: RegistrationFacts, field: RequiredField): boolean => {
  if (field !== 'address') return !facts[field]?.trim();
  const { address } = facts;
  return !address || !address.street.trim() || !address.provinceCode || !address.wardCode;
};

/** The required fields that are still empty, in the order of the form. */
export const missingFieldsOf = (type: RegistrationType, facts: RegistrationFacts): RequiredField[] =>
  requiredFields[type].filter((field) => isEmpty(facts, field));
