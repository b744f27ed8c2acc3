import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { trustDevice } from './device.service.ts';
import { forgetGuesses } from './service.ts';
import { type Account, updateAccount } from '../queries.ts';
import { endAll } from '../session/service.ts';

/** Admits an owner who has just proved ownership, despite wrong guesses by others. */
export const letIn = async (ctx: Context, account: Account): Promise<void> => {
  await forgetGuesses(ctx, account);
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
  await endAll(ctx, tx, account, 'password');
};
