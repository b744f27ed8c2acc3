import { sql } from '../../platform/database/orm.ts';
import { check, index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';

/** Short links of members, groups and agencies: one namespace, former ones kept to redirect (docs/rules/short-link.md). */
export const shortLinks = pgTable(
  'short_links',
  {
    link: text().primaryKey(),
    ownerKind: text({ enum: ['member', 'group', 'agency'] }).notNull(),
    ownerId: uuid().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Null while it is the owner's present link; afterwards it redirects for 90 days and is then free. */
    retiredAt: moment(),
  },
  (table) => [
    uniqueIndex('short_links_current')
      .on(table.ownerKind, table.ownerId)
      .where(sql`${table.retiredAt} is null`),
    index('short_links_owner').on(table.ownerId),
    check('short_links_shape', sql`${table.link} ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'`),
  ],
);
