import type { Contact, ContactDraft } from '@m4u/contract/profile/member/contact';
import type { Executor } from '../../platform/database/database.ts';
import { requirePlaces } from '../place/service.ts';

/** Contacts to store, with the place of the first public address. */
export interface PlacedContacts {
  readonly contacts: Contact[];
  readonly provinceCode: string | null;
  readonly wardCode: string | null;
}

/** Adds the present names of places to contacts before they are stored. Errors: invalid. */
export const resolveContactPlaces = async (
  db: Executor,
  contacts: readonly ContactDraft[],
): Promise<PlacedContacts> => {
  const chosen = contacts.flatMap(({ place }, index) =>
    place ? [{ field: `contacts.${index}.place`, place, index }] : [],
  );
  const namedPlaces = await requirePlaces(db, chosen);
  const places = new Map(chosen.map(({ index }, position) => [index, namedPlaces[position]]));
  const placedContacts = contacts.map(({ place: _, ...contact }, index): Contact => {
    const place = places.get(index);
    return place ? { ...contact, place } : contact;
  });
  const first = placedContacts.find(({ policy, place }) => policy === 'public' && place)?.place;
  return { contacts: placedContacts, provinceCode: first?.provinceCode ?? null, wardCode: first?.wardCode ?? null };
};
