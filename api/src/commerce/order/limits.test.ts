import { test } from 'node:test';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi({ realLimits: true });

test('allows each account six hundred changes of orders a minute', async () => {
  const [admin, second, buyer] = await Promise.all(
    ['quan-tri', 'thu-ngan', 'khach'].map((name) => api.signUp(`${name}@example.vn`)),
  );
  if (!admin || !second || !buyer) throw new Error('nobody is there');
  const groupId = await makeGroup(api, { admins: [admin, second] });
  const shop = sellerCalls(api, admin, groupId);
  const { _id } = assertDone<{ data: { _id: string } }>(await shop.plain(buyer.memberId, 'add', 5)).data;
  // Uses up all but three at once in the limiter.
  await api.api.platform.limits.consume('ordersByMember', admin.memberId, 597);
  assertDone(await shop.change(_id, { points: 6 }));
  assertDone(await shop.invoice(buyer.memberId));
  assertProblem(await shop.invoice(buyer.memberId), 'rate-limited');
  assertProblem(await shop.plain(buyer.memberId, 'add', 1), 'rate-limited');
  assertProblem(await shop.cancel(_id), 'rate-limited');
  assertDone(await sellerCalls(api, second, groupId).plain(buyer.memberId, 'add', 1));
});
