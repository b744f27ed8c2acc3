import { affiliatePayouts } from '../../../../commerce/affiliate/reward/tables.ts';
import { eq } from '../../../../platform/database/orm.ts';
import type { Rows } from '../../engine/row.ts';
import {
  account,
  bankAccount,
  campaign,
  draft,
  makeApproved,
  makeDraft,
  makePayout,
  makeReward,
  makeRunningCampaign,
  friendsPart,
  ownersPart,
  payout,
  reward,
  visitor,
} from '../../world/affiliate.ts';
import type { World } from '../../world/world.ts';

// Everybody reads running campaigns; the group's admins also read drafts. Rewards, who earned them, and the account
// that is paid are visible to that member and to the paying group (docs/rules/affiliate.md#roles, decision 36).

/** The group is public; this part of it is not. */
const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;
const HIDDEN = { may: ['groupAdmin'] } as const;

const findCode = async (world: World): Promise<readonly string[]> => [(await ownersPart(world)).code];
const titleOfDraft = async (world: World): Promise<readonly string[]> => [(await draft(world)).title];
const findNumber = async (world: World): Promise<readonly string[]> => [(await account(world)).accountNumber];

const makeAll = async (world: World): Promise<void> => {
  await Promise.all([campaign(world), draft(world)]);
  await payout(world);
  await reward(world);
};

export const affiliate: Rows<'affiliate'> = {
  list: {
    ask: async (world) => {
      await makeAll(world);
      return { query: { groupId: world.groupId, type: 'product' } };
    },
    may: 'everybody',
    shows: async (world) => [(await campaign(world))._id],
    hides: async (world) => [(await draft(world))._id],
  },
  top: {
    ask: async (world) => {
      await makeAll(world);
      return { query: { sell: true } };
    },
    may: 'everybody',
    hides: async (world) => [(await draft(world))._id],
  },
  onPage: {
    ask: async (world) => {
      await makeAll(world);
      return { params: { groupId: world.groupId } };
    },
    may: 'everybody',
    shows: async (world) => [(await campaign(world))._id],
    hides: async (world) => [(await draft(world))._id],
  },
  get: [
    {
      about: 'that runs',
      ask: async (world) => {
        await ownersPart(world);
        return { params: { id: (await campaign(world))._id } };
      },
      may: 'everybody',
      shows: (world, actor) => (actor === 'owner' ? findCode(world) : []),
    },
    {
      about: 'that is being written',
      ask: async (world) => ({ params: { id: (await draft(world))._id } }),
      shows: titleOfDraft,
      ...HIDDEN,
    },
  ],
  join: [
    {
      about: 'one that runs',
      ask: async (world) => ({ body: { campaignId: (await makeRunningCampaign(world))._id } }),
      may: 'members',
    },
    {
      about: 'one that is being written',
      ask: async (world) => ({ body: { campaignId: (await makeDraft(world))._id } }),
      may: [],
      others: { groupAdmin: 'wrong-state' },
    },
  ],
  listOwn: {
    ask: async (world) => {
      await ownersPart(world);
      return { query: { groupId: world.groupId } };
    },
    may: 'members',
    shows: (world, actor) => (actor === 'owner' ? findCode(world) : []),
  },
  ownRewards: {
    ask: async (world) => {
      await makeAll(world);
      return { query: { campaignId: (await campaign(world))._id } };
    },
    may: 'members',
    shows: async (world, actor) => (actor === 'owner' ? [(await reward(world))._id] : []),
    hides: async (world, actor) => (actor === 'owner' ? [] : [(await reward(world))._id]),
  },
  account: {
    ask: async (world) => {
      await account(world);
      return {};
    },
    may: 'members',
  },
  saveAccount: {
    // The owner sends the stored account again, since other rows look for it.
    ask: async (world, actor) => ({ body: actor === 'owner' ? await account(world) : bankAccount(world, [actor]) }),
    may: 'members',
  },
  click: {
    ask: async (world) => ({ body: { code: (await ownersPart(world)).code, visitor: visitor() } }),
    may: 'everybody',
  },
  attribute: { ask: () => ({ body: { visitor: visitor() } }), may: 'members' },
};

const ownParticipation = async (world: World) => {
  await ownersPart(world);
  await friendsPart(world);
  return { params: { id: (await campaign(world))._id } };
};

/** Each participant has a link and sees nothing of the other's. */
const PARTICIPANTS = { may: ['owner', 'friend'] } as const;

export const affiliateLink: Rows<'affiliateLink'> = {
  qr: { ask: ownParticipation, ...PARTICIPANTS },
  days: { ask: ownParticipation, ...PARTICIPANTS },
};

