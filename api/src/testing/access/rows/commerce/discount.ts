import { COUNTER } from '../../world/commerce.ts';
import { GROUP_MEMBERS } from '../../world/actors.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { makeOffDiscount, offDiscount, plannedDiscount, runningDiscount } from '../../world/commerce.ts';
import type { World } from '../../world/world.ts';

// Every member may use a running discount. Members and customers of the group also see planned ones; disabled ones are
// visible to admins only (docs/rules/discount.md#listing). Codes of running ones are for members.

const byId = (make: (world: World) => Promise<{ _id: string }>) => ({
  ask: async (world: World) => ({ params: { id: (await make(world))._id } }),
});

/** Rows for the readers of each discount of the group. */
const found = (shows: boolean): readonly AccessRow[] => [
  { about: 'that runs', ...byId(runningDiscount), may: 'members' },
  {
    about: 'to come',
    ...byId(plannedDiscount),
    may: [...GROUP_MEMBERS, 'owner'],
    ...(shows && { shows: async (world) => [(await plannedDiscount(world)).code] }),
  },
  { about: 'that is off', ...byId(offDiscount), may: [] },
];

export const discount: Rows<'discount'> = {
  list: [
    {
      about: 'of all groups',
      ask: async (world) => {
        await Promise.all([runningDiscount(world), plannedDiscount(world), offDiscount(world)]);
        return {};
      },
      may: 'members',
      shows: async (world, actor) => (actor === 'owner' ? [(await runningDiscount(world)).code] : []),
      hides: ({ groupId }, actor) => (['stranger', 'friend', 'agencyAdmin', 'staff'].includes(actor) ? [groupId] : []),
    },
    {
      about: 'of a group',
      ask: ({ groupId }) => ({ query: { filter: { groupId } } }),
      may: 'members',
      shows: async (world) => [(await runningDiscount(world)).code],
    },
  ],
  listOfGroup: {
    ask: ({ groupId }) => ({ query: { groupId } }),
    may: 'members',
    shows: async (world) => [(await runningDiscount(world)).code],
  },
  onPage: {
    ask: async (world) => {
      await Promise.all([runningDiscount(world), plannedDiscount(world), offDiscount(world)]);
      return { params: { groupId: world.groupId } };
    },
    may: 'everybody',
    shows: async (world) => [(await runningDiscount(world))._id],
    hides: async (world) => [(await runningDiscount(world)).code, (await plannedDiscount(world))._id],
  },
  get: found(true),
  qr: found(false),
};

const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;
const offCode = async (world: World): Promise<readonly string[]> => [(await offDiscount(world)).code];

export const discountGroup: Rows<'discountGroup'> = {
  list: [
    {
      about: 'of all one’s groups',
      ask: async (world) => {
        await offDiscount(world);
        return {};
      },
      may: 'members',
      shows: (world, actor) => (actor === 'groupAdmin' ? offCode(world) : []),
      hides: ({ groupId }, actor) => (actor === 'groupAdmin' ? [] : [groupId]),
    },
    {
      about: 'of a group',
      ask: ({ groupId }) => ({ query: { filter: { groupId, state: 'off' } } }),
      shows: offCode,
      ...OF_GROUP,
    },
  ],
  listOfGroup: { ask: ({ groupId }) => ({ query: { groupId } }), shows: offCode, ...OF_GROUP },
  usable: {
    ask: async (world) => {
      await runningDiscount(world);
      return { query: { groupId: world.groupId, memberId: world.memberId } };
    },
    shows: async (world: World) => [(await runningDiscount(world)).code],
    may: COUNTER,
    others: 'forbidden',
  },
  quote: {
    ask: async (world) => {
      const { code } = await runningDiscount(world);
      return { query: { groupId: world.groupId, code, value: 100_000, memberId: world.memberId } };
    },
    may: COUNTER,
    others: 'forbidden',
  },
  get: { ...byId(offDiscount), may: ['groupAdmin'], shows: offCode },
  create: {
    ask: ({ groupId, next }) => ({
      body: { groupId, name: `Tri ân ${next()}`, type: 'percent', percent: 5, active: false },
    }),
    ...OF_GROUP,
  },
  update: {
    ask: async (world) => ({
      params: { id: (await makeOffDiscount(world))._id },
      body: { minimum: 50_000 },
    }),
    may: ['groupAdmin'],
  },
};
