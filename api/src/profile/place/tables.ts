import type { PlaceKind } from '@m4u/contract/profile/place';
import { sql } from '../../platform/database/orm.ts';
import { index, pgTable, primaryKey, text } from '../../platform/database/orm-tables.ts';
import { foldedWords } from '../../platform/database/folding.ts';

/**
 * The administrative units: those of the reform of 1 July 2025 (provinces, wards) and the former ones (provinces,
 * districts, wards). Codes were used again, so a unit is its version and its code (docs/rules/place.md#versions).
 */
export const places = pgTable(
  'places',
  {
    version: text({ enum: ['2025', 'legacy'] }).notNull(),
    code: text().notNull(),
    level: text({ enum: ['province', 'district', 'ward'] }).notNull(),
    /** The unit it lies in; null for a province. */
    parentCode: text(),
    /** Without its kind: Bến Nghé. */
    name: text().notNull(),
    /** With its kind: Phường Bến Nghé. */
    fullName: text().notNull(),
    /** What it is: see `PlaceKind` of the contract. */
    kind: text().$type<PlaceKind>().notNull(),
    nameWords: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('full_name'))),
    /** The words of its name and of those it lies in, a space at either end: what it is searched by. */
    pathWords: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.code] }),
    index('places_parent').on(table.version, table.parentCode),
    index('places_level').on(table.version, table.level),
    index('places_path').using('gin', table.pathWords.op('gin_trgm_ops')),
  ],
);

/** What became of a former ward, or a district without wards: the wards of today that it went into, as a suggestion. */
export const placeMappings = pgTable(
  'place_mappings',
  { legacyCode: text().notNull(), code: text().notNull() },
  (table) => [primaryKey({ columns: [table.legacyCode, table.code] }), index('place_mappings_code').on(table.code)],
);
