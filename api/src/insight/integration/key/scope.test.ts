import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import { findKeyCall, keyCalls } from '@m4u/contract/insight/integration/calls';
import { KEY_SCOPES, type KeyScope } from '@m4u/contract/insight/integration/rules';
import { SEE_AS_HEADER } from '@m4u/contract/insight/privacy/view.rules';
import { eq } from '../../../platform/database/orm.ts';
import { makeEvent, makeScan } from '../../../testing/factories/checkIns.ts';
import { setPoints } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { contacts } from '../../../social/contact/tables.ts';
import { auditEntries } from '../../audit/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('hai-quan@example.vn', { name: 'Hai Quán' });
const buyer = await api.signUp('khach@example.vn', { name: 'Khách' });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [groupId, otherGroupId] = [
  await makeGroup(api, { admins: [admin], members: [buyer] }),
  await makeGroup(api, { admins: [admin], members: [buyer] }),
];

const makeKey = async (scopes: readonly KeyScope[], of = groupId): Promise<{ readonly token: string }> => {
  const answer = await api.post(`/integration/${of}/keys`, { as: admin, body: { name: scopes[0], scopes } });
  return { token: assertDone<{ data: { secret: string } }>(answer).data.secret };
};
const keys = new Map<KeyScope, { readonly token: string }>();
for (const scope of KEY_SCOPES) keys.set(scope, await makeKey([scope]));
const keyOf = (scope: KeyScope) => keys.get(scope) ?? assert.fail(scope);

/** A message left on the page of a group. */
const leaveMessage = async (on: string): Promise<string> => {
  const answer = await api.post('/contactUs', {
    as: buyer,
    body: { groupId: on, name: 'Khách', email: 'khach@example.vn', message: 'Còn gốm men lam không?' },
  });
  assertDone(answer);
  const [row] = await db.select().from(contacts).where(eq(contacts.ownerId, on));
  return row?.id ?? assert.fail('no message');
};

/** Rows of a group that calls are about. */
const makeRows = async (of: string) => {
  await setPoints(api, of, buyer.memberId, 100);
  const key = { 'idempotency-key': randomUUID() };
  const plain = { sellerGroupId: of, buyerId: buyer.memberId, type: 'add', points: 5 };
  const order = await api.post('/orderPoint', { as: admin, headers: key, body: plain });
  const customer = { groupId: of, phone: '+84901234567', name: 'Cô Tư' };
  return {
    of,
    contact: await leaveMessage(of),
    order: assertDone<{ data: { _id: string } }>(order).data._id,
    customer: assertDone<{ data: { _id: string } }>(
      await api.post('/members/createCustomer', { as: admin, body: customer }),
    ).data._id,
    event: (await makeEvent(api, admin, of))._id,
  };
};
type Rows = Awaited<ReturnType<typeof makeRows>>;
const [rows, otherRows] = [await makeRows(groupId), await makeRows(otherGroupId)];

/** A right input of every call that keys may make, about the rows of a group. */
const inputs: Readonly<
  Record<
    keyof typeof keyCalls,
    (rows: Rows) => { readonly path?: object; readonly query?: string; readonly body?: object }
  >
> = {
  'contact.list': ({ of }) => ({ path: { memberId: of } }),
  'contact.get': ({ contact }) => ({ path: { id: contact } }),
  'contact.tags': ({ of }) => ({ path: { memberId: of } }),
  'contact.setRead': ({ contact }) => ({ path: { id: contact }, body: { read: true } }),
  'contact.update': ({ contact }) => ({ path: { id: contact }, body: { note: 'Đã gọi' } }),
  'group.listCustomers': ({ of }) => ({ path: { groupId: of } }),
  'group.getCustomer': ({ of, customer }) => ({ path: { groupId: of, customerId: customer } }),
  'group.createCustomer': ({ of }) => ({ body: { groupId: of, phone: '+84907654321', name: 'Chú Năm' } }),
  'group.updateCustomer': ({ of, customer }) => ({
    path: { groupId: of, customerId: customer },
    body: { note: 'Quen' },
  }),
  'group.people': ({ of }) => ({ path: { groupId: of } }),
  'group.requests': ({ of }) => ({ path: { groupId: of } }),
  'group.memberOf': ({ of }) => ({ path: { groupId: of, id: buyer.memberId } }),
  'point.balance': ({ of }) => ({ path: { memberId: buyer.memberId }, query: `groupId=${of}` }),
  'point.settings': ({ of }) => ({ path: { groupId: of } }),
  'pointBook.statement': ({ of }) => ({ query: `groupId=${of}&memberId=${buyer.memberId}` }),
  'order.createPlain': ({ of }) => ({
    body: { sellerGroupId: of, buyerId: buyer.memberId, type: 'add', points: 10 },
  }),
  'order.list': ({ of }) => ({ query: `groupId=${of}` }),
  'order.get': ({ order }) => ({ path: { id: order } }),
  'order.create': ({ of }) => ({
    body: { groupId: of, memberId: buyer.memberId, invoiceNumber: `HD-${of}`, value: 200_000 },
  }),
  'order.change': ({ order }) => ({ body: { _id: order, reason: 'Nhầm', points: 6 } }),
  'checkIn.listEvents': ({ of }) => ({ query: `filter[groupId]=${of}` }),
  'checkIn.get': ({ event }) => ({ path: { id: event } }),
  'checkIn.listLogs': ({ event }) => ({ query: `filter[history]=${event}` }),
  'checkIn.listGuests': ({ event }) => ({ path: { id: event } }),
  'checkIn.record': ({ event }) => ({
    body: { history: event, device: { _id: randomUUID(), name: 'Cửa' }, scans: [makeScan({ name: 'Bà Sáu' })] },
  }),
  'checkIn.addGuests': ({ event }) => ({ path: { id: event }, body: { guests: [{ name: 'Ông Tám' }] } }),
  'checkIn.updateGuest': ({ event }) => ({ path: { id: event, guestId: ABSENT }, body: { name: 'Ông Tám' } }),
};

