import { randomBytes } from 'node:crypto';
import type { Payout } from '@m4u/contract/commerce/affiliate/payout';
import type { Participation, Reward } from '@m4u/contract/commerce/affiliate/schema';
import { followLink, joinCampaign, makeCampaign, payoutCalls } from '../../factories/affiliates.ts';
import { assertDone } from '../../server/answers.ts';
import type { Actor } from './actors.ts';
import { bankNumberFor, BOTH_SIDES, groupCounter, type Made, readMade } from './commerce.ts';
import { oncePerWorld, type World } from './world.ts';

/** Makes a running campaign of the group. */
export const makeRunningCampaign = (world: World): Promise<{ _id: string; version: number }> =>
  makeCampaign(world.api, world.who('groupAdmin'), world.groupId, { sell: true });

/** A running campaign that no test changes. */
export const campaign = oncePerWorld(makeRunningCampaign);

/** Makes a draft of a campaign, visible to its group only. */
export const makeDraft = async (world: World): Promise<{ _id: string; version: number; title: string }> => {
  const title = world.secret('draft-campaign', ['groupAdmin', 'staff']);
  const facts = { title, status: 'draft' };
  return { ...(await makeCampaign(world.api, world.who('groupAdmin'), world.groupId, facts)), title };
};

/** A draft of a campaign. */
export const draft = oncePerWorld(makeDraft);

const joined = async (world: World, who: 'owner' | 'friend', seenBy: readonly Actor[]): Promise<Participation> => {
  const part = await joinCampaign(world.api, world.who(who), (await campaign(world))._id);
  world.keep(part.code, seenBy);
  return part;
};

/** The owner's participation in the campaign. */
export const ownersPart = oncePerWorld((world) => joined(world, 'owner', BOTH_SIDES));
/** The friend's participation, which the group may block; that is recorded in the audit log. */
export const friendsPart = oncePerWorld((world) => joined(world, 'friend', ['friend', 'groupAdmin', 'staff']));

/** A visitor id as a browser stores it. */
export const visitor = (): string => randomBytes(16).toString('base64url');

/** A bank account, different each time. */
export const bankAccount = (world: World, seenBy: readonly Actor[]) => ({
  bankName: 'Vietcombank',
  ownerName: world.secret('holder', seenBy),
  accountNumber: bankNumberFor(world, seenBy),
});

/** The owner's bank account. */
export const account = oncePerWorld(async (world) => {
  const body = bankAccount(world, BOTH_SIDES);
  assertDone(await world.api.put('/affiliate/account', { as: world.who('owner'), body }));
  return body;
});

/** A member who followed the owner's link. */
const buyer = oncePerWorld(async (world) => {
  const as = await world.newcomer();
  await followLink(world.api, (await ownersPart(world)).code, { as });
  return as;
});

/** Makes a pending reward of the owner. Buyer and order stay hidden from the owner. */
export const makeReward = async (world: World): Promise<Made> => {
  await account(world);
  const invoiceNumber = world.secret('invoice-of-another', ['groupAdmin']);
  const { memberId } = await buyer(world);
  const order = await readMade(groupCounter(world).invoice(memberId, { invoiceNumber }));
  const list = await world.api.get(`/affiliate/rewards?groupId=${world.groupId}`, { as: world.who('groupAdmin') });
  const reward = assertDone<{ data: Reward[] }>(list).data.find((each) => each.order?._id === order._id);
  if (!reward) throw new Error('the order has earned nothing');
  return reward;
};

/** A pending reward of the owner. */
export const reward = oncePerWorld(makeReward);

/** Makes an approved reward of the owner that is in no payout. */
export const makeApproved = async (world: World): Promise<Made> => {
  const { _id } = await makeReward(world);
  const body = { groupId: world.groupId, ids: [_id] };
  assertDone(await world.api.put('/affiliate/rewards/approve', { as: world.who('groupAdmin'), body }));
  return { _id };
};

/** Makes a payout of the group with an item for the owner. */
export const makePayout = async (world: World): Promise<Payout> => {
  await makeApproved(world);
  return readMade<Payout>(payoutCalls(world.api, world.who('groupAdmin')).make({ groupId: world.groupId }));
};

/** An unpaid payout. */
export const payout = oncePerWorld(makePayout);

/** Makes one thing of each kind of the affiliate modules. */
export const furnishAffiliate = async (world: World): Promise<void> => {
  for (const make of [campaign, draft, ownersPart, friendsPart, account, payout, reward]) await make(world);
};
