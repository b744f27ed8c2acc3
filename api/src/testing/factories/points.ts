import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listBookFaults } from '../../commerce/point/books/faults.reads.ts';
import { openForUpdate, post } from '../../commerce/point/ledger.service.ts';
import type { Executor } from '../../platform/database/database.ts';
import { fail } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import type { TestApi, TestMember } from '../server/api.ts';

/**
 * Gives somebody points at a group, or takes them when they are negative, past all calls.
 * @param whom the id of a member, or of a customer of the group
 */
export const setPoints = async (
  { api }: TestApi,
  groupId: string,
  whom: string,
  points: number,
  expiresAt?: Date,
): Promise<void> => {
  const { db, clock } = api.platform;
  await inTransaction(db, async (tx) => {
    const ctx = { clock, actor: { kind: 'visitor' } } as const;
    const account = await openForUpdate(
      ctx,
      tx,
      groupId,
      (await resolveCustomer(tx, groupId, whom)) ?? fail('not-found'),
    );
    await post(ctx, tx, account, [{ kind: points > 0 ? 'earn' : 'spend', points, expiresAt }]);
  });
};

type Body = Readonly<Record<string, unknown>>;

/** Calls that move points, with a new key unless one is given. */
export const sellerCalls = (
  { post: create, put: change }: TestApi,
  seller: Pick<TestMember, 'token'>,
  groupId: string,
) => {
  const keyed = (body: Body, key: string = randomUUID()) => ({
    as: seller,
    body,
    headers: { 'idempotency-key': key },
  });
  // A busy machine rejects calls for a moment; their key makes it safe to repeat them.
  const patiently =
    (call: TestApi['post']): TestApi['post'] =>
    async (path, options) => {
      for (let tries = 0; tries < 50; tries += 1) {
        const answer = await call(path, options);
        if (answer.statusCode !== 503) return answer;
        await wait(100);
      }
      return call(path, options);
    };
  const [send, put] = [patiently(create), patiently(change)];
  let invoices = 0;
  return {
    /** Enters an invoice of 100,000 ₫ by default. */
    invoice: (memberId: string, entered: Body = {}, key?: string) =>
      send(
        '/orderGroup',
        keyed({ groupId, memberId, invoiceNumber: `HD-${++invoices}`, value: 100_000, ...entered }, key),
      ),
    plain: (buyerId: string, type: 'add' | 'minus', points: unknown, rest: Body = {}, key?: string) =>
      send('/orderPoint', keyed({ sellerGroupId: groupId, buyerId, type, points, ...rest }, key)),
    change: (_id: string, changes: Body, key?: string) =>
      put('/orderGroup', keyed({ _id, reason: 'Nhập nhầm', ...changes }, key)),
    cancel: (_id: string, key?: string) =>
      put('/orderGroup', keyed({ _id, reason: 'Khách trả hàng', status: 'cancelled' }, key)),
  };
};

/** Asserts that the books of points are balanced in every way. */
export const assertBooks = ({ api }: Pick<TestApi, 'api'>): Promise<void> => assertBooksOf(api.platform.db);

/** Does the same for a database without an API. */
export const assertBooksOf = async (db: Executor): Promise<void> => assert.deepEqual(await listBookFaults(db), []);
