import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import type { KeyScope } from '@m4u/contract/insight/integration/rules';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { waitUntilQuiet } from '../../testing/server/jobs.ts';

// The programs of docs/api.md, as a company would run them.
const EXAMPLES = join(import.meta.dirname, '../../../../docs/examples');
const run = promisify(execFile);

const api = await startTestApi({ environment: { WEBHOOKS_TO_LOOPBACK: 'true' } });
const { fastify } = api.api;
await fastify.listen({ host: '127.0.0.1', port: 0 });
const site = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
const admin = await api.signUp('cong-ty@example.vn', { name: 'Công Ty' });
const guest = await api.signUp('khach@example.vn', { name: 'Khách' });
const groupId = await makeGroup(api, { admins: [admin] });

const makeKey = async (scopes: readonly KeyScope[]): Promise<NodeJS.ProcessEnv> => {
  const answer = await api.post(`/integration/${groupId}/keys`, { as: admin, body: { name: 'Ví dụ', scopes } });
  const { secret } = assertDone<{ data: { secret: string } }>(answer).data;
  return { ...process.env, M4U_URL: site, M4U_KEY: secret, M4U_GROUP: groupId };
};

const leaveMessage = async (message: string): Promise<void> => {
  const body = { groupId, name: 'Khách', email: 'khach@example.vn', message };
  assertDone(await api.post('/contactUs', { as: guest, body }));
};

const example = (name: string, words: readonly string[], env: NodeJS.ProcessEnv) =>
  run(process.execPath, [join(EXAMPLES, name), ...words], { env });

test('reads contacts into a table', async () => {
  for (const message of ['Còn “men lam” không?', 'Có "giao" không?']) await leaveMessage(message);
  const { stdout } = await example('read-contacts.mjs', [], await makeKey(['contacts.read']));
  const [head, ...lines] = stdout.trim().split('\n');
  assert.equal(head, 'time,name,phone,email,message');
  assert.deepEqual(
    lines.map((line) => line.slice(line.indexOf(',') + 1)),
    ['"Khách","","khach@example.vn","Có ""giao"" không?"', '"Khách","","khach@example.vn","Còn “men lam” không?"'],
  );
  await assert.rejects(example('read-contacts.mjs', [], await makeKey(['points.read'])), /key-scope/);
});

test('gives points from a till, once for each receipt', async () => {
  const key = await makeKey(['customers.write', 'points.write', 'points.read']);
  const words = ['0901234567', 'Cô Tư', '10', 'receipt-118'];
  assert.equal((await example('give-points.mjs', words, key)).stdout, '10 points for Cô Tư\n');
  assert.equal((await example('give-points.mjs', words, key)).stdout, '10 points for Cô Tư\n');
  const orders = await api.get(`/orderGroup/getOrderGroup?groupId=${groupId}`, { as: admin });
  assert.equal(assertDone<{ total: number }>(orders).total, 1);
});

test('receives and verifies a webhook', async () => {
  // The clock of tests stands still, and receivers refuse what is not of now.
  api.clock.advance(Date.now() - api.clock.now().getTime());
  const owner = await api.signUp('nguoi-nhan@example.vn');
  const own = await makeGroup(api, { admins: [owner] });
  const path = `/integration/${own}/webhooks`;
  const made = await api.post(path, { as: owner, body: { url: 'http://127.0.0.1:9/', events: ['contact.created'] } });
  const { _id: id, secret } = assertDone<{ data: { _id: string; secret: string } }>(made).data;
  const env = { ...process.env, M4U_SECRET: secret, PORT: '0' };
  const receiver = spawn(process.execPath, [join(EXAMPLES, 'receive-webhook.mjs')], { env });
  after(() => receiver.kill());
  const nextLine = async () => String((await once(receiver.stdout, 'data'))[0]);
  const port = /\d+/.exec(await nextLine())?.[0] ?? assert.fail();
  assertDone(await api.put(`${path}/${id}`, { as: owner, body: { url: `http://127.0.0.1:${port}/` } }));
  const line = nextLine();
  assertDone(await api.post(`${path}/${id}/test`, { as: owner }));
  assert.match(await line, /^webhook\.test \S+ \{"groupId":/);
  await waitUntilQuiet(api);
  const log = await api.get(`${path}/${id}/deliveries`, { as: owner });
  assert.equal(assertDone<{ data: { state: string }[] }>(log).data[0]?.state, 'delivered');
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{}',
    headers: { 'webhook-id': id },
  });
  assert.equal(forged.status, 401);
});
