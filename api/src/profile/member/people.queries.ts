import type { Person } from '@m4u/contract/profile/member.person';
import { inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { asWords } from '../../platform/database/folded.ts';
import { pictureOf } from '../upload/service.ts';
import { currentLink } from './link.queries.ts';
import { members } from './tables.ts';

/** Members as others meet them in lists, by their ids; of a closed page nothing but that it is closed. */
export const people = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  if (ids.length === 0) return new Map();
  const different = [...new Set(ids)];
  const found = db
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
    .where(inArray(members.id, different));
  // One or two are asked for with whatever is done: connections plan that once.
  const rows = await (different.length <= 2 ? found.prepare(`people by ${different.length}`).execute() : found);
  return new Map(
    rows.map(({ deletedAt, lockedAt, ...row }) => [
      row._id,
      deletedAt === null && lockedAt === null
        ? { ...row, closed: false }
        : { _id: row._id, name: '', headline: '', portrait: null, urlMinify: null, closed: true },
    ]),
  );
};

/** A member's name as lists are ordered by it, as a value within a larger query. */
export const nameInOrder = (id: SQLWrapper): SQL<string> =>
  sql<string>`(select ${asWords(members.name)} collate "C" from ${members} where ${members.id} = ${id})`;

/** Whether each word of what was asked for is some part of a member's name, without diacritics. */
export const isNamed = (id: SQLWrapper, asked: string): SQL<boolean> => {
  const words = sql`string_to_array(btrim(${asWords(sql`${asked}::text`)}), ' ')`;
  const row = sql`select from ${members} where ${members.id} = ${id}
    and not exists (select from unnest(${words}) as word where strpos(${asWords(members.name)}, word) = 0)`;
  return sql<boolean>`exists (${row})`;
};
