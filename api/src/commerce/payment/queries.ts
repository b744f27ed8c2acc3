import type { PaymentState } from '@m4u/contract/commerce/payment/rules';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { insertPlaceholders, insertValues, prepareOnce } from '../../platform/database/prepared.ts';
import type { Slice } from '../../platform/database/slice.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { groupIsOpen, groupNameOf } from '../../profile/directory/groups/membership.reads.ts';
import { paymentNotices as notices, payments, paymentSteps as steps } from './tables.ts';

/** A row of a payment. */
export type PaymentRow = typeof payments.$inferSelect;
/** A payment with its group's name. */
export type NamedPayment = PaymentRow & { readonly groupName: string };

const named = { ...getTableColumns(payments), groupName: groupNameOf(payments.groupId) };

/** Lists payments of a group, newest first, with their total number. */
export const list = async (
  db: Executor,
  groupId: string,
  state: PaymentState | undefined,
  { limit, offset }: Slice,
): Promise<{ rows: PaymentRow[]; total: number }> => {
  const condition = and(eq(payments.groupId, groupId), state && eq(payments.state, state));
  const rows = await db.select().from(payments).where(condition).orderBy(desc(payments.id)).limit(limit).offset(offset);
  return { rows, total: await db.$count(payments, condition) };
};

/** Lists the payments of a request that the reader may see, newest first. */
export const listOfRequest = (db: Executor, requestId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.subject, 'request'), eq(payments.subjectId, requestId)))
    .orderBy(desc(payments.id))
    .limit(20);

/** Finds a payment of an open group. */
export const find = async (db: Executor, id: string): Promise<NamedPayment | undefined> => {
  const [row] = await db
    .select(named)
    .from(payments)
    .where(and(eq(payments.id, id), groupIsOpen(payments.groupId)));
  return row;
};

const selectByToken = prepareOnce((db, name: 'payment by token') =>
  db
    .select(named)
    .from(payments)
    .where(and(eq(payments.token, sql.placeholder('token')), groupIsOpen(payments.groupId)))
    .prepare(name),
);

/** Finds a payment by the address of its page, of an open group. Who has the address may see it. */
export const findByToken = byProgram(async (db: Executor, token: string): Promise<NamedPayment | undefined> => {
  const [row] = await selectByToken(db, 'payment by token').execute({ token });
  return row;
});

const selectStates = prepareOnce((db, name: 'states of payments') =>
  db
    .select({ token: payments.token, state: payments.state, received: payments.received })
    .from(payments)
    .where(and(sql`${payments.token} = any(${sql.placeholder('tokens')}::text[])`, groupIsOpen(payments.groupId)))
    .prepare(name),
);

/** States of payments of open groups and what they have received, in VND, by the addresses of their pages. */
export const findStates = byProgram(async (db: Executor, tokens: readonly string[]) => {
  const rows = await selectStates(db, 'states of payments').execute({ tokens });
  return new Map(rows.map(({ token, ...state }) => [token, state]));
});

/** Locks payments until the transaction ends, in the order of their ids. */
export const listForUpdate = (tx: Transaction, ids: readonly string[]): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
    .orderBy(asc(payments.id))
    .for('no key update');

/** Locks a payment until the transaction ends. */
export const findForUpdate = async (tx: Transaction, id: string): Promise<PaymentRow | undefined> =>
  (await listForUpdate(tx, [id]))[0];

/** Lists the payments of a group with these codes. */
export const listByMemos = async (db: Executor, groupId: string, memos: readonly string[]): Promise<PaymentRow[]> =>
  memos.length === 0
    ? []
    : db
        .select()
        .from(payments)
        .where(and(eq(payments.groupId, groupId), inArray(payments.memo, [...memos])));

/** Locks the payments of a request, in the order of their ids, and returns those that wait. */
export const listWaitingForUpdate = async (tx: Transaction, requestId: string): Promise<PaymentRow[]> => {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.subject, 'request'), eq(payments.subjectId, requestId)))
    .orderBy(asc(payments.id))
    .for('no key update');
  return rows.filter(({ state }) => state === 'waiting');
};

