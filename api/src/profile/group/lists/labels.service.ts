import type { GroupFace } from '@m4u/contract/profile/group/face';
import type { Executor } from '../../../platform/database/database.ts';
import * as queries from './labels.queries.ts';

/** A group as those who had to do with it meet it; of one that was deleted or locked only the name is left. */
export type KnownFace = Pick<GroupFace, '_id' | 'name' | 'logo' | 'urlMinify'> & { readonly closed: boolean };

/** Groups by their ids, closed ones too; answers what each is, one query for all of them. */
export const groupLabelLookup = async (
  db: Executor,
  ids: readonly string[],
): Promise<(groupId: string) => KnownFace | undefined> => {
  const rows = ids.length === 0 ? [] : await queries.faces(db, ids);
  const found = new Map(
    rows.map(({ deletedAt, lockedAt, ...row }): [string, KnownFace] => [
      row._id,
      deletedAt === null && lockedAt === null
        ? { ...row, closed: false }
        : { _id: row._id, name: row.name, logo: null, urlMinify: null, closed: true },
    ]),
  );
  return (groupId) => found.get(groupId);
};
