import type { Contact, ContactKind } from '@m4u/contract/profile/member/contact';
import type { PlaceChoice } from '@m4u/contract/profile/place';

/** Kinds of contacts that have a single-line field in the form, each once. */
const formKinds = ['phone', 'email', 'website'] as const satisfies readonly ContactKind[];

type FormKind = (typeof formKinds)[number] | 'address';

/** Finds the initial value of a field: the first public contact of its kind. */
export const contactOf = (contacts: readonly Contact[], kind: FormKind): Contact | undefined =>
  contacts.find((contact) => contact.kind === kind && contact.policy === 'public');

/** An address as typed in the form. */
export interface TypedAddress {
  readonly street: string;
  readonly place: PlaceChoice | null;
}

/** A contact as sent to the API. */
interface SentContact {
  readonly kind: ContactKind;
  readonly value: string;
  readonly policy: Contact['policy'];
  readonly place: PlaceChoice | null;
}

/** Replaces the contacts that the fields started from with the typed values; other contacts stay unchanged. */
export const withTyped = (
  contacts: readonly Contact[],
  typed: Readonly<Record<string, string>>,
  { street, place }: TypedAddress,
): SentContact[] => {
  const replaced = new Set([...formKinds, 'address' as const].map((kind) => contactOf(contacts, kind)));
  const lines = formKinds.flatMap((kind): SentContact[] => {
    const value = (typed[kind] ?? '').trim();
    return value === '' ? [] : [{ kind, value, policy: 'public', place: null }];
  });
  const address: SentContact[] =
    street.trim() === '' && place === null ? [] : [{ kind: 'address', value: street, policy: 'public', place }];
  const others = contacts.filter((contact) => !replaced.has(contact));
  return [
    ...lines,
    ...address,
    ...others.map(({ kind, value, policy, place: contactPlace }) => ({
      kind,
      value,
      policy,
      place: contactPlace ?? null,
    })),
  ];
};
