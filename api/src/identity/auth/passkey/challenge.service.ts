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

/** Purpose of a challenge: a new passkey for the account of this session, or a sign-in. */
export interface ChallengePurpose {
  readonly deed: 'add' | 'signIn';
  /** Session of the owner who has proved to be it; empty for a sign-in. */
  readonly sessionId: string;
}

const SIGN_IN: ChallengePurpose = { deed: 'signIn', sessionId: '' };
/** The purpose of signing in. */
export const signInPurpose = (): ChallengePurpose => SIGN_IN;
/** The purpose of adding a passkey within a session. */
export const addPurpose = (sessionId: string): ChallengePurpose => ({ deed: 'add', sessionId });

const signHead = ({ secrets }: Context, { deed, sessionId }: ChallengePurpose, browser: string, head: string) =>
  keyedHash(secrets.codeKey, 'passkey', deed, sessionId, browser, head);

/**
 * Creates a challenge for this browser, which its device cookie names: random bytes and the end of its life, signed for
 * the purpose. Nothing is stored until it is used, so that several tabs can wait with one each.
 */
export const createChallenge = (ctx: Context, purpose: ChallengePurpose): string => {
  const head = Buffer.alloc(HEAD_BYTES);
  head.set(ctx.random.bytes(NONCE_BYTES));
  head.writeUIntBE(ctx.clock.now().getTime() + CHALLENGE_LIFE, NONCE_BYTES, TIME_BYTES);
  const signature = signHead(ctx, purpose, ensureBrowserHash(ctx), head.toString('base64url'));
  return Buffer.concat([head, Buffer.from(signature, 'base64url')]).toString('base64url');
};

const ClientData = z.object({ challenge: z.string().max(200) });

/** The challenge in the client data that the browser has signed; empty without one. */
const readChallenge = (clientDataJson: string): string => {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge;
  } catch {
    return '';
  }
};

/**
 * Uses up the challenge of an answer, and returns it. Errors: passkey-invalid for one that was not made for this browser
 * and purpose, has expired, or was used before.
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
  // A name of its own for each use, so that none is taken for a repetition of another.
  if (!(await markUsed(ctx.db, { id: challenge, usedFor: uuidv7(), expiresAt }, now))) fail('passkey-invalid');
  return challenge;
};
