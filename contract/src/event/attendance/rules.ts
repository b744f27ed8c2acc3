import { isChecked } from '../../commerce/payment/memo.rules.ts';

/**
 * States of a certificate (docs/rules/attendance.md#states). `withdrawn`: by an admin, or its guest no longer counts as
 * having come, or the name was erased.
 */
export const CERTIFICATE_STATES = ['valid', 'withdrawn'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** Longest texts, in characters. */
export const CERTIFICATE_LENGTH = { title: 80, text: 300, signerName: 80, signerRole: 80, reason: 300 } as const;

/** The most certificates that one call issues. */
export const ISSUED_AT_ONCE = 5_000;

/** Random characters of a number; the character of the checksum follows them. */
export const NUMBER_RANDOM = 11;

/** Characters of a group of a printed number. */
const GROUP_LENGTH = 4;

/**
 * Reads a number as somebody types it: in capital or small letters, with spaces and signs. Undefined when no certificate
 * can have it, because a character is missing or wrong.
 */
export const readCertificateNumber = (typed: string): string | undefined => {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return plain.length === NUMBER_RANDOM + 1 && isChecked(plain) ? plain : undefined;
};

/** Writes a number as it is printed: in groups of four characters. */
export const printCertificateNumber = (number: string): string =>
  (number.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

/** Path of the page of a certificate, which its QR code holds. */
export const certificatePath = (number: string): string => `/certificate/${printCertificateNumber(number)}`;
