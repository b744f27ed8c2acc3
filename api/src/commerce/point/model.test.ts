import { dayOf } from '@m4u/contract/days';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Statistics } from '@m4u/contract/commerce/book';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { PointAccount, StatementLine } from '@m4u/contract/commerce/book/statement';
import { DAY } from '@m4u/contract/durations';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { fixedClock } from '../../platform/time/clock.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { type ModelOrder, PointModel, Refused } from '../../testing/models/point-model.ts';
import { assertBooks, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { expireAll } from './expiry/jobs.ts';

// From the environment: `RUNS=`, `SEED=` and `LONG=1` (every run may have a hundred commands, otherwise one in eight).
// A failure prints its own.
const RUNS = Number(process.env['RUNS'] ?? 100);
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const MONTH = 31 * DAY;
const CODE = { percent: 15, quota: 4, perMember: 2, minimum: 40_000 };

const api = await startTestApi();
const { platform } = api.api;
let admin: TestMember;
let members: readonly TestMember[];
let people = 0;

before(async () => {
  admin = await api.signUp('chu@example.vn', { name: 'Chủ quán' });
  members = [await api.signUp('mai@example.vn', { name: 'Mai' }), await api.signUp('lan@example.vn', { name: 'Lan' })];
});

const buyer = fc.nat(2);
const nth = fc.nat(30);
const money = fc.oneof(
  fc.integer({ min: 0, max: 3_000 }).map((thousands) => thousands * 1_000),
  fc.integer({ min: 0, max: 90_000_000 }),
  fc.constantFrom(0, 1, 999, 1_000, 39_999, 40_000, 1_000_000_000_000),
);
const discount = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2_000_000) });
const points = fc.oneof({ weight: 3, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: fc.nat(100_000) });
const spent = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: points });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const command = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('invoice' as const),
      buyer,
      value: money,
      discount,
      points: spent,
      isCoded: fc.boolean(),
      number: fc.nat(60),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('plain' as const),
      buyer,
      type: fc.constantFrom('add' as const, 'minus' as const),
      points: points.map((most) => most + 1),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      nth,
      value: maybe(money),
      points: maybe(points),
      discount: maybe(discount),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('again' as const), nth, isOther: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('giving' as const),
      rate: fc.integer({ min: 0, max: 10_000 }),
      months: fc.option(fc.integer({ min: 1, max: 14 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('expire' as const), months: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const), buyer }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claim' as const) }) },
);
const many = fc.array(command, { minLength: 1, maxLength: 100, size: 'max' });
const commandsOfRun = process.env['LONG']
  ? many
  : fc.oneof(
      { weight: 7, arbitrary: fc.array(command, { minLength: 1, maxLength: 12, size: 'max' }) },
      { weight: 1, arbitrary: many },
    );
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

interface Sent {
  readonly repeat: (isOther: boolean) => Promise<LightMyRequestResponse>;
  readonly body: string;
}

