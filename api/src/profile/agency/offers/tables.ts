import { sql } from '../../../platform/database/orm.ts';
import { index, pgTable, text, uniqueIndex, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { members } from '../../member/tables.ts';
import { agencies } from '../tables.ts';

/**
 * Offers of an agency: to a person, to administer it; to a group, to join it. An offer takes effect when its recipient
 * accepts. Until then the agency does not learn whether an address has an account.
 */
export const agencyOffers = pgTable(
  'agency_offers',
  {
    id: uuid().primaryKey(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    kind: text({ enum: ['admin', 'group'] }).notNull(),
    /** The recipient of an offer to administer: a member, or an address that may have no account yet. */
    memberId: uuid().references(() => members.id),
    email: text(),
    /** E.164. */
    phone: text(),
    /** Refers to `groups`, without a foreign key because that module imports agencies. */
    groupId: uuid(),
    status: text({ enum: ['sent', 'accepted', 'declined', 'withdrawn'] })
      .notNull()
      .default('sent'),
    offeredBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => members.id),
  },
  (table) => [
    index('agency_offers_of').on(table.agencyId, table.status, table.id),
    uniqueIndex('agency_offers_member')
      .on(table.agencyId, table.memberId)
      .where(sql`${table.status} = 'sent' and ${table.memberId} is not null`),
    uniqueIndex('agency_offers_email')
      .on(table.agencyId, table.email)
      .where(sql`${table.status} = 'sent' and ${table.email} is not null`),
    uniqueIndex('agency_offers_phone')
      .on(table.agencyId, table.phone)
      .where(sql`${table.status} = 'sent' and ${table.phone} is not null`),
    uniqueIndex('agency_offers_group')
      .on(table.agencyId, table.groupId)
      .where(sql`${table.status} = 'sent' and ${table.groupId} is not null`),
    index('agency_offers_to').on(table.memberId, table.status),
    index('agency_offers_to_email').on(table.email),
    index('agency_offers_to_phone').on(table.phone),
    index('agency_offers_to_group').on(table.groupId, table.status),
  ],
);
