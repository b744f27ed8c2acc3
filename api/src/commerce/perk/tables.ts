import { VOUCHER_STATES } from '@m4u/contract/commerce/perk/rules';
import { moment, whole } from '../../platform/database/columns.ts';
import { sql } from '../../platform/database/orm.ts';
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { uploads } from '../../profile/upload/tables.ts';
import { pointAccounts } from '../point/account.tables.ts';
import { pointMovements } from '../point/tables.ts';

/**
 * Perks of groups, which customers take for points (docs/rules/perk.md). Each taking and giving back locks the row of
 * its perk first, until the transaction ends: so no piece is given twice.
 */
export const perks = pgTable(
  'perks',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    text: text().notNull(),
    pictureId: uuid().references(() => uploads.id),
    /** Price in points. */
    points: whole().notNull(),
    /** Pieces in total; null for no limit. */
    stock: whole(),
    /** Pieces of vouchers that are taken or handed over. */
    given: whole().notNull().default(0),
    /** Null for no limit. */
    perCustomer: whole(),
    /** First and last day in Vietnam, both included; null for no bound. */
    fromDay: date(),
    toDay: date(),
    keepDays: whole().notNull(),
    returnsExpired: boolean().notNull(),
    archivedAt: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('perks_group').on(table.groupId, table.id),
    index('perks_picture')
      .on(table.pictureId)
      .where(sql`${table.pictureId} is not null`),
    check('perks_pieces', sql`${table.given} >= 0 and (${table.stock} is null or ${table.given} <= ${table.stock})`),
    check('perks_points', sql`${table.points} > 0`),
  ],
);

/** Vouchers of perks, with the terms under which they were taken. */
export const perkVouchers = pgTable(
  'perk_vouchers',
  {
    id: uuid().primaryKey(),
    perkId: uuid()
      .notNull()
      .references(() => perks.id),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    accountId: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    state: text({ enum: VOUCHER_STATES }).notNull(),
    /** Unique among all groups, so that the address in its QR code needs no group. */
    code: text().notNull(),
    /** Name of the perk when it was taken. */
    name: text().notNull(),
    points: whole().notNull(),
    returnsExpired: boolean().notNull(),
    /** The movement that took the points; giving back reverses it. */
    movementId: uuid()
      .notNull()
      .references(() => pointMovements.id),
    expiresAt: moment().notNull(),
    handedAt: moment(),
    handedBy: uuid().references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('perk_vouchers_code').on(table.code),
    index('perk_vouchers_member').on(table.memberId, table.id),
    index('perk_vouchers_account').on(table.accountId, table.perkId),
    index('perk_vouchers_group').on(table.groupId, table.id),
    index('perk_vouchers_state').on(table.groupId, table.state, table.id),
    index('perk_vouchers_perk').on(table.perkId),
    // Vouchers that may have reached their end.
    index('perk_vouchers_due')
      .on(table.expiresAt, table.id)
      .where(sql`${table.state} = 'taken'`),
    check('perk_vouchers_handed', sql`(${table.state} = 'handed') = (${table.handedAt} is not null)`),
  ],
);
