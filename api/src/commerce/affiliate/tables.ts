import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, CONVERSIONS, REWARD_KINDS } from '@m4u/contract/commerce/affiliate/rules';
import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../platform/database/folding.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { uploads } from '../../profile/upload/tables.ts';

/** A group's campaign: what members' links earn rewards for (docs/rules/affiliate.md#campaigns, decision 36). */
export const affiliateCampaigns = pgTable(
  'affiliate_campaigns',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    type: text({ enum: CAMPAIGN_TYPES }).notNull(),
    title: text().notNull(),
    titleWords: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('title'))),
    /** Sanitised HTML, and its beginning without markup. */
    content: text().notNull().default(''),
    excerpt: text().notNull().default(''),
    pictureId: uuid().references(() => uploads.id),
    /** A path on this site. */
    landing: text().notNull(),
    per: text({ enum: CONVERSIONS }).notNull(),
    rewardKind: text({ enum: REWARD_KINDS }).notNull(),
    /** VND, points, or hundredths of a percent. */
    amount: whole().notNull(),
    /** Of a percentage: the most that one reward comes to, in VND. */
    maximum: whole(),
    from: moment().notNull(),
    to: moment(),
    quota: integer(),
    /** Rewards that count against the quota: those that are not rejected. */
    rewarded: integer().notNull().default(0),
    participants: integer().notNull().default(0),
    holdDays: smallint().notNull(),
    outstanding: boolean().notNull().default(false),
    sell: boolean().notNull().default(false),
    discount: boolean().notNull().default(false),
    status: text({ enum: CAMPAIGN_STATUSES }).notNull(),
    /** When an admin ended it. */
    endedAt: moment(),
    version: integer().notNull().default(1),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('affiliate_campaigns_group').on(table.groupId, table.id),
    index('affiliate_campaigns_running')
      .on(table.id)
      .where(sql`${table.status} = 'running'`),
    check('affiliate_campaigns_quota', sql`${table.rewarded} >= 0 and ${table.rewarded} <= ${table.quota}`),
    check('affiliate_campaigns_amount', sql`${table.amount} > 0`),
    check('affiliate_campaigns_percent', sql`${table.rewardKind} <> 'percent' or ${table.per} = 'order'`),
  ],
);

/** Who takes part in a campaign, by a link of their own. */
export const affiliateParticipants = pgTable(
  'affiliate_participants',
  {
    id: uuid().primaryKey(),
    campaignId: uuid()
      .notNull()
      .references(() => affiliateCampaigns.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** Of `/r/{code}`. */
    code: text().notNull(),
    blockedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('affiliate_participants_once').on(table.campaignId, table.memberId),
    uniqueIndex('affiliate_participants_code').on(table.code),
    index('affiliate_participants_member').on(table.memberId, table.id),
    index('affiliate_participants_latest').on(table.campaignId, table.id),
  ],
);

/** That a visitor followed a link on a day. Kept for as long as something may come of it. */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    participantId: uuid()
      .notNull()
      .references(() => affiliateParticipants.id),
    /** In Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    /** Keyed hash of what the visitor's cookie says, or of who they are when they are signed in. */
    visitor: text().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
    /** Keyed hash of the day and the network; forgotten after two days. */
    network: text(),
    /** Whether many came from that network within the hour. */
    burst: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.day, table.visitor] }),
    index('affiliate_clicks_visitor').on(table.visitor),
    index('affiliate_clicks_day').on(table.day),
    index('affiliate_clicks_network')
      .on(table.participantId, table.network, table.firstAt)
      .where(sql`${table.network} is not null`),
  ],
);

/** What came by a link on a day; kept for good, and of nobody in particular. */
export const affiliateDays = pgTable(
  'affiliate_days',
  {
    participantId: uuid()
      .notNull()
      .references(() => affiliateParticipants.id),
    /** In Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    clicks: integer().notNull().default(0),
    /** Machines that opened the link. */
    machines: integer().notNull().default(0),
    /** Clicks of which many came from one network. */
    bursts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.participantId, table.day] })],
);

/**
 * Which members followed which links, by day: who is rewarded for what they do afterwards. Kept as long as clicks; of
 * campaigns that reward sign-ups only until the sweep has settled the sign-up of the verified member.
 */
export const affiliateAttributions = pgTable(
  'affiliate_attributions',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    participantId: uuid()
      .notNull()
      .references(() => affiliateParticipants.id),
    /** In Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
    burst: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.participantId, table.day] }),
    index('affiliate_attributions_day').on(table.day),
  ],
);
