import { deviceName } from '@m4u/contract/identity/auth/device';
import type { MadePasskey, Passkey, PasskeyCreation } from '@m4u/contract/identity/auth/passkey';
import { MOST_PASSKEYS, PASSKEY_NAME } from '@m4u/contract/identity/auth/passkey.rules';
import { requireRecentFactor } from '../../../platform/actor.ts';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { passkeyAddedLetter, passkeyRemovedLetter } from '../../../platform/mail/passkey.templates.ts';
import { tellOwner } from '../account/securityNotice.service.ts';
import { type OwnershipProof, proveOwnership } from '../proof/service.ts';
import { findAccountWithLock } from '../queries.ts';
import { addPurpose, CHALLENGE_LIFE, createChallenge, useChallenge } from './challenge.service.ts';
import * as queries from './queries.ts';
import { ALGORITHMS, siteOf, userHandleOf, verifyMade } from './webauthn.service.ts';

const present = (row: queries.StoredPasskey): Passkey => ({
  _id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  synced: row.backedUp,
  ended: row.endedAt !== null,
});

/** The screen that letters about passkeys link to. */
export const PASSKEYS_PATH = '/action/security#passkeys';

/** The caller's passkeys. */
export const list = async (ctx: Context, { accountId }: MemberActor): Promise<Passkey[]> =>
  (await queries.listPasskeys(ctx.db, accountId)).map(present);

/**
 * Creates options for a new passkey, after the owner's proof: the password, a code, or a sign-in within the last ten
 * minutes. Errors: second-factor-required, passkeys-full, rate-limited, and those of {@link proveOwnership}.
 */
export const begin = async (ctx: Context, actor: MemberActor, proof: OwnershipProof): Promise<PasskeyCreation> => {
  // A passkey counts as both factors, so a session without the second one must not make it.
  requireRecentFactor(ctx);
  await ctx.limits.consume('passkeysByMember', actor.memberId);
  const existing = await queries.listPasskeys(ctx.db, actor.accountId);
  if (existing.length >= MOST_PASSKEYS) fail('passkeys-full');
  return proveOwnership(ctx, actor, { ...proof, purpose: 'passkey', acceptsSignIn: true }, async (tx) => {
    const account = (await findAccountWithLock(tx, actor.accountId)) ?? fail('session-ended');
    const { userName } = (await ctx.profiles.sessionFacts(tx, actor.memberId)) ?? fail('session-ended');
    const type = 'public-key';
    return {
      challenge: createChallenge(ctx, addPurpose(actor.sessionId)),
      rp: { id: siteOf(ctx).id, name: 'M4U' },
      // Browsers show both names where a person chooses a passkey.
      user: {
        id: userHandleOf(actor.accountId),
        name: account.email ?? account.phone ?? userName,
        displayName: userName,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
      timeout: CHALLENGE_LIFE,
      // A device that has a passkey of the account creates no second one.
      excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, type, transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  });
};

const defaultName = (ctx: Context): string =>
  deviceName(ctx.request.userAgent) || (ctx.locale === 'en' ? 'Passkey' : 'Khóa truy cập');

/**
 * Adds a passkey that the browser has created, and tells the owner. The challenge was issued after the owner's proof,
 * so no other proof is needed. Errors: passkey-invalid, passkeys-full.
 */
export const add = async (
  ctx: Context,
  actor: MemberActor,
  { passkey, name }: { readonly passkey: MadePasskey; readonly name?: string | undefined },
): Promise<Passkey> => {
  const challenge = await useChallenge(ctx, addPurpose(actor.sessionId), passkey.response.clientDataJSON);
  const made = await verifyMade(ctx, passkey, challenge);
  return ctx.transaction(async (tx) => {
    // Locked, so that two calls at once stay within the limit.
    const account = (await findAccountWithLock(tx, actor.accountId, 'update')) ?? fail('session-ended');
    if ((await queries.countPasskeys(tx, account.id)) >= MOST_PASSKEYS) fail('passkeys-full');
    const row = await queries.insertPasskey(tx, {
      id: uuidv7(),
      accountId: account.id,
      ...made,
      transports: passkey.response.transports ?? [],
      name: name ?? defaultName(ctx).slice(0, PASSKEY_NAME),
      createdAt: ctx.clock.now(),
    });
    if (!row) return fail('passkey-invalid');
    await tellOwner(ctx, tx, account, PASSKEYS_PATH, (language, values) =>
      passkeyAddedLetter(language, { ...values, name: row.name }),
    );
    return present(row);
  });
};

/** Renames a passkey of the caller. Errors: not-found. */
export const rename = async (ctx: Context, { accountId }: MemberActor, id: string, name: string): Promise<void> => {
  if (!(await queries.renamePasskey(ctx.db, id, accountId, name))) fail('not-found');
};

/** Removes a passkey of the caller, and tells the owner. Sessions that it opened stay. Errors: not-found. */
export const remove = (ctx: Context, { accountId }: MemberActor, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const account = (await findAccountWithLock(tx, accountId)) ?? fail('session-ended');
    const removed = (await queries.deletePasskey(tx, id, accountId)) ?? fail('not-found');
    await tellOwner(ctx, tx, account, PASSKEYS_PATH, (language, values) =>
      passkeyRemovedLetter(language, { ...values, name: removed.name }),
    );
  });
