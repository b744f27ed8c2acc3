import { randomBytes } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { readForeign } from '../foreign/foreign.ts';
import { loadTrusted } from './certificates.ts';
import type { TimestampConfig } from './config.ts';
import { MessageImprint, TimeStampRequest, TimeStampResponse } from './shapes.ts';
import { readShape, readTimeStamp, SHA256, type TimeStamp, TimeStampError } from './token.ts';

/** Longest answer in bytes; usual ones have 2 to 8 kB. */
const LONGEST_ANSWER = 64 * 1_024;
/** Longest reason of a refusal that is kept for the log. */
const LONGEST_REASON = 200;

/**
 * Asks a time-stamping authority for a token over a SHA-256 hash (RFC 3161 by HTTP), and checks it. Errors:
 * TimeStampError when the answer is not what was asked for, ForeignError when the authority is away.
 */
export const requestTimeStamp = async (
  { url, policy, certificates }: TimestampConfig & { readonly url: string },
  digest: Uint8Array,
  signal: AbortSignal,
): Promise<TimeStamp & { readonly token: Buffer }> => {
  const nonce = BigInt(`0x${randomBytes(8).toString('hex')}`);
  const request = Object.assign(new TimeStampRequest(), { nonce, certReq: true, ...(policy && { policy }) });
  request.messageImprint = Object.assign(new MessageImprint(), {
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA256, parameters: null }),
    hashedMessage: new OctetString(digest),
  });
  const answer = await readForeign(
    new URL(url),
    { maximumBytes: LONGEST_ANSWER, signal },
    { type: 'application/timestamp-query', body: new Uint8Array(AsnConvert.serialize(request)) },
  );
  if (!answer) throw new TimeStampError('The authority refused the request, or answered too much');
  const { status, token } = readShape(answer, TimeStampResponse);
  if (status.status > 1 || token === undefined) {
    const reason = (status.statusString ?? []).join(' ').slice(0, LONGEST_REASON);
    throw new TimeStampError(`The authority gave no time stamp: status ${status.status} ${reason}`);
  }
  const bytes = Buffer.from(token);
  const trusted = await loadTrusted(certificates);
  return { token: bytes, ...readTimeStamp(bytes, { digest, nonce, policy, trusted }) };
};
