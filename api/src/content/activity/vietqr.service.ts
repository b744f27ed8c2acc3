import type { FileAnswer } from '@m4u/contract/endpoint';
import type { VietQrQuery } from '@m4u/contract/content/activity';
import { qrPng, qrSvg } from '../../platform/pictures/qr.ts';
import { OWN_BRIEFLY } from '../../platform/http/freshness.ts';
import { type Payee, type Transfer, vietQrText } from './vietqr.rules.ts';

export { type Payee, type Transfer } from './vietqr.rules.ts';

/** Pixels of the picture that people save for their banking app. */
const PICTURE = 900;

/** For the one reader who asked, since accounts may be for friends alone. */
const headers = (type: string) => ({ 'content-type': type, 'cache-control': OWN_BRIEFLY });

/** The VietQR code of a transfer as a vector, a picture or the text that it holds. Errors: unavailable. */
export const vietQr = async (
  payee: Payee,
  { format = 'svg', ...transfer }: Transfer & Pick<VietQrQuery, 'format'>,
): Promise<FileAnswer> => {
  const text = vietQrText(payee, transfer);
  switch (format) {
    case 'text':
      return { body: text, headers: headers('text/plain; charset=utf-8') };
    case 'png':
      return { body: await qrPng(text, PICTURE), headers: headers('image/png') };
    case 'svg':
      return { body: await qrSvg(text), headers: headers('image/svg+xml') };
  }
};