/** Makes a group and its model. */
const openShop = async () => {
  const groupId = await makeGroup(api, { admins: [admin] });
  const phone = `+8497${String(++people).padStart(7, '0')}`;
  const customer = assertDone<{ data: Customer }>(
    await api.post('/members/createCustomer', { as: admin, body: { groupId, phone, name: 'Khách lẻ' } }),
  ).data._id;
  const code = assertDone<{ data: { code: string } }>(
    await api.post('/discountGroup', { as: admin, body: { groupId, name: 'Ưu đãi', type: 'percent', ...CODE } }),
  ).data.code;
  const model = new PointModel(CODE, api.clock.now());
  const ids = [...members.map(({ memberId }) => memberId), customer];
  const shop = sellerCalls(api, admin, groupId);
  const orderIds: string[] = [];
  const sent: Sent[] = [];
  let keys = 0;
  let isClaimed = false;
  const whom = (index: number): number => (isClaimed && index === 2 ? 1 : index);

  const assertOrder = (order: Order, expected: ModelOrder) => {
    const { status, value, discount: off, spent: used, earned, payment, version, invoiceNumber, rate } = order;
    const { moves: _moves, isCoded: _coded, kind: _kind, buyer: _buyer, rate: hundredths, ...facts } = expected;
    assert.deepEqual(
      {
        status,
        value,
        discount: off,
        spent: used,
        earned,
        payment,
        version,
        invoiceNumber,
        rate: Math.round(rate * 100),
      },
      { ...facts, rate: hundredths },
    );
  };

  /** Makes the same call to the API and the model, which both do it or both refuse it for the same reason. */
  const both = async (
    call: (key: string) => Promise<LightMyRequestResponse>,
    other: (key: string) => Promise<LightMyRequestResponse>,
    inModel: () => ModelOrder,
  ): Promise<void> => {
    const key = `${groupId}-${++keys}`;
    const answer = await call(key);
    let expected: ModelOrder;
    try {
      expected = inModel();
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      assert.equal(answer.json<{ code: string }>().code, thrown.message, answer.body);
      return;
    }
    const order = assertDone<{ data: Order }>(answer).data;
    if (!orderIds.includes(order._id)) orderIds.push(order._id);
    assertOrder(order, expected);
    sent.push({ repeat: (isOther) => (isOther ? other : call)(key), body: answer.body });
  };

  const statementOf = async (index: number): Promise<{ lines: StatementLine[]; account: PointAccount }> => {
    const lines: StatementLine[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/orderGroup/getPoint?groupId=${groupId}&memberId=${ids[index]}&limit=50&page=${page}`;
      const part = assertDone<{ data: StatementLine[]; total: number; account: PointAccount }>(
        await api.get(path, { as: admin }),
      );
      lines.push(...part.data);
      if (lines.length >= part.total || part.data.length === 0) return { lines, account: part.account };
    }
  };

  const assertStatement = async (index: number) => {
    const { lines, account } = await statementOf(index);
    const expected = model.account(whom(index));
    assert.deepEqual(
      lines.map(({ kind, points: moved, balance }) => ({ kind, points: moved, balance })).toReversed(),
      expected.lines,
    );
    assert.deepEqual(
      [account.points, account.added, account.spent, account.expired],
      [expected.points, expected.added, expected.spent, expected.expired],
    );
    const next = Math.min(...expected.lots.map(({ expiresAt }) => expiresAt));
    assert.equal(account.expiring && Date.parse(account.expiring.at), Number.isFinite(next) ? next : null);
  };

  const change = (orderIndex: number, changes: Record<string, unknown>) => (key: string) =>
    shop.change(orderIds[orderIndex] ?? '', changes, key);

  const run = async (command: Command): Promise<void> => {
    const orderIndex = 'nth' in command && orderIds.length > 0 ? command.nth % orderIds.length : -1;
    switch (command.do) {
      case 'invoice': {
        const { value, points: used, isCoded } = command;
        const [off, number] = [isCoded ? 0 : command.discount, `HD-${command.number}`];
        const entry = {
          value,
          discount: off,
          points: used,
          invoiceNumber: number,
          ...(isCoded && { discountCode: code }),
        };
        return both(
          (key) => shop.invoice(ids[command.buyer] ?? '', entry, key),
          (key) => shop.invoice(ids[command.buyer] ?? '', { ...entry, value: value === 7 ? 8 : 7 }, key),
          () => model.invoice(whom(command.buyer), { value, discount: off, points: used, number, isCoded }),
        );
      }
      case 'plain':
        return both(
          (key) => shop.plain(ids[command.buyer] ?? '', command.type, command.points, {}, key),
          (key) => shop.plain(ids[command.buyer] ?? '', command.type, command.points + 1, {}, key),
          () => model.plain(whom(command.buyer), command.type, command.points),
        );
      case 'correct': {
        const order = model.orders[orderIndex];
        if (!order) return undefined;
        const isPlain = order.kind === 'plain';
        const changes = {
          ...(command.points !== undefined && { points: command.points }),
          ...(!isPlain && command.value !== undefined && { value: command.value }),
          ...(!isPlain && !order.isCoded && command.discount !== undefined && { discount: command.discount }),
        };
        return both(change(orderIndex, changes), change(orderIndex, { ...changes, note: 'khác' }), () =>
          model.correct(orderIndex, changes),
        );
      }
      case 'cancel':
        if (orderIndex < 0) return undefined;
        return both(change(orderIndex, { status: 'cancelled' }), change(orderIndex, { points: 1 }), () =>
          model.cancel(orderIndex),
        );
      case 'again': {
        const sentCall = sent[command.nth % Math.max(1, sent.length)];
        if (!sentCall) return undefined;
        const answer = await sentCall.repeat(command.isOther);
        if (command.isOther) assert.equal(answer.json<{ code: string }>().code, 'key-reused');
        else assert.equal(answer.body, sentCall.body);
        return undefined;
      }
      case 'giving': {
        const body = { rate: command.rate / 100, expiryMonths: command.months };
        assertDone(await api.put(`/orderPoint/settings/${groupId}`, { as: admin, body }));
        [model.rate, model.months] = [command.rate, command.months];
        return undefined;
      }
      case 'expire': {
        const then = api.clock.now().getTime() + command.months * MONTH;
        await expireAll({ ...platform, clock: fixedClock(new Date(then)) });
        model.expire(then);
        return undefined;
      }
      case 'look':
        return assertStatement(command.buyer);
      case 'claim': {
        if (isClaimed) return undefined;
        const [, claimer] = members;
        const messageCount = api.api.outbox?.list().filter(({ to }) => to === phone).length ?? 0;
        assertDone(await api.post('/members/sendClaimCode', { as: claimer, body: { phone } }));
        const otp = await api.codeFor(phone, messageCount + 1);
        assertDone(await api.post('/members/claim', { as: claimer, body: { phone, otp } }));
        isClaimed = true;
        model.merge(2, 1);
        return undefined;
      }
    }
  };

  const sumOf = (orders: readonly ModelOrder[], key: 'value' | 'discount' | 'payment' | 'spent' | 'earned'): number =>
    orders.reduce((sum, order) => sum + order[key], 0);

  const assertLists = async () => {
    const listed: Order[] = [];
    for (let page = 1; listed.length < model.orders.length; page += 1) {
      const part = assertDone<{ data: Order[]; total: number }>(
        await api.get(`/orderGroup/getOrderGroup?groupId=${groupId}&limit=100&page=${page}`, { as: admin }),
      );
      assert.equal(part.total, model.orders.length);
      assert.ok(part.data.length > 0);
      listed.push(...part.data);
    }
    for (const [index, id] of orderIds.entries()) {
      const order = listed.find(({ _id }) => _id === id);
      assertOrder(order ?? assert.fail(`${id} is not in the list`), model.orders[index] ?? assert.fail());
    }
    const all = [...model.accounts.values(), ...model.former];
    const lines = all.flatMap((account) => account.lines).filter(({ kind }) => kind === 'spend' || kind === 'refund');
    const redeemed = assertDone<{ total: number; totalDoc: number; totalPoint: number }>(
      await api.get(`/orderPoint/get-minus-points/${groupId}?limit=1`, { as: admin }),
    );
    assert.deepEqual(
      [redeemed.total, redeemed.totalDoc, redeemed.totalPoint],
      [lines.length, lines.length, all.reduce((sum, { spent: used }) => sum + used, 0)],
    );
    for (const index of [0, 1]) {
      const path = `/orderPoint/get-add-points/${ids[index]}?filter[groupId]=${groupId}&limit=1`;
      const list = assertDone<{ total: number; totalPoint: number }>(await api.get(path, { as: admin }));
      const expected = model.account(index);
      const additions = expected.lines.filter(({ kind }) => kind === 'earn' || kind === 'adjust').length;
      assert.deepEqual([list.total, list.totalPoint], [additions, expected.added]);
    }
  };

  const assertStatistics = async () => {
    const day = dayOf(api.clock.now());
    const { totals, points: books } = assertDone<{ data: Statistics }>(
      await api.get(`/orderGroup/statistical?groupId=${groupId}&by=day&from=${day}&to=${day}`, { as: admin }),
    ).data;
    const doneOrders = model.orders.filter(({ status }) => status === 'done');
    assert.deepEqual(totals, {
      orders: doneOrders.length,
      value: sumOf(doneOrders, 'value'),
      discount: sumOf(doneOrders, 'discount'),
      payment: sumOf(doneOrders, 'payment'),
      spent: sumOf(doneOrders, 'spent'),
      earned: sumOf(doneOrders, 'earned'),
      buyers: new Set(doneOrders.map((order) => order.buyer)).size,
    });
    const outstanding = [...model.accounts.values()].reduce((sum, account) => sum + account.points, 0);
    assert.equal(books.outstanding, outstanding);
    assert.equal(books.added - books.spent - books.expired, outstanding);
  };

  const table = async (path: string): Promise<Record<string, string>[]> =>
    parse((await api.get(path, { as: admin, headers: { 'accept-language': 'en' } })).body, {
      bom: true,
      columns: true,
    });

  const assertExports = async () => {
    const orders = await table(`/orderGroup/exportOrderGroup?groupId=${groupId}`);
    assert.equal(orders.length, model.orders.length);
    const column = (name: string) => orders.reduce((sum, row) => sum + Number(row[name]), 0);
    assert.deepEqual(
      [column('Value (VND)'), column('Payment (VND)'), column('Points redeemed'), column('Points earned')],
      (['value', 'payment', 'spent', 'earned'] as const).map((key) => sumOf(model.orders, key)),
    );
    const moved = await table(`/orderGroup/exportPoint?groupId=${groupId}`);
    const net = moved.reduce((sum, row) => sum + Number(row['Points in'] ?? 0) - Number(row['Points out'] ?? 0), 0);
    const outstanding = [...model.accounts.values()].reduce((sum, account) => sum + account.points, 0);
    assert.equal(net, outstanding + model.transferred);
  };

  const assertAll = async () => {
    for (const index of [0, 1, 2]) await assertStatement(index);
    await assertLists();
    await assertStatistics();
    await assertExports();
  };
  return { run, assertAll };
};

test(
  `the API and a simple model agree, ${RUNS} times (seed ${SEED})`,
  { timeout: Number(process.env['TEST_TIMEOUT'] ?? 1_200_000) },
  async () => {
    let commands = 0;
    await fc.assert(
      fc.asyncProperty(commandsOfRun, async (batch) => {
        const shop = await openShop();
        for (const one of batch) await shop.run(one);
        await shop.assertAll();
        commands += batch.length;
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: process.env['SHRINK'] === undefined, verbose: 1 },
    );
    await assertBooks(api);
    assert.ok(commands >= RUNS);
    process.stdout.write(`${commands} commands\n`);
  },
);
