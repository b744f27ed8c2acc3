import {
  ATTEMPT_FAULTS,
  DELIVERY_EVENTS,
  DELIVERY_STATES,
  KEY_SCOPES,
  WEBHOOK_EVENTS,
} from '@m4u/contract/insight/integration/rules';
import { index, integer, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';

/** Keys with which programs act for a group (docs/rules/integration.md#keys). */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    /** SHA-256 of the key, which has 256 random bits: no keyed hash is needed against trying. */
    tokenHash: text().notNull(),
    /** Last four characters, by which people find a key in the list. */
    ending: text().notNull(),
    scopes: text({ enum: KEY_SCOPES }).array().notNull(),
    /** The admin for whom the key acts. */
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex('api_keys_token').on(table.tokenHash),
    index('api_keys_group').on(table.groupId, table.id),
    index('api_keys_maker').on(table.createdBy),
  ],
);

/** Addresses that receive a group's events (docs/rules/integration.md#webhooks). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** The signing secret, encrypted. */
    secret: text().notNull(),
    /** The secret before the last rotation, encrypted; it signs too until `formerUntil`. */
    formerSecret: text(),
    formerUntil: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    pausedAt: moment(),
    /** When a delivery had failed for three days; nothing is sent until an admin starts the endpoint again. */
    failingSince: moment(),
    deletedAt: moment(),
  },
  (table) => [index('webhooks_group').on(table.groupId, table.id), index('webhooks_maker').on(table.createdBy)],
);

/** Events on their way to an endpoint; kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Also the header `webhook-id`. */
    id: uuid().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id),
    event: text({ enum: DELIVERY_EVENTS }).notNull(),
    /** The signed body, JSON. */
    payload: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);

/** Attempts of deliveries, kept as long as their delivery. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid().primaryKey(),
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** HTTP status; null without an answer. */
    status: integer(),
    fault: text({ enum: ATTEMPT_FAULTS }),
    /** Milliseconds. */
    took: integer().notNull(),
    /** The first part of the answer. */
    answer: text().notNull().default(''),
  },
  (table) => [index('webhook_attempts_delivery').on(table.deliveryId, table.id)],
);
