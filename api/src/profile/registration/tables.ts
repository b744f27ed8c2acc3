import type { RequiredField } from '@m4u/contract/profile/registration/rules';
import { type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import { index, jsonb, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { agencies } from '../agency/tables.ts';
import { cards } from '../card/tables.ts';
import { members } from '../member/tables.ts';

/** Whether designed cards are made and not sent yet. A condition of an index, so queries ask exactly this. */
export const isToShip = (columns: Readonly<Record<'status' | 'shippedAt' | 'details', SQLWrapper>>): SQL<boolean> =>
  sql`(${columns.status} = 'done' and ${columns.shippedAt} is null and ${columns.details} ->> 'finish' is not null)`;

/** An application for printed cards, or to become an agency (docs/rules/registration.md#status). */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey(),
    type: text({ enum: ['request', 'agency'] }).notNull(),
    status: text({ enum: ['pending', 'accepted', 'approved', 'paid', 'done', 'cancelled'] })
      .notNull()
      .default('pending'),
    /** The member who applied; null for a visitor, who has a link by mail. */
    applicantId: uuid().references(() => members.id),
    /** The agency under which a card is requested; its admins see the registration. */
    agencyId: uuid().references(() => agencies.id),
    name: text().notNull().default(''),
    /** E.164. */
    phone: text(),
    email: text(),
    language: text({ enum: ['VN', 'EN'] })
      .notNull()
      .default('VN'),
    /** Encrypted; optional, and masked in all answers. */
    citizenIdentificationCode: text(),
    /** Keyed hash, to find a registration by the whole code. */
    citizenIdentificationHash: text(),
    /** The other fields by their contract names: organization, tax code, address, printed texts. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Names of the required fields that are empty. */
    missingInfo: text().array().$type<RequiredField[]>().notNull().default([]),
    /** When the applicant confirmed the data; of a designed card, with its proof. */
    confirmedAt: moment(),
    /** When the proof of the present design was sent. */
    proofAt: moment(),
    /** When the cards were sent to the applicant. */
    shippedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** The resulting card, or agency. */
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
    index('registrations_to_ship').on(table.id).where(isToShip(table)),
    index('registrations_updated').on(table.updatedAt),
    index('registrations_created').on(table.createdAt, table.id),
  ],
);

/** A step of a registration: the action, the person, the time and the note. */
export const registrationSteps = pgTable(
  'registration_steps',
  {
    id: uuid().primaryKey(),
    registrationId: uuid()
      .notNull()
      .references(() => registrations.id),
    kind: text({
      enum: [
        'created',
        'updated',
        'confirmed',
        'accepted',
        'proofed',
        'approved',
        'paid',
        'done',
        'shipped',
        'cancelled',
      ],
    }).notNull(),
    /** Null for an applicant without an account. */
    actorId: uuid().references(() => members.id),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('registration_steps_of').on(table.registrationId, table.id)],
);
