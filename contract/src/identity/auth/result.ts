import * as z from 'zod';
import { data, Id, Language, Moment } from '../../common.ts';

/** The group that a session acts for, as stored in its cookie (docs/rules/auth.md#sessions). */
export const BrandGroup = z.object({
  _id: Id,
  name: z.string(),
  layoutPermission: z.string().nullable(),
  themeStyle: z.array(z.string()),
});
export type BrandGroup = z.output<typeof BrandGroup>;

/** The agency of a session, as stored in its cookie. */
export const SessionAgency = z.object({ _id: Id, name: z.string() });
export type SessionAgency = z.output<typeof SessionAgency>;

/** The answer of signing in, at the top level; tokens are cookies too (docs/rules/auth.md#sessions). */
export const Session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  memberId: Id,
  brandGroup: BrandGroup.nullable(),
  agency: SessionAgency.nullable(),
  userName: z.string(),
  urlMinify: z.string().nullable(),
});
export type Session = z.output<typeof Session>;

/** The person whom a partner's token identifies, in the partner's data; the member's name when there is an account. */
export const PartnerPerson = z.object({
  /** The name of the partner. */
  partner: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Null when there is no account yet. */
  memberId: Id.nullable(),
});
export type PartnerPerson = z.output<typeof PartnerPerson>;

/** A partner and the `address` of its page where a sign-in can begin. */
export const PartnerLogin = z.object({ id: z.string(), name: z.string(), address: z.string() });
export type PartnerLogin = z.output<typeof PartnerLogin>;

/** The signed-in account as its own screens need it (docs/rules/auth.md#accounts). */
export const AccountProfile = z.object({
  memberId: Id,
  name: z.string(),
  /** Whether it belongs to one person, not to an organization or an agency. */
  isPerson: z.boolean(),
  language: Language,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  staff: z.boolean(),
  /** Missing condition for the rights of a staff account in this session; null without one, and for others. */
  staffLacks: z.enum(['second-factor-required', 'second-factor-missing']).nullable(),
  /** Groups that require the second factor of their admins, where the account is one and this session has not given it. */
  withheldGroups: z.array(Id),
  hasPassword: z.boolean(),
  urlMinify: z.string().nullable(),
  /** The group that comes first for the member, and the member's agency; null without one. */
  brandGroup: BrandGroup.nullable(),
  agency: SessionAgency.nullable(),
  /** Whether the member's visits count in the statistics of others. */
  counted: z.boolean(),
  /** Whether the member has not agreed to the current terms. */
  termsDue: z.boolean(),
});
export type AccountProfile = z.output<typeof AccountProfile>;

/**
 * How the caller proves to own the account before it is locked or deleted, or gets its first password
 * (docs/rules/auth.md#accounts-without-a-password).
 */
export const OwnerConfirmation = z.object({
  /** The password is the proof; without one, a code or a recent sign-in. */
  hasPassword: z.boolean(),
  /** The e-mail address or phone number that receives the code; null when the account has neither. */
  recipient: z.string().nullable(),
  /** The session was opened within the last ten minutes, which takes the place of a code. */
  signedInRecently: z.boolean(),
  /** Providers whose sign-in opens the account: `facebook`, or `partner:` and the partner's id. */
  providers: z.array(z.string()),
});
export type OwnerConfirmation = z.output<typeof OwnerConfirmation>;

/** One device that is signed in. */
export const DeviceSession = z.object({
  _id: Id,
  userAgent: z.string(),
  /** Province or country of the last use; null where it is not known. */
  place: z.string().nullable(),
  createdAt: Moment,
  lastUsedAt: Moment,
  current: z.boolean(),
});
export type DeviceSession = z.output<typeof DeviceSession>;

/** One picture and line of the sign-in screen's carousel (docs/rules/auth.md#slides). */
export const LoginSlide = z.object({ _id: Id, image: z.string(), title: z.string(), line: z.string() });
export type LoginSlide = z.output<typeof LoginSlide>;

/**
 * Answer of the calls that send a code; the same for unknown identifiers, so that it reveals no account
 * (docs/rules/auth.md#codes).
 */
export const CodeSent = data(z.object({ resendAfterSeconds: z.int(), validMinutes: z.int() }));
