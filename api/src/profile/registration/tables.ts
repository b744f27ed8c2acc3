import type { RequiredField } from '@m4u/contract/profile/registration/rules';
import { index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { agencies } from '../agency/tables.ts';
import { cards } from '../card/tables.ts';
import { members } from '../member/tables.ts';

/** An application for printed cards, or to become an agency (docs/rules/registration.md#status). */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey(),
    type: text({ enum: ['request', 'agency'] }).notNull(),
    status: text({ enum: ['pending', 'accepted', 'approved', 'paid', 'done', 'cancelled'] })
      .notNull()
      .default('pending'),
    /** The member who asked; null for a visitor, who holds a link by mail. */
    applicantId: uuid().references(() => members.id),
    /** The agency under which a card is asked for; its admins see it. */
    agencyId: uuid().references(() => agencies.id),
    name: text().notNull().default(''),
    /** E.164. */
    phone: text(),
    email: text(),
    language: text({ enum: ['VN', 'EN'] })
      .notNull()
      .default('VN'),
    /** Encrypted; optional, and masked wherever it is shown. */
    citizenIdentificationCode: text(),
    /** Keyed hash, by which it is found whole. */
    citizenIdentificationHash: text(),
    /** The other fields by their names in the contract: organization, tax code, address, what is printed. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Names of the required fields that are empty. */
    missingInfo: text().array().$type<RequiredField[]>().notNull().default([]),
    /** When the applicant confirmed the data. */
    confirmedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** What it led to. */
    cardId: uuid().references(() => cards.id),
    madeAgencyId: uuid().references(() => agencies.id),
  },
  (table) => [
    index('registrations_status').on(table.status, table.id),
    index('registrations_type').on(table.type, table.id),
    index('registrations_applicant').on(table.applicantId, table.id),
    index('registrations_agency').on(table.agencyId, table.id),
    index('registrations_phone').on(table.phone),
    index('registrations_email').on(table.email),
    index('registrations_citizen').on(table.citizenIdentificationHash),
    index('registrations_missing').using('gin', table.missingInfo),
    index('registrations_created').on(table.createdAt, table.id),
  ],
);

/** A step of a registration: what was done, by whom, when, and what was said about it. */
export const registrationSteps = pgTable(
  'registration_steps',
  {
    id: uuid().primaryKey(),
    registrationId: uuid()
      .notNull()
      .references(() => registrations.id),
    kind: text({
      enum: ['created', 'updated', 'confirmed', 'accepted', 'approved', 'paid', 'done', 'cancelled'],
    }).notNull(),
    /** Null for an applicant without an account. */
    actorId: uuid().references(() => members.id),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('registration_steps_of').on(table.registrationId, table.id)],
);
