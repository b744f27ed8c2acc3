import { index, integer, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';

/** The terms that a profile can use: lines of business, occupations within them, and interests. Staff edit them. */
export const terms = pgTable(
  'terms',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['career', 'childCareer', 'interest'] }).notNull(),
    parentId: uuid(),
    nameVi: text().notNull(),
    nameEn: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('terms_kind').on(table.kind, table.parentId, table.position)],
);
