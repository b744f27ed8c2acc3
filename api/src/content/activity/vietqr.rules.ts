import { withoutMarks } from '@m4u/contract/fold';
import { QRPay } from 'vietnam-qr-pay';

/** Where a transfer goes: a bank by its BIN, and an account in it. */
export interface Payee {
  readonly bin: string;
  readonly accountNumber: string;
}

/** What of a transfer is settled beforehand. */
export interface Transfer {
  /** In VND, whole; left out or 0 when who pays decides. */
  readonly amount?: number | undefined;
  readonly purpose?: string | undefined;
}

/** Characters of a purpose that every bank takes. */
const MAXIMUM_PURPOSE = 50;

/**
 * A purpose as banks take it: letters without marks, digits and single spaces, fifty at most. What else there is
 * becomes a space.
 */
export const plainPurpose = (text: string): string =>
  withoutMarks(text)
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, MAXIMUM_PURPOSE)
    .trim();

/** The text of a VietQR code (EMVCo, Napas) for a transfer to an account (docs/rules/activity.md#vietqr). */
export const vietQrText = ({ bin, accountNumber }: Payee, { amount = 0, purpose = '' }: Transfer = {}): string =>
  QRPay.initVietQR({
    bankBin: bin,
    bankNumber: accountNumber,
    // As a number it would be written without its length.
    ...(amount > 0 && { amount: String(amount) }),
    purpose: plainPurpose(purpose),
  }).build();
