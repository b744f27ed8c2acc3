import type { Executor } from '../../platform/database/database.ts';
import type { RenamedPlace } from '../place/renaming.service.ts';
import { containsPlace, renamePlaceInContacts } from '../page/contactPlace.reads.ts';
import { groups } from './tables.ts';

/** Updates the name of a place in the contacts of groups; returns the ids of the changed groups. */
export const renamePlace = async (tx: Executor, renamed: RenamedPlace): Promise<string[]> => {
  const rows = await tx
    .update(groups)
    .set({ contacts: renamePlaceInContacts(groups.contacts, renamed) })
    .where(containsPlace(groups.contacts, renamed))
    .returning({ id: groups.id });
  return rows.map(({ id }) => id);
};
