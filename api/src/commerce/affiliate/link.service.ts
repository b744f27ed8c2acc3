import type { FileAnswer } from '@m4u/contract/endpoint';
import { signedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, dayOf } from '../../platform/days.ts';
import { fail } from '../../platform/errors.ts';
import { qrPng, qrSvg } from '../../platform/pictures/qr.ts';
import * as queries from './link.queries.ts';
import { findOf, type ParticipantRow } from './participant.queries.ts';

const DAY = 24 * 60 * 60 * 1_000;
const SHOWN_DAYS = 30;
const QR_SIZE = 1024;

/** The caller's part in a campaign. Errors: not-found. */
const ownPart = async (ctx: Context, campaignId: string): Promise<ParticipantRow> =>
  (await findOf(ctx.db, campaignId, signedIn(ctx).memberId)) ?? fail('not-found');

/** The caller's personal link as a QR code: SVG, or a PNG of 1024 × 1024 pixels. Errors: not-found. */
export const qr = async (ctx: Context, campaignId: string, format: 'svg' | 'png' = 'svg'): Promise<FileAnswer> => {
  const { code } = await ownPart(ctx, campaignId);
  const address = `${ctx.config.publicUrl}/r/${code}`;
  const headers = { 'cache-control': 'private, max-age=300' };
  return format === 'png'
    ? { body: await qrPng(address, QR_SIZE), headers: { 'content-type': 'image/png', ...headers } }
    : { body: await qrSvg(address), headers: { 'content-type': 'image/svg+xml', ...headers } };
};

/** What came by the caller's link in the last thirty days, each there, the oldest first. Errors: not-found. */
export const days = async (
  ctx: Context,
  campaignId: string,
): Promise<{ day: string; clicks: number; conversions: number }[]> => {
  const part = await ownPart(ctx, campaignId);
  const now = ctx.clock.now();
  const shown = Array.from({ length: SHOWN_DAYS }, (_none, at) =>
    dayOf(new Date(now.getTime() - (SHOWN_DAYS - 1 - at) * DAY)),
  );
  const first = shown[0] ?? dayOf(now);
  const { clicks, conversions } = await queries.daysOf(ctx.db, part.id, first, beginOfDay(first));
  const clicksOn = new Map(clicks.map((row) => [row.day, row.clicks]));
  const conversionsOn = new Map(conversions.map((row) => [row.day, row.conversions]));
  return shown.map((day) => ({ day, clicks: clicksOn.get(day) ?? 0, conversions: conversionsOn.get(day) ?? 0 }));
};
