import type { AddressKind, OwnAddresses } from '@m4u/contract/identity/auth/address';
import { requireRecentFactor } from '../../../platform/actor.ts';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { addressTakenLetter } from '../../../platform/mail/address.templates.ts';
import { addressTakenText } from '../../../platform/sms/texts.ts';
import { findOwnAccount } from '../account/owner.service.ts';
import { invalidateResetTokens } from '../code/queries.ts';
import * as codes from '../code/service.ts';
import { tellFormerAddresses } from '../ownerLink/link.service.ts';
import { saveAddresses } from '../ownerLink/queries.ts';
import { type OwnershipProof, proveOwnership } from '../proof/service.ts';
import {
  type Account,
  findAccount,
  findAccountWithLock,
  findAddressWithLock,
  type Identifier,
  listProviders,
} from '../queries.ts';
import { languageOf } from '../newcomer.rules.ts';
import { warnOwner } from '../service.ts';

type Addresses = Pick<Account, 'email' | 'phone'>;

const kindOf = ({ email }: Identifier): AddressKind => (email === undefined ? 'phone' : 'email');

/**
 * Whether an account may lose an address: another address or a provider must still sign in. A passkey does not count,
 * since its device can be lost; nor does a provider for staff, since partners do not sign staff in.
 */
const canRemove = ({ email, phone, staff }: Account, providers: readonly string[]): boolean =>
  (email !== null && phone !== null) || (!staff && providers.length > 0);

const describe = async (ctx: Context, account: Account): Promise<OwnAddresses> => {
  const { email, phone } = account;
  const hasAddress = email !== null || phone !== null;
  return { email, phone, canRemove: hasAddress && canRemove(account, await listProviders(ctx.db, account.id)) };
};

/** The addresses of the caller's account. */
export const getAddresses = async (ctx: Context, actor: MemberActor): Promise<OwnAddresses> =>
  describe(ctx, await findOwnAccount(ctx, actor));

/**
 * Runs `work` in a transaction after the owner's proof: a recent code of the second factor where it is on, else the
 * password, a code or a recent sign-in.
 * Errors: second-factor-required, and those of {@link proveOwnership}.
 */
const prove = <T>(
  ctx: Context,
  actor: MemberActor,
  proof: OwnershipProof,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  requireRecentFactor(ctx);
  if (actor.secondFactor) return ctx.transaction(work);
  return proveOwnership(ctx, actor, { ...proof, purpose: 'address', acceptsSignIn: true }, work);
};

/**
 * Sends a code to an address that the caller wants to sign in with. For an address of another account it stores a decoy
 * and tells that account's owner, so that the answer reveals no account. Errors: invalid (the caller's own address),
 * rate-limited, and those of {@link prove}.
 */
export const sendCode = async (ctx: Context, actor: MemberActor, to: Identifier, proof: OwnershipProof) => {
  const own = await findOwnAccount(ctx, actor);
  const kind = kindOf(to);
  if (own[kind] === to[kind]) failField(kind, 'address-own');
  await prove(ctx, actor, proof, () => Promise.resolve());
  await ctx.limits.consume('newAddressesByAccount', own.id);
  await codes.countSending(ctx, 'newAddress', to);
  const holder = await findAccount(ctx.db, to);
  if (holder) await warnOwner(ctx, holder, { letter: addressTakenLetter, text: addressTakenText });
  const options = { delivered: holder === undefined, language: languageOf(ctx), accountId: own.id };
  await ctx.transaction((tx) => codes.sendCode(ctx, tx, 'newAddress', to, options));
  return codes.codeSent;
};

/**
 * Stores new addresses of an account that the caller has locked, ends its reset links, and tells the former addresses.
 */
const replaceAddresses = async (
  ctx: Context,
  tx: Transaction,
  { sessionId }: MemberActor,
  { before, after, kind }: { readonly before: Account; readonly after: Addresses; readonly kind: AddressKind },
): Promise<void> => {
  await saveAddresses(tx, before.id, after);
  await invalidateResetTokens(tx, before.id, ctx.clock.now());
  const added = before[kind] === null ? 'added' : 'changed';
  const change = after[kind] === null ? 'removed' : added;
  await tellFormerAddresses(ctx, tx, before, { sessionId, kind, change });
};

/**
 * Adds an address by the code that was sent there, in place of the former one of its kind. Returns the number of groups
 * whose customer records it has claimed. Errors: second-factor-required, code-invalid, rate-limited.
 */
export const changeAddress = async (ctx: Context, actor: MemberActor, to: Identifier, otp: string): Promise<number> => {
  requireRecentFactor(ctx);
  const { accountId } = actor;
  return codes.redeemCode(ctx, { purpose: 'newAddress', from: to, code: otp, accountId }, async (tx) => {
    const before = (await findAccountWithLock(tx, accountId, 'update')) ?? fail('session-ended');
    // Taken since the code was sent: answered like a wrong code, as for any address of another account.
    if (await findAddressWithLock(tx, to, 'share')) return codes.refuseCode();
    const added = { email: to.email ?? null, phone: to.phone ?? null };
    const after = { email: added.email ?? before.email, phone: added.phone ?? before.phone };
    await replaceAddresses(ctx, tx, actor, { before, after, kind: kindOf(to) });
    return ctx.addressProofs.settle(ctx, tx, { memberId: before.memberId, ...added });
  });
};

/** Removes an address. Errors: not-found, invalid (the last way to sign in), and those of {@link prove}. */
export const removeAddress = async (
  ctx: Context,
  actor: MemberActor,
  kind: AddressKind,
  proof: OwnershipProof,
): Promise<OwnAddresses> => {
  await prove(ctx, actor, proof, async (tx) => {
    const before = (await findAccountWithLock(tx, actor.accountId, 'update')) ?? fail('session-ended');
    if (before[kind] === null) fail('not-found');
    if (!canRemove(before, await listProviders(tx, before.id))) failField('kind', 'last-sign-in');
    const after = { email: before.email, phone: before.phone, [kind]: null };
    await replaceAddresses(ctx, tx, actor, { before, after, kind });
  });
  return getAddresses(ctx, actor);
};
