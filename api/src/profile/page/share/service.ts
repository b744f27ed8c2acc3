import { createHash } from 'node:crypto';
import type { PageOwner } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { SOURCE_MARK } from '@m4u/contract/insight/tracking/rules';
import type { Meta, QrQuery } from '@m4u/contract/profile/member/share';
import { cut, stripMarkup } from '@m4u/contract/share-text';
import { shareWork } from '../../../platform/concurrency/shared.ts';
import type { Context } from '../../../platform/context.ts';
import { answerCached } from '../../../platform/http/message/freshness.ts';
import { networkOf } from '../../../platform/limits/address.ts';
import { drawQr, qrMediaType } from '../../../platform/pictures/drawing.ts';
import type { QrAppearance } from '../../../platform/pictures/qr.ts';
import { SHARE_POINTS } from '../../../platform/pictures/share-drawing.ts';
import { defaultSharePicture, sharePicture as drawSharePicture } from '../../../platform/pictures/share.ts';
import { readPicture } from '../../upload/service.ts';
import { pageUrl, type AnyPage } from '../service.ts';
import { formatShortVcard } from './vcard.rules.ts';

/** Increase it when the design of share pictures changes, so that stored ones are drawn again. */
const DESIGN_VERSION = 1;

const sharePaths: Readonly<Record<PageOwner['kind'], string>> = {
  member: '/api/members/sharePicture/',
  group: '/api/groupAndBrand/sharePicture/',
  agency: '/api/agencies/sharePicture/',
};

/** The share metadata of a page (docs/rules/member.md#share-metadata). */
export const createMeta = (ctx: Context, page: AnyPage): Meta => ({
  _id: page.owner.id,
  name: page.name,
  description: cut(stripMarkup(page.about) || page.headline),
  image: `${ctx.config.publicUrl}${sharePaths[page.owner.kind]}${page.owner.id}?v=${page.updatedAt.getTime().toString(36)}`,
  language: page.language,
  urlMinify: page.urlMinify,
});

const MARK_BYTES = 32;

/** The storage key of a page's share picture. */
export const sharePictureKey = (ownerId: string): string => `shares/${ownerId}.jpg`;

/** Drawings in progress by storage key and content; parallel requests share one drawing. */
const drawOnce = shareWork<Uint8Array>();

const drawAndKeep = async (
  ctx: Context,
  { name, headline, picture, theme, language }: AnyPage,
  { key, mark }: { key: string; mark: Buffer },
): Promise<Uint8Array> => {
  const portrait = await readPicture(ctx, picture, 640);
  const sharePicture = await drawSharePicture(
    { name, line: headline, portrait, theme, language },
    networkOf(ctx.request.ip),
  );
  await ctx.storage.put(key, Buffer.concat([sharePicture, mark]), 'image/jpeg');
  return sharePicture;
};

/**
 * Stores one share picture per page. A hash of the content follows the end of the JPEG, where JPEG readers stop, so
 * that a changed page is drawn again.
 */
const findOrDraw = async (ctx: Context, page: AnyPage): Promise<Uint8Array> => {
  const { owner, name, headline, picture, theme, language } = page;
  const what = JSON.stringify([DESIGN_VERSION, name, headline, picture?._id ?? null, theme, language]);
  const mark = createHash('sha256').update(what).digest();
  const key = sharePictureKey(owner.id);
  const stored = await ctx.storage.get(key);
  if (stored && mark.equals(stored.bytes.subarray(-MARK_BYTES))) return stored.bytes.subarray(0, -MARK_BYTES);
  // Also counted when another request draws already, because this one may have to draw again.
  await ctx.limits.consume('drawingByAddress', ctx.request.ip, SHARE_POINTS);
  return drawOnce(`${key} ${mark.toString('hex')}`, () => drawAndKeep(ctx, page, { key, mark }));
};

/**
 * The share preview of a page, drawn once per content; for a closed page the product's default picture. Errors:
 * rate-limited, unavailable.
 */
export const sharePicture = async (ctx: Context, page: AnyPage): Promise<FileAnswer> =>
  answerCached(
    ctx.request,
    await (page.isClosed ? defaultSharePicture(page.language) : findOrDraw(ctx, page)),
    'image/jpeg',
  );

const QR_SIZE = 1024;

/**
 * The content and style of a QR code: a URL marked with its source and a portrait in the middle; or a contact card
 * without a portrait, because its dense code needs all modules.
 */
const createQrContent = async (
  ctx: Context,
  page: AnyPage,
  holds: QrQuery['holds'],
): Promise<[string, QrAppearance]> => {
  const address = pageUrl(ctx, page);
  if (holds === 'card') return [formatShortVcard(page, address), { theme: page.theme, isLong: true }];
  return [`${address}?${SOURCE_MARK}=qr`, { portrait: await readPicture(ctx, page.picture, 320), theme: page.theme }];
};

/** The page's URL or contact card as a QR code: SVG, or PNG of `size` pixels. Errors: rate-limited, unavailable. */
export const serveQr = async (
  ctx: Context,
  page: AnyPage,
  { format = 'svg', size = QR_SIZE, holds }: QrQuery,
): Promise<FileAnswer> => {
  const [text, dress] = await createQrContent(ctx, page, holds);
  return answerCached(ctx.request, await drawQr(ctx, text, { format, width: size }, dress), qrMediaType(format));
};
