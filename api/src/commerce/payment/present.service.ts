import type { Payment, PaymentPage, PaymentRow, ReceivingAccount } from '@m4u/contract/commerce/payment/schema';
import { PAYMENT_ACTIONS } from '@m4u/contract/commerce/payment/rules';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import * as queries from './queries.ts';

/** The most steps of a payment that are shown; anybody can transfer to it again and again. */
const SHOWN_STEPS = 200;

/** The account of a row that has one. */
export const toAccount = ({ bin, bankName, ownerName, accountNumber }: ReceivingAccount): ReceivingAccount => ({
  bin,
  bankName,
  ownerName,
  accountNumber,
});

const isOverdue = ({ clock }: Pick<Context, 'clock'>, { state, dueAt }: queries.PaymentRow): boolean =>
  state === 'waiting' && dueAt < clock.now();

const toRow = (ctx: Pick<Context, 'clock'>, row: queries.PaymentRow, personOf: (id: string) => Person): PaymentRow => ({
  _id: row.id,
  subject: { kind: row.subject, id: row.subjectId },
  title: row.title,
  amount: row.amount,
  received: row.received,
  state: row.state,
  isOverdue: isOverdue(ctx, row),
  memo: row.memo,
  token: row.token,
  buyer: row.buyerId === null ? null : personOf(row.buyerId),
  dueAt: row.dueAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** Presents payments as lists show them. */
export const toPaymentRows = async (
  ctx: Pick<Context, 'clock' | 'db'>,
  rows: readonly queries.PaymentRow[],
): Promise<PaymentRow[]> => {
  const personOf = await personLookup(
    ctx,
    rows.flatMap(({ buyerId }) => buyerId ?? []),
  );
  return rows.map((row) => toRow(ctx, row, personOf));
};

/** Presents a payment with its trail. */
export const toPayment = async (
  ctx: Pick<Context, 'clock'> & { readonly db: Executor },
  row: queries.NamedPayment,
): Promise<Payment> => {
  const steps = await queries.listSteps(ctx.db, row.id, SHOWN_STEPS);
  const personOf = await personLookup(
    ctx,
    [row.buyerId, ...steps.map(({ actorId }) => actorId)].filter((id) => id !== null),
  );
  const can = (action: keyof typeof PAYMENT_ACTIONS) => PAYMENT_ACTIONS[action] === row.state;
  return {
    ...toRow(ctx, row, personOf),
    group: { _id: row.groupId, name: row.groupName },
    account: toAccount(row),
    steps: steps.map(({ id, kind, finding, actorId, amount, note, noticeId, createdAt }) => ({
      _id: id,
      kind,
      finding,
      actor: actorId === null ? null : personOf(actorId),
      amount,
      note,
      noticeId,
      at: createdAt.toISOString(),
    })),
    can: { pay: can('pay'), cancel: can('cancel'), refund: can('refund') },
  };
};

/** Presents a payment to its buyer. */
export const toPaymentPage = (ctx: Pick<Context, 'clock'>, row: queries.NamedPayment): PaymentPage => ({
  title: row.title,
  amount: row.amount,
  received: row.received,
  state: row.state,
  isOverdue: isOverdue(ctx, row),
  memo: row.memo,
  dueAt: row.dueAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  group: { _id: row.groupId, name: row.groupName },
  account: toAccount(row),
});
