import * as z from 'zod';
import { Email, Id, line, Moment, Phone, properName, text, whole } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import { identifier, NewPassword } from '../../identity/auth/input.ts';
import { Session } from '../../identity/auth/result.ts';
import { CardCode } from '../card/schema.ts';
import { NamedPlace, PlaceCode } from '../place.ts';
import { REGISTRATION_STATUSES, REGISTRATION_TYPES, REQUIRED_FIELDS } from './rules.ts';

export const RegistrationType = z.enum(REGISTRATION_TYPES);
export const RegistrationStatus = z.enum(REGISTRATION_STATUSES);
export const RequiredField = z.enum(REQUIRED_FIELDS);

/** Longest texts of a registration, in characters. */
export const REGISTRATION_LENGTH = { name: 100, street: 200, note: 1000, about: 2000, step: 500 } as const;
/** Most cards of one registration. */
export const MOST_CARDS = 50;

/** What activates a printed card: its code, and of a visitor the account it is for, which is opened where there is none. */
export const CardActivation = z.object({
  cardId: Id,
  code: CardCode,
  ...identifier,
  password: NewPassword.optional(),
  /** The password once more. */
  confirmation: NewPassword.optional(),
});

/** What came of an activation. */
export const ActivatedCard = z.object({
  cardId: Id,
  /** To whose page the card leads now. */
  memberId: Id,
  /** Whether an account was opened for it; a code to verify it is on its way. */
  created: z.boolean(),
  /** The session that a visitor now has; null for who was signed in. */
  session: Session.nullable(),
});

/** An empty text counts as none. */
const orNone = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], { error });

/** The number of a citizen's identity card: 12 digits, or 9 of the older ones; spaces and dots do not matter. */
export const CitizenCode = line(30, 1)
  .transform((typed) => typed.replaceAll(/[\s.-]/g, ''))
  .refine((code) => /^(\d{12}|\d{9})$/.test(code), { error: 'citizen-code' });

const TaxCode = line(30)
  .transform((typed) => typed.replaceAll(/[\s.]/g, ''))
  .refine((code) => /^(\d{10}(-?\d{3})?|\d{12})?$/.test(code), { error: 'tax-code' });

/** An address of the web; who leaves the https:// out means it. */
const Website = line(200)
  .transform((typed) => (typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((address) => address === '' || (/^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(address) && URL.canParse(address)), {
    error: 'link',
  });

/** Where something is sent or an organization sits; parts of it may be empty still. */
export const AddressDraft = z.object({
  street: line(REGISTRATION_LENGTH.street).default(''),
  provinceCode: z.union([z.literal(''), PlaceCode], { error: 'choice' }).default(''),
  wardCode: z.union([z.literal(''), PlaceCode], { error: 'choice' }).default(''),
});

const common = {
  /** Of the person who asks for a card, or of the organization that applies. */
  name: properName(REGISTRATION_LENGTH.name),
  phone: orNone(Phone, 'phone'),
  email: orNone(Email, 'email'),
  address: AddressDraft,
  citizenIdentificationCode: orNone(CitizenCode, 'citizen-code'),
};

const ofRequest = {
  /** What is printed. */
  displayName: line(60),
  title: line(100),
  organization: line(100),
  quantity: whole(1, MOST_CARDS),
  note: text(REGISTRATION_LENGTH.note),
  /** The agency under which it is asked for. */
  agencyId: orNone(Id, 'choice'),
};

const ofAgency = {
  taxCode: TaxCode,
  /** Who signs for the organization. */
  representative: properName(100),
  website: Website,
  /** Name of its line of business. */
  career: line(100),
  about: text(REGISTRATION_LENGTH.about),
};

/** Everything that either type may say; what a type does not know is left out. */
export const RegistrationChanges = z.object({ ...common, ...ofRequest, ...ofAgency }).partial();
export type RegistrationChanges = z.output<typeof RegistrationChanges>;

/** What is filled in by who asks for a printed card; its name and one way to reach them are needed. */
export const RequestDraft = z
  .object({ ...common, ...ofRequest })
  .partial()
  .extend({ name: properName(REGISTRATION_LENGTH.name, 1) });

/** … by an organization that applies as an agency. */
export const AgencyDraft = z
  .object({ ...common, ...ofAgency })
  .partial()
  .extend({ name: properName(REGISTRATION_LENGTH.name, 1) });

/** A citizen's code as it is shown: its last four digits. */
const Masked = z.string().nullable();

const Named = z.object({ _id: Id, name: z.string() });

/** A registration in a list. */
export const RegistrationRow = z.object({
  _id: Id,
  type: RegistrationType,
  status: RegistrationStatus,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  citizenIdentificationCode: Masked,
  missingInfo: z.array(RequiredField),
  confirmedAt: Moment.nullable(),
  agency: Named.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type RegistrationRow = z.output<typeof RegistrationRow>;

/** A step of a registration. */
export const RegistrationStep = z.object({
  kind: z.enum(['created', 'updated', 'confirmed', 'accepted', 'approved', 'paid', 'done', 'cancelled']),
  at: Moment,
  note: z.string(),
  /** Whether the applicant did it or somebody by their office. */
  by: z.enum(['applicant', 'office']),
  /** Who it was, for those who look after registrations. */
  actor: Named.nullable(),
});
export type RegistrationStep = z.output<typeof RegistrationStep>;

/** What the reader may do with a registration now. */
export const RegistrationCan = z.object({
  update: z.boolean(),
  confirm: z.boolean(),
  accept: z.boolean(),
  approve: z.boolean(),
  paid: z.boolean(),
  done: z.boolean(),
  cancel: z.boolean(),
});
export type RegistrationCan = z.output<typeof RegistrationCan>;

/** A registration with all it says and what happened to it, the oldest first. */
export const Registration = RegistrationRow.extend({
  /** The parts as they were picked, with the names of the place, and all in words. */
  address: AddressDraft.extend({ place: NamedPlace.nullable(), text: z.string() }),
  displayName: z.string(),
  title: z.string(),
  organization: z.string(),
  quantity: z.int(),
  note: z.string(),
  taxCode: z.string(),
  representative: z.string(),
  website: z.string(),
  career: z.string(),
  about: z.string(),
  /** Whether the reader is who asked. */
  isOwn: z.boolean(),
  /** The member who asked; for those who look after registrations. */
  applicant: Named.nullable(),
  steps: z.array(RegistrationStep),
  /** What it led to. */
  cardId: Id.nullable(),
  madeAgency: Named.nullable(),
  can: RegistrationCan,
});
export type Registration = z.output<typeof Registration>;
