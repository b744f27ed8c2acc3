import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';

/** Identifier, password and state of exactly one member (docs/rules/auth.md#accounts). */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    memberId: uuid().notNull(),
    email: text(),
    phone: text(),
    /** Argon2id in its encoded form; null for accounts that sign in through a provider alone. */
    passwordHash: text(),
    verifiedAt: moment(),
    /** Keyed hash of the browser that registered, until the address is verified by it or taken over by its owner. */
    registeredBy: text(),
    /** Who locked it decides who may unlock it: its owner by a code, else staff. */
    lockedBy: text({ enum: ['owner', 'staff'] }),
    /** When its owner asked for its deletion; for thirty days they can take that back (docs/rules/privacy.md). */
    leavingAt: moment(),
    /** When they were told once more that the days are nearly over. */
    remindedAt: moment(),
    staff: boolean().notNull().default(false),
    /** Part of the demo content: its password is public, so it is locked wherever the demo is not wanted. */
    demo: boolean().notNull().default(false),
    // What their owner said to each purpose stands in `consents`; here is what follows from it (docs/decisions/0055).
    /** The version of the terms that was agreed to last; null for who was never asked. */
    termsVersion: text(),
    searchable: boolean().notNull().default(false),
    suggested: boolean().notNull().default(true),
    counted: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_member').on(table.memberId),
    uniqueIndex('accounts_email').on(table.email),
    uniqueIndex('accounts_phone').on(table.phone),
    index('accounts_leaving')
      .on(table.leavingAt)
      .where(sql`${table.leavingAt} is not null`),
    index('accounts_unverified')
      .on(table.memberId)
      .where(sql`${table.verifiedAt} is null`),
  ],
);

/** An account at a provider (Facebook, a partner) that signs in to one of ours. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identities_account').on(table.accountId),
  ],
);

/** A signed-in device: one family of refresh tokens, of which the newest works (docs/rules/auth.md#sessions). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Counts the rotations; a token carries the number it was made with. */
    generation: integer().notNull().default(0),
    /** SHA-256 of the newest token. */
    tokenHash: text().notNull(),
    rotatedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    endedBecause: text({ enum: ['logout', 'ended', 'password', 'reuse', 'locked'] }),
    userAgent: text().notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId, table.rotatedAt)],
);

/** The live one-time code of a purpose for a recipient; a new one replaces it (docs/rules/auth.md#codes). */
export const codes = pgTable(
  'codes',
  {
    purpose: text({ enum: ['verify', 'reset', 'unlock', 'claim', 'leave', 'keep'] }).notNull(),
    /** Keyed hash of the e-mail or phone number: codes of unknown recipients are kept alike. */
    recipientHash: text().notNull(),
    codeHash: text().notNull(),
    /** Keyed hash of the browser, or of the session, that asked for it. */
    askerHash: text(),
    /** Tries of who asked for it. */
    attempts: integer().notNull().default(0),
    /** Tries of all others together; they use up none of the former. */
    otherAttempts: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.recipientHash] }),
    check('codes_attempts', sql`${table.attempts} between 0 and 5`),
  ],
);

/** A one-time token that sets a new password, kept as its hash. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('reset_tokens_account').on(table.accountId)],
);

/** Partner tokens that were exchanged already, until they would have expired anyway. */
export const usedPartnerTokens = pgTable(
  'used_partner_tokens',
  { partner: text().notNull(), jti: text().notNull(), expiresAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.partner, table.jti] })],
);

/** The sign-in screen's carousel, edited by staff (docs/rules/auth.md#slides). */
export const loginSlides = pgTable('login_slides', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  image: text().notNull(),
  titleVi: text().notNull(),
  titleEn: text().notNull(),
  lineVi: text().notNull(),
  lineEn: text().notNull(),
  enabled: boolean().notNull().default(true),
});
