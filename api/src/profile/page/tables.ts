import type { AccountLink } from '@m4u/contract/profile/member/contact';
import { date, index, integer, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';

/** A link as it is kept with its page; those of old have neither icon nor times. */
export type KeptLink = Pick<AccountLink, '_id' | 'label' | 'address' | 'enabled'> &
  Partial<Pick<AccountLink, 'icon' | 'start' | 'end'>>;

/** How often the links of pages were opened, by day, without their readers (docs/rules/member.md#links). */
export const linkClicks = pgTable(
  'link_clicks',
  {
    linkId: uuid().notNull(),
    /** In Vietnam. */
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
