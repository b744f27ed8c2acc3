import { moment, whole } from '../../../platform/database/columns.ts';
import { sql } from '../../../platform/database/orm.ts';
import { check, date, index, pgTable, uuid } from '../../../platform/database/orm-tables.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { pointAccounts } from '../account.tables.ts';

/** Points that members gave to each other (docs/rules/point.md#gifts); never changed, as their movements. */
export const pointGifts = pgTable(
  'point_gifts',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    fromAccount: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    toAccount: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    giverId: uuid()
      .notNull()
      .references(() => members.id),
    receiverId: uuid()
      .notNull()
      .references(() => members.id),
    points: whole().notNull(),
    /** Day in Vietnam, for the most points of a day. */
    day: date().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('point_gifts_day').on(table.fromAccount, table.day),
    index('point_gifts_group').on(table.groupId),
    index('point_gifts_to').on(table.toAccount),
    index('point_gifts_giver').on(table.giverId),
    index('point_gifts_receiver').on(table.receiverId),
    check('point_gifts_moves', sql`${table.points} > 0 and ${table.fromAccount} <> ${table.toAccount}`),
  ],
);
