import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { drawQr, qrType } from '../../../platform/pictures/drawing.ts';
import { OWN_BRIEFLY } from '../../../platform/http/message/freshness.ts';
import { lastDays } from './dailyCounts.service.ts';
import { findOf, type ParticipantRow } from '../participant/queries.ts';

const QR_SIZE = 1024;

/** The caller's participation in a campaign. Errors: not-found. */
const ownPart = async (ctx: Context, campaignId: string): Promise<ParticipantRow> =>
  (await findOf(ctx.db, campaignId, requireSignedIn(ctx).memberId)) ?? fail('not-found');

/** The caller's personal link as a QR code: SVG, or a PNG of 1024 × 1024 pixels. Errors: not-found, rate-limited. */
export const qr = async (ctx: Context, campaignId: string, format: 'svg' | 'png' = 'svg'): Promise<FileAnswer> => {
  const { code } = await ownPart(ctx, campaignId);
  const address = `${ctx.config.publicUrl}/r/${code}`;
  return {
    body: await drawQr(ctx, address, { format, width: QR_SIZE }),
    headers: { 'content-type': qrType(format), 'cache-control': OWN_BRIEFLY },
  };
};

/** Clicks and conversions of the caller's link in the last thirty days, oldest first. Errors: not-found. */
export const days = async (
  ctx: Context,
  campaignId: string,
): Promise<{ day: string; clicks: number; conversions: number }[]> =>
  lastDays(ctx, { participantId: (await ownPart(ctx, campaignId)).id });
