import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OrderRequest, OrderRequestDetail } from '@m4u/contract/commerce/order/request';
import {
  isEverAllowed,
  REQUEST_KINDS,
  REQUEST_STATUSES,
  type RequestKind,
  type RequestSide,
  type RequestStatus,
  findTransition,
} from '@m4u/contract/commerce/order/request.rules';
import type { ErrorCode } from '@m4u/contract/http/errors';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { and, eq } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { groupCustomers } from '../../../profile/group/invitations/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { pointAccounts } from '../../point/account.tables.ts';
import { orders } from '../tables.ts';
import { orderRequests, orderRequestSteps } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [buyer, stranger, admin, second, otherAdmin] = (await Promise.all(
  ['hoa', 'khach', 'quan-tri', 'quan-tri-hai', 'quan-tri-khac'].map((name) =>
    api.signUp(`${name}@example.vn`, { name }),
  ),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember];
const groupId = await makeGroup(api, { admins: [admin, second] });
await makeGroup(api, { admins: [otherAdmin] });
const TODAY = '2026-03-02';

/** Inserts an order of the group. */
const enterOrder = async (): Promise<string> => {
  const [account] = await db
    .insert(pointAccounts)
    .values({ id: uuidv7(), groupId, createdAt: api.clock.now() })
    .returning();
  const id = uuidv7();
  const [accountId, now] = [account?.id ?? '', api.clock.now()];
  const facts = { kind: 'invoice' as const, spent: 0, earned: 0, createdBy: admin.memberId };
  await db.insert(orders).values({ ...facts, id, groupId, accountId, createdAt: now, updatedAt: now });
  return id;
};

/** States that only a payment leads to. */
const PAID: readonly RequestStatus[] = ['paid', 'packed', 'refunded'];

type Row = typeof orderRequests.$inferInsert;

/** Inserts a request in a state, with the fields of that state. */
const insertRequest = async (facts: Partial<Row> = {}): Promise<string> => {
  const id = uuidv7();
  const { kind = 'order', status = 'new' } = facts;
  const isOffered = kind === 'quote' && status !== 'new';
  await db.insert(orderRequests).values({
    id,
    groupId,
    title: 'Bình gốm',
    price: 250_000,
    kind,
    quantity: 2,
    buyerId: buyer.memberId,
    name: 'Hoa',
    phone: '+84912345678',
    ...(isOffered && { offer: 450_000, validUntil: TODAY }),
    ...(status === 'done' && { orderId: await enterOrder() }),
    ...(PAID.includes(status) && { paymentId: uuidv7() }),
    createdAt: api.clock.now(),
    updatedAt: api.clock.now(),
    ...facts,
  });
  return id;
};
const statusOf = async (id: string) =>
  (await db.select().from(orderRequests).where(eq(orderRequests.id, id)))[0]?.status;
const stepsOf = (id: string) => db.select().from(orderRequestSteps).where(eq(orderRequestSteps.requestId, id));
const offer = { amount: 400_000, words: 'Đã gồm phí giao', validUntil: '2026-03-09' };

const DEEDS = ['quote', 'accept', 'confirm', 'decline', 'cancel', 'pack', 'deliver'] as const;
type Deed = (typeof DEEDS)[number];
const act = (id: string, deed: Deed, as?: TestMember, body: object = deed === 'quote' ? offer : { note: 'Một lời' }) =>
  api.put(`/orderRequest/${id}/${deed}`, { as, body });
const perform = async (id: string, action: Deed, as: TestMember, body?: object): Promise<OrderRequestDetail> =>
  assertDone<{ data: OrderRequestDetail }>(await act(id, action, as, body)).data;
const noticesOf = async (as: TestMember, id: string): Promise<Notification[]> =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as })).data.filter(({ path }) =>
    path.endsWith(id),
  );

