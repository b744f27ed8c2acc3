import type { Contact, ContactKind } from '@m4u/contract/profile/member/contact';
import type { PlaceChoice } from '@m4u/contract/profile/place';

/** The lines of contact that the form has a field of one line for, each once. */
const formKinds = ['phone', 'email', 'website'] as const satisfies readonly ContactKind[];

type FormKind = (typeof formKinds)[number] | 'address';

/** What the fields of a kind begin with: the first public line of that kind. */
export const contactOf = (contacts: readonly Contact[], kind: FormKind): Contact | undefined =>
  contacts.find((contact) => contact.kind === kind && contact.policy === 'public');

/** An address as the form says it. */
export interface TypedAddress {
  readonly street: string;
  readonly place: PlaceChoice | null;
}

/** A line of contact as it is sent. */
interface SentContact {
  readonly kind: ContactKind;
  readonly value: string;
  readonly policy: Contact['policy'];
  readonly place: PlaceChoice | null;
}

/** The lines with what was typed in the place of those that the fields began with; others stay as they are. */
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
    ...others.map(({ kind, value, policy, place: kept }) => ({ kind, value, policy, place: kept ?? null })),
  ];
};
