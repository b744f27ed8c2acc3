import { MINUTE } from '@m4u/contract/durations';
import * as z from 'zod';
import { markUsed } from '../../../platform/challenge/use.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { ensureBrowserHash, findBrowserHash } from '../guessing/device.service.ts';

/** Lifetime of a challenge, in milliseconds. */
export const CHALLENGE_LIFE = 5 * MINUTE;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const HEAD_BYTES = NONCE_BYTES + TIME_BYTES;

/** Purpose of a challenge: a new passkey within a session, or a sign-in. */
export interface ChallengePurpose {
  readonly deed: 'add' | 'signIn';
  /** The session in which the owner gave the proof; empty for a sign-in. */
  readonly sessionId: string;
}

/** The purpose of signing in. */
export const SIGN_IN: ChallengePurpose = { deed: 'signIn', sessionId: '' };
/** The purpose of adding a passkey within a session. */
export const addPurpose = (sessionId: string): ChallengePurpose => ({ deed: 'add', sessionId });

const signHead = ({ secrets }: Context, { deed, sessionId }: ChallengePurpose, browser: string, head: string) =>
  keyedHash(secrets.codeKey, 'passkey', deed, sessionId, browser, head);

/**
 * Creates a challenge for this browser, as its device cookie identifies it: random bytes and the time of expiry, signed
 * for the purpose. Nothing is stored until it is used, so each of several tabs can have its own.
 */
export const createChallenge = (ctx: Context, purpose: ChallengePurpose): string => {
  const head = Buffer.alloc(HEAD_BYTES);
  head.set(ctx.random.bytes(NONCE_BYTES));
  head.writeUIntBE(ctx.clock.now().getTime() + CHALLENGE_LIFE, NONCE_BYTES, TIME_BYTES);
  const signature = signHead(ctx, purpose, ensureBrowserHash(ctx), head.toString('base64url'));
  return Buffer.concat([head, Buffer.from(signature, 'base64url')]).toString('base64url');
};

const ClientData = z.object({ challenge: z.string().max(200) });

/** The challenge in the browser's client data, which the authenticator has signed; empty without one. */
const readChallenge = (clientDataJson: string): string => {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge;
  } catch {
    return '';
  }
};

/**
 * Uses up the challenge of an answer, and returns it. Errors: passkey-invalid, for a challenge of another browser or
 * purpose, an expired one and a used one.
 */
export const useChallenge = async (
  ctx: Context,
  purpose: ChallengePurpose,
  clientDataJson: string,
): Promise<string> => {
  const challenge = readChallenge(clientDataJson);
  const bytes = Buffer.from(challenge, 'base64url');
  const browser = findBrowserHash(ctx);
  // Decoding ignores invalid characters; only the canonical spelling is valid.
  if (browser === undefined || bytes.length <= HEAD_BYTES || bytes.toString('base64url') !== challenge)
    return fail('passkey-invalid');
  const head = bytes.subarray(0, HEAD_BYTES);
  const signature = bytes.subarray(HEAD_BYTES).toString('base64url');
  if (!isSame(signature, signHead(ctx, purpose, browser, head.toString('base64url')))) fail('passkey-invalid');
  const expiresAt = new Date(head.readUIntBE(NONCE_BYTES, TIME_BYTES));
  const now = ctx.clock.now();
  if (expiresAt <= now) fail('passkey-invalid');
  // A new name for each use: a second use under the same name would count as a repetition of the first.
  if (!(await markUsed(ctx.db, { id: challenge, usedFor: uuidv7(), expiresAt }, now))) fail('passkey-invalid');
  return challenge;
};
