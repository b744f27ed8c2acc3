import type { Context } from '../context.ts';
import { networkOf } from '../limits/address.ts';
import { createScheduler } from '../concurrency/turns.ts';
import { RETRY_AFTER } from './error.ts';
import { type QrAppearance, qrPng, qrSvg } from './qr.ts';

/** Width of a picture (pixels) that costs one point of the limit. */
const POINT_WIDTH = 512;

/** Two codes at once and fifty queued, with a limit per network, so that none fills the queue. */
const queueDrawing = createScheduler<'code'>({
  places: 2,
  classes: { code: { atOnce: 2, waiting: 50, each: 8, eachAtOnce: 2 } },
  patience: 15_000,
  retryAfter: RETRY_AFTER,
});

/** Format of a code: SVG, or a PNG of `width` pixels. */
export interface QrFormat {
  readonly format: 'svg' | 'png';
  readonly width: number;
}

/**
 * Draws a QR code as the body of an answer. Costs the caller's network points by area: a PNG of 2,000 pixels takes 16
 * times as long as one of 512, which costs as much as an SVG. Errors: rate-limited, unavailable.
 */
export const drawQr = async (
  { limits, request }: Context,
  text: string,
  { format, width }: QrFormat,
  dress?: QrAppearance,
): Promise<string | Buffer> => {
  const points = format === 'png' ? Math.max(1, Math.ceil((width / POINT_WIDTH) ** 2)) : 1;
  await limits.consume('drawingByAddress', request.ip, points);
  if (format === 'svg') return qrSvg(text, dress);
  return queueDrawing({ class: 'code', by: networkOf(request.ip), size: width }, () => qrPng(text, width, dress));
};

/** Media type of a QR code. */
export const qrMediaType = (format: 'svg' | 'png'): string => (format === 'png' ? 'image/png' : 'image/svg+xml');
