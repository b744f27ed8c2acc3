import { withoutAddresses } from '@m4u/contract/address/addresses';
import { Email, properName } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as queries from '../queries.ts';
import type { ProviderPerson } from './rules.ts';
import { endEarlierAccess } from '../guessing/owner.service.ts';
import { defaultName, languageOf } from '../newcomer.rules.ts';

/**
 * What the address of a person does: `links` signs in to the account of that address (partners), `opens` becomes the
 * address of a new account, or of one that nobody has verified; `nothing` is only compared.
 */
export type AddressUse = 'links' | 'opens' | 'nothing';

/** Assigns an account of this address to the person; an unverified one may have been opened by somebody else. */
const claimAccount = async (ctx: Context, tx: Transaction, account: queries.Account) => {
  if (account.verifiedAt) return account;
  await endEarlierAccess(ctx, tx, account);
  await queries.updateAccount(tx, account.id, { verifiedAt: ctx.clock.now() });
  await ctx.addressProofs.settle(ctx, tx, { memberId: account.memberId, email: account.email, phone: null });
  return queries.findAnyAccountById(tx, account.id);
};

const openAccount = async (ctx: Context, tx: Transaction, person: ProviderPerson, email: string | undefined) => {
  const language = languageOf(ctx);
  // Providers send any text: an invalid name is replaced, and the sign-in continues.
  const properPersonName = properName(100, 1).safeParse(
    withoutAddresses((person.name ?? '').slice(0, 100).toWellFormed()),
  ).data;
  const name = properPersonName ?? (email === undefined ? 'M4U' : defaultName({ email }, language));
  const account = { id: uuidv7(), memberId: uuidv7(), email, verifiedAt: ctx.clock.now() };
  if (!(await queries.insertAccount(tx, account))) return undefined;
  await ctx.profiles.open(ctx, tx, {
    id: account.memberId,
    name,
    isNameMade: properPersonName === undefined,
    language,
  });
  await ctx.addressProofs.settle(ctx, tx, { memberId: account.memberId, email: email ?? null, phone: null });
  return queries.findAnyAccountById(tx, account.id);
};

/**
 * Finds the account of a person's address. `refused` when it belongs to another person, or to staff: partners may not
 * grant staff rights.
 */
const findByAddress = async (
  person: ProviderPerson,
  use: AddressUse,
  find: (identifier: queries.Identifier) => Promise<queries.Account | undefined>,
): Promise<queries.Account | 'refused' | undefined> => {
  const email = Email.safeParse(person.email ?? '').data;
  const existing = email ? await find({ email }) : undefined;
  if (!existing) return undefined;
  const isFree = use === 'opens' && person.isProven === true && existing.verifiedAt === null;
  return !existing.staff && (use === 'links' || isFree) ? existing : 'refused';
};

/** Partners may not sign in staff, even if the account was linked before it became staff. */
const isRefused = (account: queries.Account, use: AddressUse): boolean => account.staff && use === 'links';

/**
 * Finds the account that `findOrCreateLinkedAccount` would use, without changes: undefined for a new person, `refused`
 * when the address belongs to another person, or the account to staff and the provider is a partner.
 */
export const findLinkedAccount = async (
  db: Executor,
  person: ProviderPerson,
  use: AddressUse,
): Promise<queries.Account | 'refused' | undefined> => {
  const linked = await queries.findByIdentity(db, person.provider, person.subject);
  if (!linked) return findByAddress(person, use, (identifier) => queries.findAccount(db, identifier));
  return isRefused(linked, use) ? 'refused' : linked;
};

/**
 * Returns the account for a provider's person: the linked one, else the one with the same address when `use` allows it,
 * else a new one. Undefined when the address belongs to another person, or the account to staff and the provider is a
 * partner.
 */
export const findOrCreateLinkedAccount = async (
  ctx: Context,
  tx: Transaction,
  person: ProviderPerson,
  use: AddressUse,
): Promise<queries.Account | undefined> => {
  await queries.acquireIdentityLock(tx, person.provider, person.subject);
  const linked = await queries.findByIdentity(tx, person.provider, person.subject);
  if (linked) return isRefused(linked, use) ? undefined : linked;
  const existing = await findByAddress(person, use, (identifier) =>
    queries.findAddressWithLock(tx, identifier, 'update'),
  );
  if (existing === 'refused') return undefined;
  const account = await (existing
    ? claimAccount(ctx, tx, existing)
    : openAccount(ctx, tx, person, use === 'nothing' ? undefined : Email.safeParse(person.email ?? '').data));
  const { provider, subject } = person;
  const createdAt = ctx.clock.now();
  if (account) await queries.insertIdentity(tx, { provider, subject, accountId: account.id, createdAt });
  return account;
};
