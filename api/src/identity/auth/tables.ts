import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import type { Place } from '../../platform/places/places.ts';
import { moment, whole } from '../../platform/database/columns.ts';

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
    /**
     * Keyed hash of the registering browser, until the address is verified by it or the account taken over by the
     * owner.
     */
    registeredBy: text(),
    /** The side that locked the account and may unlock it: its owner (by a code) or staff. */
    lockedBy: text({ enum: ['owner', 'staff'] }),
    /** When the owner requested the deletion; can be cancelled for thirty days (docs/rules/privacy.md). */
    leavingAt: moment(),
    /** When the owner was reminded that the deletion is near. */
    remindedAt: moment(),
    staff: boolean().notNull().default(false),
    /** Since when the second factor is on; null while it is off. Its secrets are rows of `second_factors`. */
    factorSince: moment(),
    /** Part of the demo content. Its password is public, so the account is locked where the demo is off. */
    demo: boolean().notNull().default(false),
    // Answers by purpose are rows of `consents`; these columns hold their effects (docs/decisions/0055).
    /** The last accepted version of the terms; null without an answer. */
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

/** A signed-in device: a family of refresh tokens, only the newest of which is valid (docs/rules/auth.md#sessions). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Number of rotations; each token carries its generation. */
    generation: integer().notNull().default(0),
    /** SHA-256 of the newest token. */
    tokenHash: text().notNull(),
    rotatedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    endedBecause: text({ enum: ['logout', 'ended', 'password', 'reuse', 'locked', 'disowned', 'company'] }),
    userAgent: text().notNull(),
    /** Place of the last use, as far as the database of places tells. */
    place: jsonb().$type<Place>(),
    /** When the session last gave a code of the second factor. */
    factorAt: moment(),
    /** The company's provider by which the session began, which may end it; null for other sign-ins. */
    begunBy: text(),
  },
  (table) => [index('sessions_account').on(table.accountId, table.rotatedAt)],
);

/** A passkey of an account: a public key by which a device signs in (docs/rules/auth.md#passkeys). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    // The version before, which deletes accounts without knowing this table, may still run.
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The authenticator's id of the credential, as base64url. */
    credentialId: text().notNull(),
    /** COSE key, as base64url. */
    publicKey: text().notNull(),
    /** Uses that the authenticator has counted; stays 0 for those that do not count. */
    counter: whole().notNull(),
    /** Ways to reach the authenticator (`internal`, `hybrid`, `usb`…), as the browser named them. */
    transports: text().array().notNull(),
    /** Whether the credential may be copied by its provider (`multiDevice`). */
    deviceType: text({ enum: ['singleDevice', 'multiDevice'] }).notNull(),
    /** Whether the provider keeps a copy. */
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
    endedAt: moment(),
    /** `clone`: the counter did not grow. */
    endedBecause: text({ enum: ['clone'] }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_account').on(table.accountId, table.createdAt),
    check('passkeys_name', sql`char_length(${table.name}) between 1 and 60`),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
);

/** The live one-time code of a recipient and purpose; a new one replaces it (docs/rules/auth.md#codes). */
export const codes = pgTable(
  'codes',
  {
    purpose: text({
      enum: [
        'verify',
        'reset',
        'unlock',
        'claim',
        'leave',
        'keep',
        'lock',
        'password',
        'factor',
        'passkey',
        'address',
        'newAddress',
        'provider',
      ],
    }).notNull(),
    /** Keyed hash of the e-mail or phone number; codes of unknown recipients are stored alike. */
    recipientHash: text().notNull(),
    codeHash: text().notNull(),
    /** Keyed hash of the requesting browser or session. */
    askerHash: text(),
    /** Attempts of the requester. */
    attempts: integer().notNull().default(0),
    /** Attempts of all others together; they do not use up those of the requester. */
    otherAttempts: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.recipientHash] }),
    check('codes_attempts', sql`${table.attempts} between 0 and 5`),
  ],
);

/** A one-time token for setting a new password, stored as its hash. */
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

/** Used partner tokens, kept until their expiry. */
export const usedPartnerTokens = pgTable(
  'used_partner_tokens',
  { partner: text().notNull(), jti: text().notNull(), expiresAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.partner, table.jti] })],
);

/** Slides of the sign-in screen, edited by staff (docs/rules/auth.md#slides). */
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