/** A campaign as its form sends it. */
const form = (world: World) => ({
  type: 'product',
  title: world.secret('campaign', ['groupAdmin', 'staff']),
  landing: '/explore',
  per: 'order',
  rewardKind: 'vnd',
  amount: 20_000,
  from: '2026-03-01T00:00:00+07:00',
});

export const affiliateCampaign: Rows<'affiliateCampaign'> = {
  list: {
    ask: async (world) => {
      await makeAll(world);
      return { query: { groupId: world.groupId, limit: 100 } };
    },
    shows: titleOfDraft,
    ...OF_GROUP,
  },
  get: {
    ask: async (world) => ({ params: { id: (await draft(world))._id } }),
    shows: titleOfDraft,
    ...HIDDEN,
  },
  create: {
    ask: async (world) => ({
      body: { ...form(world), groupId: world.groupId, picture: await world.picture('groupAdmin') },
    }),
    ...OF_GROUP,
  },
  update: {
    ask: async (world) => {
      const { _id, version } = await makeDraft(world);
      return { params: { id: _id }, body: { ...form(world), version, picture: await world.picture('groupAdmin') } };
    },
    ...HIDDEN,
  },
  setStatus: {
    ask: async (world) => ({ params: { id: (await makeRunningCampaign(world))._id }, body: { status: 'ended' } }),
    ...HIDDEN,
  },
  setOutstanding: {
    ask: async (world) => ({ params: { id: (await campaign(world))._id }, body: { outstanding: true } }),
    may: ['staff'],
  },
  participants: {
    ask: async (world) => {
      await ownersPart(world);
      return { params: { id: (await campaign(world))._id } };
    },
    shows: findCode,
    ...HIDDEN,
  },
  block: {
    ask: async (world) => ({ params: { id: (await friendsPart(world))._id }, body: { blocked: true } }),
    ...HIDDEN,
  },
};

const decided = async (world: World) => ({ groupId: world.groupId, ids: [(await makeReward(world))._id] });

export const affiliateReward: Rows<'affiliateReward'> = {
  list: {
    ask: async (world) => {
      await makeAll(world);
      const filter = { campaignId: (await campaign(world))._id, participantId: (await ownersPart(world))._id };
      return { query: { groupId: world.groupId, filter } };
    },
    shows: async (world) => [(await ownersPart(world)).code],
    ...OF_GROUP,
  },
  approve: { ask: async (world) => ({ body: await decided(world) }), ...OF_GROUP },
  reject: {
    ask: async (world) => ({
      body: { ...(await decided(world)), reason: world.secret('reason', ['owner', 'groupAdmin', 'staff']) },
    }),
    ...OF_GROUP,
  },
};

/** A payout of another person that waits for a second one. */
const makeWaitingPayout = async (world: World) => {
  const made = await makePayout(world);
  const { db } = world.api.api.platform;
  const waiting = { needsApproval: true, createdBy: world.who('owner').memberId };
  await db.update(affiliatePayouts).set(waiting).where(eq(affiliatePayouts.id, made._id));
  return made;
};

const ofPayout = (make: (world: World) => Promise<{ _id: string }>) => ({
  ask: async (world: World) => ({ params: { id: (await make(world))._id } }),
});

export const affiliatePayout: Rows<'affiliatePayout'> = {
  list: {
    ask: async (world) => {
      await payout(world);
      return { query: { groupId: world.groupId } };
    },
    shows: async (world) => [(await payout(world))._id],
    ...OF_GROUP,
  },
  due: {
    ask: async (world) => ({ query: { groupId: world.groupId, campaignId: (await campaign(world))._id } }),
    ...OF_GROUP,
  },
  get: { ...ofPayout(payout), shows: findNumber, ...HIDDEN },
  create: {
    ask: async (world) => {
      await makeApproved(world);
      return { body: { groupId: world.groupId, campaignId: (await campaign(world))._id } };
    },
    ...OF_GROUP,
  },
  pay: {
    ask: async (world) => {
      const { _id, items } = await makePayout(world);
      return { params: { id: _id }, body: { items: items.map((item) => item._id) } };
    },
    ...HIDDEN,
  },
  approve: { ...ofPayout(makeWaitingPayout), ...HIDDEN },
  settings: { ask: (world) => ({ query: { groupId: world.groupId } }), ...OF_GROUP },
  updateSettings: {
    ask: (world) => ({ body: { groupId: world.groupId, approvalFrom: 900_000_000 } }),
    ...OF_GROUP,
  },
  cancel: { ...ofPayout(makePayout), ...HIDDEN },
  csv: { ...ofPayout(payout), shows: findNumber, ...HIDDEN },
  vietqr: {
    ask: async (world) => ({ params: { id: (await payout(world)).items[0]?._id ?? '' } }),
    ...HIDDEN,
  },
};
