import type { ManagedPerk, Voucher } from '@m4u/contract/commerce/perk/schema';
import { makePerk, takePerk } from '../../../factories/perks.ts';
import { setPoints } from '../../../factories/points.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { COUNTER } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// Every member sees the perks of a group and takes them for points. A voucher is its customer's, and the counter's of the
// group by its code; perks and the list of vouchers are the admins' (docs/rules/perk.md#roles).

const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;

const makeAPerk = (world: World): Promise<ManagedPerk> =>
  makePerk(world.api, world.who('groupAdmin'), world.groupId, { name: `Quà ${world.name} ${world.next()}` });

const perkOf = oncePerWorld(makeAPerk);

/** A voucher of the owner. */
const makeVoucher = async (world: World): Promise<Voucher> => {
  const { _id } = await perkOf(world);
  await setPoints(world.api, world.groupId, world.memberId, 10);
  return takePerk(world.api, world.who('owner'), _id);
};

const voucher = oncePerWorld(makeVoucher);

const ofOwn: AccessRow = {
  ask: async (world) => ({ params: { id: (await voucher(world))._id } }),
  may: ['owner'],
};

export const perkRows: Rows<'perk'> = {
  shelf: {
    ask: async (world) => {
      await perkOf(world);
      return { query: { groupId: world.groupId } };
    },
    may: 'members',
    shows: async (world) => [(await perkOf(world)).name],
  },
  take: {
    ask: async (world, actor) => {
      if (actor !== 'visitor') await setPoints(world.api, world.groupId, world.who(actor).memberId, 10);
      return { params: { id: (await perkOf(world))._id }, body: { points: 10 } };
    },
    may: 'members',
  },
  vouchers: {
    ask: async (world) => {
      await voucher(world);
      return {};
    },
    may: 'members',
    shows: async (world, actor) => (actor === 'owner' ? [(await voucher(world)).code] : []),
    hides: async (world, actor) => (actor === 'owner' ? [] : [(await voucher(world)).code]),
  },
  voucher: { ...ofOwn, shows: async (world) => [(await voucher(world)).code] },
  qr: ofOwn,
  managed: {
    ask: async (world) => {
      await perkOf(world);
      return { query: { groupId: world.groupId } };
    },
    ...OF_GROUP,
    shows: async (world) => [(await perkOf(world)).name],
  },
  create: {
    ask: ({ groupId, next }) => ({ body: { groupId, name: `Quà ${next()}`, points: 5 } }),
    ...OF_GROUP,
  },
  update: {
    ask: async (world) => ({ params: { id: (await makeAPerk(world))._id }, body: { keepDays: 7 } }),
    may: ['groupAdmin'],
  },
  ofGroup: {
    ask: async (world) => {
      await voucher(world);
      return { query: { groupId: world.groupId } };
    },
    ...OF_GROUP,
    shows: async (world) => [(await voucher(world)).code],
  },
  byCode: {
    ask: async (world) => ({ params: { code: (await voucher(world)).code } }),
    may: COUNTER,
    shows: async (world) => [(await voucher(world)).code],
  },
  handOver: {
    ask: async (world) => ({ params: { code: (await makeVoucher(world)).code } }),
    may: COUNTER,
  },
  giveBack: {
    ask: async (world) => ({ params: { id: (await makeVoucher(world))._id } }),
    may: ['groupAdmin'],
  },
};
