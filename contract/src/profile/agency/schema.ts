import * as z from 'zod';
import {
  Can,
  Email,
  Id,
  Language,
  line,
  Moment,
  Phone,
  Picture,
  PictureChoice,
  properName,
  RichText,
} from '../../common.ts';
import { filterOf } from '../../filter.ts';
import { AgencyFace } from './face.ts';
import { groupFilterFields } from '../group/schema.ts';
import { Contacts } from '../member/contact.ts';
import { Person } from '../directory/person.ts';
import { ThemeCode } from '../theme/catalogue.ts';

/** An agency as its admins and staff see it, with all its contacts, counts and permissions. */
export const Agency = AgencyFace.extend({
  language: Language,
  career: z.string().nullable(),
  /** Code of the theme of the agency's pages; null for the default theme. */
  themeStyle: z.string().nullable(),
  groupTotal: z.int(),
  adminTotal: z.int(),
  createdAt: Moment,
  /** `update` is true for the agency's admins; staff may only read. */
  can: Can,
});
export type Agency = z.output<typeof Agency>;

/** An agency in the list of agencies that a member administers. */
export const OwnAgency = z.object({
  _id: Id,
  name: z.string(),
  headline: z.string(),
  logo: Picture.nullable(),
  urlMinify: z.string().nullable(),
  groupTotal: z.int(),
  adminTotal: z.int(),
});
export type OwnAgency = z.output<typeof OwnAgency>;

/** All fields that an agency's admin may change; omitted fields stay unchanged. */
export const AgencyChanges = z.object({
  name: properName(100, 1).optional(),
  headline: line(120).optional(),
  note: RichText.optional(),
  logo: PictureChoice.optional(),
  background: PictureChoice.optional(),
  language: Language.optional(),
  contacts: Contacts.optional(),
  career: line(100).optional(),
  themeStyle: z.union([ThemeCode, z.literal('')], { error: 'theme' }).optional(),
});
export type AgencyChanges = z.output<typeof AgencyChanges>;

/** An admin of an agency. */
export const AgencyAdmin = Person.extend({
  since: Moment,
  can: z.object({ remove: z.boolean() }),
});
export type AgencyAdmin = z.output<typeof AgencyAdmin>;

/** Filter of an agency's groups. Without `agencyId` it means the agency that the reader has administered longest. */
export const AgencyGroupFilter = filterOf({ ...groupFilterFields, agencyId: Id.optional() });

/** The kinds of offers: to administer the agency, or to belong to it as a group. */
export const OfferKind = z.enum(['admin', 'group']);

/** The recipient of an offer to administer an agency: a member, or an address that may have no account yet. */
export const AdminOfferDraft = z.object({
  /** Id or short link of a member. */
  member: line(64).optional(),
  email: Email.optional(),
  phone: Phone.optional(),
});

/** The recipient of an offer to join an agency: the id or short link of a group. */
export const GroupOfferDraft = z.object({ group: line(64, 1) });

const OfferedGroup = z.object({ _id: Id, name: z.string(), urlMinify: z.string().nullable() });

/** An offer as the agency's admins see it. It never reveals whether an address has an account. */
export const SentOffer = z.object({
  _id: Id,
  kind: OfferKind,
  /** The invited member; null when the offer went to an address or a group. */
  person: Person.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  group: OfferedGroup.nullable(),
  createdAt: Moment,
});
export type SentOffer = z.output<typeof SentOffer>;

/** An offer as its recipient sees it. */
export const ReceivedOffer = z.object({
  _id: Id,
  kind: OfferKind,
  agency: z.object({ _id: Id, name: z.string(), headline: z.string(), logo: Picture.nullable() }),
  /** The invited group, which the reader administers; null for an offer to administer. */
  group: OfferedGroup.nullable(),
  offeredBy: Person,
  createdAt: Moment,
});
export type ReceivedOffer = z.output<typeof ReceivedOffer>;
