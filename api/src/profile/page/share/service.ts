import { createHash } from 'node:crypto';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { SOURCE_MARK } from '@m4u/contract/insight/tracking/rules';
import type { Meta, QrQuery } from '@m4u/contract/profile/member/share';
import { cut, stripMarkup } from '@m4u/contract/share-text';
import { shareWork } from '../../../platform/concurrency/shared.ts';
import type { Context } from '../../../platform/context.ts';
import { answerBriefly } from '../../../platform/http/message/freshness.ts';
import { networkOf } from '../../../platform/limits/address.ts';
import { drawQr, qrType } from '../../../platform/pictures/drawing.ts';
import type { QrDress } from '../../../platform/pictures/qr.ts';
import { defaultSharePicture, sharePicture as drawSharePicture } from '../../../platform/pictures/share.ts';
import { pictureBytes } from '../../upload/service.ts';
import { pageUrl, type Page } from '../service.ts';
import { shortCardText } from './vcard.rules.ts';

/** Raised when share pictures look different, so that the kept ones are drawn anew. */
const DESIGN = 1;

const sharePath = ({ owner }: Page): string =>
  owner.kind === 'member' ? '/api/members/sharePicture/' : '/api/groupAndBrand/sharePicture/';

/** The share metadata of a page (docs/rules/member.md#share-metadata). */
export const meta = (ctx: Context, page: Page): Meta => ({
  _id: page.owner.id,
  name: page.name,
  description: cut(stripMarkup(page.about) || page.headline),
  image: `${ctx.config.publicUrl}${sharePath(page)}${page.owner.id}?v=${page.updatedAt.getTime().toString(36)}`,
  language: page.language,
  urlMinify: page.urlMinify,
});

const MARK_BYTES = 32;

/** Points that drawing a picture takes from the network that asks: its area in those of a code of 512 pixels. */
const POINTS = 3;

/** The storage key of a page's share picture. */
export const shareKey = (ownerId: string): string => `shares/${ownerId}.jpg`;

/** Pictures that are being drawn, by where they will lie and what they show: those who ask meanwhile wait for the same. */
const drawOnce = shareWork<Uint8Array>();

const drawAndKeep = async (
  ctx: Context,
  { name, headline, picture, theme, language }: Page,
  { key, mark }: { key: string; mark: Buffer },
): Promise<Uint8Array> => {
  const portrait = await pictureBytes(ctx, picture, 640);
  const drawn = await drawSharePicture({ name, line: headline, portrait, theme, language }, networkOf(ctx.request.ip));
  await ctx.storage.put(key, Buffer.concat([drawn, mark]), 'image/jpeg');
  return drawn;
};

/**
 * One picture is kept for each page, whatever becomes of the page: behind the JPEG's end, where readers of JPEG stop,
 * stands the mark of what it shows.
 */
const draw = async (ctx: Context, page: Page): Promise<Uint8Array> => {
  const { owner, name, headline, picture, theme, language } = page;
  const what = JSON.stringify([DESIGN, name, headline, picture?._id ?? null, theme, language]);
  const mark = createHash('sha256').update(what).digest();
  const key = shareKey(owner.id);
  const kept = await ctx.storage.get(key);
  if (kept && mark.equals(kept.bytes.subarray(-MARK_BYTES))) return kept.bytes.subarray(0, -MARK_BYTES);
  // Also of whoever waits for a drawing under way, since they may have to begin it anew.
  await ctx.limits.consume('drawingByAddress', ctx.request.ip, POINTS);
  return drawOnce(`${key} ${mark.toString('hex')}`, () => drawAndKeep(ctx, page, { key, mark }));
};

/** The picture of a share preview, drawn once for what it shows; the product's own for a page that is closed. Errors: rate-limited, unavailable. */
export const sharePicture = async (ctx: Context, page: Page): Promise<FileAnswer> =>
  answerBriefly(
    ctx.request,
    await (page.isClosed ? defaultSharePicture(page.language) : draw(ctx, page)),
    'image/jpeg',
  );

const QR_SIZE = 1024;

/** What the code holds, and how it is dressed: an address that says it came by a code, and nothing in the middle of a card's, which needs all its modules. */
const codeOf = async (ctx: Context, page: Page, holds: QrQuery['holds']): Promise<[string, QrDress]> => {
  const address = pageUrl(ctx, page);
  if (holds === 'card') return [shortCardText(page, address), { theme: page.theme, isLong: true }];
  return [`${address}?${SOURCE_MARK}=qr`, { portrait: await pictureBytes(ctx, page.picture, 320), theme: page.theme }];
};

/** The page's address, or its contact card, as a QR code: SVG, or a PNG of `size` pixels. Errors: rate-limited, unavailable. */
export const qr = async (
  ctx: Context,
  page: Page,
  { format = 'svg', size = QR_SIZE, holds }: QrQuery,
): Promise<FileAnswer> => {
  const [text, dress] = await codeOf(ctx, page, holds);
  return answerBriefly(ctx.request, await drawQr(ctx, text, { format, width: size }, dress), qrType(format));
};
