import type { PlaceKind } from '@m4u/contract/profile/place';
import { sql } from '../../platform/database/orm.ts';
import { index, pgTable, primaryKey, text } from '../../platform/database/orm-tables.ts';
import { foldedWords } from '../../platform/database/folding.ts';

/**
 * The administrative units: since the reform of 1 July 2025 (provinces, wards) and before it (provinces, districts,
 * wards). Codes were reused, so the version and the code together identify a unit (docs/rules/place.md#versions).
 */
export const places = pgTable(
  'places',
  {
    version: text({ enum: ['2025', 'legacy'] }).notNull(),
    code: text().notNull(),
    level: text({ enum: ['province', 'district', 'ward'] }).notNull(),
    /** Code of the unit that contains it; null for a province. */
    parentCode: text(),
    /** Name without the kind, e.g. Bến Nghé. */
    name: text().notNull(),
    /** Name with the kind, e.g. Phường Bến Nghé. */
    fullName: text().notNull(),
    /** See `PlaceKind` of the contract. */
    kind: text().$type<PlaceKind>().notNull(),
    nameWords: text()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('full_name'))),
    /** Search words: of its name and of the units that contain it, with a space at both ends. */
    pathWords: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.code] }),
    index('places_parent').on(table.version, table.parentCode),
    index('places_level').on(table.version, table.level),
    index('places_path').using('gin', table.pathWords.op('gin_trgm_ops')),
  ],
);

/** The present wards of a former ward, or of a former district without wards; used as suggestions. */
export const placeMappings = pgTable(
  'place_mappings',
  { legacyCode: text().notNull(), code: text().notNull() },
  (table) => [primaryKey({ columns: [table.legacyCode, table.code] }), index('place_mappings_code').on(table.code)],
);
