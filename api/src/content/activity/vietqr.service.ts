import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { VietQrQuery } from '@m4u/contract/content/activity';
import type { Context } from '../../platform/context.ts';
import { drawQr, qrMediaType } from '../../platform/pictures/drawing.ts';
import { qrPng } from '../../platform/pictures/qr.ts';
import { PRIVATE_BRIEFLY } from '../../platform/http/message/freshness.ts';
import { type Payee, type Transfer, formatVietQr } from './vietqr.rules.ts';

/** Width of the PNG in pixels; people save it for their banking app. */
const PICTURE_WIDTH = 900;

/** Width of the PNG in a mail, in pixels: twice that on the screen, for sharp edges. */
const MAIL_WIDTH = 480;

/** The VietQR code of a transfer as a PNG for a mail, which a job draws. */
export const drawVietQrForMail = (payee: Payee, transfer: Transfer): Promise<Buffer> =>
  qrPng(formatVietQr(payee, transfer), MAIL_WIDTH);

/** A private cache only, since accounts may be visible to friends alone. */
const headers = (type: string) => ({ 'content-type': type, 'cache-control': PRIVATE_BRIEFLY });

/** The VietQR code of a transfer as SVG, PNG or text. Errors: unavailable, rate-limited. */
export const drawVietQr = async (
  ctx: Context,
  payee: Payee,
  { format = 'svg', ...transfer }: Transfer & Pick<VietQrQuery, 'format'>,
): Promise<FileAnswer> => {
  const text = formatVietQr(payee, transfer);
  if (format === 'text') return { body: text, headers: headers('text/plain; charset=utf-8') };
  return { body: await drawQr(ctx, text, { format, width: PICTURE_WIDTH }), headers: headers(qrMediaType(format)) };
};
