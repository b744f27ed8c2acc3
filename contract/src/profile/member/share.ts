import * as z from 'zod';
import { Id, Language, PageOwner, whole } from '../../common.ts';
import { Theme } from '../theme/shape.ts';

/** Target of a shared link. */
export const LinkTarget = z.object({
  kind: PageOwner.shape.kind,
  _id: Id,
  name: z.string(),
  urlMinify: z.string().nullable(),
  owner: PageOwner,
  path: z.string().nullable(),
  theme: Theme,
});

/** The share metadata of a page (docs/rules/member.md#share-metadata). */
export const Meta = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  image: z.string(),
  language: Language,
  urlMinify: z.string().nullable(),
});
export type Meta = z.output<typeof Meta>;

/**
 * Format of a QR code: a vector for print, or a picture of `size` pixels. It encodes the page's URL, or the contact
 * card itself, which is read without a network.
 */
export const QrQuery = z.object({
  format: z.enum(['svg', 'png']).optional(),
  size: whole(200, 2000).optional(),
  holds: z.enum(['page', 'card']).optional(),
});
export type QrQuery = z.output<typeof QrQuery>;

/** Version of a picture in its URL, so that caches request it again after a change. */
export const PictureQuery = z.object({ v: z.string().max(20).optional() });

/** The version of a contact card: 3.0 by default (docs/rules/member.md#contact-card). */
export const VcardQuery = z.object({ version: z.enum(['3', '4']).optional() });
