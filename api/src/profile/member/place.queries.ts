import type { Executor } from '../../platform/database/database.ts';
import type { RenamedPlace } from '../place/update.service.ts';
import { namesPlace, withNewName } from '../page/contactPlace.reads.ts';
import { members } from './tables.ts';

/** Writes a place's new name into the addresses of members; answers whose. */
export const renamePlace = async (tx: Executor, renamed: RenamedPlace): Promise<string[]> => {
  const rows = await tx
    .update(members)
    .set({ contacts: withNewName(members.contacts, renamed) })
    .where(namesPlace(members.contacts, renamed))
    .returning({ id: members.id });
  return rows.map(({ id }) => id);
};
