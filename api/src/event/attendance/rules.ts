import { MEMO_ALPHABET, writeChecked } from '@m4u/contract/commerce/payment/memo.rules';
import { type CertificateState, NUMBER_RANDOM } from '@m4u/contract/event/attendance/rules';

/** Random bytes for a number, with a reserve for those that cannot be used. */
export const NUMBER_BYTES = 32;

/**
 * Makes a number from {@link NUMBER_BYTES} random bytes. Bytes beyond the largest multiple of the characters are left
 * out, so that all numbers are equally likely; that too few remain has a probability below 10⁻⁴⁰.
 */
export const drawCertificateNumber = (bytes: Buffer): string => {
  const { length } = MEMO_ALPHABET;
  const usable = [...bytes].filter((byte) => byte < 256 - (256 % length)).map((byte) => byte % length);
  return writeChecked(usable.slice(0, NUMBER_RANDOM));
};

/** The facts that decide on the state of a certificate. */
export interface CertificateFacts {
  readonly withdrawnAt: Date | null;
  /** The name as printed; empty once it was erased. */
  readonly holder: string;
  /** Whether the guest counts as having come: a scan may have been taken back. */
  readonly hasCome: boolean;
}

/** The state of a certificate (docs/rules/attendance.md#states). */
export const certificateStateOf = ({ withdrawnAt, holder, hasCome }: CertificateFacts): CertificateState =>
  withdrawnAt === null && holder !== '' && hasCome ? 'valid' : 'withdrawn';
