import type { Payment } from '@m4u/contract/commerce/payment/schema';
import { paymentStatement } from '@m4u/contract/commerce/payment/statement';
import { paymentNotices } from '../../../../commerce/payment/tables.ts';
import { eq } from '../../../../platform/database/orm.ts';
import { SHOP_ACCOUNT, signNotice, writeNotice } from '../../../factories/payments.ts';
import { assertDone } from '../../../server/answers.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { send } from '../../engine/send.ts';
import { makeConfirmed, readMade } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// The group's admins alone see its payments and transfers; owners alone change where money arrives. Who has the address
// of a payment's page sees that payment (docs/rules/payment.md).

const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;
const HIDDEN = { may: ['groupAdmin'] } as const;

/** Why notices are not replayed. */
const KEPT = 'a notice is kept as it came, so a foreign id in it stays in its own group';

/** The account of the world's group, and the address of its notices by SePay. */
const settings = oncePerWorld(async (world) => {
  const as = world.who('groupAdmin');
  const path = `/payments/settings/${world.groupId}`;
  assertDone(await world.api.put(`${path}/account`, { as, body: SHOP_ACCOUNT }));
  const { data } = assertDone<{ data: { address: string; secret: string } }>(
    await world.api.put(`${path}/gates/sepay`, { as, body: {} }),
  );
  return { gateId: data.address.split('/').at(-1) ?? '', secret: data.secret };
});

const makePayment = async (world: World): Promise<Payment> => {
  await settings(world);
  // Who has the address of the page reads the title, so it carries no mark.
  const title = `Bình gốm ${world.name} ${world.next()}`;
  const body = { kind: 'other', groupId: world.groupId, title, amount: 120_000 };
  const headers = { 'idempotency-key': `${world.name}-payment-${world.next()}` };
  return readMade(world.api.post('/payments', { as: world.who('groupAdmin'), body, headers }));
};

const payment = oncePerWorld(makePayment);

/** The body and headers of a notice of SePay. */
const notice = async (world: World, content: string) => {
  const { secret } = await settings(world);
  const id = `${world.name} ${world.next()}`;
  return signNotice('sepay', secret, writeNotice('sepay', { id, content, amount: 50_000 }), world.api.clock.now());
};

/** A transfer of too little. */
const makeTransfer = async (world: World): Promise<{ readonly id: string; readonly payment: Payment }> => {
  const { gateId } = await settings(world);
  const made = await makePayment(world);
  const text = world.secret('transfer', ['groupAdmin']);
  assertDone(await world.api.post(`/payments/notices/sepay/${gateId}`, await notice(world, `${made.memo} ${text}`)));
  const { db } = world.api.api.platform;
  const [row] = await db.select().from(paymentNotices).where(eq(paymentNotices.paymentId, made._id));
  return { id: row?.id ?? '', payment: made };
};

const transfer = oncePerWorld(makeTransfer);

const ofPayment = (make: (world: World) => Promise<Payment>, body?: object): AccessRow => ({
  ask: async (world) => ({ params: { id: (await make(world))._id }, ...(body && { body: { ...body } }) }),
  ...HIDDEN,
});

const ofPage: AccessRow = {
  ask: async (world) => ({ params: { token: (await payment(world)).token } }),
  may: 'everybody',
};

const ofGate = (body?: object): AccessRow => ({
  ask: async (world) => {
    await settings(world);
    return { params: { groupId: world.groupId, provider: 'casso' }, ...(body && { body: { ...body } }) };
  },
  ...OF_GROUP,
});

