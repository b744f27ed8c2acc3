import { PERIOD_STATES } from '@m4u/contract/commerce/due/rules';
import { moment, whole } from '../../platform/database/columns.ts';
import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';

/** Levels of dues of a group (docs/rules/due.md#levels). */
export const dueLevels = pgTable(
  'due_levels',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    /** VND for one term. */
    price: whole().notNull(),
    months: whole().notNull(),
    graceDays: whole().notNull(),
    benefits: text().notNull(),
    /** Whether members may choose it themselves. */
    isOpen: boolean().notNull(),
    archivedAt: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('due_levels_group').on(table.groupId, table.id),
    check('due_levels_terms', sql`${table.price} >= 0 and ${table.months} > 0 and ${table.graceDays} >= 0`),
  ],
);

/**
 * Periods of members, with the terms of their level when they were asked for. What a member's dues are follows from the
 * days of the given ones, so no state of a member is stored.
 */
export const duePeriods = pgTable(
  'due_periods',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    levelId: uuid()
      .notNull()
      .references(() => dueLevels.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    state: text({ enum: PERIOD_STATES }).notNull(),
    /** VND. */
    amount: whole().notNull(),
    months: whole().notNull(),
    graceDays: whole().notNull(),
    /** First and last day in Vietnam, both included; null until it is given. */
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    /** Day of the month on which the terms of this row of periods begin; null until it is given. */
    anchor: whole(),
    /** Without a foreign key, since payments know their subject; null for a free one. */
    paymentId: uuid(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // A member has one period that waits for its payment in a group.
    uniqueIndex('due_periods_asked')
      .on(table.groupId, table.memberId)
      .where(sql`${table.state} = 'asked'`),
    index('due_periods_given')
      .on(table.groupId, table.memberId, table.endsOn)
      .where(sql`${table.state} = 'given'`),
    index('due_periods_ends')
      .on(table.endsOn)
      .where(sql`${table.state} = 'given'`),
    index('due_periods_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'asked'`),
    index('due_periods_member').on(table.memberId, table.groupId),
    index('due_periods_level').on(table.levelId),
    index('due_periods_group').on(table.groupId),
    check(
      'due_periods_days',
      sql`(${table.state} in ('given', 'taken')) = (${table.startsOn} is not null)
        and num_nonnulls(${table.startsOn}, ${table.endsOn}, ${table.anchor}) in (0, 3)`,
    ),
    check('due_periods_amount', sql`${table.amount} >= 0 and ${table.months} > 0 and ${table.graceDays} >= 0`),
  ],
);

/** Reminders that were sent, each once: for an end and a number of days before it, or by an admin on a day. */
export const dueReminders = pgTable(
  'due_reminders',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** `2026-03-31 7`: seven days before that end. `by 2026-03-24`: by an admin on that day. */
    key: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId, table.key] }),
    index('due_reminders_member').on(table.memberId),
  ],
);
