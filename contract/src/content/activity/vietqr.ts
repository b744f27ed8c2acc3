/** Path of payment codes under the API's root. Pages use it too: they show one code per account. */
export const VIETQR_PATH = '/brandActivity/vietqr/:id';

/** Largest amount of a transfer that a code can carry, in VND. */
export const MAXIMUM_AMOUNT = 999_999_999_999;

/** Address of an account's payment code; SVG to show, PNG to save. `account` is an index that starts at 0. */
export const vietQrAddress = (id: string, account: number, format: 'svg' | 'png' = 'svg'): string =>
  `/api${VIETQR_PATH.replace(':id', id)}?account=${account}&format=${format}`;
