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

/** Campaigns of groups: links of members earn rewards (docs/rules/affiliate.md#campaigns, decision 36). */
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
    /** Sanitised HTML. */
    content: text().notNull().default(''),
    /** The start of the content as plain text. */
    excerpt: text().notNull().default(''),
    pictureId: uuid().references(() => uploads.id),
    /** A path on this site. */
    landing: text().notNull(),
    per: text({ enum: CONVERSIONS }).notNull(),
    rewardKind: text({ enum: REWARD_KINDS }).notNull(),
    /** VND, points, or hundredths of a percent. */
    amount: whole().notNull(),
    /** Largest reward in VND; only for rewards in percent. */
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
    /** Time at which an admin ended the campaign; null before. */
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

/** Participants of campaigns, each with a personal link. */
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
    /** The code in the address `/r/{code}` of the personal link. */
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

/** Clicks: one row for each visitor, link and day. Deleted some days after the time of attribution. */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    participantId: uuid()
      .notNull()
      .references(() => affiliateParticipants.id),
    /** Day in Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    /** Keyed hash of the visitor's cookie, or of the member's id for a signed-in visitor without a cookie. */
    visitor: text().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
    /** Keyed hash of the day and the network; set to null after two days. */
    network: text(),
    /** Whether the click is one of many from its network within an hour. */
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

/** Clicks of a link by day; anonymous counts, never deleted. */
export const affiliateDays = pgTable(
  'affiliate_days',
  {
    participantId: uuid()
      .notNull()
      .references(() => affiliateParticipants.id),
    /** Day in Vietnam. */
    day: date({ mode: 'string' }).notNull(),
    clicks: integer().notNull().default(0),
    /** Times that a bot opened the link. */
    machines: integer().notNull().default(0),
    /** Clicks that were part of a burst from one network. */
    bursts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.participantId, table.day] })],
);

/**
 * Attributions: links that a member followed, by day. An order or sign-up of that member rewards the participant of the
 * link. Kept as long as clicks; for campaigns that reward sign-ups until the sweep has settled the verified member.
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
    /** Day in Vietnam. */
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
