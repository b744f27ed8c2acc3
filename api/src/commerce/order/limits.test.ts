import { test } from 'node:test';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { sellingAt } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi({ realLimits: true });

test('one account enters and corrects six hundred orders a minute, and others go on meanwhile', async () => {
  const [admin, second, buyer] = await Promise.all(
    ['quan-tri', 'thu-ngan', 'khach'].map((name) => api.signUp(`${name}@example.vn`)),
  );
  if (!admin || !second || !buyer) throw new Error('nobody is there');
  const groupId = await makeGroup(api, { admins: [admin, second] });
  const shop = sellingAt(api, admin, groupId);
  const { _id } = assertDone<{ data: { _id: string } }>(await shop.plain(buyer.memberId, 'add', 5)).data;
  // All but the last of them, as the counters of limits have it.
  await api.api.platform.limits.consume('ordersByMember', admin.memberId, 597);
  assertDone(await shop.change(_id, { points: 6 }));
  assertDone(await shop.invoice(buyer.memberId));
  assertProblem(await shop.invoice(buyer.memberId), 'rate-limited');
  assertProblem(await shop.plain(buyer.memberId, 'add', 1), 'rate-limited');
  assertProblem(await shop.cancel(_id), 'rate-limited');
  assertDone(await sellingAt(api, second, groupId).plain(buyer.memberId, 'add', 1));
});
