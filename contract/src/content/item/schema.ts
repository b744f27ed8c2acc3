import * as z from 'zod';
import { Can, Flag, Id, line, Moment, Owner, Picture, RichText, Visibility, whole } from '../../common.ts';
import { stripMarkup } from '../../share-text.ts';

/** The kinds of content on a page (docs/rules/item.md#kinds). */
export const ContentKind = z.enum(['post', 'product', 'relic', 'activity', 'diary', 'album', 'poster']);
export type ContentKind = z.output<typeof ContentKind>;

/** A picture of a piece, with its caption. */
export const ContentPicture = Picture.extend({ caption: z.string() });
export type ContentPicture = z.output<typeof ContentPicture>;

const PictureId = z.uuid({ error: 'picture' }).toLowerCase();
/** A chosen picture: the id of an upload, alone or with a caption. */
export const ImageChoice = z.union(
  [
    PictureId.transform((id) => ({ _id: id, caption: '' })),
    z
      .object({ _id: PictureId, caption: line(200).optional() })
      .transform(({ _id, caption = '' }) => ({ _id, caption })),
  ],
  { error: 'picture' },
);
export type ImageChoice = z.output<typeof ImageChoice>;

/** Pictures of a piece in the owner's order; the first one is the cover. */
export const Images = z.array(ImageChoice).max(40);

const hasContent = (html: string): boolean => stripMarkup(html) !== '' || html.includes('<img');

/** Rich text that contains at least one word or picture (docs/rules/item.md#fields). */
export const RequiredText = RichText.refine(hasContent, { error: 'required' });

/** Rich text that may be empty; markup without a word or picture is no text. */
export const OptionalText = RichText.transform((html) => (hasContent(html) ? html : ''));

/** Input fields of all kinds of content; each kind decides whether `title` and `content` are required. */
export const contentFields = {
  title: line(200, 1),
  content: RequiredText,
  images: Images,
  policy: Visibility,
  outstanding: Flag,
};

/** A piece of content as lists show it. */
export const ContentHead = z.object({
  _id: Id,
  owner: Owner,
  title: z.string(),
  /** The first 300 characters of the text, without markup. */
  excerpt: z.string(),
  cover: ContentPicture.nullable(),
  imageTotal: z.int(),
  policy: Visibility,
  outstanding: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  can: Can,
});
export type ContentHead = z.output<typeof ContentHead>;

/** Fields of a whole piece that its row in lists does not have. */
export const contentBody = {
  /** Sanitised HTML. */
  content: z.string(),
  images: z.array(ContentPicture),
};

/**
 * Paging of a list: `cursor` is the `nextCursor` of the previous page, which keeps the list complete while rows are
 * added.
 */
export const ContentQuery = z.object({ limit: whole(1, 100).optional(), cursor: line(200).optional() });
export type ContentQuery = z.output<typeof ContentQuery>;

/**
 * A page of rows in the owner's order, the number of all rows that the reader may see, and the cursor of the next page.
 */
export const contentList = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), total: z.int(), nextCursor: z.string().nullable() });
