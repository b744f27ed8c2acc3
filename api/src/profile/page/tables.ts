import type { AccountLink } from '@m4u/contract/profile/member/contact';
import { date, index, integer, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';

/** A stored link of a page; older ones have neither icon nor times. */
export type StoredLink = Pick<AccountLink, '_id' | 'label' | 'address' | 'enabled'> &
  Partial<Pick<AccountLink, 'icon' | 'start' | 'end'>>;

/** Openings of page links by day, without data about the readers (docs/rules/member.md#links). */
export const linkClicks = pgTable(
  'link_clicks',
  {
    linkId: uuid().notNull(),
    /** A date in Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    ownerKind: text({ enum: ['member', 'group'] }).notNull(),
    ownerId: uuid().notNull(),
    clicks: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.day] }),
    index('link_clicks_owner').on(table.ownerId, table.ownerKind),
  ],
);
