import type { NamedPlace, PlaceLevel, PlaceVersion } from '@m4u/contract/profile/place';
import {
  and,
  asc,
  count,
  eq,
  inArray,
  type Placeholder,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../platform/database/orm.ts';
import { alias } from '../../platform/database/orm-tables.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { foldedWords } from '../../platform/database/folding.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { FormerName } from './rules.ts';
import { placeMappings, places } from './tables.ts';

/** Conditions: every search word begins a word of the names. */
const namesContain = (words: readonly string[], names: SQLWrapper): SQL[] =>
  words.map((word) => sql`${names} like ${`% ${word}%`}`);

/** Sort order: numerically for names that are numbers, otherwise alphabetically. */
const sortOrder = [
  sql`case when ${places.name} ~ '^[0-9]+$' then ${places.name}::int end`,
  asc(places.nameWords),
  asc(places.code),
];

/** More than the number of units within any unit. */
const MAXIMUM_UNITS = 1_000;

const isOfLevel = (version: PlaceVersion | Placeholder, level: PlaceLevel | Placeholder): SQL | undefined =>
  and(eq(places.version, version), eq(places.level, level));

const selectUnits = (db: Executor, condition: SQL | undefined) =>
  db
    .select()
    .from(places)
    .where(condition)
    .orderBy(...sortOrder)
    .limit(MAXIMUM_UNITS);

/** All units of a level: every page with a filter by province lists them. */
const preparedUnits = prepareOnce((db, name: 'units of a level') =>
  selectUnits(db, isOfLevel(sql.placeholder('version'), sql.placeholder('level'))).prepare(name),
);

/** Lists the units of a level, optionally within another unit and filtered by words of their names. */
export const listUnitsIn = (
  db: Executor,
  { version, level, parentCode }: { version: PlaceVersion; level: PlaceLevel; parentCode?: string | undefined },
  words: readonly string[],
) => {
  if (parentCode === undefined && words.length === 0)
    return preparedUnits(db, 'units of a level').execute({ version, level });
  const isWithin = parentCode === undefined ? undefined : eq(places.parentCode, parentCode);
  return selectUnits(db, and(isOfLevel(version, level), isWithin, ...namesContain(words, places.nameWords)));
};

/** Counts the units of each kind. */
export const countByKind = (db: Executor) =>
  db
    .select({ version: places.version, level: places.level, kind: places.kind, total: count() })
    .from(places)
    .groupBy(places.version, places.level, places.kind);

const wards = alias(places, 'wards');
const provinces = alias(places, 'provinces');

const namedColumns = {
  provinceCode: provinces.code,
  wardCode: wards.code,
  ward: wards.fullName,
  province: provinces.fullName,
};

const withinProvince = and(eq(provinces.version, '2025'), eq(provinces.code, wards.parentCode));
const isPresentWard = and(eq(wards.version, '2025'), eq(wards.level, 'ward'));

/** Reads present wards with their provinces, by ward code. */
export const listNamedWards = (db: Executor, codes: readonly string[]): Promise<NamedPlace[]> =>
  db
    .select(namedColumns)
    .from(wards)
    .innerJoin(provinces, withinProvince)
    .where(and(isPresentWard, inArray(wards.code, [...codes])));

/** The present wards that a former unit became part of. */
export const listMappedWards = (db: Executor, legacyCode: string): Promise<NamedPlace[]> =>
  db
    .select(namedColumns)
    .from(placeMappings)
    .innerJoin(wards, and(isPresentWard, eq(wards.code, placeMappings.code)))
    .innerJoin(provinces, withinProvince)
    .where(eq(placeMappings.legacyCode, legacyCode))
    .orderBy(asc(wards.nameWords), asc(wards.code));

/** Rank of a match, best first: the whole name, whole words, the beginning of a word, or scattered words. */
const matchRank = (phrase: string): SQL => sql`case
  when ${places.nameWords} like ${`% ${phrase}`} then 0
  when ${places.pathWords} like ${`% ${phrase} %`} then 1
  when ${places.pathWords} like ${`% ${phrase}%`} then 2 else 3 end`;

/** The present wards that match by their own or their former names; even ranks are matches by own names. */
const matchingWards = (words: readonly string[], provinceCode: string | undefined): SQL => {
  const fit = sql.join(namesContain(words, places.pathWords), sql` and `);
  const rank = matchRank(words.join(' '));
  return sql`(select hit.code, min(hit.rank) as rank from (
      select ${places.code} as code, 2 * ${rank} as rank from ${places}
        where ${places.version} = '2025' and ${places.level} = 'ward' and ${fit}
      union all
      select ${placeMappings.code} as code, 2 * ${rank} + 1 as rank from ${places}
        join ${placeMappings} on ${placeMappings.legacyCode} = ${places.code}
        where ${places.version} = 'legacy' and ${fit}
    ) as hit
    ${
      provinceCode === undefined
        ? sql``
        : sql`where exists (select from ${places} as own where own.version = '2025' and own.code = hit.code
            and own.parent_code = ${provinceCode})`
    }
    group by hit.code) as found`;
};

/** A matching ward, and whether its own name matches best. */
export interface MatchingWard extends NamedPlace {
  readonly byOwnName: boolean;
}

/** Lists the present wards that match, best first; at equal rank, wards of the big cities first. */
export const search = (
  db: Executor,
  filter: { words: readonly string[]; provinceCode?: string | undefined },
  { limit, offset }: Slice,
): Promise<MatchingWard[]> =>
  db
    .select({ ...namedColumns, byOwnName: sql<boolean>`found.rank % 2 = 0` })
    .from(matchingWards(filter.words, filter.provinceCode))
    .innerJoin(wards, and(isPresentWard, sql`${wards.code} = found.code`))
    .innerJoin(provinces, withinProvince)
    .orderBy(sql`found.rank`, sql`(${provinces.kind} = 'city') desc`, asc(wards.nameWords), asc(wards.code))
    .limit(limit)
    .offset(offset);

/** Counts the matches. */
export const countMatches = async (
  db: Executor,
  filter: { words: readonly string[]; provinceCode?: string | undefined },
): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(matchingWards(filter.words, filter.provinceCode));
  return row?.total ?? 0;
};

