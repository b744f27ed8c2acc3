import type { ErrorCode } from '@m4u/contract/http/errors';
import { AppError } from '../errors.ts';

/** Why a file was not taken; each is a code of the contract's table, so the caller only passes it on. */
export type PictureErrorCode = Extract<
  ErrorCode,
  | 'picture-type'
  | 'picture-heic'
  | 'picture-unreadable'
  | 'picture-too-many-pixels'
  | 'pdf-unreadable'
  | 'pdf-encrypted'
  | 'pdf-too-many-pages'
  | 'too-large'
>;

/** A file that cannot be taken as a picture (or as a certificate's PDF). */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Refuses a caller who has enough in line (rate-limited), or anybody when the line is full (unavailable). */
export const refuseTurn = (why: 'full' | 'caller'): AppError =>
  new AppError(why === 'caller' ? 'rate-limited' : 'unavailable', { retryAfter: 2 });
