import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { trustDevice } from './device.service.ts';
import { forgetGuesses } from './service.ts';
import { type Account, updateAccount } from '../queries.ts';
import { endAll } from '../session/service.ts';

/** Lets in an owner who has just shown that an account is theirs, whatever strangers have guessed meanwhile. */
export const letIn = async (ctx: Context, account: Account): Promise<void> => {
  await forgetGuesses(ctx, account);
  trustDevice(ctx, account);
};

/**
 * Hands an account to the owner of its address, where somebody else may have opened it in advance: the password and the
 * sessions of whoever did so end. What they wrote on the page stays, for its owner to keep or to change.
 */
export const endEarlierAccess = async (
  ctx: Context,
  tx: Transaction,
  account: Pick<Account, 'id' | 'memberId'>,
): Promise<void> => {
  await updateAccount(tx, account.id, { passwordHash: null, registeredBy: null });
  await endAll(ctx, tx, account, 'password');
};
