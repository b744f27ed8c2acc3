import { CONVERSIONS, REWARD_STATUSES, type Sign } from '@m4u/contract/commerce/affiliate/rules';
import { sql } from '../../../platform/database/orm.ts';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from '../../../platform/database/orm-tables.ts';
import { moment, whole } from '../../../platform/database/columns.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { orders } from '../../order/tables.ts';
import { pointMovements } from '../../point/tables.ts';
import { affiliateCampaigns, affiliateParticipants } from '../tables.ts';

/** Where members' VND are paid to. Sealed, since nobody reads it but its owner and who pays them. */
export const affiliateAccounts = pgTable(
  'affiliate_accounts',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    /** Bank, owner and number, sealed. */
    sealed: text().notNull(),
    /** Keyed hash of bank and number: that two are paid to the same account is a sign. */
    hash: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('affiliate_accounts_hash').on(table.hash)],
);

/** Approved rewards of a group that are paid together. */
export const affiliatePayouts = pgTable(
  'affiliate_payouts',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** Null for one of all campaigns. */
    campaignId: uuid().references(() => affiliateCampaigns.id),
    status: text({ enum: ['made', 'paid', 'cancelled'] })
      .notNull()
      .default('made'),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('affiliate_payouts_group').on(table.groupId, table.id)],
);

/** What one payee gets by a payout. */
export const affiliatePayoutItems = pgTable(
  'affiliate_payout_items',
  {
    id: uuid().primaryKey(),
    payoutId: uuid()
      .notNull()
      .references(() => affiliatePayouts.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    unit: text({ enum: ['vnd', 'points'] }).notNull(),
    amount: whole().notNull(),
    rewards: integer().notNull(),
    /** VND without an account wait for one. */
    status: text({ enum: ['waiting', 'ready', 'paid', 'cancelled'] }).notNull(),
    /** The account it goes to, or went to; sealed as in `affiliate_accounts`. */
    sealed: text(),
    /** The movement that gave the points. */
    movementId: uuid().references(() => pointMovements.id),
    paidBy: uuid().references(() => members.id),
    paidAt: moment(),
  },
  (table) => [
    uniqueIndex('affiliate_payout_items_payee').on(table.payoutId, table.memberId, table.unit),
    index('affiliate_payout_items_open')
      .on(table.memberId)
      .where(sql`${table.status} in ('waiting', 'ready')`),
    check('affiliate_payout_items_amount', sql`${table.amount} > 0`),
    check(
      'affiliate_payout_items_account',
      sql`${table.unit} = 'points' or ${table.status} in ('waiting', 'cancelled') or ${table.sealed} is not null`,
    ),
  ],
);

/** What participants earn: one order or sign-up earns one of them a reward once. */
export const affiliateRewards = pgTable(
  'affiliate_rewards',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    campaignId: uuid()
      .notNull()
      .references(() => affiliateCampaigns.id),
    participantId: uuid()
      .notNull()
      .references(() => affiliateParticipants.id),
    /** Who is rewarded. */
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    per: text({ enum: CONVERSIONS }).notNull(),
    /** The order of a customer, or the member who opened an account. */
    orderId: uuid().references(() => orders.id),
    newMemberId: uuid().references(() => members.id),
    /** The order's version that `amount` was worked out of. */
    orderVersion: integer(),
    /** Whole VND or points. */
    amount: whole().notNull(),
    unit: text({ enum: ['vnd', 'points'] }).notNull(),
    /** Of a percentage: hundredths of a percent, and the most in VND, that the campaign gave when it was earned. */
    rate: whole(),
    maximum: whole(),
    status: text({ enum: REWARD_STATUSES }).notNull().default('pending'),
    reason: text().notNull().default(''),
    signs: text().array().$type<Sign[]>().notNull().default([]),
    /** When the order was made or the account opened, and the click before it. */
    at: moment().notNull(),
    clickedAt: moment().notNull(),
    holdUntil: moment().notNull(),
    payoutItemId: uuid().references(() => affiliatePayoutItems.id),
    decidedBy: uuid().references(() => members.id),
    decidedAt: moment(),
    paidAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('affiliate_rewards_order').on(table.orderId),
    uniqueIndex('affiliate_rewards_new_member').on(table.newMemberId),
    index('affiliate_rewards_group').on(table.groupId, table.id),
    index('affiliate_rewards_campaign').on(table.campaignId, table.status),
    index('affiliate_rewards_participant').on(table.participantId, table.status),
    index('affiliate_rewards_member').on(table.memberId, table.id),
    index('affiliate_rewards_due')
      .on(table.groupId, table.campaignId)
      .where(sql`${table.status} = 'approved' and ${table.payoutItemId} is null`),
    index('affiliate_rewards_pending')
      .on(table.holdUntil)
      .where(sql`${table.status} = 'pending'`),
    index('affiliate_rewards_item').on(table.payoutItemId),
    index('affiliate_rewards_open')
      .on(table.groupId)
      .where(sql`${table.status} in ('pending', 'approved')`),
    check('affiliate_rewards_amount', sql`${table.amount} >= 0`),
    check('affiliate_rewards_cause', sql`num_nonnulls(${table.orderId}, ${table.newMemberId}) = 1`),
  ],
);

/** How far the changes of each group's orders have been looked through for rewards. */
export const affiliateSweeps = pgTable('affiliate_sweeps', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id),
  /** The latest change that was seen; some minutes before it are looked at again, for what committed late. */
  seen: uuid().notNull(),
  /** The day on which the admins were last told of rewards that wait. */
  toldOn: text(),
});
