import * as z from 'zod';
import { Can, Flag, Id, line, Moment, Owner, Picture, RichText, Visibility, whole } from '../../common.ts';
import { stripMarkup } from '../../share-text.ts';

/** The kinds of content on a page (docs/rules/item.md#kinds). */
export const ContentKind = z.enum(['post', 'product', 'relic', 'activity', 'diary', 'album', 'poster']);
export type ContentKind = z.output<typeof ContentKind>;

/** A picture of a piece of content, and what stands below it. */
export const ContentPicture = Picture.extend({ caption: z.string() });
export type ContentPicture = z.output<typeof ContentPicture>;

const PictureId = z.uuid({ error: 'picture' }).toLowerCase();
/** A picture as its owner chooses it: an upload's id, alone or with a caption. */
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

/** The pictures of a piece of content in the owner's order; the first is its cover. */
export const Images = z.array(ImageChoice).max(40);

/** Rich text with at least some words or a picture (docs/rules/item.md#fields). */
export const RequiredText = RichText.refine((html) => stripMarkup(html) !== '' || html.includes('<img'), {
  error: 'required',
});

/** What every kind of content is written with. A kind makes `title` and `content` required as it needs them. */
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
  /** The beginning of the text without markup, 300 characters at most. */
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

/** What a piece of content has beyond its row in a list. */
export const contentBody = {
  /** Sanitised HTML. */
  content: z.string(),
  images: z.array(ContentPicture),
};

/**
 * Which rows of a list: `cursor` is the `nextCursor` of the answer before, so that nothing is repeated or missed while
 * rows are added.
 */
export const ContentQuery = z.object({ limit: whole(1, 100).optional(), cursor: line(200).optional() });
export type ContentQuery = z.output<typeof ContentQuery>;

/** Rows in their owner's order, how many the reader may see in all, and where the next ones begin. */
export const contentList = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), total: z.int(), nextCursor: z.string().nullable() });