/** The former names by which present wards match. */
export const listFormerNames = (
  db: Executor,
  codes: readonly string[],
  words: readonly string[],
): Promise<FormerName[]> => {
  const districts = alias(places, 'districts');
  return db
    .select({
      code: placeMappings.code,
      name: places.fullName,
      district: districts.fullName,
      province: provinces.fullName,
      byDistrict: sql<boolean>`coalesce(${and(
        eq(districts.level, 'district'),
        ...namesContain(words, districts.pathWords),
      )}, false)`,
    })
    .from(placeMappings)
    .innerJoin(places, and(eq(places.version, 'legacy'), eq(places.code, placeMappings.legacyCode)))
    .leftJoin(districts, and(eq(districts.version, 'legacy'), eq(districts.code, places.parentCode)))
    .leftJoin(provinces, and(eq(provinces.version, 'legacy'), eq(provinces.code, districts.parentCode)))
    .where(and(inArray(placeMappings.code, [...codes]), ...namesContain(words, places.pathWords)))
    .orderBy(matchRank(words.join(' ')), asc(places.nameWords), asc(places.code));
};

/** Reads a unit with the names of the units that contain it, nearest first. */
export const find = async (db: Executor, version: PlaceVersion, code: string) => {
  const nearer = alias(places, 'nearer');
  const farther = alias(places, 'farther');
  const [row] = await db
    .select({ place: places, nearer: nearer.fullName, farther: farther.fullName })
    .from(places)
    .leftJoin(nearer, and(eq(nearer.version, version), eq(nearer.code, places.parentCode)))
    .leftJoin(farther, and(eq(farther.version, version), eq(farther.code, nearer.parentCode)))
    .where(and(eq(places.version, version), eq(places.code, code)));
  return row;
};

/** Reads a unit and locks its row until the transaction ends. */
export const findForUpdate = async (tx: Executor, version: PlaceVersion, code: string) => {
  const [row] = await tx
    .select()
    .from(places)
    .where(and(eq(places.version, version), eq(places.code, code)))
    .for('update');
  return row;
};

/** Renames a unit, and updates the search words of it and of the units within it. */
export const rename = async (
  tx: Executor,
  of: Pick<typeof places.$inferSelect, 'version' | 'code'>,
  changes: Pick<typeof places.$inferSelect, 'kind' | 'name' | 'fullName'>,
): Promise<void> => {
  await tx
    .update(places)
    .set(changes)
    .where(and(eq(places.version, of.version), eq(places.code, of.code)));
  const path = foldedWords(sql`concat_ws(' ', unit.full_name, nearer.full_name, farther.full_name)`);
  await tx.execute(sql`update ${places} set path_words = paths.words from (
      select unit.code, ${path} || ' ' as words from ${places} as unit
        left join ${places} as nearer on nearer.version = unit.version and nearer.code = unit.parent_code
        left join ${places} as farther on farther.version = unit.version and farther.code = nearer.parent_code
        where unit.version = ${of.version} and ${of.code} in (unit.code, nearer.code, farther.code)
    ) as paths where ${and(eq(places.version, of.version), sql`${places.code} = paths.code`)}`);
};
