import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A card that its owner can correct before sending. */
export interface OwnCard {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly organization: string;
  readonly title: string;
}

/** The reader's card, from the details that their page shows to friends; null for a visitor. */
export const readOwnCard = async (context: Context): Promise<OwnCard | null> => {
  const { reader } = scopeOf(context).page;
  if (!reader) return null;
  const { data } = await api(context).member.view({ params: { id: reader.memberId } });
  const visibleContacts = data.contacts.filter(({ policy }) => policy !== 'private');
  const firstContactValue = (kind: string) => visibleContacts.find((contact) => contact.kind === kind)?.value ?? '';
  return {
    name: data.name,
    phone: firstContactValue('phone'),
    email: firstContactValue('email'),
    organization: firstContactValue('company'),
    title: data.headline.slice(0, 200),
  };
};
