import * as z from 'zod';
import { Email, Id, line, Moment, Named, Phone, Picture, properName, text, whole } from '../../common.ts';
import type { FieldCode } from '../../http/fields.ts';
import { identifier, NewPassword } from '../../identity/auth/input.ts';
import { Session } from '../../identity/auth/result.ts';
import { CardCode } from '../card/schema.ts';
import { NamedPlace, PlaceCode } from '../place.ts';
import { CARD_FINISHES, MOST_CARDS } from './cardDesign.ts';
import { REGISTRATION_STATUSES, REGISTRATION_TYPES, REQUIRED_FIELDS } from './rules.ts';

export const RegistrationType = z.enum(REGISTRATION_TYPES);
export const RegistrationStatus = z.enum(REGISTRATION_STATUSES);
export const RequiredField = z.enum(REQUIRED_FIELDS);

/** Maximum length of the texts of a registration, in characters. */
export const REGISTRATION_LENGTH = { name: 100, street: 200, note: 1000, about: 2000, step: 500 } as const;
/** Highest price of a card, or of the delivery, in đồng. */
export const MOST_PRICE = 99_999_999;

export const CardFinish = z.enum(CARD_FINISHES, { error: 'choice' });

/** Activates a printed card: its code and, from a visitor, the account it is for. A missing account is opened. */
export const CardActivation = z.object({
  cardId: Id,
  code: CardCode,
  ...identifier,
  password: NewPassword.optional(),
  /** The password, repeated. */
  confirmation: NewPassword.optional(),
});

/** Result of an activation. */
export const ActivatedCard = z.object({
  cardId: Id,
  /** The member whose page the card opens now. */
  memberId: Id,
  /** Whether an account was opened; a verification code is sent to it. */
  created: z.boolean(),
  /** The new session of a visitor; null for a caller who was signed in. */
  session: Session.nullable(),
});

/** Accepts null or an empty text as none. */
const orNone = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], { error });

/** Number of a citizen's identity card: 12 digits, or 9 in older ones. Spaces, dots and hyphens are removed. */
export const CitizenCode = line(30, 1)
  .transform((typed) => typed.replaceAll(/[\s.-]/g, ''))
  .refine((code) => /^(\d{12}|\d{9})$/.test(code), { error: 'citizen-code' });

const TaxCode = line(30)
  .transform((typed) => typed.replaceAll(/[\s.]/g, ''))
  .refine((code) => /^(\d{10}(-?\d{3})?|\d{12})?$/.test(code), { error: 'tax-code' });

