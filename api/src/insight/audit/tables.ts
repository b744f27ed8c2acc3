import { index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';

/** What somebody did by virtue of an office: staff, or admins of an agency or group. Never changed, never deleted. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    actorId: uuid()
      .notNull()
      .references(() => members.id),
    /** Module and deed, e.g. `registration.approve`; the contract's `audit/kinds` has them all. */
    act: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** What the target was called then. */
    targetName: text().notNull().default(''),
    /** What else is worth knowing, without secrets: a reason, a status before and after. */
    detail: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_act').on(table.act, table.id),
    index('audit_entries_target').on(table.targetId, table.id),
    index('audit_entries_created').on(table.createdAt, table.id),
  ],
);
