import { missingOf, type PartialAddress } from '@m4u/contract/profile/registration/rules';
import type { RegistrationChanges, RegistrationRow } from '@m4u/contract/profile/registration/schema';
import type { ListedRow, RegistrationRecord } from './queries.ts';

/** What a registration says beside its columns, by the names of the contract; what its type does not know is empty. */
export interface Details {
  readonly address: PartialAddress;
  readonly displayName: string;
  readonly title: string;
  readonly organization: string;
  readonly quantity: number;
  readonly note: string;
  readonly taxCode: string;
  readonly representative: string;
  readonly website: string;
  readonly career: string;
  readonly about: string;
}

const ofRequest = ['displayName', 'title', 'organization', 'quantity', 'note'] as const;
const ofAgency = ['taxCode', 'representative', 'website', 'career', 'about'] as const;

const empty: Details = {
  address: { street: '', provinceCode: '', wardCode: '' },
  displayName: '',
  title: '',
  organization: '',
  quantity: 1,
  note: '',
  taxCode: '',
  representative: '',
  website: '',
  career: '',
  about: '',
};

/** The details of a row, whole. */
export const detailsOf = ({ details }: Pick<RegistrationRecord, 'details'>): Details => {
  const { address, ...rest } = details as Partial<Details>;
  // PostgreSQL keeps the names of an object in an order of its own.
  return { ...empty, ...rest, address: { ...empty.address, ...address } };
};

/** What of some changes belongs into the details of a type. */
const detailChanges = (type: RegistrationRecord['type'], changes: RegistrationChanges): Partial<Details> => {
  const names = ['address', ...(type === 'request' ? ofRequest : ofAgency)] as const;
  return Object.fromEntries(names.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])));
};

type Facts = Pick<RegistrationRecord, 'type' | 'name' | 'phone' | 'email' | 'details'>;

/** A row after some changes: columns, details and what is missing then; what is left out stays. */
export const changed = (
  row: Facts,
  changes: RegistrationChanges,
): Pick<RegistrationRecord, 'name' | 'phone' | 'email' | 'missingInfo'> & { details: Record<string, unknown> } => {
  const name = changes.name ?? row.name;
  const phone = changes.phone === undefined ? row.phone : changes.phone;
  const email = changes.email === undefined ? row.email : changes.email;
  const details = { ...row.details, ...detailChanges(row.type, changes) };
  const missingInfo = missingOf(row.type, { ...detailsOf({ details }), name, phone, email });
  return { name, phone, email, details, missingInfo };
};

/** The last digits of a citizen's code: all that is ever shown of it. */
const masked = (code: string | null): string | null => code && `****${code.slice(-4)}`;

/** A registration as lists show it; `citizenCode` is the code in clear. */
export const presentRow = ({ row, agency }: ListedRow, citizenCode: string | null): RegistrationRow => ({
  _id: row.id,
  type: row.type,
  status: row.status,
  name: row.name,
  phone: row.phone,
  email: row.email,
  citizenIdentificationCode: masked(citizenCode),
  missingInfo: row.missingInfo,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  agency: agency && { _id: agency._id, name: agency.name },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