const people = { buyer, admin, stranger, otherAdmin } as const;
type Who = keyof typeof people | 'visitor';
const STEPS = {
  quote: 'quoted',
  accept: 'accepted',
  confirm: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
  pack: 'packed',
  deliver: 'delivered',
};

/** Expected answer to a caller: an error code, or the new state. */
const expected = (
  who: Who,
  kind: RequestKind,
  status: RequestStatus,
  action: Deed,
): ErrorCode | { to: RequestStatus } => {
  if (who === 'visitor') return 'unauthenticated';
  if (who === 'stranger' || who === 'otherAdmin') return 'not-found';
  const sides: RequestSide[] = [who === 'buyer' ? 'buyer' : 'group'];
  if (!isEverAllowed(action, sides)) return 'forbidden';
  const way = findTransition({ kind, status }, action, sides);
  return way ? { to: way.to } : 'wrong-state';
};

describe('each action in each state by each caller', () => {
  for (const kind of REQUEST_KINDS)
    for (const status of REQUEST_STATUSES)
      test(`on ${kind} in state ${status}`, async () => {
        for (const action of DEEDS)
          for (const who of ['visitor', ...Object.keys(people)] as Who[]) {
            const id = await insertRequest({ kind, status });
            const answer = await act(id, action, who === 'visitor' ? undefined : people[who]);
            const should = expected(who, kind, status, action);
            if (typeof should === 'string') {
              assertProblem(answer, should);
              assert.equal(await statusOf(id), status, `${who} ${action}`);
              assert.deepEqual(await stepsOf(id), []);
              continue;
            }
            const { data } = assertDone<{ data: OrderRequestDetail }>(answer);
            assert.equal(data.status, should.to, `${who} ${action}`);
            const [step, ...rest] = await stepsOf(id);
            const member = people[who as keyof typeof people].memberId;
            assert.deepEqual(
              [step?.kind, step?.actorId, step?.note, rest],
              [STEPS[action], member, action === 'quote' ? offer.words : 'Một lời', []],
            );
          }
      });

  test('matches the actions that the request offers', async () => {
    for (const kind of REQUEST_KINDS)
      for (const status of REQUEST_STATUSES) {
        const id = await insertRequest({ kind, status });
        for (const who of ['buyer', 'admin'] as const) {
          const { data } = assertDone<{ data: OrderRequest }>(
            await api.get(`/orderRequest/${id}`, { as: people[who] }),
          );
          for (const action of DEEDS)
            assert.equal(data.can[action], typeof expected(who, kind, status, action) !== 'string', `${who} ${action}`);
          assert.equal(data.can.finish, who === 'admin' && status === 'confirmed');
        }
      }
  });

  test('is refused for unknown and invalid ids', async () => {
    for (const action of DEEDS) {
      assertProblem(await act(ABSENT, action, admin), 'not-found');
      assertProblem(await act('x', action, admin), 'invalid', ['id:invalid']);
    }
  });
});

describe('concurrent actions', () => {
  test('let one succeed and refuse the other for its state', async () => {
    for (const deeds of [
      ['confirm', 'confirm'],
      ['confirm', 'cancel'],
    ] as const) {
      const id = await insertRequest();
      const answers = await Promise.all([
        act(id, deeds[0], admin),
        act(id, deeds[1], deeds[1] === 'cancel' ? buyer : second),
      ]);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      // Only the group may cancel after the confirmation.
      assert.equal(refused.length, 1, deeds.join());
      for (const answer of refused) assertProblem(answer, 'wrong-state');
      assert.equal((await stepsOf(id)).length, 1);
    }
  });

  test('accept either the old or the new offer', async () => {
    const id = await insertRequest({ kind: 'quote', status: 'quoted' });
    const answers = await Promise.all([act(id, 'accept', buyer), act(id, 'quote', admin)]);
    const { data } = assertDone<{ data: OrderRequest }>(await api.get(`/orderRequest/${id}`, { as: admin }));
    const [accepted, quoted] = answers.map(({ statusCode }) => statusCode === 200);
    // The new offer may come first and is then accepted.
    assert.ok(accepted || quoted);
    assert.equal(data.amount, quoted ? 400_000 : 450_000);
    assert.equal(data.status, accepted ? 'accepted' : 'quoted');
  });
});

