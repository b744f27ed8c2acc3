import { CONSENT_SCREENS, PURPOSES } from '@m4u/contract/identity/consent/words';
import { boolean, index, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';

/**
 * What members said to each purpose: a row for each yes and each no, which nobody changes (a trigger sees to it). What
 * follows from it stands with the account.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    memberId: uuid().notNull(),
    purpose: text({ enum: PURPOSES }).notNull(),
    /** Of the words that they had read. */
    version: text().notNull(),
    granted: boolean().notNull(),
    at: moment().notNull(),
    screen: text({ enum: CONSENT_SCREENS }).notNull(),
  },
  (table) => [index('consents_member').on(table.memberId, table.id)],
);
