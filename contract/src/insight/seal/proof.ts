import * as z from 'zod';
import { Moment } from '../../common.ts';

/** The public key of the signatures, as a JSON Web Key (RFC 7517). */
export const SealKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
export type SealKey = z.output<typeof SealKey>;

/**
 * What proves that a row has not been changed since its root was signed (docs/rules/seal.md#hashes). Hashes are SHA-256
 * in base64url.
 */
export const SealProof = z.object({
  /** The row as JSON (docs/rules/seal.md#content). */
  content: z.string(),
  salt: z.string(),
  /** Stands for the member who acted, whose name the reader may not learn. */
  hidden: z.string(),
  /** Link of the seal before in the book. */
  before: z.string(),
  /** Place of the seal among those of the root, from 0. */
  index: z.int(),
  /** Hashes beside the way from the leaf to the root. */
  path: z.array(z.string()),
  statement: z.string(),
  signature: z.string(),
});
export type SealProof = z.output<typeof SealProof>;

/** A time stamp of a statement by an authority that is not M4U (docs/rules/seal.md#time-stamps). */
export const SealTimeStamp = z.object({
  /** The token of RFC 3161 over the SHA-256 of the statement, DER in base64. */
  token: z.string(),
  at: Moment,
  /** Name of the authority in its certificate. */
  authority: z.string(),
});
export type SealTimeStamp = z.output<typeof SealTimeStamp>;
