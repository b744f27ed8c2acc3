import type { Executor } from '../../platform/database/database.ts';
import type { RenamedPlace } from '../place/renaming.service.ts';
import { containsPlace, renamePlaceInContacts } from '../page/contactPlace.reads.ts';
import { members } from './tables.ts';

/** Updates the name of a place in the contacts of members; returns the ids of the changed members. */
export const renamePlace = async (tx: Executor, renamed: RenamedPlace): Promise<string[]> => {
  const rows = await tx
    .update(members)
    .set({ contacts: renamePlaceInContacts(members.contacts, renamed) })
    .where(containsPlace(members.contacts, renamed))
    .returning({ id: members.id });
  return rows.map(({ id }) => id);
};
