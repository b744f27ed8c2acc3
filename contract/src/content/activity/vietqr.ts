/** The path of payment codes under the API's root, known to pages too: each shows as many as there are accounts. */
export const VIETQR_PATH = '/brandActivity/vietqr/:id';

/** Largest amount of a transfer that a code can carry, in VND. */
export const MAXIMUM_AMOUNT = 999_999_999_999;

/** The address of an account's payment code: a vector, or a picture to be saved. `account` counts from 0. */
export const vietQrAddress = (id: string, account: number, format: 'svg' | 'png' = 'svg'): string =>
  `/api${VIETQR_PATH.replace(':id', id)}?account=${account}&format=${format}`;
