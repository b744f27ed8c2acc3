import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MAXIMUM_WEBHOOKS } from '@m4u/contract/insight/integration/rules';
import type { Delivery, Webhook as Endpoint } from '@m4u/contract/insight/integration/schema';
import { Webhook } from 'standardwebhooks';
import { and, eq } from '../../../platform/database/orm.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { makeIntegrationPeople } from '../../../testing/factories/integrations.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { auditEntries } from '../../audit/tables.ts';
import { webhooks } from '../tables.ts';

const api = await startTestApi({ environment: { WEBHOOKS_TO_LOOPBACK: 'true' } });
const { db } = api.api.platform;
const receiver = await startReceiver();
const { groupId, admin, member, stranger, unverified } = await makeIntegrationPeople(api);
const ABSENT = '019a0000-0000-7000-8000-000000000000';

type NewWebhook = Endpoint & { readonly secret: string };
const path = `/integration/${groupId}/webhooks`;
const draft = { url: `${receiver.url}/hook`, events: ['contact.created'] };
const create = (body: object = draft, as: TestMember | undefined = admin) => api.post(path, { as, body });
const make = async (body: object = {}): Promise<NewWebhook> =>
  assertDone<{ data: NewWebhook }>(await create({ ...draft, ...body })).data;
const change = (id: string, body: object, as = admin) => api.put(`${path}/${id}`, { as, body });
const remove = (id: string) => change(id, { deleted: true });
const sendTest = async (id: string): Promise<Delivery> =>
  assertDone<{ data: Delivery }>(await api.post(`${path}/${id}/test`, { as: admin })).data;
const actsOf = async () =>
  (await db.select().from(auditEntries).where(eq(auditEntries.targetId, groupId))).map(({ act }) => act);

describe('an endpoint', () => {
  test('is made with a secret that is shown once and stored encrypted', async () => {
    const { secret, ...made } = await make();
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.deepEqual([made.state, made.url, made.events], ['active', draft.url, ['contact.created']]);
    const listed = await api.get(path, { as: admin });
    assert.deepEqual(assertDone<{ data: Endpoint[]; total: number }>(listed), { data: [made], total: 1 });
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, made._id));
    assert.ok(!listed.body.includes(secret) && !JSON.stringify(row).includes(secret));
    assert.ok((await actsOf()).includes('group.webhook-create'));
    assertDone(await remove(made._id));
    assertProblem(await api.get(`${path}/${made._id}`, { as: admin }), 'not-found');
  });

  test('needs an address and events', async () => {
    assertProblem(await create({}), 'invalid', ['url:required', 'events:required']);
    assertProblem(await create({ ...draft, url: 'ftp://a.example' }), 'invalid', ['url:link']);
    assertProblem(await create({ ...draft, url: 'https://a:b@a.example' }), 'invalid', ['url:link']);
    assertProblem(await create({ ...draft, url: 'http://a.example' }), 'invalid', ['url:public-https']);
    assertProblem(await create({ ...draft, url: 'https://10.0.0.1' }), 'invalid', ['url:public-https']);
    assertProblem(await create({ ...draft, url: 'https://169.254.169.254' }), 'invalid', ['url:public-https']);
    assertProblem(await create({ ...draft, events: ['all'] }), 'invalid', ['events.0:choice']);
  });

  test('is refused to all but verified admins of the group', async () => {
    const { _id: id } = await make();
    assertProblem(await create(draft, member), 'forbidden');
    assertProblem(await create(draft, stranger), 'forbidden');
    assertProblem(await create(draft, unverified), 'account-unverified');
    for (const url of [path, `${path}/${id}`, `${path}/${id}/deliveries`, `${path}/${id}/deliveries/${ABSENT}`])
      assertProblem(await api.get(url, { as: member }), 'forbidden');
    assertProblem(await change(id, { isActive: false }, member), 'forbidden');
    assertProblem(await api.put(`${path}/${id}/secret`, { as: member }), 'forbidden');
    assertProblem(await api.post(`${path}/${id}/test`, { as: member }), 'forbidden');
    assertProblem(await api.post(`${path}/${id}/deliveries/${ABSENT}/replay`, { as: member }), 'forbidden');
    assertProblem(await api.post(`${path}/${id}/deliveries/${ABSENT}/replay`, { as: admin }), 'not-found');
    assertProblem(await api.get(`${path}/${id}/deliveries/${ABSENT}`, { as: admin }), 'not-found');
    assertProblem(await change(ABSENT, { isActive: false }), 'not-found');
    assertDone(await remove(id));
  });

  test('is paused and started, and takes another address', async () => {
    const { _id: id } = await make();
    const state = async (body: object) => assertDone<{ data: Endpoint }>(await change(id, body)).data.state;
    assert.equal(await state({ isActive: false }), 'paused');
    assertProblem(await api.post(`${path}/${id}/test`, { as: admin }), 'wrong-state');
    assert.equal(await state({ isActive: true }), 'active');
    assert.equal(await state({}), 'active');
    const changed = assertDone<{ data: Endpoint }>(
      await change(id, { url: `${receiver.url}/new`, events: ['order.created'] }),
    );
    assert.deepEqual([changed.data.url, changed.data.events], [`${receiver.url}/new`, ['order.created']]);
    assertProblem(await change(id, { url: 'https://127.0.0.2.example:1/#a' }), 'invalid', ['url:link']);
    assertDone(await remove(id));
  });

  test('is refused past ten, and the list has pages', async () => {
    const made: NewWebhook[] = [];
    for (let count = 0; count < MAXIMUM_WEBHOOKS; count += 1) made.push(await make());
    assertProblem(await create(), 'integrations-full');
    const page = assertDone<{ data: Endpoint[]; total: number }>(
      await api.get(`${path}?limit=4&page=3`, { as: admin }),
    );
    assert.deepEqual([page.data.length, page.total], [2, MAXIMUM_WEBHOOKS]);
    for (const { _id } of made) assertDone(await remove(_id));
  });
});

