import * as z from 'zod';
import { ChosenMoment, line, Link, Phone, whole } from '../../common.ts';
import { BankAccountDraft } from './account.ts';
import { networkOf, networks } from './network.ts';
import { youtubeId } from './youtube.ts';

/** `MM/YYYY`, `YYYY-MM` or `YYYY`, as people write them, as `YYYY-MM` or `YYYY`; undefined for anything else. */
const readMonth = (text: string): string | undefined => {
  const [, first, year] = /^(?:(\d{1,2})[\s./-]?)?(\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  const found = { year: isoYear ?? year, month: isoMonth ?? first };
  if (found.year === undefined || Number(found.year) < 1000 || Number(found.year) > 2200) return undefined;
  if (found.month === undefined) return found.year;
  const month = Number(found.month);
  return month >= 1 && month <= 12 ? `${found.year}-${String(month).padStart(2, '0')}` : undefined;
};

/** A month, or a year when no more is known: `YYYY-MM` or `YYYY`; `MM/YYYY` is read too. */
export const Month = line(10, 1).transform((text, context) => {
  const month = readMonth(text);
  if (month !== undefined) return month;
  context.addIssue({ code: 'custom', message: 'month', input: text });
  return z.NEVER;
});

/** What may be left empty: an empty text counts as nothing. */
const maybe = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null);

const words = line(200).default('');

const Address = line(2000, 1);

/**
 * An address that has to be there: an empty one is refused with the same words as a wrong one
 * (docs/rules/activity.md#links). `read` answers what is kept, undefined for what is no such address.
 */
const address = <T>(read: (link: string) => T | undefined) =>
  z.string({ error: 'link' }).transform((text, context): T => {
    const link = Address.safeParse(text);
    const found = link.success ? read(link.data) : undefined;
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: 'link', input: text });
    return z.NEVER;
  });

const anyAddress = address((link) => (Link.safeParse(link).success ? link : undefined));
const webAddress = address((link) => (/^https?:/i.test(link) && Link.safeParse(link).success ? link : undefined));
/** The one of a video says which video it is. */
const videoAddress = address((link) => {
  const videoId = youtubeId(link);
  return videoId === undefined ? undefined : { address: link, videoId };
});

/** Two months of different length are compared by what both say. */
const inOrder = ({ from, to }: { from: string | null; to: string | null }): boolean => {
  if (from === null || to === null) return true;
  const length = Math.min(from.length, to.length);
  return to.slice(0, length) >= from.slice(0, length);
};

/** Something that lasted from one month to another; without an end it lasts still. */
const period = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object({ ...shape, from: maybe(Month), to: maybe(Month) })
    .refine((value) => inOrder(value as unknown as { from: string | null; to: string | null }), {
      error: 'end-before-start',
      path: ['to'],
    });

/**
 * What each type of activity carries beside title, text and pictures, as it is written; `bankAccount` is one account,
 * `banks` are several under one title (docs/rules/activity.md#types).
 */
export const detailsOf = {
  bankAccount: BankAccountDraft,
  education: period({ school: line(200, 1), degree: words }),
  experience: period({ organization: line(200, 1), position: words }),
  certificate: z.object({ issuer: words, issued: maybe(Month), expires: maybe(Month), address: maybe(webAddress) }),
  project: period({ role: words, address: maybe(webAddress) }),
  support: z.object({ phone: maybe(Phone), address: maybe(anyAddress), hours: words }),
  partner: z.object({ field: words, address: maybe(webAddress) }),
  leader: z.object({ position: words, address: maybe(webAddress) }),
  society: period({ role: words }),
  target: z.object({ due: maybe(Month), progress: maybe(whole(0, 100)) }),
  award: z.object({ issuer: words, issued: maybe(Month) }),
  history: z.object({ at: Month }),
  skill: z.object({ level: whole(1, 5) }),
  network: z
    .object({ service: maybe(z.enum(networks)), address: anyAddress })
    .transform(({ service, address }) => ({ service: service ?? networkOf(address), address })),
  banks: z.object({ accounts: z.array(BankAccountDraft).min(1).max(10) }),
  website: z.object({ address: webAddress }),
  youtube: z.object({ address: videoAddress }).transform(({ address: video }) => video),
  registrationLink: z
    .object({ label: line(80, 1), address: anyAddress, opens: maybe(ChosenMoment), closes: maybe(ChosenMoment) })
    .refine(({ opens, closes }) => opens === null || closes === null || closes > opens, {
      error: 'end-before-start',
      path: ['closes'],
    }),
} as const;

/** A type of activity (docs/rules/activity.md#types). */
export type ActivityType = keyof typeof detailsOf;

/** All types, in the order of `detailsOf`. */
export const activityTypes = Object.keys(detailsOf) as [ActivityType, ...ActivityType[]];

/** The details of each type, as they are kept. */
export type DetailsOf<T extends ActivityType> = z.output<(typeof detailsOf)[T]>;

/** A type with its own details. */
export type TypedDetails = { [T in ActivityType]: { readonly type: T; readonly details: DetailsOf<T> } }[ActivityType];

/** The words by which an address is known: its host and path. */
const addressWords = (address: string): string =>
  address
    .replace(/^(?:https?:\/\/(?:www\.)?|tel:|mailto:|zalo:\/\/)/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');

/** What an activity is called where its owner gave it no title; undefined for types that need one. */
export const nameOf = (typed: TypedDetails): string | undefined => {
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
      return addressWords(typed.details.address).slice(0, 200);
    case 'youtube':
      return 'YouTube';
    case 'registrationLink':
      return typed.details.label;
    default:
      return undefined;
  }
};
