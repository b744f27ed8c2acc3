import * as z from 'zod';
import { linkAddress } from '../../address/link-address.ts';
import { ChosenMoment, line, Link, Phone, type Picture, whole } from '../../common.ts';
import { BankAccountDraft } from './account.ts';
import { findNetwork, networks } from './network.ts';
import { youtubeId } from './youtube.ts';

/** Converts `MM/YYYY`, `YYYY-MM` or `YYYY` to `YYYY-MM` or `YYYY`; undefined for anything else. */
const readMonth = (text: string): string | undefined => {
  const [, first, year] = /^(?:(\d{1,2})[\s./-]?)?(\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  const found = { year: isoYear ?? year, month: isoMonth ?? first };
  if (found.year === undefined || Number(found.year) < 1000 || Number(found.year) > 2200) return undefined;
  if (found.month === undefined) return found.year;
  const month = Number(found.month);
  return month >= 1 && month <= 12 ? `${found.year}-${String(month).padStart(2, '0')}` : undefined;
};

/** A month, or only a year: `YYYY-MM` or `YYYY`; also accepts `MM/YYYY`. */
export const Month = line(10, 1).transform((text, context) => {
  const month = readMonth(text);
  if (month !== undefined) return month;
  context.addIssue({ code: 'custom', message: 'month', input: text });
  return z.NEVER;
});

/** Optional field: an empty text becomes null. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null);

const OptionalLine = line(200).default('');

const Address = line(2000, 1);

/**
 * A required address, completed when it has no scheme; an empty one has the same error as an invalid one
 * (docs/rules/activity.md#links). `read` returns the stored value, or undefined for an invalid address.
 */
const address = <T>(read: (link: string) => T | undefined) =>
  z.string({ error: 'link' }).transform((text, context): T => {
    const link = Address.safeParse(text);
    const found = link.success ? read(linkAddress(link.data)) : undefined;
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: 'link', input: text });
    return z.NEVER;
  });

const anyAddress = address((link) => (Link.safeParse(link).success ? link : undefined));
const webAddress = address((link) => (/^https?:/i.test(link) && Link.safeParse(link).success ? link : undefined));
/** Address of a YouTube video; adds the video's id. */
const videoAddress = address((link) => {
  const videoId = youtubeId(link);
  return videoId === undefined ? undefined : { address: link, videoId };
});

/** Details of a video: its address, and what YouTube says of it, once that was fetched. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is no record of unknown fields
type VideoDetails = {
  readonly address: string;
  readonly videoId: string;
  readonly videoTitle?: string;
  /** Its still picture, kept by us. */
  readonly still?: Picture;
};

/** Compares a month with a year by the part that both have. */
const isInOrder = ({ from, to }: { from: string | null; to: string | null }): boolean => {
  if (from === null || to === null) return true;
  const length = Math.min(from.length, to.length);
  return to.slice(0, length) >= from.slice(0, length);
};

/** A period from one month to another; without an end it still continues. */
const period = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object({ ...shape, from: optional(Month), to: optional(Month) })
    .refine((value) => isInOrder(value as unknown as { from: string | null; to: string | null }), {
      error: 'end-before-start',
      path: ['to'],
    });

/**
 * Details of each type besides title, text and pictures, as entered; `bankAccount` is one account, `banks` are several
 * under one title (docs/rules/activity.md#types).
 */
export const detailSchemas = {
  bankAccount: BankAccountDraft,
  education: period({ school: line(200, 1), degree: OptionalLine }),
  experience: period({ organization: line(200, 1), position: OptionalLine }),
  certificate: z.object({
    issuer: OptionalLine,
    issued: optional(Month),
    expires: optional(Month),
    address: optional(webAddress),
  }),
  project: period({ role: OptionalLine, address: optional(webAddress) }),
  support: z.object({ phone: optional(Phone), address: optional(anyAddress), hours: OptionalLine }),
  partner: z.object({ field: OptionalLine, address: optional(webAddress) }),
  leader: z.object({ position: OptionalLine, address: optional(webAddress) }),
  society: period({ role: OptionalLine }),
  target: z.object({ due: optional(Month), progress: optional(whole(0, 100)) }),
  award: z.object({ issuer: OptionalLine, issued: optional(Month) }),
  history: z.object({ at: Month }),
  skill: z.object({ level: whole(1, 5) }),
  network: z
    .object({ service: optional(z.enum(networks)), address: anyAddress })
    .transform(({ service, address }) => ({ service: service ?? findNetwork(address), address })),
  banks: z.object({ accounts: z.array(BankAccountDraft).min(1).max(10) }),
  website: z.object({ address: webAddress }),
  youtube: z.object({ address: videoAddress }).transform(({ address: video }): VideoDetails => video),
  registrationLink: z
    .object({ label: line(80, 1), address: anyAddress, opens: optional(ChosenMoment), closes: optional(ChosenMoment) })
    .refine(({ opens, closes }) => opens === null || closes === null || closes > opens, {
      error: 'end-before-start',
      path: ['closes'],
    }),
} as const;

/** A type of activity (docs/rules/activity.md#types). */
export type ActivityType = keyof typeof detailSchemas;

/** All types, in the order of `detailSchemas`. */
export const activityTypes = Object.keys(detailSchemas) as [ActivityType, ...ActivityType[]];

/** Stored details of a type. */
export type DetailsOf<T extends ActivityType> = z.output<(typeof detailSchemas)[T]>;

/** A type together with its details. */
export type TypedDetails = { [T in ActivityType]: { readonly type: T; readonly details: DetailsOf<T> } }[ActivityType];

/** Short form of an address: its host and path. */
const shortAddress = (address: string): string =>
  address
    .replace(/^(?:https?:\/\/(?:www\.)?|tel:|mailto:|zalo:\/\/)/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');

/** Default title of an activity without one, made from its details; undefined for types that require a title. */
export const defaultTitle = (typed: TypedDetails): string | undefined => {
  switch (typed.type) {
    case 'bankAccount':
      return typed.details.displayName || typed.details.bankName;
    case 'banks':
      return [...new Set(typed.details.accounts.map(({ bankName }) => bankName))].join(', ').slice(0, 200);
    case 'education':
      return typed.details.school;
    case 'experience':
      return typed.details.position || typed.details.organization;
    case 'network':
    case 'website':
      return shortAddress(typed.details.address).slice(0, 200);
    case 'youtube':
      return typed.details.videoTitle ?? 'YouTube';
    case 'registrationLink':
      return typed.details.label;
    default:
      return undefined;
  }
};
