import { moment } from '../../../platform/database/columns.ts';
import { index, pgTable, primaryKey, uuid } from '../../../platform/database/orm-tables.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';

/**
 * Members who let a group's birthday rule use the day and month of their birth (docs/rules/point.md#birthdays). The
 * group never reads this table; without a row nobody was asked.
 */
export const birthdayConsents = pgTable(
  'point_birthday_consents',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    grantedAt: moment().notNull(),
    /** Null while the consent stands. */
    withdrawnAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index('point_birthday_consents_member').on(table.memberId),
  ],
);