describe('quote', () => {
  test('goes from question to confirmed order and notifies each side', async () => {
    const id = await insertRequest({ kind: 'quote', price: null });
    const quoted = await perform(id, 'quote', admin);
    assert.deepEqual(quoted.offer, { ...offer, expired: false });
    assert.deepEqual([quoted.amount, quoted.can.accept], [400_000, false]);
    const [notice] = await noticesOf(buyer, id);
    assert.match(notice?.text ?? '', /^Gốm Sông Thu đã báo giá “Bình gốm”/);
    assert.equal(notice?.actor, null);
    const accepted = await perform(id, 'accept', buyer);
    assert.deepEqual([accepted.status, accepted.can.cancel], ['accepted', true]);
    assert.equal(
      (await noticesOf(buyer, id)).every(({ opened }) => opened),
      true,
      'what was answered waits no more',
    );
    for (const each of [admin, second])
      assert.match((await noticesOf(each, id))[0]?.text ?? '', /^hoa đã chấp nhận báo giá “Bình gốm”/);
    const confirmed = await perform(id, 'confirm', second);
    assert.deepEqual([confirmed.status, confirmed.payer, confirmed.can.finish], ['confirmed', buyer.memberId, true]);
    assert.deepEqual(
      confirmed.steps.map(({ kind, by, amount, actor }) => [kind, by, amount, actor?._id]),
      [
        ['quoted', 'group', 400_000, admin.memberId],
        ['accepted', 'buyer', null, buyer.memberId],
        ['confirmed', 'group', null, second.memberId],
      ],
    );
    const own = assertDone<{ data: OrderRequestDetail }>(await api.get(`/orderRequest/${id}`, { as: buyer })).data;
    assert.deepEqual(
      [own.payer, ...own.steps.map(({ actor }) => actor?._id ?? null)],
      [null, null, buyer.memberId, null],
      'which admin it was is the group’s own matter',
    );
  });

  test('can be renewed and is valid through its last day', async () => {
    const id = await insertRequest({ kind: 'quote', status: 'quoted', validUntil: '2026-03-01' });
    const over = assertDone<{ data: OrderRequest }>(await api.get(`/orderRequest/${id}`, { as: buyer })).data;
    assert.deepEqual([over.offer?.expired, over.can.accept, over.can.decline], [true, false, true]);
    assertProblem(await act(id, 'accept', buyer), 'wrong-state');
    await perform(id, 'quote', admin, { ...offer, amount: 390_000, validUntil: TODAY });
    assert.deepEqual((await perform(id, 'accept', buyer)).amount, 390_000);
  });

  test('is accepted only in the version that the buyer saw', async () => {
    const id = await insertRequest({ kind: 'quote', status: 'quoted' });
    const request = assertDone<{ data: OrderRequest }>(await api.get(`/orderRequest/${id}`, { as: buyer })).data;
    api.clock.advance(1);
    const dearer = await perform(id, 'quote', admin, { ...offer, amount: 9_000_000 });
    assertProblem(await act(id, 'accept', buyer, { note: '', updatedAt: request.updatedAt }), 'conflict');
    assert.equal(await statusOf(id), 'quoted');
    assertProblem(await act(id, 'accept', buyer, { updatedAt: 'hôm qua' }), 'invalid', ['updatedAt:invalid']);
    const accepted = await perform(id, 'accept', buyer, { updatedAt: dearer.updatedAt });
    assert.deepEqual([accepted.status, accepted.amount], ['accepted', 9_000_000]);
  });

  test('refuses missing and invalid fields', async () => {
    const id = await insertRequest({ kind: 'quote' });
    const refused = async (changes: object, fields: string[]) =>
      assertProblem(await act(id, 'quote', admin, { ...offer, ...changes }), 'invalid', fields);
    await refused({ amount: 0 }, ['amount:too-small']);
    await refused({ amount: 1.5 }, ['amount:invalid']);
    await refused({ amount: 1_000_000_000_001 }, ['amount:too-big']);
    await refused({ validUntil: '2026-02-30' }, ['validUntil:date']);
    await refused({ validUntil: '2026-03-01' }, ['validUntil:offer-day']);
    await refused({ validUntil: '2027-03-04' }, ['validUntil:offer-day']);
    await refused({ words: 'x'.repeat(501) }, ['words:too-long']);
    assertProblem(await act(id, 'decline', admin, { note: 'x'.repeat(501) }), 'invalid', ['note:too-long']);
    assert.equal(await statusOf(id), 'new');
  });
});

