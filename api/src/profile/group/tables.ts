import type { Contact } from '@m4u/contract/profile/member.contact';
import type { PageForm } from '@m4u/contract/profile/member.form';
import type { PageSection } from '@m4u/contract/profile/member.sections.rules';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { agencies } from '../agency/tables.ts';
import { type KeptLink, members } from '../member/tables.ts';
import { uploads } from '../upload/tables.ts';

/** A brand or a group (specification §3 "Brand/group"). */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['brand', 'group'] })
      .notNull()
      .default('brand'),
    name: text().notNull(),
    headline: text().notNull().default(''),
    /** Sanitised HTML. */
    note: text().notNull().default(''),
    logoId: uuid().references(() => uploads.id),
    backgroundId: uuid().references(() => uploads.id),
    language: text({ enum: ['VN', 'EN'] })
      .notNull()
      .default('VN'),
    theme: text().notNull().default('OrganizationMode'),
    /** LIMIT binds its members' pages to the group's list of themes (specification §6). */
    layoutPermission: text({ enum: ['FREE', 'LIMIT'] })
      .notNull()
      .default('FREE'),
    themeStyle: jsonb().$type<string[]>().notNull().default([]),
    agencyId: uuid().references(() => agencies.id),
    contacts: jsonb().$type<Contact[]>().notNull().default([]),
    links: jsonb().$type<KeptLink[]>().notNull().default([]),
    /** The group's own form; null when there never was one. */
    form: jsonb().$type<PageForm>(),
    /** Sections of the page as they were placed; those that never were are not in it. */
    sections: jsonb().$type<PageSection[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('groups_agency').on(table.agencyId)],
);

/** Who belongs to a group, and as what. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    role: text({ enum: ['admin', 'member'] })
      .notNull()
      .default('member'),
    status: text({ enum: ['requested', 'accepted', 'suspended'] })
      .notNull()
      .default('requested'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index('group_members_member').on(table.memberId, table.status),
  ],
);
