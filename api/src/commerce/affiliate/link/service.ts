import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { drawQr, qrMediaType } from '../../../platform/pictures/drawing.ts';
import { PRIVATE_BRIEFLY } from '../../../platform/http/message/freshness.ts';
import { listDailyCounts } from './dailyCounts.service.ts';
import { findOfMember, type ParticipantRow } from '../participant/queries.ts';

const QR_SIZE = 1024;

/** The caller's participation in a campaign. Errors: not-found. */
const requireParticipation = async (ctx: Context, campaignId: string): Promise<ParticipantRow> =>
  (await findOfMember(ctx.db, campaignId, requireSignedIn(ctx).memberId)) ?? fail('not-found');

/** The caller's personal link as a QR code: SVG, or a PNG of 1024 × 1024 pixels. Errors: not-found, rate-limited. */
export const drawLinkQr = async (
  ctx: Context,
  campaignId: string,
  format: 'svg' | 'png' = 'svg',
): Promise<FileAnswer> => {
  const { code } = await requireParticipation(ctx, campaignId);
  const address = `${ctx.config.publicUrl}/r/${code}`;
  return {
    body: await drawQr(ctx, address, { format, width: QR_SIZE }),
    headers: { 'content-type': qrMediaType(format), 'cache-control': PRIVATE_BRIEFLY },
  };
};

/** Clicks and conversions of the caller's link in the last thirty days, oldest first. Errors: not-found. */
export const listOwnDays = async (
  ctx: Context,
  campaignId: string,
): Promise<{ day: string; clicks: number; conversions: number }[]> =>
  listDailyCounts(ctx, { participantId: (await requireParticipation(ctx, campaignId)).id });
