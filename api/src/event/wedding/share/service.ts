import { createHash } from 'node:crypto';
import type { Picture } from '@m4u/contract/common';
import type { WeddingMeta } from '@m4u/contract/event/wedding';
import { coupleName, WEDDING_DESCRIPTION, weddingTitle } from '@m4u/contract/event/wedding/rules';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import type { Context } from '../../../platform/context.ts';
import { hasVersion, PUBLIC_BRIEFLY } from '../../../platform/http/message/freshness.ts';
import { networkOf } from '../../../platform/limits/address.ts';
import { drawInTurn, SHARE_POINTS } from '../../../platform/pictures/share-drawing.ts';
import { readPicture } from '../../../profile/upload/service.ts';
import type { GuestRow } from '../guests/queries.ts';
import * as queries from '../queries.ts';
import { isoDay, weekdayOf } from '../rules.ts';
import { findInvitation } from '../service.ts';
import type { StoredDraft } from '../tables.ts';
import { layOut } from './layout.service.ts';

/** Increase it when the design of the pictures changes, so that readers ask for new ones. */
const DESIGN_VERSION = 2;

const WORDS: Readonly<Record<Locale, { readonly invites: string; readonly common: string }>> = {
  vi: { invites: 'Trân trọng kính mời', common: 'Thiệp cưới' },
  en: { invites: 'You are cordially invited', common: 'Wedding invitation' },
};

const formatDay = ({ weddingDay }: StoredDraft, locale: Locale): string =>
  `${weekdayOf(weddingDay, locale)}, ${isoDay(weddingDay).split('-').toReversed().join('/')}`;

const photoIdOf = ({ cover, album, groom, bride }: StoredDraft): string | null =>
  cover ?? album[0]?._id ?? groom.picture ?? bride.picture;

/** The texts and the look of a share picture. */
const contentOf = (written: StoredDraft, guest: GuestRow | undefined, lang: Locale) => ({
  design: written.design,
  palette: written.palette ?? 'first',
  groom: written.groom.name,
  bride: written.bride.name,
  greeting: WORDS[lang][guest ? 'invites' : 'common'],
  guest: guest?.name,
  day: formatDay(written, lang),
});

/** The version of a share picture: a hash of everything that it shows. */
const versionOf = (written: StoredDraft, guest: GuestRow | undefined, lang: Locale): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, contentOf(written, guest, lang), photoIdOf(written)]))
    .digest('base64url')
    .slice(0, 16);

/** The path of the share picture below the API's root, with its version. */
const sharePicturePath = (
  { id, written }: Pick<queries.WeddingRow, 'id' | 'written'>,
  guest: GuestRow | undefined,
  lang: Locale,
): string => {
  const query = new URLSearchParams({
    v: versionOf(written, guest, lang),
    lang,
    ...(guest && { guest: guest.code }),
  });
  return `/wedding/sharePicture/${id}?${query.toString()}`;
};

/** The content of an invitation's share preview. Errors: not-found. */
export const getMeta = async (ctx: Context, id: string, code: string | undefined): Promise<WeddingMeta> => {
  const { wedding, guest } = await findInvitation(ctx, id, code);
  const { groom, bride } = wedding.written;
  return {
    title: weddingTitle(coupleName(groom.name, bride.name), guest?.name, ctx.locale),
    description: WEDDING_DESCRIPTION[ctx.locale],
    image: `${ctx.config.publicUrl}/api${sharePicturePath(wedding, guest, ctx.locale)}`,
  };
};

const findPhoto = async (ctx: Context, written: StoredDraft): Promise<Picture | null> => {
  const chosen = photoIdOf(written);
  return chosen === null ? null : ((await queries.listPictures(ctx.db, [chosen])).get(chosen) ?? null);
};

/**
 * Draws the share picture of a published invitation, with the guest's name for a personal link
 * (docs/rules/wedding.md#sharing). Errors: not-found, rate-limited, unavailable, PictureError.
 */
export const sharePicture = async (
  ctx: Context,
  id: string,
  { guest: code, lang = 'vi' }: { guest?: string | undefined; lang?: Locale | undefined },
): Promise<FileAnswer> => {
  const { wedding, guest } = await findInvitation(ctx, id, code);
  const { written } = wedding;
  const etag = `"${versionOf(written, guest, lang)}"`;
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': PUBLIC_BRIEFLY,
    etag,
    // A guest's name is for the chat that the link was sent to.
    ...(guest && { 'x-robots-tag': 'noindex' }),
  };
  if (hasVersion(ctx.request, etag)) return { unchanged: true, headers };
  await ctx.limits.consume('drawingByAddress', ctx.request.ip, SHARE_POINTS);
  const photo = await readPicture(ctx, await findPhoto(ctx, written), 960);
  const body = await drawInTurn({ class: 'page', by: networkOf(ctx.request.ip) }, () =>
    layOut({ ...contentOf(written, guest, lang), photo }),
  );
  return { body, headers };
};
