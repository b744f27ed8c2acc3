import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import * as z from 'zod';
import { hasAddress } from './address/addresses.ts';
import { linkAddress } from './address/link-address.ts';
import type { FieldCode } from './http/fields.ts';

/** The identifier of a row: a lower-case UUID, so that equal ids are equal texts (docs/rules/calls.md#identifiers). */
export const Id = z.uuid({ error: 'invalid' }).toLowerCase();
export type Id = string;

/** A row by its id and name. */
export const Named = z.object({ _id: Id, name: z.string() });
export type Named = z.output<typeof Named>;

/** A point in time in requests and answers: ISO 8601 in UTC. */
export const Moment = z.iso.datetime();

const YEARS = /^[1-9]\d{3}-/;

/**
 * A point in time from a form, with its offset; converted to ISO 8601 in UTC with a four-digit year, so that moments
 * sort correctly as texts.
 */
export const ChosenMoment = z.iso.datetime({ offset: true, error: 'date' }).transform((text, context) => {
  const moment = new Date(text).toISOString();
  if (YEARS.test(moment)) return moment;
  context.addIssue({ code: 'custom', message: 'date', input: text });
  return z.NEVER;
});

/** A day without a time: YYYY-MM-DD; PostgreSQL knows no year 0. */
export const Day = z.iso.date({ error: 'date' }).refine((day) => day >= '0001', { error: 'date' });

/** The languages of the product; VN is the default (docs/rules/screens.md#language). */
export const Language = z.enum(['VN', 'EN']);
export type Language = z.output<typeof Language>;

/** Audiences of a piece of content (docs/rules/visibility.md#audiences). */
export const Visibility = z.enum(['public', 'friends', 'private']);
export type Visibility = z.output<typeof Visibility>;

/** Owner of a page: a member or a group. */
export const Owner = z.object({ kind: z.enum(['member', 'group']), id: Id });
export type Owner = z.output<typeof Owner>;

/** Owner of anything that has a page and a short link: a member, a group or an agency. */
export const PageOwner = Owner.extend({ kind: z.enum([...Owner.shape.kind.options, 'agency']) });
export type PageOwner = z.output<typeof PageOwner>;

/** The reader's rights on a row, computed by the server's policy (docs/rules/calls.md#access). */
export const Can = z.object({ update: z.boolean() });

// A line of text may hold no control characters, and PostgreSQL refuses NUL.
const CONTROL_IN_LINE = /[\u0000-\u001f\u007f]/;
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * More than thirty combining marks on one letter. Unicode's stream-safe limit is thirty (UAX #15), and normalising them
 * takes quadratic time.
 */
const STACKED_MARKS = /\p{M}{31}/u;

/** Whether a text can be normalised to NFC in a short time. */
export const isComposable = (text: string): boolean => text.isWellFormed() && !STACKED_MARKS.test(text);

/**
 * One line of text in NFC, trimmed, without control characters; `minimum` 1 makes it required. `tooLong` is the code for
 * a longer text.
 */
export const line = (maximum: number, minimum = 0, tooLong: FieldCode = 'too-long') =>
  z
    .string()
    .refine((text) => isComposable(text) && !CONTROL_IN_LINE.test(text), { error: 'control-characters' })
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(minimum).max(maximum, tooLong));

/** Usual length of a tag, in characters. */
export const TAG_LENGTH = 30;

