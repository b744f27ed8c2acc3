import { CONVERSIONS, REWARD_STATUSES, type Sign } from '@m4u/contract/commerce/affiliate/rules';
import { sql } from '../../../platform/database/orm.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../../platform/database/orm-tables.ts';
import { moment, whole } from '../../../platform/database/columns.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { orders } from '../../order/tables.ts';
import { pointMovements } from '../../point/tables.ts';
import { affiliateCampaigns, affiliateParticipants } from '../tables.ts';

/** Bank accounts of members for payouts in VND. Encrypted: only the member and the paying admins may read them. */
export const affiliateAccounts = pgTable(
  'affiliate_accounts',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    /** Bank, owner and number, encrypted. */
    sealed: text().notNull(),
    /** Keyed hash of bank and number; finds members who share an account, which is a sign of abuse. */
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
    /** Null for a payout of all campaigns of the group. */
    campaignId: uuid().references(() => affiliateCampaigns.id),
    status: text({ enum: ['made', 'paid', 'cancelled'] })
      .notNull()
      .default('made'),
    /**
     * Its amount in VND reached the group's limit when it was created: it is paid once a second person has approved it.
     */
    needsApproval: boolean().notNull().default(false),
    approvedBy: uuid().references(() => members.id),
    approvedAt: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('affiliate_payouts_group').on(table.groupId, table.id)],
);

/** Items of payouts: one payee's amount in one unit. */
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
    /** `waiting`: an amount in VND whose payee has no bank account yet. */
    status: text({ enum: ['waiting', 'ready', 'paid', 'cancelled'] }).notNull(),
    /** The bank account of the transfer, encrypted as in `affiliate_accounts`. */
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

/** Rewards of participants; an order or sign-up earns at most one reward. */
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
    /** The participant who is rewarded. */
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    per: text({ enum: CONVERSIONS }).notNull(),
    /** The order of a customer, or the member who opened an account. */
    orderId: uuid().references(() => orders.id),
    newMemberId: uuid().references(() => members.id),
    /** The order's version from which `amount` was calculated. */
    orderVersion: integer(),
    /** Whole VND or points. */
    amount: whole().notNull(),
    unit: text({ enum: ['vnd', 'points'] }).notNull(),
    /** The campaign's rate when the reward was earned, in hundredths of a percent; null for fixed amounts. */
    rate: whole(),
    /** The campaign's limit of one reward at that time, in VND. */
    maximum: whole(),
    status: text({ enum: REWARD_STATUSES }).notNull().default('pending'),
    reason: text().notNull().default(''),
    signs: text().array().$type<Sign[]>().notNull().default([]),
    /** Time of the order or sign-up. */
    at: moment().notNull(),
    /** Time of the click that led to it. */
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

/** Position of the scan for rewards in the changes of each group's orders. */
export const affiliateSweeps = pgTable('affiliate_sweeps', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id),
  /** The latest change that was scanned; the next scan starts some minutes earlier, for late commits. */
  seen: uuid().notNull(),
  /** The last day on which admins were reminded of pending rewards. */
  toldOn: text(),
});
