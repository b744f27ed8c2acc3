import type { PlacedKind, PlacementState } from '@m4u/contract/content/item/placement';
import { index, pgTable, text, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { contentItems } from '../tables.ts';

/**
 * Members' posts and products in their groups (docs/rules/placement.md). A table of its own, since admins of the group
 * change these rows and must not change the pieces. A trigger withdraws those of members who are no longer in the group.
 */
export const contentPlacements = pgTable(
  'content_placements',
  {
    itemId: uuid()
      .primaryKey()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    kind: text().$type<PlacedKind>().notNull(),
    /** The same as `content_items.group_id`. */
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** The owner of the piece. */
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    state: text().$type<PlacementState>().notNull(),
    /** Time of the last change of the state. */
    since: moment().notNull(),
  },
  (table) => [
    // Lists of a group are by state, with or without a kind.
    index('content_placements_of').on(table.groupId, table.state, table.since, table.itemId),
    index('content_placements_kind').on(table.groupId, table.state, table.kind, table.since, table.itemId),
    index('content_placements_member').on(table.memberId, table.groupId),
  ],
);
