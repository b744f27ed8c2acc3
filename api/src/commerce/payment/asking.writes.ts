import type { PaymentSubject } from '@m4u/contract/commerce/payment/rules';
import { DAY } from '@m4u/contract/durations';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { recordStep, tellOfPayment } from './completion.writes.ts';
import { toAccount } from './present.service.ts';
import * as queries from './queries.ts';
import { toAskedFacts } from './reminder.writes.ts';
import { drawMemo, MEMO_BYTES, TOKEN_BYTES } from './rules.ts';
import { findAccount } from './setting/queries.ts';

/** A payment that a thing asks for. */
export interface PaymentRequest {
  readonly groupId: string;
  readonly subject: PaymentSubject;
  /** Row of the subject; null for one that is typed. */
  readonly subjectId: string | null;
  /** Name of the thing that is paid, as the buyer reads it. */
  readonly title: string;
  /** VND. */
  readonly amount: number;
  /** Null for a buyer without an account. */
  readonly buyerId: string | null;
  /** Days until it is overdue; may be a fraction. */
  readonly days: number;
  /** The member in whose name it is asked, where the program asks for a buyer who may be nobody. */
  readonly askedBy?: string;
}

/**
 * Creates a payment to the group's account, in the transaction of the thing that asks for it, and tells its buyer;
 * returns its id. The caller checks who may ask. Errors: payment-account-missing, wrong-state (the thing has a payment
 * that waits or is paid).
 */
export const createPayment = async (
  ctx: Context,
  tx: Transaction,
  { days, askedBy, ...asked }: PaymentRequest,
): Promise<string> => {
  const account = (await findAccount(tx, asked.groupId)) ?? fail('payment-account-missing');
  const createdBy = askedBy ?? requireSignedIn(ctx).memberId;
  const now = ctx.clock.now();
  const row = {
    id: uuidv7(),
    ...asked,
    ...toAccount(account),
    memo: drawMemo(ctx.random.bytes(MEMO_BYTES)),
    token: ctx.random.bytes(TOKEN_BYTES).toString('base64url'),
    dueAt: new Date(now.getTime() + days * DAY),
    createdBy,
    createdAt: now,
    updatedAt: now,
  };
  if (!(await queries.insert(tx, row))) fail('wrong-state');
  const step = await recordStep(ctx, tx, row, {
    kind: 'asked',
    ...(askedBy === undefined && { actorId: createdBy }),
    amount: row.amount,
  });
  if (row.buyerId !== null)
    await tellOfPayment(ctx, tx, row, {
      to: [row.buyerId],
      news: 'asked',
      cause: step,
      data: toAskedFacts(row),
    });
  return row.id;
};
