import * as z from 'zod';
import { Can, Email, Id, line, Moment, Phone, Picture, PictureChoice, properName, RichText } from '../../common.ts';
import { filterOf } from '../../filter.ts';
import { AgencyFace } from './face.ts';
import { groupFilterFields } from '../group/schema.ts';
import { Contacts } from '../member/contact.ts';
import { Person } from '../directory/person.ts';
import { ThemeCode } from '../theme/catalogue.ts';

/** An agency as its admins and staff see it: with all its lines of contact, and what it has. */
export const Agency = AgencyFace.extend({
  career: z.string().nullable(),
  /** Code of the theme that the pages of agencies wear; null for the default one. */
  themeStyle: z.string().nullable(),
  groupTotal: z.int(),
  adminTotal: z.int(),
  createdAt: Moment,
  /** `update` for its admins; staff may look. */
  can: Can,
});
export type Agency = z.output<typeof Agency>;

/** An agency in the list of those that somebody administers. */
export const OwnAgency = z.object({
  _id: Id,
  name: z.string(),
  headline: z.string(),
  logo: Picture.nullable(),
  groupTotal: z.int(),
  adminTotal: z.int(),
});
export type OwnAgency = z.output<typeof OwnAgency>;

/** Everything an agency's admin may change; what is left out stays as it is. */
export const AgencyChanges = z.object({
  name: properName(100, 1).optional(),
  headline: line(120).optional(),
  note: RichText.optional(),
  logo: PictureChoice.optional(),
  background: PictureChoice.optional(),
  contacts: Contacts.optional(),
  career: line(100).optional(),
  themeStyle: z.union([ThemeCode, z.literal('')], { error: 'theme' }).optional(),
});
export type AgencyChanges = z.output<typeof AgencyChanges>;

/** Somebody who administers an agency. */
export const AgencyAdmin = Person.extend({
  since: Moment,
  can: z.object({ remove: z.boolean() }),
});
export type AgencyAdmin = z.output<typeof AgencyAdmin>;

/** What narrows the groups of an agency; without `agencyId` the reader's own, the one they administer longest. */
export const AgencyGroupFilter = filterOf({ ...groupFilterFields, agencyId: Id.optional() });

/** What is offered: to administer the agency, or to belong to it. */
export const OfferKind = z.enum(['admin', 'group']);

/** Who is asked to administer an agency: a member by their page, or an address that may have no account yet. */
export const AdminOfferDraft = z.object({
  /** Id or short link of a member. */
  member: line(64).optional(),
  email: Email.optional(),
  phone: Phone.optional(),
});

/** Which group is asked to belong to an agency: its id or short link. */
export const GroupOfferDraft = z.object({ group: line(64, 1) });

const OfferedGroup = z.object({ _id: Id, name: z.string(), urlMinify: z.string().nullable() });

/** An offer as the agency's admins see it: nothing in it says whether an address has an account. */
export const SentOffer = z.object({
  _id: Id,
  kind: OfferKind,
  /** The member who was asked as such. */
  person: Person.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  group: OfferedGroup.nullable(),
  createdAt: Moment,
});
export type SentOffer = z.output<typeof SentOffer>;

/** An offer as who may answer it sees it. */
export const ReceivedOffer = z.object({
  _id: Id,
  kind: OfferKind,
  agency: z.object({ _id: Id, name: z.string(), headline: z.string(), logo: Picture.nullable() }),
  /** The group of the reader's that is asked. */
  group: OfferedGroup.nullable(),
  offeredBy: Person,
  createdAt: Moment,
});
export type ReceivedOffer = z.output<typeof ReceivedOffer>;
