import { index, pgTable, primaryKey, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { members } from '../../member/tables.ts';
import { agencies } from '../tables.ts';

/** The admins of agencies (docs/rules/agency.md#admins). */
export const agencyAdmins = pgTable(
  'agency_admins',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The admin who added this one; null for the first admin, added by staff. */
    addedBy: uuid().references(() => members.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agencyId, table.memberId] }),
    index('agency_admins_member').on(table.memberId),
  ],
);
