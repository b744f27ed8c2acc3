import { randomBytes } from 'node:crypto';
import type { Payout } from '@m4u/contract/commerce/affiliate/payout';
import type { Participation, Reward } from '@m4u/contract/commerce/affiliate/schema';
import { follow, joinCampaign, makeCampaign, payingAt } from '../../factories/affiliates.ts';
import { assertDone } from '../../server/answers.ts';
import type { Actor } from './actors.ts';
import { bankNumberFor, BOTH_SIDES, counterOf, type Made, madeBy } from './commerce.ts';
import { once, type World } from './world.ts';

/** A campaign of the group that runs, fresh each time. */
export const makeRunning = (world: World): Promise<{ _id: string; version: number }> =>
  makeCampaign(world.api, world.who('groupAdmin'), world.groupId, { sell: true });

/** A campaign that runs, and that nothing is done to. */
export const campaign = once(makeRunning);

/** A campaign that is being written, fresh each time: the group's own matter. */
export const makeDraft = async (world: World): Promise<{ _id: string; version: number; title: string }> => {
  const title = world.secret('draft-campaign', ['groupAdmin', 'staff']);
  const facts = { title, status: 'draft' };
  return { ...(await makeCampaign(world.api, world.who('groupAdmin'), world.groupId, facts)), title };
};

/** A campaign that is being written. */
export const draft = once(makeDraft);

const joined = async (world: World, who: 'owner' | 'friend', seenBy: readonly Actor[]): Promise<Participation> => {
  const part = await joinCampaign(world.api, world.who(who), (await campaign(world))._id);
  world.keep(part.code, seenBy);
  return part;
};

/** The owner's part in the campaign. */
export const part = once((world) => joined(world, 'owner', BOTH_SIDES));
/** The friend's, from whom it may be taken; that is written down. */
export const friendsPart = once((world) => joined(world, 'friend', ['friend', 'groupAdmin', 'staff']));

/** A visitor as a browser knows itself. */
export const visitor = (): string => randomBytes(16).toString('base64url');

/** Where somebody is paid to, another account each time. */
export const bankAccount = (world: World, seenBy: readonly Actor[]) => ({
  bankName: 'Vietcombank',
  ownerName: world.secret('holder', seenBy),
  accountNumber: bankNumberFor(world, seenBy),
});

/** The account to which the owner is paid. */
export const account = once(async (world) => {
  const body = bankAccount(world, BOTH_SIDES);
  assertDone(await world.api.put('/affiliate/account', { as: world.who('owner'), body }));
  return body;
});

/** Somebody who followed the owner's link. */
const buyer = once(async (world) => {
  const as = await world.newcomer();
  await follow(world.api, (await part(world)).code, { as });
  return as;
});

/** A reward of the owner's that waits, fresh each time; who bought, and for what, the owner is not told. */
export const makeReward = async (world: World): Promise<Made> => {
  await account(world);
  const invoiceNumber = world.secret('invoice-of-another', ['groupAdmin']);
  const { memberId } = await buyer(world);
  const order = await madeBy(counterOf(world).invoice(memberId, { invoiceNumber }));
  const list = await world.api.get(`/affiliate/rewards?groupId=${world.groupId}`, { as: world.who('groupAdmin') });
  const reward = assertDone<{ data: Reward[] }>(list).data.find((each) => each.order?._id === order._id);
  if (!reward) throw new Error('the order has earned nothing');
  return reward;
};

/** A reward of the owner's that waits. */
export const reward = once(makeReward);

/** A reward of the owner's that is approved and in no payout, fresh each time. */
export const makeApproved = async (world: World): Promise<Made> => {
  const { _id } = await makeReward(world);
  const body = { groupId: world.groupId, ids: [_id] };
  assertDone(await world.api.put('/affiliate/rewards/approve', { as: world.who('groupAdmin'), body }));
  return { _id };
};

/** A payout of the group with something for the owner in it, fresh each time. */
export const makePayout = async (world: World): Promise<Payout> => {
  await makeApproved(world);
  return madeBy<Payout>(payingAt(world.api, world.who('groupAdmin')).make({ groupId: world.groupId }));
};

/** A payout that is made and not paid. */
export const payout = once(makePayout);

/** One of everything that is earned by links. */
export const furnishAffiliate = async (world: World): Promise<void> => {
  for (const make of [campaign, draft, part, friendsPart, account, payout, reward]) await make(world);
};
