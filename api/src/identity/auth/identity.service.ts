import { withoutAddresses } from '@m4u/contract/addresses';
import { Email, properName } from '@m4u/contract/common';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import * as queries from './queries.ts';
import { languageOf, nameFrom } from './service.ts';
import { endSessions } from './session.queries.ts';

/** A person as a provider describes them. */
export interface ProvidedPerson {
  readonly provider: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/**
 * Makes an account of this address the person's. If its address was never verified, somebody else may have opened
 * it in advance with a password of their own: that password and its sessions end here.
 */
const claim = async (ctx: Context, tx: Transaction, account: queries.Account): Promise<void> => {
  if (account.verifiedAt) return;
  const now = ctx.clock.now();
  await queries.updateAccount(tx, account.id, { verifiedAt: now, passwordHash: null });
  await endSessions(tx, account.id, 'password', now);
};

const openAccount = async (ctx: Context, tx: Transaction, person: ProvidedPerson, email: string | undefined) => {
  const language = languageOf(ctx);
  // A provider says what it likes: what is no name of ours is made one, and the sign-in goes on.
  const given = properName(100, 1).safeParse(withoutAddresses((person.name ?? '').slice(0, 100).toWellFormed())).data;
  const name = given ?? (email === undefined ? 'M4U' : nameFrom({ email }, language));
  const account = { id: uuidv7(), memberId: uuidv7(), email, verifiedAt: ctx.clock.now() };
  if (!(await queries.insertAccount(tx, account))) return undefined;
  await ctx.profiles.open(tx, { id: account.memberId, name, language });
  return queries.findAccountById(tx, account.id);
};

/**
 * The account that a provider's person signs in to: the one linked before, else the one of the same address where
 * the provider is trusted with that (`linkByEmail`), else a new one. Undefined when the address is another's.
 */
export const findOrOpen = async (
  ctx: Context,
  tx: Transaction,
  person: ProvidedPerson,
  { linkByEmail }: { linkByEmail: boolean },
): Promise<queries.Account | undefined> => {
  await queries.lockIdentity(tx, person.provider, person.subject);
  const linked = await queries.findByIdentity(tx, person.provider, person.subject);
  if (linked) return linked;
  const email = Email.safeParse(person.email ?? '').data;
  const existing = email ? await queries.findAccount(tx, { email }) : undefined;
  // What staff may do is not a partner's to hand out.
  if (existing && (existing.staff || !linkByEmail)) return undefined;
  if (existing) await claim(ctx, tx, existing);
  const account = existing ?? (await openAccount(ctx, tx, person, email));
  if (account) await queries.insertIdentity(tx, person.provider, person.subject, account.id);
  return account;
};
