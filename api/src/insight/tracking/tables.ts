import type { TrackingKind } from '@m4u/contract/insight/tracking/rules';
import { date, index, integer, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';

/** What the counters of a day tell apart: what was done, and visitors, each once a day. */
export type CountedKind = TrackingKind | 'visitor';

/** What those of its parts tell apart: `way` is by which way somebody came and on what, in two words. */
export type ItemKind = TrackingKind | 'way';

/** How often each kind of action happened on a page on a day of Vietnam (docs/rules/tracking.md#kinds). */
export const trackingDays = pgTable(
  'tracking_days',
  {
    /** The member or the group whose page it is; no reference: counters are forgotten by their days. */
    ownerId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<CountedKind>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.day, table.kind] }),
    // Days come in their order, so that the oldest lie together.
    index('tracking_days_oldest').using('brin', table.day),
  ],
);

/**
 * How often each item of a page was used: a link, a piece of content, a card, a way to call. Openings of the page are
 * counted by source and device (kind `way`). Rows of months make the figures of a year quick.
 */
export const trackingItems = pgTable(
  'tracking_items',
  {
    ownerId: uuid().notNull(),
    span: text({ enum: ['day', 'month'] }).notNull(),
    /** The day, or the first of the month. */
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

/** Visitors of a page today, as hashes with the salt of the day; deleted after the day. */
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

/** What the hashes of a day are made with; without it nobody can make them again. */
export const trackingSalts = pgTable('tracking_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
