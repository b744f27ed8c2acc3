import { QUEUE_KINDS } from '@m4u/contract/insight/administration/queue.rules';
import { index, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';

/**
 * The member of staff who has taken a piece of work (docs/rules/audit.md#queue). No foreign key to the work, which
 * stands in a table for each kind; a row stays when the work is done.
 */
export const staffTasks = pgTable(
  'staff_tasks',
  {
    kind: text({ enum: QUEUE_KINDS }).notNull(),
    itemId: uuid().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => members.id),
    takenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] }), index('staff_tasks_staff').on(table.staffId)],
);
