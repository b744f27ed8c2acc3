import type { CardFinish, CardPrice } from '@m4u/contract/profile/registration/cardDesign';
import { missingFieldsOf, type PartialAddress } from '@m4u/contract/profile/registration/rules';
import type { CardEmblem, RegistrationChanges, RegistrationRow } from '@m4u/contract/profile/registration/schema';
import type { ListedRegistration, RegistrationRecord } from './queries.ts';

/** Parts of a proof that are not in the fields of the order. */
export interface ShownCard {
  readonly emblem: CardEmblem | null;
  readonly link: string;
}

/** Fields of a registration that have no column, by their contract names; fields of the other type are empty. */
export interface RegistrationDetails {
  readonly address: PartialAddress;
  readonly displayName: string;
  readonly title: string;
  readonly organization: string;
  readonly quantity: number;
  readonly note: string;
  /** Null for a request that no design was chosen for. */
  readonly finish: CardFinish | null;
  /** The group whose emblem is printed. */
  readonly emblemId: string | null;
  /** Prices of the settings when the finish was chosen. */
  readonly price: CardPrice;
  /** Prices that staff said with the latest proof, where the settings had none. */
  readonly said: CardPrice;
  /** The card of the latest proof; null before one was sent. */
  readonly shown: ShownCard | null;
  readonly taxCode: string;
  readonly representative: string;
  readonly website: string;
  readonly career: string;
  readonly about: string;
}

const requestFields = ['displayName', 'title', 'organization', 'quantity', 'note', 'finish', 'emblemId'] as const;
const agencyFields = ['taxCode', 'representative', 'website', 'career', 'about'] as const;

const emptyDetails: RegistrationDetails = {
  address: { street: '', provinceCode: '', wardCode: '' },
  displayName: '',
  title: '',
  organization: '',
  quantity: 1,
  note: '',
  finish: null,
  emblemId: null,
  price: { card: null, delivery: null },
  said: { card: null, delivery: null },
  shown: null,
  taxCode: '',
  representative: '',
  website: '',
  career: '',
  about: '',
};

/** The details of a row, with empty values for missing fields. */
export const detailsOf = ({ details }: Pick<RegistrationRecord, 'details'>): RegistrationDetails => {
  const { address, ...rest } = details as Partial<RegistrationDetails>;
  // PostgreSQL does not keep the order of keys in JSON.
  return { ...emptyDetails, ...rest, address: { ...emptyDetails.address, ...address } };
};

/** The prices of an order as they were told so far. */
export const priceOf = ({ price, said }: RegistrationDetails): CardPrice => ({
  card: price.card ?? said.card,
  delivery: price.delivery ?? said.delivery,
});

/** The part of some changes that belongs to the details of a type. */
const changesOfDetails = (
  type: RegistrationRecord['type'],
  changes: RegistrationChanges,
): Partial<RegistrationDetails> => {
  const names = ['address', ...(type === 'request' ? requestFields : agencyFields)] as const;
  return Object.fromEntries(names.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])));
};

/** Whether two versions of the details print the same card. */
export const isSameDesign = (one: RegistrationDetails, other: RegistrationDetails): boolean =>
  (['displayName', 'title', 'finish', 'emblemId'] as const).every((field) => one[field] === other[field]);

type EditableFacts = Pick<RegistrationRecord, 'type' | 'name' | 'phone' | 'email' | 'details'>;

/** Applies changes to a row: columns, details and missing fields. Omitted fields stay unchanged. */
export const applyChanges = (
  row: EditableFacts,
  changes: RegistrationChanges,
): Pick<RegistrationRecord, 'name' | 'phone' | 'email' | 'missingInfo'> & { details: Record<string, unknown> } => {
  const name = changes.name ?? row.name;
  const phone = changes.phone === undefined ? row.phone : changes.phone;
  const email = changes.email === undefined ? row.email : changes.email;
  const details = { ...row.details, ...changesOfDetails(row.type, changes) };
  const missingInfo = missingFieldsOf(row.type, { ...detailsOf({ details }), name, phone, email });
  return { name, phone, email, details, missingInfo };
};

/** Masks a citizen's code except for its last digits, the only part that is ever shown. */
const maskCode = (code: string | null): string | null => code && `****${code.slice(-4)}`;

/** Builds a registration for lists; `citizenCode` is the decrypted code. */
export const toRegistrationRow = (
  { row, agency }: ListedRegistration,
  citizenCode: string | null,
): RegistrationRow => ({
  _id: row.id,
  type: row.type,
  status: row.status,
  name: row.name,
  phone: row.phone,
  email: row.email,
  citizenIdentificationCode: maskCode(citizenCode),
  missingInfo: row.missingInfo,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  agency: agency && { _id: agency._id, name: agency.name },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