const endpointOf = (name: string): Endpoint => {
  const [module = '', call = ''] = name.split('.');
  return (contract as Record<string, Record<string, Endpoint>>)[module]?.[call] ?? assert.fail(name);
};

const send = (name: string, as: { readonly token: string }, about: Rows) => {
  const { method, path } = endpointOf(name);
  const { path: params = {}, query, body } = inputs[name as keyof typeof inputs](about);
  const filled = path.replaceAll(/:(\w+)/g, (_all, key: string) => String((params as Record<string, string>)[key]));
  const url = query === undefined ? filled : `${filled}?${query}`;
  const headers = { 'idempotency-key': randomUUID() };
  if (method === 'GET') return api.get(url, { as });
  return (method === 'POST' ? api.post : api.put)(url, { as, headers, ...(body && { body }) });
};

describe('a call that keys may make', () => {
  for (const [name, { scope }] of Object.entries(keyCalls)) {
    test(`${name} works with ${scope}, for the group of the key`, async () => {
      const answer = await send(name, keyOf(scope), rows);
      if (name === 'checkIn.updateGuest') assertProblem(answer, 'not-found');
      else assert.equal(answer.statusCode, 200, answer.body);
    });

    test(`${name} refuses every other scope`, async () => {
      for (const other of KEY_SCOPES)
        if (other !== scope) assertProblem(await send(name, keyOf(other), rows), 'key-scope');
    });

    test(`${name} does not find what is of another group of the maker`, async () => {
      assertProblem(await send(name, keyOf(scope), otherRows), 'not-found');
    });
  }

  test('needs the group in a filter that is optional for members', async () => {
    assertProblem(await api.get('/logsCheckIn/getHistory', { as: keyOf('check-ins.read') }), 'not-found');
  });

  test('stands in the audit log with the name of the key', async () => {
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.act, 'point.plain'));
    assert.ok(entries.some(({ actorId, detail }) => actorId === admin.memberId && detail['apiKey'] === 'points.write'));
  });
});

test('every other call answers key-scope, whoever may make it', async () => {
  const key = await makeKey(KEY_SCOPES);
  for (const [module, endpoints] of Object.entries(contract))
    for (const [name, { method, path }] of Object.entries<Endpoint>(endpoints)) {
      if (findKeyCall(`${module}.${name}`)) continue;
      const url = path.replaceAll(/:\w+/g, ABSENT);
      const answer =
        method === 'GET'
          ? await api.get(url, { as: key })
          : await (method === 'POST' ? api.post : api.put)(url, { as: key, body: {} });
      assert.equal(answer.json<{ code: string }>().code, 'key-scope', `${module}.${name} ${answer.body}`);
    }
});

test('a key begins no preview of a page', async () => {
  const headers = { [SEE_AS_HEADER]: 'public' };
  assertProblem(await api.get(`/orderPoint/settings/${groupId}`, { as: keyOf('points.read'), headers }), 'key-scope');
});

test('the description of the API marks the calls of keys', async () => {
  const document = (await api.get('/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string; security: Record<string, string[]>[] }>>;
  }>();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const marked = operations.flatMap(({ operationId, security }) =>
    security.flatMap(({ apiKey }) => (apiKey ? [[operationId, ...apiKey].join(' ')] : [])),
  );
  const expected = Object.entries(keyCalls).map(([name, { scope }]) => `${name} ${scope}`);
  assert.deepEqual(marked.toSorted(), expected.toSorted());
});