/** A web address; https:// is added when the scheme is missing. */
const Website = line(200)
  .transform((typed) => (typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((address) => address === '' || (/^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(address) && URL.canParse(address)), {
    error: 'link',
  });

/** A delivery address, or the seat of an organization; its parts may still be empty. */
export const AddressDraft = z.object({
  street: line(REGISTRATION_LENGTH.street).default(''),
  provinceCode: z.union([z.literal(''), PlaceCode], { error: 'choice' }).default(''),
  wardCode: z.union([z.literal(''), PlaceCode], { error: 'choice' }).default(''),
});

const common = {
  /** Name of the person who requests a card, or of the organization that applies. */
  name: properName(REGISTRATION_LENGTH.name),
  phone: orNone(Phone, 'phone'),
  email: orNone(Email, 'email'),
  address: AddressDraft,
  citizenIdentificationCode: orNone(CitizenCode, 'citizen-code'),
};

const ofRequest = {
  /** Name as printed on the card. */
  displayName: line(60),
  title: line(100),
  organization: line(100),
  quantity: whole(1, MOST_CARDS),
  note: text(REGISTRATION_LENGTH.note),
  /** The agency under which the card is requested. */
  agencyId: orNone(Id, 'choice'),
  /** With a finish the printed texts are shorter, and the applicant approves a proof. */
  finish: orNone(CardFinish, 'choice'),
  /** The group of the applicant whose emblem is printed. */
  emblemId: orNone(Id, 'choice'),
};

const ofAgency = {
  taxCode: TaxCode,
  /** The person who signs for the organization. */
  representative: properName(100),
  website: Website,
  /** Name of its line of business. */
  career: line(100),
  about: text(REGISTRATION_LENGTH.about),
};

/** All fields of both types; fields that do not belong to the registration's type are ignored. */
export const RegistrationChanges = z.object({ ...common, ...ofRequest, ...ofAgency }).partial();
export type RegistrationChanges = z.output<typeof RegistrationChanges>;

/** A request for printed cards; the name and one way to reach the applicant are required. */
export const RequestDraft = z
  .object({ ...common, ...ofRequest })
  .partial()
  .extend({ name: properName(REGISTRATION_LENGTH.name, 1) });

/** An application of an organization to become an agency. */
export const AgencyDraft = z
  .object({ ...common, ...ofAgency })
  .partial()
  .extend({ name: properName(REGISTRATION_LENGTH.name, 1) });

/** A citizen's code, masked except for its last four digits. */
const Masked = z.string().nullable();

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

/** An entry in the history of a registration. */
export const RegistrationStep = z.object({
  kind: z.enum([
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
  ]),
  at: Moment,
  note: z.string(),
  /** Whether the applicant acted, or staff or an agency's admin. */
  by: z.enum(['applicant', 'office']),
  /** The person who acted; shown to those who process registrations only. */
  actor: Named.nullable(),
});
export type RegistrationStep = z.output<typeof RegistrationStep>;

/** Actions that the reader may take on a registration now. */
export const RegistrationCan = z.object({
  update: z.boolean(),
  confirm: z.boolean(),
  accept: z.boolean(),
  approve: z.boolean(),
  paid: z.boolean(),
  done: z.boolean(),
  cancel: z.boolean(),
  /** To send a proof of the card, to download its print file, and to note that it was sent. */
  proof: z.boolean(),
  print: z.boolean(),
  ship: z.boolean(),
});
export type RegistrationCan = z.output<typeof RegistrationCan>;

/** A group whose emblem may be printed. */
export const CardEmblem = Named.extend({ logo: Picture.nullable() });
export type CardEmblem = z.output<typeof CardEmblem>;

/** Prices in đồng; null is told before the card is printed. */
export const CardPrice = z.object({ card: z.int().nullable(), delivery: z.int().nullable() });

/** The page that a card opens: its address in the QR code, and its link in print. */
export const CardPage = z.object({ address: z.string(), link: z.string() });
export type CardPage = z.output<typeof CardPage>;

/** How an ordered card looks, and what it costs. */
export const CardDesign = z.object({
  finish: CardFinish,
  /** The chosen group, also when it is closed by now. */
  emblemId: Id.nullable(),
  /** As the proof shows it; before one, null for none and for a group that is closed by now. */
  emblem: CardEmblem.nullable(),
  /** Emblems that the reader may choose; empty for everybody but the applicant. */
  emblems: z.array(CardEmblem),
  page: CardPage,
  /** Whether the group was closed, or the link of the page changed, since the proof was sent. Then nothing is printed. */
  isChanged: z.boolean(),
  price: CardPrice,
  /** Prices that the settings did not have, so that staff say them with each proof. */
  saidByStaff: z.array(z.enum(['card', 'delivery'])),
  /** When the present proof was sent; a change of the design, and any by an office, takes it back. */
  proofAt: Moment.nullable(),
});
export type CardDesign = z.output<typeof CardDesign>;

/** Content of the shop for cards: prices, and the reader's own data for the card. */
export const CardShop = z.object({
  /** Price of one card by finish, in đồng; null is told before printing. */
  prices: z.record(CardFinish, z.int().nullable()),
  delivery: z.int().nullable(),
  /** Texts to begin with; empty for a visitor. */
  name: z.string(),
  title: z.string(),
  emblems: z.array(CardEmblem),
  page: CardPage,
});
export type CardShop = z.output<typeof CardShop>;

/** A registration with all its fields and its history, oldest first. */
export const Registration = RegistrationRow.extend({
  /** The address as picked, with the names of its units, and as one text. */
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
  /** Whether the reader is the applicant. */
  isOwn: z.boolean(),
  /** The applicant's account; shown to those who process registrations only. */
  applicant: Named.nullable(),
  steps: z.array(RegistrationStep),
  /** Null for an agency, and for a request without a finish. */
  design: CardDesign.nullable(),
  /** When the cards were sent to the applicant. */
  shippedAt: Moment.nullable(),
  /** When the first of the cards was activated. */
  activatedAt: Moment.nullable(),
  /** The resulting card, or agency. */
  cardId: Id.nullable(),
  madeAgency: Named.nullable(),
  can: RegistrationCan,
});
export type Registration = z.output<typeof Registration>;
