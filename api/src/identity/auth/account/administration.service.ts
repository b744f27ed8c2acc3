import { Email, toE164 } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { findAccount, updateAccount } from '../queries.ts';
import { REFRESH_IDLE, SESSION_LIFE } from '../rules.ts';
import { endAllSessions } from '../session/service.ts';
import * as queries from './administration.queries.ts';

/** Finds a member by e-mail or phone number in any usual form; undefined when there is none. */
export const findMemberByIdentifier = async (db: Executor, identifier: string): Promise<string | undefined> => {
  const email = Email.safeParse(identifier);
  if (email.success) return (await findAccount(db, { email: email.data }))?.memberId;
  const phone = toE164(identifier);
  return phone === undefined ? undefined : (await findAccount(db, { phone }))?.memberId;
};

/** Counts the devices on which a member is signed in. */
export const countOpenSessions = ({ db, clock }: Pick<Context, 'db' | 'clock'>, memberId: string): Promise<number> => {
  const now = clock.now().getTime();
  return queries.countSessions(db, memberId, {
    used: new Date(now - REFRESH_IDLE),
    created: new Date(now - SESSION_LIFE),
  });
};

/**
 * Locks an account for staff: every session ends at once, and only staff can unlock it, even if the owner had locked it
 * before. Errors: wrong-state when staff have locked it already, or there is no account.
 */
export const lockByStaff = async (ctx: Context, tx: Transaction, memberId: string): Promise<void> => {
  const account = await queries.findAccountOfMemberForUpdate(tx, memberId);
  if (!account || account.lockedBy === 'staff') return fail('wrong-state');
  await updateAccount(tx, account.id, { lockedBy: 'staff' });
  await endAllSessions(ctx, tx, account);
  await ctx.profiles.setLocked(ctx, tx, memberId, true);
};

/** Unlocks an account, whoever locked it; returns who had. Errors: wrong-state when it is not locked. */
export const unlockByStaff = async (ctx: Context, tx: Transaction, memberId: string): Promise<'owner' | 'staff'> => {
  const account = await queries.findAccountOfMemberForUpdate(tx, memberId);
  if (!account?.lockedBy) return fail('wrong-state');
  await updateAccount(tx, account.id, { lockedBy: null });
  await ctx.profiles.setLocked(ctx, tx, memberId, false);
  return account.lockedBy;
};

/**
 * Ends every session of a member who is being deleted; a concurrent sign-in waits for the transaction, and is then
 * refused.
 */
export const endMemberSessions = async (ctx: Context, tx: Transaction, memberId: string): Promise<void> => {
  const account = await queries.findAccountOfMemberForUpdate(tx, memberId);
  if (account) await endAllSessions(ctx, tx, account);
};
