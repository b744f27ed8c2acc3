import type { LinkedProvider } from '@m4u/contract/identity/auth/provider';
import { requireRecentFactor } from '../../../platform/actor.ts';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { providerConnectedLetter, providerRemovedLetter } from '../../../platform/mail/provider.templates.ts';
import type { SignInProvider } from '../../../platform/sign-in-config.ts';
import { tellOwner } from '../account/securityNotice.service.ts';
import { listPasskeys } from '../passkey/queries.ts';
import { type OwnershipProof, proveOwnership } from '../proof/service.ts';
import * as queries from '../queries.ts';
import { findFormerSession } from '../session/former.service.ts';
import { ask, requireProvider } from './asking.service.ts';
import type { ProviderPerson } from './rules.ts';

const PAGE = '/action/security';

/** The name of a provider, also of one that is configured no more. */
const nameOf = async ({ config, companySignIn }: Context, db: Executor, id: string): Promise<string> => {
  const company = await companySignIn.nameOf(db, id);
  if (company !== undefined) return company;
  const known = [
    ...config.providers,
    ...config.partners.map((partner) => ({ ...partner, id: `partner:${partner.id}` })),
  ];
  return known.find((provider) => provider.id === id)?.name ?? id.replace('partner:', '');
};

/** The providers that the caller can sign in with or connect: those connected first. */
export const list = async (ctx: Context, { accountId }: MemberActor): Promise<LinkedProvider[]> => {
  const linked = await queries.listIdentities(ctx.db, accountId);
  const others = ctx.config.providers.filter(({ id }) => !linked.some(({ provider }) => provider === id));
  const own: LinkedProvider[] = [];
  for (const { provider: id, createdAt } of linked)
    own.push({ id, name: await nameOf(ctx, ctx.db, id), since: createdAt.toISOString() });
  return [...own, ...others.map(({ id, name }) => ({ id, name, since: null }))];
};

/**
 * Begins to connect a provider to the caller's account after the owner's proof, and returns the provider's page. Errors:
 * provider-not-configured, unavailable, second-factor-required, and those of {@link proveOwnership}.
 */
export const connect = async (
  ctx: Context,
  actor: MemberActor,
  { id, ...proof }: OwnershipProof & { readonly id: string },
): Promise<string> => {
  requireRecentFactor(ctx);
  const provider = requireProvider(ctx, id);
  await proveOwnership(ctx, actor, { ...proof, purpose: 'provider', acceptsSignIn: true }, () => Promise.resolve());
  return (await ask(ctx, provider, { connects: actor.accountId })) ?? fail('unavailable');
};

/** Connects a provider's person to an account, and tells its owner; false when they open another account. */
export const link = async (
  ctx: Context,
  tx: Transaction,
  account: Pick<queries.Account, 'id' | 'email' | 'memberId'>,
  { provider, subject }: Pick<ProviderPerson, 'provider' | 'subject'>,
): Promise<boolean> => {
  await queries.acquireIdentityLock(tx, provider, subject);
  const linked = await queries.findByIdentity(tx, provider, subject);
  if (linked) return linked.id === account.id;
  await queries.insertIdentity(tx, { provider, subject, accountId: account.id, createdAt: ctx.clock.now() });
  const name = await nameOf(ctx, tx, provider);
  await tellOwner(ctx, tx, account, PAGE, (language, values) => providerConnectedLetter(language, { name, ...values }));
  return true;
};

/**
 * Connects the person whom the provider confirmed to the account that began it, which must still be signed in to in this
 * browser. Returns the page to go to.
 */
export const finishConnecting = async (
  ctx: Context,
  {
    provider,
    accountId,
    person,
  }: { readonly provider: SignInProvider; readonly accountId: string; readonly person: ProviderPerson | undefined },
): Promise<string> => {
  const outcome = await ctx.transaction(async (tx) => {
    const former = await findFormerSession(ctx, tx);
    if (!person || former?.accountId !== accountId) return 'problem';
    const account = (await queries.findAnyAccountById(tx, accountId)) ?? fail('session-ended');
    return (await link(ctx, tx, account, person)) ? 'connected' : 'used';
  });
  return `${PAGE}?${new URLSearchParams({ [outcome]: provider.id }).toString()}#providers`;
};

/**
 * Disconnects a provider from the caller's account, and tells the owner. Errors: not-found, last-way (nothing else would
 * open the account), second-factor-required.
 */
export const disconnect = async (ctx: Context, actor: MemberActor, id: string): Promise<void> => {
  requireRecentFactor(ctx);
  await ctx.transaction(async (tx) => {
    const account = (await queries.findAccountWithLock(tx, actor.accountId, 'update')) ?? fail('session-ended');
    const linked = await queries.listProviders(tx, account.id);
    if (!linked.includes(id)) fail('not-found');
    const others = linked.length > 1 || account.email !== null || account.phone !== null;
    if (!others && (await listPasskeys(tx, account.id)).length === 0) fail('last-way');
    await queries.deleteIdentities(tx, account.id, id);
    const name = await nameOf(ctx, tx, id);
    await tellOwner(ctx, tx, account, PAGE, (language, values) => providerRemovedLetter(language, { name, ...values }));
  });
};
