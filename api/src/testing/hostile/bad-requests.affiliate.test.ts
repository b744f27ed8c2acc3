import type { Payout } from '@m4u/contract/commerce/affiliate/payout';
import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import { followLink, joinCampaign, makeCampaign, payoutCalls } from '../factories/affiliates.ts';
import { assertDone } from '../server/answers.ts';
import type { TestApi } from '../server/api.ts';
import { type Cast, OF_AFFILIATE, tryModules } from './bad-requests.run.ts';
import { sellerCalls } from '../factories/points.ts';

/** Makes a campaign with a participant, an approved and a pending reward, and a payout. */
const makeThings = async (api: TestApi, { owner, other, group }: Cast): Promise<string[]> => {
  const { _id: campaign } = await makeCampaign(api, owner, group);
  const { _id: participant, code } = await joinCampaign(api, other, campaign);
  const buyer = await api.signUp('khach-mua@example.vn', { name: 'Khách Mua' });
  await followLink(api, code, { as: buyer });
  const shop = sellerCalls(api, owner, group);
  for (const _each of [1, 2]) assertDone(await shop.invoice(buyer.memberId));
  const list = await api.get(`/affiliate/rewards?groupId=${group}`, { as: owner });
  const ids = assertDone<{ data: Reward[] }>(list).data.map(({ _id }) => _id);
  const body = { groupId: group, ids: ids.slice(0, 1) };
  assertDone(await api.put('/affiliate/rewards/approve', { as: owner, body }));
  const payout = assertDone<{ data: Payout }>(await payoutCalls(api, owner).make({ groupId: group })).data;
  return [campaign, participant, ...ids, payout._id, ...payout.items.map(({ _id }) => _id)];
};

await tryModules(OF_AFFILIATE, makeThings);
