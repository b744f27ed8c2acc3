import type { Visibility } from '../../common.ts';
import type { Contact, ContactKind } from './contact.ts';

/** Answers to the step about contacts. */
export interface StartContacts {
  readonly phone: string;
  /** The phone number is also that of Zalo. */
  readonly zaloSame: boolean;
  /** Another number or link of Zalo; empty for none. */
  readonly zalo: string;
  readonly email: string;
  readonly address: string;
  /** Audience of the number, Zalo and the email; also of an address that is new. */
  readonly policy: Visibility;
}

/** The address and number with which somebody registered, as people write them. */
interface Registered {
  readonly phone: string;
  readonly email: string;
}

const firstOf = (contacts: readonly Contact[], kind: ContactKind): Contact | undefined =>
  contacts.find((contact) => contact.kind === kind);

/** Digits of a number, written as within the country. */
const dialled = (number: string): string => number.replaceAll(/\D/g, '').replace(/^84/, '0');

/** The kinds that the step asks one audience for. */
const oneAudience: readonly ContactKind[] = ['phone', 'zalo', 'email'];

const strictness: Readonly<Record<Visibility, number>> = { public: 0, friends: 1, private: 2 };

/** The strictest audience of the first contact of each of these kinds. */
const sharedPolicy = (contacts: readonly Contact[]): Visibility =>
  oneAudience
    .flatMap((kind) => firstOf(contacts, kind)?.policy ?? [])
    .reduce((strictest, policy) => (strictness[policy] > strictness[strictest] ? policy : strictest), 'public');

/** Initial values of the step: the page's contacts, or those of the registration while it has none. */
export const toStartContacts = (contacts: readonly Contact[], { phone, email }: Registered): StartContacts => {
  if (contacts.length === 0) return { phone, zaloSame: true, zalo: '', email, address: '', policy: 'public' };
  const valueOf = (kind: ContactKind): string => firstOf(contacts, kind)?.value ?? '';
  const zalo = valueOf('zalo');
  const zaloSame = zalo !== '' && dialled(zalo) === dialled(valueOf('phone'));
  return {
    phone: valueOf('phone'),
    zaloSame,
    zalo: zaloSame ? '' : zalo,
    email: valueOf('email'),
    address: valueOf('address'),
    policy: sharedPolicy(contacts),
  };
};

/** The kinds that the step asks, in the order of new contacts, with the form's field of each. */
const asked = { phone: 'phone', zalo: 'zalo', email: 'email', address: 'address' } as const satisfies Partial<
  Record<ContactKind, string>
>;
type Asked = keyof typeof asked;
const isAsked = (kind: ContactKind): kind is Asked => Object.hasOwn(asked, kind);

const answersOf = ({ zaloSame, zalo, ...typed }: StartContacts): Record<Asked, string> => ({
  phone: typed.phone.trim(),
  zalo: (zaloSame ? typed.phone : zalo).trim(),
  email: typed.email.trim(),
  address: typed.address.trim(),
});

/**
 * The page's contacts with what was typed: the first of each kind is replaced, or removed when its field is empty; all
 * others stay. An address keeps the ward that its owner picked. Contacts that are there keep their audience until
 * another one is chosen than the step began with.
 */
export const withStartContacts = (contacts: readonly Contact[], typed: StartContacts): Contact[] => {
  const left: Partial<Record<Asked, string>> = answersOf(typed);
  const isChosen = typed.policy !== sharedPolicy(contacts);
  const changed = contacts.flatMap((contact) => {
    const { kind } = contact;
    if (!isAsked(kind) || left[kind] === undefined) return [contact];
    const value = left[kind];
    delete left[kind];
    if (value === '' && !contact.place) return [];
    return [{ ...contact, value, ...(isChosen && kind !== 'address' && { policy: typed.policy }) }];
  });
  const added = Object.entries(left).flatMap(([kind, value]) =>
    value === '' ? [] : [{ kind: kind as Asked, value, policy: typed.policy }],
  );
  return [...changed, ...added];
};

/** The form's field of each refused value of the API: `contacts.0.value` is `phone`. */
export const contactFieldNames = (contacts: readonly Contact[], { zaloSame }: StartContacts): Record<string, string> =>
  Object.fromEntries(
    contacts.flatMap(({ kind }, index) => {
      if (!isAsked(kind) || contacts.findIndex((contact) => contact.kind === kind) !== index) return [];
      return [[`contacts.${index}.value`, kind === 'zalo' && zaloSame ? asked.phone : asked[kind]]];
    }),
  );
