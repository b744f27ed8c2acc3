import { test } from 'node:test';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { solveNewChallenge } from '../../../testing/doubles/challenge.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi({ realLimits: true });
const admin = await api.signUp('quan-tri@example.vn');
const groupId = await makeGroup(api, { admins: [admin] });
const product = { title: 'Bình gốm', content: '<p>Nung tay.</p>', type: 'sell', price: 250_000, groupId };
const { _id: productId } = assertDone<{ data: { _id: string } }>(
  await api.post('/productMember/insert', { as: admin, body: product }),
).data;
const draft = { productId, kind: 'order', name: 'Hoa', phone: '0912345678' };

test('allows a member twenty requests an hour', async () => {
  const as = await api.signUp('hoa@example.vn');
  for (let times = 0; times < 20; times += 1) assertDone(await api.post('/orderRequest', { as, body: draft }));
  assertProblem(await api.post('/orderRequest', { as, body: draft }), 'rate-limited');
  // Other members are not limited by it.
  assertDone(await api.post('/orderRequest', { as: admin, body: draft }));
});

test('allows visitors of one address five requests a minute', async () => {
  // Met beforehand, since a busy machine may take long to solve them.
  const challenges = await Promise.all(Array.from({ length: 7 }, () => solveNewChallenge(api, 'request')));
  const ask = (ip: string) => api.post('/orderRequest', { ip, body: { ...draft, challenge: challenges.pop() } });
  for (let times = 0; times < 5; times += 1) assertDone(await ask('198.51.100.20'));
  assertProblem(await ask('198.51.100.20'), 'rate-limited');
  assertDone(await ask('198.51.100.21'));
});
