import type { ManagedLevel } from '@m4u/contract/commerce/due/schema';
import { makeLevel, recordDues } from '../../../factories/dues.ts';
import { groupMembers } from '../../../../profile/group/tables.ts';
import { SHOP_ACCOUNT } from '../../../factories/payments.ts';
import { assertDone } from '../../../server/answers.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { GROUP_MEMBERS } from '../../world/actors.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// Admins of the group manage levels and dues; its members see and take levels, and their own dues (docs/rules/due.md).

const BY_ADMINS = { may: ['groupAdmin'], others: 'forbidden' } as const;
const HIDDEN = { may: ['groupAdmin'] } as const;

const account = oncePerWorld(async ({ api, who, groupId }) => {
  const path = `/payments/settings/${groupId}/account`;
  assertDone(await api.put(path, { as: who('groupAdmin'), body: SHOP_ACCOUNT }));
});

const makeNew = async (world: World, facts: Record<string, unknown> = {}): Promise<ManagedLevel> => {
  await account(world);
  const name = `Hội viên ${world.name} ${world.next()}`;
  return makeLevel(world.api, world.who('groupAdmin'), world.groupId, { name, ...facts });
};

const level = oncePerWorld((world) => makeNew(world));

/** The member of the group with a period. */
const holder = oncePerWorld(async (world) => {
  const { _id: levelId } = await level(world);
  const { memberId } = world.who('member');
  const note = world.secret('note-of-dues', ['groupAdmin', 'staff']);
  const grant = { groupId: world.groupId, memberId, levelId, note };
  assertDone(await recordDues(world.api, world.who('groupAdmin'), grant, `${world.name}-dues`));
  return { groupId: world.groupId, memberId };
});

const ofGroup: AccessRow = {
  ask: async (world) => {
    await holder(world);
    return { query: { groupId: world.groupId } };
  },
  ...BY_ADMINS,
  shows: async (world) => [(await level(world)).name],
};

const ofGrant = (more: object = {}): AccessRow => ({
  ask: async (world) => {
    const { memberId } = await holder(world);
    return { body: { groupId: world.groupId, memberId, levelId: (await level(world))._id, ...more } };
  },
  ...BY_ADMINS,
});

export const dueRows: Rows<'due'> = {
  levels: ofGroup,
  createLevel: {
    ask: async (world) => {
      await account(world);
      return { body: { groupId: world.groupId, name: `Hội viên mới ${world.next()}`, price: 0 } };
    },
    ...BY_ADMINS,
  },
  updateLevel: {
    ask: async (world) => ({ params: { id: (await level(world))._id }, body: { graceDays: 7 } }),
    ...HIDDEN,
  },
  list: ofGroup,
  exportDues: ofGroup,
  person: {
    ask: async (world) => {
      const { memberId, groupId } = await holder(world);
      return { params: { memberId }, query: { groupId } };
    },
    ...BY_ADMINS,
    shows: async (world) => [(await level(world)).name],
  },
  offer: ofGrant(),
  record: ofGrant({ note: 'Tiền mặt' }),
  remind: {
    ask: async (world) => {
      // Each reminder goes to somebody who was not reminded today.
      const as = await world.newcomer();
      const { db } = world.api.api.platform;
      await db
        .insert(groupMembers)
        .values({ groupId: world.groupId, memberId: as.memberId, role: 'member', status: 'accepted' });
      const grant = { groupId: world.groupId, memberId: as.memberId, levelId: (await level(world))._id };
      assertDone(await world.api.post('/dues/people/offer', { as: world.who('groupAdmin'), body: grant }));
      return { body: { groupId: world.groupId, memberId: as.memberId } };
    },
    ...BY_ADMINS,
  },
  mine: { ask: () => ({}), may: 'members' },
  take: {
    ask: async (world) => ({ body: { levelId: (await level(world))._id } }),
    may: GROUP_MEMBERS,
  },
};