export const paymentRows: Rows<'payment'> = {
  list: {
    ask: async (world) => {
      await payment(world);
      return { query: { groupId: world.groupId } };
    },
    ...OF_GROUP,
    shows: async (world) => [(await payment(world)).title],
  },
  ask: [
    {
      about: 'for something typed',
      ask: async (world) => {
        await settings(world);
        return { body: { kind: 'other', groupId: world.groupId, title: 'Bình gốm', amount: 50_000 } };
      },
      ...OF_GROUP,
    },
    {
      about: 'for a request',
      ask: async (world) => {
        await settings(world);
        return { body: { kind: 'request', groupId: world.groupId, requestId: (await makeConfirmed(world))._id } };
      },
      ...OF_GROUP,
    },
  ],
  ofRequest: {
    ask: async (world) => ({ params: { id: (await makeConfirmed(world))._id } }),
    may: ['owner', 'groupAdmin'],
  },
  get: { ...ofPayment(payment), shows: async (world) => [(await payment(world)).title] },
  change: ofPayment(makePayment, { action: 'pay', note: 'Tiền mặt' }),
  page: { ...ofPage, shows: async (world) => [(await payment(world)).title] },
  vietqr: ofPage,
  events: ofPage,
  settings: {
    ask: async (world) => {
      await settings(world);
      return { params: { groupId: world.groupId } };
    },
    ...OF_GROUP,
    shows: () => [SHOP_ACCOUNT.accountNumber],
  },
  saveAccount: { ask: (world) => ({ params: { groupId: world.groupId }, body: SHOP_ACCOUNT }), ...OF_GROUP },
  saveGate: ofGate({ secret: 'khoa-cua-casso' }),
  removeGate: ofGate(),
};

export const paymentNoticeRows: Rows<'paymentNotice'> = {
  receive: {
    ask: async (world) => ({ params: { provider: 'sepay' }, ...(await notice(world, 'Tiền hàng')) }),
    may: 'everybody',
    once: KEPT,
  },
  receiveAt: {
    ask: async (world) => ({
      params: { provider: 'sepay', gateId: (await settings(world)).gateId },
      ...(await notice(world, 'Tiền hàng')),
    }),
    may: 'everybody',
    once: KEPT,
  },
  list: {
    ask: async (world) => {
      await transfer(world);
      return { query: { groupId: world.groupId } };
    },
    ...OF_GROUP,
    shows: async (world) => [(await transfer(world)).payment.memo],
  },
  get: {
    ask: async (world) => ({ params: { id: (await transfer(world)).id } }),
    ...HIDDEN,
    shows: async (world) => [(await transfer(world)).payment.memo],
  },
  settle: [
    {
      about: 'as paid',
      ask: async (world) => ({
        params: { id: (await makeTransfer(world)).id },
        body: { action: 'accept', note: 'Đủ rồi' },
      }),
      ...HIDDEN,
    },
    {
      about: 'for another payment',
      ask: async (world) => ({
        params: { id: (await makeTransfer(world)).id },
        body: { action: 'assign', memo: (await makePayment(world)).memo },
      }),
      ...HIDDEN,
    },
  ],
};

/** A statement with a mark in a line that needs a person. */
const statementOf = async (world: World) => {
  await settings(world);
  const text = world.secret('statement', ['groupAdmin']);
  const lines = ['Ngày,Nội dung,Ghi nợ,Ghi có', `02/03/2026,${text},,50000`];
  const body = { groupId: world.groupId };
  return { body, file: Buffer.from(lines.join('\n')), fileName: 'sao-ke.csv' };
};

const makeStatement = async (world: World): Promise<{ readonly _id: string }> =>
  readMade(send(world.api, paymentStatement.upload, await statementOf(world), world.who('groupAdmin')));

/** An admin has one statement at a time that is not stored. */
const storedStatement = oncePerWorld(async (world) => {
  const { _id } = await makeStatement(world);
  const as = world.who('groupAdmin');
  assertDone(await world.api.put(`/payments/statements/${_id}`, { as, body: { keepUnknown: true } }));
  return _id;
});

export const paymentStatementRows: Rows<'paymentStatement'> = {
  upload: { ask: statementOf, ...OF_GROUP },
  list: {
    ask: async (world) => {
      await storedStatement(world);
      return { query: { groupId: world.groupId } };
    },
    ...OF_GROUP,
    shows: () => ['sao-ke.csv'],
  },
  get: {
    ask: async (world) => ({ params: { id: await storedStatement(world) } }),
    ...HIDDEN,
    shows: () => ['sao-ke.csv'],
  },
  store: {
    ask: async (world) => ({ params: { id: (await makeStatement(world))._id }, body: { keepUnknown: false } }),
    ...HIDDEN,
  },
};
