import { removeMarks } from '@m4u/contract/fold';
import { QRPay } from 'vietnam-qr-pay';

/** Receiver of a transfer: the bank's BIN and an account. */
export interface Payee {
  readonly bin: string;
  readonly accountNumber: string;
}

/** Preset fields of a transfer. */
export interface Transfer {
  /** VND, whole; omitted or 0 lets the payer choose. */
  readonly amount?: number | undefined;
  readonly purpose?: string | undefined;
}

/** Longest purpose that every bank accepts. */
const MAXIMUM_PURPOSE = 50;

/**
 * Converts a purpose to the form that banks accept: letters without diacritics, digits and single spaces, at most fifty
 * characters. Other characters become spaces.
 */
export const toBankPurpose = (text: string): string =>
  removeMarks(text)
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, MAXIMUM_PURPOSE)
    .trim();

/** The text of a VietQR code (EMVCo, Napas) for a transfer to an account (docs/rules/activity.md#vietqr). */
export const formatVietQr = ({ bin, accountNumber }: Payee, { amount = 0, purpose = '' }: Transfer = {}): string =>
  QRPay.initVietQR({
    bankBin: bin,
    bankNumber: accountNumber,
    // A string, since the library writes a number without its length.
    ...(amount > 0 && { amount: String(amount) }),
    purpose: toBankPurpose(purpose),
  }).build();