/** A list of at most so many tags, without duplicates in any letter case. */
export const tagList = (most: number, length = TAG_LENGTH) =>
  z
    .array(line(length, 1, 'tag-too-long'))
    .max(most)
    .transform((tags) => [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed());

/** Line separators outside the control characters, and bidirectional marks (UAX #9). */
const REORDERS_LINE = /[\u0080-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/**
 * A name of a person or thing, one line. Names are sent to others by mail, text message and push, so they may hold no
 * address ({@link hasAddress}) and no characters that hide one.
 */
export const properName = (maximum: number, minimum = 0) =>
  line(maximum, minimum)
    .refine((text) => !REORDERS_LINE.test(text), { error: 'control-characters', abort: true })
    .refine((text) => !hasAddress(text), { error: 'address-in-name' });

/** An `_id` or a short link, in paths that take either (docs/rules/short-link.md). */
export const IdOrLink = line(64, 1);

/** Several lines of text in NFC. */
export const text = (maximum: number, minimum = 0) =>
  z
    .string()
    .refine((value) => isComposable(value) && !CONTROL_IN_TEXT.test(value), { error: 'control-characters' })
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().min(minimum).max(maximum));

/** Rich text as HTML; the server sanitises it to its allow-list before it is stored. */
export const RichText = text(50_000);

/** A boolean, from JSON or from a form. */
export const Flag = z.union([z.boolean(), z.stringbool()]);

/** A number, from JSON or from a form's text of a whole one. */
export const WholeText = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** A whole number, from JSON or from a form's text. */
export const whole = (minimum: number, maximum: number) => WholeText.pipe(z.int().min(minimum).max(maximum));

/** An e-mail address, lower-cased (docs/rules/auth.md#accounts). */
export const Email = line(254, 1)
  .pipe(z.email({ error: 'email' }))
  .transform((address) => address.toLowerCase());

/** Converts a Vietnamese phone number to E.164. Returns undefined for an invalid one. */
export const toE164 = (text: string): string | undefined => {
  const number = parsePhoneNumberFromString(text, 'VN');
  return number?.country === 'VN' && number.isValid() ? number.number : undefined;
};

/** A Vietnamese phone number in any usual form, converted to E.164 (docs/rules/auth.md#accounts). */
export const Phone = line(30, 1).transform((text, context) => {
  const number = toE164(text);
  if (number) return number;
  context.addIssue({ code: 'custom', message: 'phone', input: text });
  return z.NEVER;
});

const LINK_SCHEMES = /^(https?:\/\/[^\s/?#]+|tel:\+?[\d ().-]{3,}|mailto:[^\s@]+@[^\s@]+|zalo:\/\/\S+)/i;

/**
 * A link that members may put on a page: http, https, tel, mailto or zalo; without a scheme it is completed
 * (docs/rules/member.md#links).
 */
export const Link = line(2000, 1)
  .transform(linkAddress)
  .pipe(
    z.string().refine((address) => address.length <= 2000 && LINK_SCHEMES.test(address) && URL.canParse(address), {
      error: 'link',
    }),
  );

/** Page of a list: starts at 1; 20 rows by default, at most 100 (docs/rules/calls.md#paging). */
export const Paging = z.object({
  page: whole(1, 100_000).optional(),
  limit: whole(1, 100).optional(),
});
export type Paging = z.output<typeof Paging>;

/** Default rows per page (docs/rules/calls.md#paging). */
export const PAGE_SIZE = 20;

/** Path parameters of an endpoint that ends in an id. */
export const ById = z.object({ id: Id });

/** Path parameters of an endpoint that ends in an id or a short link. */
export const ByIdOrLink = z.object({ id: IdOrLink });

/**
 * A stored picture: `src` is the widest version, `widths` the available widths in pixels, `placeholder` a tiny data
 * URI.
 */
export const Picture = z.object({
  _id: Id,
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});
export type Picture = z.output<typeof Picture>;

/** An upload's id; an empty text or null removes the picture. */
export const PictureChoice = z
  .union([z.uuid({ error: 'picture' }), z.literal(''), z.null()], { error: 'picture' })
  .transform((id) => id || null);

/** The envelope of a single answer. */
export const data = <S extends z.ZodType>(schema: S) => z.object({ data: schema });

/** The envelope of a list: the rows of one page and the total number of rows. */
export const list = <S extends z.ZodType>(schema: S) => z.object({ data: z.array(schema), total: z.int() });

/** The answer of a call without a result. */
export const Done = data(z.object({ done: z.literal(true) }));
