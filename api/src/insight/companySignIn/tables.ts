import type { RoleMapping } from '@m4u/contract/insight/companySignIn/schema';
import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';

/** The OpenID Connect provider by which people of a company sign in (docs/rules/company-sign-in.md#provider). */
export const companyProviders = pgTable('company_providers', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** The client's secret, encrypted. */
  clientSecret: text().notNull(),
  groupsClaim: text().notNull(),
  mappings: jsonb().$type<RoleMapping[]>().notNull().default([]),
  /** Whether members who have signed in by the provider must do so. */
  isRequired: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** Domains of companies; one company alone has proven a domain (docs/rules/company-sign-in.md#domains). */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** In lower case, as DNS has it. */
    domain: text().notNull(),
    /** The part of the TXT record after `m4u-verify=`. */
    token: text().notNull(),
    createdAt: moment().notNull(),
    /** Null until the record was found, and again once it has been missing for three days. */
    provenAt: moment(),
    checkedAt: moment(),
    /** Since when the record of a proven domain is missing. */
    failingSince: moment(),
  },
  (table) => [
    uniqueIndex('company_domains_group').on(table.groupId, table.domain),
    uniqueIndex('company_domains_proven')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
    index('company_domains_checked')
      .on(table.checkedAt)
      .where(sql`${table.provenAt} is not null`),
  ],
);

/** Tokens with which a company's directory calls `/api/scim/v2` (docs/rules/company-sign-in.md#directory). */
export const companyTokens = pgTable(
  'company_tokens',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** SHA-256 of the token, which has 256 random bits. */
    tokenHash: text().notNull(),
    /** Last four characters, by which people find a token in the list. */
    ending: text().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex('company_tokens_hash').on(table.tokenHash),
    index('company_tokens_group').on(table.groupId, table.id),
    index('company_tokens_maker').on(table.createdBy),
  ],
);

/** An address of a person in a directory. */
export interface StoredEmail {
  readonly value: string;
  readonly type?: string | undefined;
  readonly primary?: boolean | undefined;
}

/** People in the directory of a company: records of the company's, not accounts. */
export const companyUsers = pgTable(
  'company_users',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    userName: text().notNull(),
    externalId: text(),
    displayName: text(),
    givenName: text(),
    familyName: text(),
    formattedName: text(),
    emails: jsonb().$type<StoredEmail[]>().notNull().default([]),
    /** User name and addresses in lower case, by which a sign-in finds its record. */
    addresses: text().array().notNull().default([]),
    active: boolean().notNull().default(true),
    /** Groups of the last sign-in's claim. */
    claimedGroups: text().array().notNull().default([]),
    /** Issuer and subject of the provider's person, once they have signed in. */
    subject: text(),
    /** The member who has signed in as this person. */
    memberId: uuid().references(() => members.id),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Removed from the directory; the record still refuses the person's sign-ins. */
    removedAt: moment(),
  },
  (table) => [
    uniqueIndex('company_users_name')
      .on(table.groupId, sql`lower(${table.userName})`)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('company_users_subject')
      .on(table.groupId, table.subject)
      .where(sql`${table.removedAt} is null and ${table.subject} is not null`),
    index('company_users_list').on(table.groupId, table.id),
    index('company_users_external').on(table.groupId, table.externalId),
    index('company_users_addresses').using('gin', table.addresses),
    index('company_users_member').on(table.memberId),
  ],
);

/** Groups in the directory of a company; some map to roles. */
export const companyGroups = pgTable(
  'company_groups',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    displayName: text().notNull(),
    externalId: text(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('company_groups_name').on(table.groupId, sql`lower(${table.displayName})`),
    index('company_groups_list').on(table.groupId, table.id),
  ],
);

/** People of the groups in a directory. */
export const companyGroupMembers = pgTable(
  'company_group_members',
  {
    companyGroupId: uuid()
      .notNull()
      .references(() => companyGroups.id, { onDelete: 'cascade' }),
    companyUserId: uuid()
      .notNull()
      .references(() => companyUsers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyGroupId, table.companyUserId] }),
    index('company_group_members_user').on(table.companyUserId),
  ],
);