describe('a test event', () => {
  test('arrives, signed by Standard Webhooks, and is logged', async () => {
    const { _id: id, secret } = await make();
    receiver.answer = (response) => response.writeHead(200).end('ok');
    const sent = await sendTest(id);
    await waitUntilQuiet(api);
    const got = receiver.received.at(-1) ?? assert.fail();
    assert.equal(got.headers['webhook-id'], sent._id);
    const signed = new Webhook(secret);
    // The clock of tests stands still in the past, so the time is not compared with now.
    const at = new Date(Number(got.headers['webhook-timestamp']) * 1000);
    assert.equal(got.headers['webhook-signature'], signed.sign(sent._id, at, got.body));
    assert.deepEqual(JSON.parse(got.body), {
      type: 'webhook.test',
      timestamp: api.clock.now().toISOString(),
      data: { groupId },
    });
    const one = assertDone<{ data: Delivery & { payload: string; log: { status: number; answer: string }[] } }>(
      await api.get(`${path}/${id}/deliveries/${sent._id}`, { as: admin }),
    ).data;
    assert.deepEqual([one.state, one.attempts, one.payload, one.nextAt], ['delivered', 1, got.body, null]);
    assert.deepEqual(
      one.log.map(({ status, answer }) => [status, answer]),
      [[200, 'ok']],
    );
    assertDone(await remove(id));
  });

  test('that fails is not tried again', async () => {
    const { _id: id } = await make();
    receiver.answer = (response) => response.writeHead(500).end('kaputt');
    const before = receiver.received.length;
    const { _id } = await sendTest(id);
    await waitUntilQuiet(api);
    assert.equal(receiver.received.length, before + 1);
    const failed = assertDone<{ data: Delivery[]; total: number }>(
      await api.get(`${path}/${id}/deliveries?filter[state]=failed`, { as: admin }),
    );
    assert.deepEqual([failed.total, failed.data[0]?._id, failed.data[0]?.last?.status], [1, _id, 500]);
    assert.equal(assertDone<{ data: Endpoint }>(await api.get(`${path}/${id}`, { as: admin })).data.state, 'active');
    assertDone(await remove(id));
  });

  test('after a rotation is signed with both secrets, for a day', async () => {
    receiver.answer = (response) => response.writeHead(204).end();
    const { _id: id, secret } = await make();
    const { secret: next } = assertDone<{ data: NewWebhook }>(
      await api.put(`${path}/${id}/secret`, { as: admin }),
    ).data;
    assert.notEqual(next, secret);
    const signatures = async () => {
      await sendTest(id);
      await waitUntilQuiet(api);
      const { headers, body } = receiver.received.at(-1) ?? assert.fail();
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      const by = (key: string) => new Webhook(key).sign(String(headers['webhook-id']), at, body);
      return { given: headers['webhook-signature'], former: by(secret), present: by(next) };
    };
    const soon = await signatures();
    assert.equal(soon.given, `${soon.present} ${soon.former}`);
    const over = { formerUntil: api.clock.now() };
    await db.update(webhooks).set(over).where(eq(webhooks.id, id));
    const later = await signatures();
    assert.equal(later.given, later.present);
    assertDone(await remove(id));
  });
});

test('an endpoint whose maker leaves stops, until another admin starts it', async () => {
  const { _id: id } = await make();
  const second = await api.signUp('admin-moi@example.vn');
  await db.insert(groupMembers).values({ groupId, memberId: second.memberId, role: 'admin', status: 'accepted' });
  const standing = and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, admin.memberId));
  await db.update(groupMembers).set({ role: 'member' }).where(standing);
  const { state } = assertDone<{ data: Endpoint }>(await api.get(`${path}/${id}`, { as: second })).data;
  assert.equal(state, 'orphaned');
  const started = assertDone<{ data: Endpoint }>(await change(id, { isActive: true }, second)).data;
  assert.deepEqual([started.state, started.maker._id], ['active', second.memberId]);
  await db.update(groupMembers).set({ role: 'admin' }).where(standing);
  assertDone(await remove(id));
});
