import type { GroupFace } from '@m4u/contract/profile/group/face';
import type { Executor } from '../../../platform/database/database.ts';
import * as queries from './labels.queries.ts';

/** A group in the records of people who had a relation to it. A deleted or locked group keeps only its name. */
export type GroupLabel = Pick<GroupFace, '_id' | 'name' | 'logo' | 'urlMinify'> & { readonly closed: boolean };

/** Reads groups by their ids in one query, closed ones included; returns a lookup from id to group. */
export const groupLabelLookup = async (
  db: Executor,
  ids: readonly string[],
): Promise<(groupId: string) => GroupLabel | undefined> => {
  const rows = ids.length === 0 ? [] : await queries.listLabels(db, ids);
  const found = new Map(
    rows.map(({ deletedAt, lockedAt, ...row }): [string, GroupLabel] => [
      row._id,
      deletedAt === null && lockedAt === null
        ? { ...row, closed: false }
        : { _id: row._id, name: row.name, logo: null, urlMinify: null, closed: true },
    ]),
  );
  return (groupId) => found.get(groupId);
};
