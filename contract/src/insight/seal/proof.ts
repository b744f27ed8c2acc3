import * as z from 'zod';

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
