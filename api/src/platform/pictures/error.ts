import type { ErrorCode } from '@m4u/contract/http/errors';

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

/** In so many seconds a picture or document that found no place may be sent again. */
export const RETRY_AFTER = 2;
