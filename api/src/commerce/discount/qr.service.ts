import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { voucherPath } from '@m4u/contract/commerce/discount/rules';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { qrSvg } from '../../platform/pictures/qr.ts';
import { PRIVATE_BRIEFLY } from '../../platform/http/message/freshness.ts';
import { get } from './service.ts';

/** Draws the QR code that the caller shows at the counter to use a discount. Errors: not-found. */
export const drawDiscountQr = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { groupId, code } = await get(ctx, id);
  const path = voucherPath({ memberId: requireSignedIn(ctx).memberId, groupId, discountCode: code });
  const body = await qrSvg(ctx.config.publicUrl + path, { isLong: true });
  return { body, headers: { 'content-type': 'image/svg+xml', 'cache-control': PRIVATE_BRIEFLY } };
};
