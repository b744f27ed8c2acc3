import type { Executor } from '../../platform/database/database.ts';
import type { RenamedPlace } from '../place/renaming.service.ts';
import { containsPlace, renamePlaceInContacts } from '../page/contactPlace.reads.ts';
import { agencies } from './tables.ts';

/** Updates the name of a place in the contacts of agencies; returns the ids of the changed agencies. */
export const renamePlace = async (tx: Executor, renamed: RenamedPlace): Promise<string[]> => {
  const rows = await tx
    .update(agencies)
    .set({ contacts: renamePlaceInContacts(agencies.contacts, renamed) })
    .where(containsPlace(agencies.contacts, renamed))
    .returning({ id: agencies.id });
  return rows.map(({ id }) => id);
};
