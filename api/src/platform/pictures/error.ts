import type { ErrorCode } from '@m4u/contract/http/errors';

/** Reasons for refusing a file; codes of the contract's error table. */
export type PictureErrorCode = Extract<
  ErrorCode,
  | 'picture-type'
  | 'picture-heic'
  | 'picture-unreadable'
  | 'picture-too-many-pixels'
  | 'pdf-unreadable'
  | 'pdf-encrypted'
  | 'pdf-too-many-pages'
  | 'recording-type'
  | 'recording-unreadable'
  | 'recording-too-long'
  | 'too-large'
>;

/** Error of a file that is no valid picture (or PDF of a certificate, or recording). */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** `Retry-After` (seconds) when the queue is full. */
export const RETRY_AFTER = 2;