describe('request by phone', () => {
  test('is answered through an admin and makes the caller a customer', async () => {
    const id = await insertRequest({ kind: 'quote', buyerId: null, name: 'Cô Tư', phone: '+84987654321' });
    await perform(id, 'quote', admin);
    const accepted = await perform(id, 'accept', admin, { note: 'Cô Tư gọi lại' });
    assert.deepEqual(
      accepted.steps.map(({ kind, by }) => [kind, by]),
      [
        ['quoted', 'group'],
        ['accepted', 'buyer'],
      ],
    );
    const { payer } = await perform(id, 'confirm', admin);
    const [customer] = await db
      .select()
      .from(groupCustomers)
      .where(and(eq(groupCustomers.groupId, groupId), eq(groupCustomers.phone, '+84987654321')));
    assert.deepEqual([customer?.name, customer?.id], ['Cô Tư', payer]);
    // A second request finds the same customer.
    const again = await insertRequest({ buyerId: null, name: 'Chị Tư', phone: '+84987654321' });
    assert.equal((await perform(again, 'confirm', second)).payer, payer);
    assert.equal(await db.$count(groupCustomers, eq(groupCustomers.phone, '+84987654321')), 1);
    assertProblem(await act(again, 'accept', stranger), 'not-found');
  });
});

describe('actions of admins', () => {
  test('are recorded and require a verified account', async () => {
    const id = await insertRequest({ title: 'Bình ghi sổ' });
    await db.update(accounts).set({ verifiedAt: null }).where(eq(accounts.memberId, second.memberId));
    assertProblem(await act(id, 'confirm', second), 'account-unverified');
    await db.update(accounts).set({ verifiedAt: api.clock.now() }).where(eq(accounts.memberId, second.memberId));
    await perform(id, 'confirm', admin);
    await perform(id, 'cancel', admin);
    const acts = (await db.select().from(auditEntries).where(eq(auditEntries.targetId, groupId))).filter(
      ({ detail }) => detail?.['product'] === 'Bình ghi sổ',
    );
    assert.deepEqual(acts.map(({ act: name }) => name).toSorted(), ['group.request-cancel', 'group.request-confirm']);
  });
});

