import type { Person } from '@m4u/contract/profile/member.person';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { pictureOf } from '../upload/service.ts';
import { currentLink } from './link.queries.ts';
import { members } from './tables.ts';

/** Members as others meet them in lists, by their ids; of a closed page nothing but that it is closed. */
export const people = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      _id: members.id,
      name: members.name,
      headline: members.headline,
      portrait: pictureOf(members.portraitId),
      urlMinify: currentLink('member', members.id),
      deletedAt: members.deletedAt,
      lockedAt: members.lockedAt,
    })
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ deletedAt, lockedAt, ...row }) => [
      row._id,
      deletedAt === null && lockedAt === null
        ? { ...row, closed: false }
        : { _id: row._id, name: '', headline: '', portrait: null, urlMinify: null, closed: true },
    ]),
  );
};