const selectByMemosForUpdate = prepareOnce((tx, name: 'payments of a notice') =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.groupId, sql.placeholder('groupId')),
        sql`${payments.memo} = any(${sql.placeholder('memos')}::text[])`,
      ),
    )
    .orderBy(asc(payments.id))
    .for('no key update')
    .prepare(name),
);

/**
 * Locks the payments of a group with these codes, in the order of their ids. Runs as the program, since a notice has no
 * reader.
 */
export const findByMemosForUpdate = byProgram(
  async (tx: Transaction, groupId: string, memos: readonly string[]): Promise<PaymentRow[]> =>
    memos.length === 0 ? [] : selectByMemosForUpdate(tx, 'payments of a notice').execute({ groupId, memos }),
);

/**
 * Inserts a payment; false when its subject has one that waits or is paid. Those are locked first: one that is paid at
 * this moment must not leave the index of waiting ones unnoticed.
 */
export const insert = async (tx: Transaction, row: typeof payments.$inferInsert): Promise<boolean> => {
  if (row.subjectId != null) {
    const present = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.subject, row.subject),
          eq(payments.subjectId, row.subjectId),
          inArray(payments.state, ['waiting', 'paid']),
        ),
      )
      .orderBy(asc(payments.id))
      .for('no key update');
    if (present.length > 0) return false;
  }
  const inserted = await tx.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id });
  return inserted.length > 0;
};

/** Changes a payment; runs as the program, for notices. */
export const update = byProgram((tx: Transaction, id: string, changes: Partial<typeof payments.$inferInsert>) =>
  tx.update(payments).set(changes).where(eq(payments.id, id)),
);

const updateReceived = prepareOnce((tx, name: 'received of a payment') =>
  tx
    .update(payments)
    .set({ received: sql`${payments.received} + ${sql.placeholder('amount')}::bigint` })
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare(name),
);

/** Adds to what a payment has received, in VND; a negative amount takes away. */
export const addReceived = byProgram((tx: Transaction, id: string, amount: number) =>
  updateReceived(tx, 'received of a payment').execute({ id, amount }),
);

const updatePaid = prepareOnce((tx, name: 'paid payment') =>
  tx
    .update(payments)
    .set({
      state: 'paid',
      paidAt: sql`${sql.placeholder('at')}::timestamptz`,
      updatedAt: sql`${sql.placeholder('at')}::timestamptz`,
    })
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare(name),
);

const updateParts = prepareOnce((tx, name: 'joined parts of a payment') =>
  tx
    .update(notices)
    .set({ settlement: 'joined', settledAt: sql`${sql.placeholder('at')}::timestamptz` })
    .where(
      and(eq(notices.paymentId, sql.placeholder('id')), eq(notices.finding, 'too-little'), isNull(notices.settlement)),
    )
    .prepare(name),
);

/** Marks a payment as paid, and settles the parts that arrived before; runs as the program, for notices. */
export const complete = byProgram(async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await updatePaid(tx, 'paid payment').execute({ id, at: at.toISOString() });
  await updateParts(tx, 'joined parts of a payment').execute({ id, at: at.toISOString() });
});

const STEP_COLUMNS = ['id', 'paymentId', 'kind', 'noticeId', 'actorId', 'amount', 'note', 'createdAt'] as const;

const insertOneStep = prepareOnce((tx, name: 'step of a payment') =>
  tx.insert(steps).values(insertPlaceholders(steps, STEP_COLUMNS)).prepare(name),
);

/** Inserts a step of the trail; runs as the program, for notices. */
export const insertStep = byProgram((tx: Transaction, row: typeof steps.$inferInsert) =>
  insertOneStep(tx, 'step of a payment').execute(insertValues({ ...row, note: row.note ?? '' }, STEP_COLUMNS)),
);

/** Lists the steps of a payment, oldest first, with what their notices were found to be. */
export const listSteps = (db: Executor, paymentId: string, limit: number) =>
  db
    .select({ ...getTableColumns(steps), finding: notices.finding })
    .from(steps)
    .leftJoin(notices, eq(notices.id, steps.noticeId))
    .where(eq(steps.paymentId, paymentId))
    .orderBy(asc(steps.id))
    .limit(limit);
