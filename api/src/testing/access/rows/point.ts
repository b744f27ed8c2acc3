import type { AccessRow, Ask, Rows } from '../engine/row.ts';
import { account, counterOf, customer, makeConfirmed, makeInvoice, runningDiscount } from '../world/commerce.ts';
import type { World } from '../world/world.ts';

// A balance and a statement are for their member and for the admins of the group that gives the points. Only that group
// knows a customer who has not claimed themselves. Orders are the group's, and each is its buyer's too
// (docs/rules/point.md#roles).

/** What only the group's admins get: that there is such a group is no secret. */
const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;

/** What a buyer may see, and the group's admins change: no business of anybody else. */
const NOT_FOR_BUYERS = { may: ['groupAdmin'], others: { owner: 'forbidden' } } as const;

const noteOf = async (world: World): Promise<readonly string[]> => [(await account(world)).note];
const invoiceOf = async (world: World): Promise<readonly string[]> => [(await account(world)).invoiceNumber];

export const point: Rows<'point'> = {
  balance: [
    {
      about: 'of a member',
      ask: async (world) => {
        await account(world);
        return { params: { memberId: world.memberId }, query: { groupId: world.groupId } };
      },
      may: ['owner', 'groupAdmin'],
      others: 'forbidden',
    },
    {
      about: 'of a customer',
      ask: async (world) => ({
        params: { memberId: (await customer(world))._id },
        query: { groupId: world.groupId },
      }),
      ...OF_GROUP,
    },
  ],
  settings: { ask: ({ groupId }) => ({ params: { groupId } }), may: 'members' },
  updateSettings: { ask: ({ groupId }) => ({ params: { groupId }, body: { rate: 1 } }), ...OF_GROUP },
};

/** A part of the group's books that has something of its customers in it. */
const book = (
  ask: (world: World) => Ask | Promise<Ask>,
  shows: (world: World) => Promise<readonly string[]>,
): AccessRow => ({
  ask: async (world) => {
    await account(world);
    await customer(world);
    return ask(world);
  },
  shows,
  ...OF_GROUP,
});

export const pointBook: Rows<'pointBook'> = {
  accounts: {
    ask: async (world) => {
      await account(world);
      return {};
    },
    may: 'members',
    shows: ({ groupId }, actor) => (actor === 'owner' ? [groupId] : []),
    hides: ({ groupId }, actor) => (actor === 'owner' ? [] : [groupId]),
  },
  statement: [
    {
      about: 'one’s own',
      ask: async (world) => {
        await account(world);
        return { query: { groupId: world.groupId, filter: { kind: 'earn', from: '2026-01-01' }, limit: 100 } };
      },
      may: 'members',
      shows: async (world, actor) => (actor === 'owner' ? noteOf(world) : []),
    },
    {
      about: 'of a member',
      ask: async (world) => {
        await account(world);
        return { query: { groupId: world.groupId, memberId: world.memberId, limit: 100 } };
      },
      may: ['owner', 'groupAdmin'],
      others: 'forbidden',
      shows: noteOf,
      // Which of its admins it was is the group's own matter.
      hides: (world, actor) => (actor === 'owner' ? [world.who('groupAdmin').memberId] : []),
    },
    {
      about: 'of a customer',
      ask: async (world) => ({ query: { groupId: world.groupId, memberId: (await customer(world))._id } }),
      shows: async (world) => [(await customer(world)).note],
      ...OF_GROUP,
    },
  ],
  minusPoints: book(
    (world) => ({
      params: { sellerGroupId: world.groupId },
      query: { filter: { memberId: world.memberId, groupId: world.groupId } },
    }),
    invoiceOf,
  ),
  addPoints: [
    {
      about: 'of all groups',
      ask: async (world) => {
        await account(world);
        return { params: { buyerId: world.memberId }, query: { limit: 100 } };
      },
      may: ['owner'],
      others: 'forbidden',
      shows: noteOf,
      hides: (world) => [world.who('groupAdmin').memberId],
    },
    {
      about: 'of a group',
      ask: async (world) => {
        await account(world);
        return { params: { buyerId: world.memberId }, query: { filter: { groupId: world.groupId }, limit: 100 } };
      },
      may: ['owner', 'groupAdmin'],
      others: 'forbidden',
      shows: noteOf,
    },
    {
      about: 'of a customer',
      ask: async (world) => ({
        params: { buyerId: (await customer(world))._id },
        query: { filter: { groupId: world.groupId } },
      }),
      shows: async (world) => [(await customer(world)).note],
      ...OF_GROUP,
    },
  ],
  statistics: book(
    ({ groupId }) => ({ query: { groupId, by: 'day' } }),
    async ({ memberId }) => [memberId],
  ),
  exportRedeemed: book(
    ({ groupId, memberId }) => ({ query: { sellerGroupId: groupId, filter: { memberId, groupId } } }),
    invoiceOf,
  ),
  exportInvoiceRedeemed: book(({ groupId }) => ({ query: { groupId } }), invoiceOf),
  exportPoints: book(({ groupId }) => ({ query: { groupId } }), noteOf),
  exportOrders: book(({ groupId, memberId }) => ({ query: { groupId, filter: { memberId } } }), invoiceOf),
};

