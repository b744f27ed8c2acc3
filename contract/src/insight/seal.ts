import * as z from 'zod';
import { ById, data, Day, Id, list, Paging } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { SealKey, SealProof, SealTimeStamp } from './seal/proof.ts';

/** The signed root of the seals of one day or more (docs/rules/seal.md#roots). */
export const SealRoot = z.object({
  /** The last day in Vietnam whose seals it covers. */
  day: Day,
  /** The number of seals that it covers. */
  size: z.int(),
  /** SHA-256 of the Merkle tree, base64url. */
  root: z.string(),
  /** The signed text: JSON that repeats these facts and names the root before. */
  statement: z.string(),
  /** Signature of `statement` by the platform's key, ECDSA P-256 with SHA-256 (IEEE P1363), base64url. */
  signature: z.string(),
  /** Null without an authority, and until it has answered. */
  timeStamp: SealTimeStamp.nullable(),
});
export type SealRoot = z.output<typeof SealRoot>;

/** The movements of an order, with proofs of those that a signed root covers. */
export const SealReceipt = z.object({
  orderId: Id,
  /** Movements without a proof; the next root covers them. */
  waiting: z.int(),
  proofs: z.array(SealProof),
  /** Time stamps of the roots that cover them. */
  timeStamps: z.array(SealTimeStamp.extend({ root: z.string() })),
  key: SealKey,
});
export type SealReceipt = z.output<typeof SealReceipt>;

/** Seals that prove that books of points and the audit log were not changed afterwards (docs/rules/seal.md). */
export const seal = endpoints({
  roots: {
    method: 'GET',
    path: '/seals/roots',
    access: 'anyone',
    summary: 'Signed daily roots over all movements of points and the audit log, newest first, with the public key',
    query: Paging,
    result: list(SealRoot).extend({ key: SealKey }),
  },
  feed: {
    method: 'GET',
    path: '/seals/feed',
    access: 'anyone',
    summary: 'The newest 50 signed roots as an Atom feed',
    result: file('application/atom+xml'),
  },
  receipt: {
    method: 'GET',
    path: '/seals/orders/:id',
    access: 'member',
    summary: 'Proofs of the movements of an order, for those who may read the order',
    params: ById,
    result: data(SealReceipt),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  receiptFile: {
    method: 'GET',
    path: '/seals/orders/:id/file',
    access: 'member',
    summary: 'The same as a page to keep, which checks itself without a network',
    params: ById,
    result: file('text/html'),
    errors: [...FACTOR_ERRORS, 'not-found', 'wrong-state'],
  },
});
