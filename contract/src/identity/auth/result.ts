import * as z from 'zod';
import { Id, Language, Moment } from '../../common.ts';

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
  language: Language,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  staff: z.boolean(),
  hasPassword: z.boolean(),
  urlMinify: z.string().nullable(),
  /** Whether the member's visits count in the statistics of others. */
  counted: z.boolean(),
  /** Whether the member has not agreed to the current terms. */
  termsDue: z.boolean(),
});
export type AccountProfile = z.output<typeof AccountProfile>;

/** One device that is signed in. */
export const DeviceSession = z.object({
  _id: Id,
  userAgent: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment,
  current: z.boolean(),
});
export type DeviceSession = z.output<typeof DeviceSession>;

/** One picture and line of the sign-in screen's carousel (docs/rules/auth.md#slides). */
export const LoginSlide = z.object({ _id: Id, image: z.string(), title: z.string(), line: z.string() });
export type LoginSlide = z.output<typeof LoginSlide>;