describe('invoice of a confirmed request', () => {
  const enter = (requestId: string, memberId: string, invoiceNumber: string, key = uuidv7()) =>
    api.post('/orderGroup', {
      as: admin,
      headers: { 'idempotency-key': key },
      body: { groupId, memberId, invoiceNumber, value: 500_000, requestId },
    });
  const balance = async (memberId: string) =>
    (await db.select().from(pointAccounts).where(eq(pointAccounts.memberId, memberId)))[0]?.points ?? 0;

  test('gives points and completes the request, once by its key', async () => {
    const id = await insertRequest({ status: 'confirmed' });
    const balanceBefore = await balance(buyer.memberId);
    const key = uuidv7();
    const answers = await Promise.all([1, 2].map(() => enter(id, buyer.memberId, 'HD-YC-1', key)));
    const [order] = answers.map((answer) => assertDone<{ data: { _id: string; earned: number } }>(answer).data);
    assert.ok(order && order.earned > 0);
    assert.equal(await balance(buyer.memberId), balanceBefore + order.earned);
    const { data } = assertDone<{ data: OrderRequestDetail }>(await api.get(`/orderRequest/${id}`, { as: buyer }));
    assert.deepEqual([data.status, data.orderId], ['done', order._id]);
    assert.deepEqual(
      data.steps.map(({ kind, by }) => [kind, by]),
      [['done', 'group']],
    );
    assertProblem(await enter(id, buyer.memberId, 'HD-YC-2'), 'wrong-state');
    assert.equal(await balance(buyer.memberId), balanceBefore + order.earned, 'a refused one moves nothing');
  });

  test('requires the buyer, the group and a confirmed request', async () => {
    const id = await insertRequest({ status: 'confirmed' });
    assertProblem(await enter(id, stranger.memberId, 'HD-YC-3'), 'invalid', ['memberId:invalid']);
    assertProblem(await enter(ABSENT, buyer.memberId, 'HD-YC-3'), 'invalid', ['requestId:invalid']);
    assertProblem(await enter('x', buyer.memberId, 'HD-YC-3'), 'invalid', ['requestId:invalid']);
    const foreign = await makeGroup(api, { admins: [otherAdmin] });
    const others = await insertRequest({ status: 'confirmed', groupId: foreign });
    assertProblem(await enter(others, buyer.memberId, 'HD-YC-3'), 'invalid', ['requestId:invalid']);
    const early = await insertRequest();
    assertProblem(await enter(early, buyer.memberId, 'HD-YC-3'), 'wrong-state');
    assert.deepEqual(
      [await statusOf(id), await statusOf(others), await statusOf(early)],
      ['confirmed', 'confirmed', 'new'],
    );
    assertDone(await enter(id, buyer.memberId, 'HD-YC-3'));
  });

  test('of a request by phone goes to the customer with that number', async () => {
    const id = await insertRequest({ buyerId: null, name: 'Bác Năm', phone: '+84977000111' });
    const { payer } = await perform(id, 'confirm', admin);
    assertDone(await enter(id, payer ?? '', 'HD-YC-4'));
    assert.equal(await statusOf(id), 'done');
  });

  test('finds its payer after a member has claimed both numbers', async () => {
    const claimer = await api.signUp('hai-so@example.vn');
    const claim = async (phone: string) => {
      assertDone(await api.post('/members/sendClaimCode', { as: claimer, body: { phone } }));
      assertDone(await api.post('/members/claim', { as: claimer, body: { phone, otp: await api.codeFor(phone) } }));
    };
    const phones = ['+84977000222', '+84977000333'] as const;
    const ids = await Promise.all(phones.map((phone) => insertRequest({ buyerId: null, name: 'Bác Sáu', phone })));
    for (const id of ids) await perform(id, 'confirm', admin);
    for (const phone of phones) await claim(phone);
    const payers = await Promise.all(
      ids.map(async (id) => {
        const answer = await api.get(`/orderRequest/${id}`, { as: admin });
        return assertDone<{ data: OrderRequestDetail }>(answer).data.payer;
      }),
    );
    assert.ok(payers[0]);
    assert.equal(payers[0], payers[1]);
    for (const [index, id] of ids.entries()) assertDone(await enter(id, payers[0], `HD-YC-6${index}`));
    assert.ok((await balance(claimer.memberId)) > 0);
  });

  test('excludes a concurrent cancellation', async () => {
    const id = await insertRequest({ status: 'confirmed' });
    const answers = await Promise.all([enter(id, buyer.memberId, 'HD-YC-5'), act(id, 'cancel', second)]);
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) assertProblem(answer, 'wrong-state');
  });
});