const plain = (world: World) => ({
  type: 'add',
  points: 2,
  note: world.secret('plain', ['owner', 'groupAdmin', 'staff']),
});

export const order: Rows<'order'> = {
  createPlain: [
    {
      about: 'for a member',
      ask: (world) => ({ body: { ...plain(world), sellerGroupId: world.groupId, buyerId: world.memberId } }),
      ...OF_GROUP,
    },
    {
      about: 'by a key that the group’s admin has used',
      ask: async (world) => {
        const idempotencyKey = `key-${world.name}-${world.next()}`;
        const { note } = plain(world);
        await counterOf(world).plain(world.memberId, 'add', 2, { note }, idempotencyKey);
        const body = { type: 'add', points: 2, note, sellerGroupId: world.groupId, buyerId: world.memberId };
        return { body, idempotencyKey };
      },
      ...OF_GROUP,
    },
  ],
  create: [
    {
      about: 'with a code, for what was asked for',
      ask: async (world) => {
        const { code } = await runningDiscount(world);
        const requestId = (await makeConfirmed(world))._id;
        const sold = { groupId: world.groupId, memberId: world.memberId, requestId, discountCode: code };
        return { body: { ...sold, invoiceNumber: `HD-${world.next()}`, value: 250_000 } };
      },
      ...OF_GROUP,
    },
    {
      about: 'for a customer',
      ask: async (world) => ({
        body: {
          groupId: world.groupId,
          memberId: (await customer(world))._id,
          invoiceNumber: `HD-${world.next()}`,
          value: 250_000,
        },
      }),
      ...OF_GROUP,
    },
  ],
  change: [
    {
      about: 'corrected',
      ask: async (world) => ({
        body: { _id: (await makeInvoice(world))._id, reason: 'Nhập nhầm', value: 480_000 },
      }),
      ...NOT_FOR_BUYERS,
    },
    {
      about: 'cancelled',
      ask: async (world) => ({
        body: { _id: (await makeInvoice(world))._id, reason: 'Khách trả hàng', status: 'cancelled' },
      }),
      ...NOT_FOR_BUYERS,
    },
  ],
  list: book(({ groupId, memberId }) => ({ query: { groupId, filter: { memberId }, limit: 100 } }), invoiceOf),
  get: {
    ask: async (world) => ({ params: { id: (await account(world)).invoice._id } }),
    may: ['owner', 'groupAdmin'],
    shows: invoiceOf,
    hides: (world, actor) => (actor === 'owner' ? [world.who('groupAdmin').memberId] : []),
  },
  logs: [
    { about: 'of a group', ...book(({ groupId }) => ({ query: { groupId, limit: 100 } }), invoiceOf) },
    {
      about: 'of an order',
      ask: async (world) => ({ query: { orderId: (await account(world)).invoice._id } }),
      shows: invoiceOf,
      ...NOT_FOR_BUYERS,
    },
  ],
};
