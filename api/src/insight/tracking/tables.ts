import type { TrackingKind } from '@m4u/contract/insight/tracking/rules';
import { date, index, integer, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';

/** Kinds of daily counters: actions, and `visitor` (each visitor once a day). */
export type CountedKind = TrackingKind | 'visitor';

/** Kinds of item counters; `way` is the source and the device of a page view, as two words. */
export type ItemKind = TrackingKind | 'way';

/** Number of actions of each kind on a page on a day in Vietnam (docs/rules/tracking.md#kinds). */
export const trackingDays = pgTable(
  'tracking_days',
  {
    /** The member or group that owns the page. No foreign key, since counters are deleted by day. */
    ownerId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<CountedKind>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.day, table.kind] }),
    // Rows are inserted in the order of days, so the oldest are stored together.
    index('tracking_days_oldest').using('brin', table.day),
  ],
);

/**
 * Number of uses of each item of a page: a link, a piece, a card, a way to call. Page views are counted by source and
 * device (kind `way`). Monthly rows keep the statistics of a year fast.
 */
export const trackingItems = pgTable(
  'tracking_items',
  {
    ownerId: uuid().notNull(),
    span: text({ enum: ['day', 'month'] }).notNull(),
    /** The day, or the first day of the month. */
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<ItemKind>().notNull(),
    item: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.span, table.day, table.kind, table.item] }),
    index('tracking_items_oldest').using('brin', table.day),
  ],
);

/** Visitors of a page today, hashed with the salt of the day; deleted after the day. */
export const trackingVisitors = pgTable(
  'tracking_visitors',
  {
    ownerId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    visitor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.day, table.visitor] }),
    index('tracking_visitors_oldest').using('brin', table.day),
  ],
);

/** Salts of the visitor hashes; without its salt a hash cannot be computed again. */
export const trackingSalts = pgTable('tracking_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
