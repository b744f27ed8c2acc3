import type { EarningRulesData } from '@m4u/contract/commerce/order/earning.rules';
import { GIFT_TERMS } from '@m4u/contract/commerce/point/gift.rules';
import { sql } from '../../platform/database/orm.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { pointAccounts } from './account.tables.ts';
import { pointGifts } from './gifts/tables.ts';
import { orders } from '../order/tables.ts';

/**
 * The ledger of points, double-entry between a group's issuing account and those of its customers
 * (docs/rules/point.md#ledger, decision 32). The program only inserts accounts and movements: triggers write entries,
 * balances, lots and totals, and refuse every other change, so the books stay correct for every writer.
 */

/**
 * Movements of points; never changed. A balance consists of lots with their own expiry. Debits use the lots that expire
 * first; a reversal of an order uses the lots which that order gave.
 */
export const pointMovements = pgTable(
  'point_movements',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    accountId: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    /** The other side: the group's issuing account, or the other account when two accounts of one person are merged. */
    againstId: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    kind: text({ enum: ['earn', 'spend', 'adjust', 'refund', 'expire', 'gift'] }).notNull(),
    /** Whole points into the account (1 point is 1,000 VND), negative out of it. */
    points: whole().notNull(),
    orderId: uuid().references(() => orders.id),
    /** The movement that this one reverses completely; each movement is reversed at most once. */
    reversesId: uuid().references((): AnyPgColumn => pointMovements.id),
    /** The gift between members that this movement is a part of. */
    giftId: uuid().references(() => pointGifts.id),
    /** The member who caused the movement; null for the expiry of points. */
    actorId: uuid().references(() => members.id),
    /** The reason or purpose, as free text. */
    note: text().notNull().default(''),
    /** Moment at which unspent points of this movement expire; null for never. */
    expiresAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('point_movements_group').on(table.groupId, table.id),
    index('point_movements_minus')
      .on(table.groupId, table.id)
      .where(sql`${table.kind} in ('spend', 'refund')`),
    index('point_movements_account').on(table.accountId, table.id),
    index('point_movements_created').on(table.groupId, table.createdAt),
    index('point_movements_order').on(table.orderId),
    uniqueIndex('point_movements_reverses').on(table.reversesId),
    index('point_movements_gift')
      .on(table.giftId)
      .where(sql`${table.giftId} is not null`),
    check('point_movements_moves', sql`${table.points} <> 0 and ${table.accountId} <> ${table.againstId}`),
    check(
      'point_movements_kind',
      sql`case ${table.kind} when 'earn' then ${table.points} > 0 when 'refund' then ${table.points} > 0
        when 'spend' then ${table.points} < 0 when 'expire' then ${table.points} < 0 else ${table.kind} in ('adjust', 'gift') end`,
    ),
  ],
);

/** The two sides of each movement, which sum to zero; written by triggers. */
export const pointEntries = pgTable(
  'point_entries',
  {
    movementId: uuid()
      .notNull()
      .references(() => pointMovements.id),
    accountId: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    points: whole().notNull(),
    /** Number of the entry in its account, from 1; null in issuing accounts. */
    seq: whole(),
    /** Balance after the entry; null in issuing accounts. */
    balance: whole(),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.accountId] }),
    uniqueIndex('point_entries_statement').on(table.accountId, table.seq),
  ],
);

/** Lots: points added by one movement and what remains of them; their sum is the balance. Written by triggers. */
export const pointLots = pgTable(
  'point_lots',
  {
    movementId: uuid()
      .primaryKey()
      .references(() => pointMovements.id),
    accountId: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    orderId: uuid(),
    points: whole().notNull(),
    remaining: whole().notNull(),
    expiresAt: moment(),
  },
  (table) => [
    index('point_lots_left')
      .on(table.accountId, table.expiresAt, table.movementId)
      .where(sql`${table.remaining} > 0`),
    index('point_lots_expiring')
      .on(table.expiresAt)
      .where(sql`${table.remaining} > 0 and ${table.expiresAt} is not null`),
    check('point_lots_remaining', sql`${table.remaining} between 0 and ${table.points}`),
  ],
);

/**
 * Totals of a group's accounts, in sixteen rows, so that concurrent orders of different customers seldom wait for each
 * other. Written by triggers.
 */
export const pointTotals = pgTable(
  'point_totals',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    part: smallint().notNull(),
    added: whole().notNull().default(0),
    spent: whole().notNull().default(0),
    expired: whole().notNull().default(0),
    additions: whole().notNull().default(0),
    spendings: whole().notNull().default(0),
    orders: whole().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.part] })],
);

/** Settings of groups for giving points (docs/rules/point.md#settings); default without a row: 1 percent, no expiry, HD-. */
export const pointSettings = pgTable(
  'point_settings',
  {
    groupId: uuid()
      .primaryKey()
      .references(() => groups.id),
    /** Share of a payment given as points, in hundredths of a percent. */
    rate: integer().notNull(),
    /** Months until newly earned points expire; null for never. */
    expiryMonths: smallint(),
    /** Beginning of the invoice numbers that the shop has given by itself; null where its admins type them. */
    invoicePrefix: text(),
    /** Rules that give points beside the rate; null where there are none. */
    rules: jsonb().$type<EarningRulesData>(),
    /** Whether customers without an account get receipts by phone, which cost money. */
    phoneReceipts: boolean().notNull().default(false),
    /** Whether members may give each other points of the group, and how many in one gift and in a day. */
    gifts: boolean().notNull().default(false),
    giftMinimum: whole().notNull().default(GIFT_TERMS.giftMinimum),
    giftMaximum: whole().notNull().default(GIFT_TERMS.giftMaximum),
    giftsPerDay: whole().notNull().default(GIFT_TERMS.giftsPerDay),
    /** The last number that was given. */
    lastInvoice: whole().notNull().default(0),
    updatedBy: uuid()
      .notNull()
      .references(() => members.id),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check('point_settings_rate', sql`${table.rate} between 0 and 10000`),
    check(
      'point_settings_gifts',
      sql`${table.giftMinimum} > 0 and ${table.giftMaximum} >= ${table.giftMinimum} and ${table.giftsPerDay} >= ${table.giftMaximum}`,
    ),
    check('point_settings_months', sql`${table.expiryMonths} between 1 and 120`),
  ],
);
