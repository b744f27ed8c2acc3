/** Kinds of applications: for printed cards, or to become an agency (docs/rules/registration.md#signup). */
export const REGISTRATION_TYPES = ['request', 'agency'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** How far a registration has come. */
export const REGISTRATION_STATUSES = ['pending', 'accepted', 'approved', 'paid', 'done', 'cancelled'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** What takes a registration on. */
export const REGISTRATION_DEEDS = ['accept', 'approve', 'paid', 'done', 'cancel'] as const;
export type RegistrationDeed = (typeof REGISTRATION_DEEDS)[number];

interface Transition {
  readonly from: readonly RegistrationStatus[];
  readonly to: RegistrationStatus;
}

/** Every transition there is; any other order is refused. */
export const registrationTransitions: Readonly<Record<RegistrationDeed, Transition>> = {
  accept: { from: ['pending'], to: 'accepted' },
  approve: { from: ['accepted'], to: 'approved' },
  paid: { from: ['approved'], to: 'paid' },
  done: { from: ['paid'], to: 'done' },
  cancel: { from: ['pending', 'accepted', 'approved', 'paid'], to: 'cancelled' },
};

/** Whether a deed can be done in a state, whoever does it. */
export const isPossible = (status: RegistrationStatus, deed: RegistrationDeed): boolean =>
  registrationTransitions[deed].from.includes(status);

/** Whether the data can still be changed and confirmed: nothing has been approved yet. */
export const isOpen = (status: RegistrationStatus): boolean => status === 'pending' || status === 'accepted';

/** Fields without which a registration is not complete. */
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

/** … of each type, in the order of its form. */
const requiredFields: Readonly<Record<RegistrationType, readonly RequiredField[]>> = {
  request: ['name', 'phone', 'email', 'address', 'displayName'],
  agency: ['name', 'taxCode', 'representative', 'phone', 'email', 'address'],
};

/** An address as it is kept, of which parts may be empty still. */
export interface PartialAddress {
  readonly street: string;
  readonly provinceCode: string;
  readonly wardCode: string;
}

/** What a registration must have in the end; an empty text counts as none. */
export type RegistrationFacts = Readonly<
  Partial<Record<Exclude<RequiredField, 'address'>, string | null>> & { address?: PartialAddress | null }
>;

const isEmpty = (facts: RegistrationFacts, field: RequiredField): boolean => {
  if (field !== 'address') return !facts[field];
  const { address } = facts;
  return !address || !address.street || !address.provinceCode || !address.wardCode;
};

/** The required fields that are still empty, in the order of the form. */
export const missingOf = (type: RegistrationType, facts: RegistrationFacts): RequiredField[] =>
  requiredFields[type].filter((field) => isEmpty(facts, field));
