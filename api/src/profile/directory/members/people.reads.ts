import type { Person } from '@m4u/contract/profile/directory/person';
import { and, isNull, type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord } from '../../../platform/database/folding.ts';
import { anyValue, prepareOnce } from '../../../platform/database/prepared.ts';
import { pictureOf } from '../../upload/reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { members } from '../../member/tables.ts';

const preparedPeople = prepareOnce((db, name: 'people by their ids') =>
  db
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
    .where(sql`${members.id} = any(${anyValue('ids', 'uuid[]')})`)
    .prepare(name),
);

/** The facts of a member whose page is open, as a value within a larger query; null for a closed page. */
export const openPersonOf = (id: SQLWrapper): SQL<Pick<Person, 'name' | 'portrait' | 'urlMinify'> | null> => {
  const value = sql`select json_build_object('name', ${members.name}, 'portrait', ${pictureOf(members.portraitId)},
      'urlMinify', ${currentLink('member', members.id)})
    from ${members} where ${members.id} = ${id} and ${members.deletedAt} is null and ${members.lockedAt} is null`;
  return sql`(${value})`;
};

/** Reads members for lists, by their ids; for a closed page only that it is closed. */
const findPeople = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  if (ids.length === 0) return new Map();
  const rows = await preparedPeople(db, 'people by their ids').execute({ ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ deletedAt, lockedAt, ...row }) => [
      row._id,
      deletedAt === null && lockedAt === null
        ? { ...row, closed: false }
        : { _id: row._id, name: '', headline: '', portrait: null, urlMinify: null, closed: true },
    ]),
  );
};

/** The placeholder for a member whose row no longer exists. */
const missingPerson = (_id: string): Person => ({
  _id,
  name: '',
  headline: '',
  portrait: null,
  urlMinify: null,
  closed: true,
});

/** Reads members for lists in one query; returns a lookup from id to person. */
export const personLookup = async (
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(id: string) => Person> => {
  const found = await findPeople(db, ids);
  return (id) => found.get(id) ?? missingPerson(id);
};

/** Members whose page is open, by name, as a subquery that others join. */
export const openMembers = (db: Executor) =>
  db
    .select({ id: members.id, name: members.name, nameWords: members.nameWords })
    .from(members)
    .where(and(isNull(members.deletedAt), isNull(members.lockedAt)))
    .as('open_members');

/** The sort key of a member's name, as a value within a larger query. */
export const nameSortKey = (id: SQLWrapper): SQL<string> =>
  sql<string>`(select ${members.nameWords} collate "C" from ${members} where ${members.id} = ${id})`;

/** Whether a member's name contains each word of the search, in any part and without diacritics. */
export const memberNameContains = (id: SQLWrapper, search: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${members} where ${members.id} = ${id} and ${containsEachWord(members.nameWords, search)})`;
