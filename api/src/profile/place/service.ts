import type { FoundPlace, NamedPlace, Place, PlaceChoice, PlaceLevel, PlaceVersion } from '@m4u/contract/profile/place';
import { placeKinds } from '@m4u/contract/profile/place/kinds';
import type { Paging } from '@m4u/contract/common';
import { PlaceKind } from '@m4u/contract/profile/place';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/errors.ts';
import { toSlice } from '../../platform/database/slice.ts';
import * as queries from './queries.ts';
import { groupFormerNames, toPlace, searchWords } from './rules.ts';

interface PlaceList<T> {
  readonly data: T[];
  readonly total: number;
}

const toPlaceList = async (rows: ReturnType<typeof queries.listUnitsIn>): Promise<PlaceList<Place>> => {
  const data = (await rows).map(toPlace);
  return { data, total: data.length };
};

const queryWords = (query: string | undefined): string[] => (query === undefined ? [] : searchWords(query));

/** Lists provinces and cities, filtered by words of their names. */
export const listProvinces = (
  ctx: Context,
  { version, query }: { version: PlaceVersion; query?: string | undefined },
) => toPlaceList(queries.listUnitsIn(ctx.db, { version, level: 'province' }, queryWords(query)));

/** Lists the former districts of a former province; empty without one (docs/rules/place.md#lists). */
export const listDistricts = async (
  ctx: Context,
  { idProvincial, query }: { idProvincial?: string | undefined; query?: string | undefined },
): Promise<PlaceList<Place>> =>
  idProvincial === undefined
    ? { data: [], total: 0 }
    : toPlaceList(
        queries.listUnitsIn(
          ctx.db,
          { version: 'legacy', level: 'district', parentCode: idProvincial },
          queryWords(query),
        ),
      );

/** A two-digit code is a present province; former wards belong to districts, with three digits. */
const versionOf = (parentCode: string): PlaceVersion => (parentCode.length === 2 ? '2025' : 'legacy');

/** Lists the wards of a present province or former district; empty without one (docs/rules/place.md#lists). */
export const listWards = async (
  ctx: Context,
  filter: { idDistrict?: string | undefined; version?: PlaceVersion | undefined; query?: string | undefined },
): Promise<PlaceList<Place>> => {
  const { idDistrict: parentCode, query } = filter;
  if (parentCode === undefined) return { data: [], total: 0 };
  const version = filter.version ?? versionOf(parentCode);
  return toPlaceList(queries.listUnitsIn(ctx.db, { version, level: 'ward', parentCode }, queryWords(query)));
};

const LEVELS: readonly PlaceLevel[] = ['province', 'district', 'ward'];

/** Lists the kinds of present and former units, from the highest level to the lowest. */
export const listUnitKinds = async (ctx: Context) => {
  const totals = await queries.countByKind(ctx.db);
  const data = PlaceKind.options.flatMap((kind) => {
    const { vi, en, levels } = placeKinds[kind];
    return levels.map(([version, level]) => {
      const row = totals.find((each) => each.version === version && each.level === level && each.kind === kind);
      return { version, level, kind, vi, en, total: row?.total ?? 0 };
    });
  });
  const inOrder = data.toSorted(
    (one, other) => one.version.localeCompare(other.version) || LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
  );
  return { data: inOrder, total: inOrder.length };
};

/** Finds present wards by words of their names, or of former wards and districts that they overlap. */
export const search = async (
  ctx: Context,
  { query, provinceCode, ...paging }: Paging & { query: string; provinceCode?: string | undefined },
): Promise<PlaceList<FoundPlace>> => {
  const filter = { words: searchWords(query), provinceCode };
  if (filter.words.length === 0) return { data: [], total: 0 };
  const [rows, total] = await Promise.all([
    queries.search(ctx.db, filter, toSlice(paging)),
    queries.countMatches(ctx.db, filter),
  ]);
  const formerlyNamed = rows.filter(({ byOwnName }) => !byOwnName).map(({ wardCode }) => wardCode);
  const names = groupFormerNames(
    formerlyNamed.length > 0 ? await queries.listFormerNames(ctx.db, formerlyNamed, filter.words) : [],
  );
  return {
    data: rows.map(({ byOwnName: _, ...place }) => ({ ...place, formerly: names.get(place.wardCode) ?? [] })),
    total,
  };
};

/** Returns the present wards of a former ward. Errors: not-found. */
export const getMapping = async (ctx: Context, code: string) => {
  const { place, nearer, farther } = (await queries.find(ctx.db, 'legacy', code)) ?? fail('not-found');
  return {
    former: toPlace(place),
    formerName: [place.fullName, nearer, farther].filter(Boolean).join(', '),
    present: await queries.listMappedWards(ctx.db, code),
  };
};

/** Reads present wards by code, with their names; unknown codes are omitted. */
export const findNamedPlaces = async (
  db: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, NamedPlace>> => {
  const rows = codes.length > 0 ? await queries.listNamedWards(db, codes) : [];
  return new Map(rows.map((row) => [row.wardCode, row]));
};

/**
 * Adds names to chosen places, in order. `field` is the name of each place in error messages, e.g. `address`. Errors:
 * invalid at `address.wardCode`.
 */
export const requirePlaces = async (
  db: Executor,
  chosen: readonly { readonly field: string; readonly place: PlaceChoice }[],
): Promise<NamedPlace[]> => {
  const names = await findNamedPlaces(
    db,
    chosen.map(({ place }) => place.wardCode),
  );
  return chosen.map(({ field, place }) => {
    const found = names.get(place.wardCode);
    return found?.provinceCode === place.provinceCode ? found : failField(`${field}.wardCode`, 'place');
  });
};

/** Adds the names to one chosen place. Errors: invalid at `<field>.wardCode`. */
export const requirePlace = async (db: Executor, field: string, place: PlaceChoice): Promise<NamedPlace> => {
  const [found] = await requirePlaces(db, [{ field, place }]);
  return found ?? failField(`${field}.wardCode`, 'place');
};
