import { index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';

/** Audit log: actions of staff, and of admins of agencies and groups. Rows are never changed or deleted. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    actorId: uuid()
      .notNull()
      .references(() => members.id),
    /** `module.verb`, e.g. `registration.approve`; the contract's `audit/kinds` lists all. */
    act: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** Name of the target at that time. */
    targetName: text().notNull().default(''),
    /** Further facts without secrets: a reason, a status before and after. */
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
