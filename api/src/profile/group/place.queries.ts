import type { Executor } from '../../platform/database/database.ts';
import type { RenamedPlace } from '../place/update.service.ts';
import { namesPlace, withNewName } from '../page/contactPlace.reads.ts';
import { groups } from './tables.ts';

/** Writes a place's new name into the addresses of groups; answers whose. */
export const renamePlace = async (tx: Executor, renamed: RenamedPlace): Promise<string[]> => {
  const rows = await tx
    .update(groups)
    .set({ contacts: withNewName(groups.contacts, renamed) })
    .where(namesPlace(groups.contacts, renamed))
    .returning({ id: groups.id });
  return rows.map(({ id }) => id);
};
