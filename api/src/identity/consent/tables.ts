import { CONSENT_SCREENS, PURPOSES } from '@m4u/contract/identity/consent/words';
import { boolean, index, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';

/** Answers of members by purpose: immutable rows (enforced by a trigger). Their effects are stored with the account. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    memberId: uuid().notNull(),
    purpose: text({ enum: PURPOSES }).notNull(),
    /** Version of the text that was shown. */
    version: text().notNull(),
    granted: boolean().notNull(),
    at: moment().notNull(),
    screen: text({ enum: CONSENT_SCREENS }).notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.id)],
);
