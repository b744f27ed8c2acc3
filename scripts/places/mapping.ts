/** Maps former wards to present ones. */
import type { PlaceKind } from '../../contract/src/profile/place.ts';
import { toBareName, toComparable, kindAndName } from './names.ts';

/** A row of the package's mapping; its new codes are sometimes wrong, its names are right. */
export interface MappingRow {
  readonly oldCode: string;
  readonly oldWard: string;
  readonly oldDistrict: string;
  readonly oldProvince: string;
  readonly newWard: string;
  readonly newProvince: string;
}

/** A present ward. */
export interface PresentWard {
  readonly code: string;
  readonly kind: PlaceKind;
  readonly name: string;
  /** Name of its province, without its kind. */
  readonly province: string;
}

/** A former ward, or a district without wards. */
export interface FormerUnit extends PresentWard {
  readonly district: string;
}

interface Mapping {
  readonly pairs: readonly (readonly [former: string, present: string])[];
  readonly unresolved: readonly FormerUnit[];
}

/** Provinces that were renamed while the rows were written. */
const provinceKey = (name: string): string => toBareName(name.replace('Thừa Thiên Huế', 'Huế'));

const joinKey = (...parts: readonly string[]): string => parts.join('|');

/** The only matching unit; undefined for several. */
const onlyOne = (units: readonly FormerUnit[] | undefined): FormerUnit | undefined =>
  units?.length === 1 ? units[0] : undefined;

/**
 * Former units of the rows: by all names; else by code, if no row names what has that code; else by names without kinds,
 * since districts became cities and communes wards; else by the ward's name, if there was one of it in the province.
 */
export const mapFormer = (
  rows: readonly MappingRow[],
  present: readonly PresentWard[],
  former: readonly FormerUnit[],
): Mapping => {
  const today = new Map(
    present.map((ward) => [joinKey(ward.kind, toComparable(ward.name), provinceKey(ward.province)), ward.code]),
  );
  const newCode = ({ newWard, newProvince }: MappingRow): string => {
    const { kind, name } = kindAndName(newWard, 5);
    const code = today.get(joinKey(kind, toComparable(name), provinceKey(newProvince)));
    if (code === undefined) throw new Error(`no ward ${newWard}, ${newProvince}`);
    return code;
  };
  const wards = former.filter(({ code }) => code.length === 5);
  const looseKey = (unit: FormerUnit): string =>
    joinKey(toComparable(unit.name), toComparable(unit.district), provinceKey(unit.province));
  const byNames = Map.groupBy(wards, (unit) => joinKey(unit.kind, looseKey(unit)));
  const byLooseNames = Map.groupBy(wards, looseKey);
  const inProvince = Map.groupBy(wards, (unit) =>
    joinKey(unit.kind, toComparable(unit.name), provinceKey(unit.province)),
  );
  const byCode = new Map(wards.map((unit) => [unit.code, unit]));
  const looseKeyOf = (row: MappingRow): string =>
    joinKey(toBareName(row.oldWard), toBareName(row.oldDistrict), provinceKey(row.oldProvince));

  const provinceKeyOf = (row: MappingRow): string => {
    const { kind, name } = kindAndName(row.oldWard, 5);
    return joinKey(kind, toComparable(name), provinceKey(row.oldProvince));
  };

  const found = new Map<string, Set<string>>();
  const take = (unit: FormerUnit, code: string): void => {
    found.set(unit.code, (found.get(unit.code) ?? new Set()).add(code));
  };
  const namedRows = rows.filter(({ oldWard }) => oldWard !== '');
  const unmapped = namedRows.filter((row) => {
    const unit = onlyOne(byNames.get(joinKey(kindAndName(row.oldWard, 5).kind, looseKeyOf(row))));
    if (unit) take(unit, newCode(row));
    return !unit;
  });
  const byName = new Set(found.keys());
  for (const row of unmapped) {
    const coded = byCode.get(row.oldCode);
    const isFree =
      coded !== undefined && !byName.has(coded.code) && provinceKey(coded.province) === provinceKey(row.oldProvince);
    const unit = isFree
      ? coded
      : (onlyOne(byLooseNames.get(looseKeyOf(row))) ?? onlyOne(inProvince.get(provinceKeyOf(row))));
    if (unit) take(unit, newCode(row));
  }
  // Wards without a row that still exist under their code and name; and island districts, which had no wards.
  const islands = new Map(
    present.filter(({ kind }) => kind === 'specialZone').map((ward) => [toComparable(ward.name), ward.code]),
  );
  const now = new Map(present.map((ward) => [ward.code, ward]));
  for (const unit of former.filter(({ code }) => !found.has(code))) {
    const same = now.get(unit.code);
    if (same && toComparable(same.name) === toComparable(unit.name)) take(unit, same.code);
    const island = unit.code.length === 3 ? islands.get(toComparable(unit.name)) : undefined;
    if (island !== undefined) take(unit, island);
  }
  return {
    pairs: [...found].flatMap(([code, codes]) => [...codes].map((into) => [code, into] as const)),
    unresolved: wards.filter(({ code }) => !found.has(code)),
  };
};
