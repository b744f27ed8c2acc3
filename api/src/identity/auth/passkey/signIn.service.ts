import type { PasskeyProof, PasskeyRequest } from '@m4u/contract/identity/auth/passkey';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isRefusal } from '../../../platform/http/message/problem.ts';
import { passkeyClonedLetter } from '../../../platform/mail/passkey.templates.ts';
import { findAccountWithLock } from '../queries.ts';
import { endFormerSession } from '../session/former.service.ts';
import { openSession } from '../session/service.ts';
import { CHALLENGE_LIFE, createChallenge, SIGN_IN, useChallenge } from './challenge.service.ts';
import * as queries from './queries.ts';
import { tellOwner } from '../account/securityNotice.service.ts';
import { PASSKEYS_PATH } from './service.ts';
import { siteOf, verifyProof } from './webauthn.service.ts';

/** Options for signing in; they name no account, so they reveal none. Errors: rate-limited. */
export const createOptions = async (ctx: Context): Promise<PasskeyRequest> => {
  await ctx.limits.consume('passkeyOptionsByAddress', ctx.request.ip);
  return {
    challenge: createChallenge(ctx, SIGN_IN),
    rpId: siteOf(ctx).id,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required',
  };
};

const openByPasskey = async (ctx: Context, proof: PasskeyProof): Promise<Session> => {
  const challenge = await useChallenge(ctx, SIGN_IN, proof.response.clientDataJSON);
  const passkey = await queries.findByCredential(ctx.db, proof.id);
  if (!passkey || passkey.endedAt) return fail('passkey-unknown');
  const use = await verifyProof(ctx, passkey, proof, challenge);
  const opened = await ctx.transaction(async (tx) => {
    const account = (await findAccountWithLock(tx, passkey.accountId)) ?? fail('passkey-unknown');
    // As after a password: only the owner learns about the scheduled deletion.
    if (account.leavingAt) fail('account-leaving');
    const now = ctx.clock.now();
    if (await queries.recordUse(tx, passkey.id, { ...use, lastUsedAt: now })) {
      // A member deleted by staff appears to have no account.
      const facts = (await ctx.profiles.sessionFacts(tx, account.memberId)) ?? fail('passkey-unknown');
      // Opened with both factors: the device, and the fingerprint, face or code that the person gave it.
      return openSession(ctx, tx, account, { facts, factorAt: now });
    }
    // The refusal comes after the transaction: thrown inside, it would roll back the end of the passkey.
    if (await queries.endCloned(tx, passkey.id, now))
      await tellOwner(ctx, tx, account, PASSKEYS_PATH, (language, values) =>
        passkeyClonedLetter(language, { ...values, name: passkey.name }),
      );
    return undefined;
  });
  if (opened) return opened;
  ctx.log.warn({ passkeyId: passkey.id }, 'the counter of a passkey did not grow; it has ended');
  return fail('passkey-unknown');
};

/**
 * Signs in with a passkey (docs/rules/auth.md#passkeys). A refusal ends the session that the browser held, since the
 * answer clears its cookies. Refused attempts count against the network address. Errors: passkey-invalid,
 * passkey-unknown (removed or ended), account-locked, account-leaving, demo-closed, rate-limited.
 */
export const signIn = async (ctx: Context, proof: PasskeyProof): Promise<Session> => {
  try {
    await ctx.limits.consume('passkeySignInByAddress', ctx.request.ip);
    const session = await openByPasskey(ctx, proof);
    await ctx.limits.restore('passkeySignInByAddress', ctx.request.ip);
    return session;
  } catch (error) {
    if (isRefusal(error)) await endFormerSession(ctx, ctx.db);
    throw error;
  }
};
