import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { trustDevice } from './device.service.ts';
import { resetGuesses } from './service.ts';
import { type Account, updateAccount } from '../queries.ts';
import { endAllSessions } from '../session/service.ts';

/** Admits an owner who has just proved ownership, despite wrong guesses by others. */
export const admitOwner = async (ctx: Context, account: Account): Promise<void> => {
  await resetGuesses(ctx, account);
  trustDevice(ctx, account);
};

/**
 * Transfers an account that another person may have opened to the owner of its address: the earlier password and
 * sessions end. Page content stays; the owner may keep or change it.
 */
export const endEarlierAccess = async (
  ctx: Context,
  tx: Transaction,
  account: Pick<Account, 'id' | 'memberId'>,
): Promise<void> => {
  await updateAccount(tx, account.id, { passwordHash: null, registeredBy: null });
  await endAllSessions(ctx, tx, account, 'password');
};
