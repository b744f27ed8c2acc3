import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import {
  account,
  COUNTER,
  groupCounter,
  customer,
  makeConfirmed,
  makeInvoice,
  runningDiscount,
} from '../../world/commerce.ts';
import type { World } from '../../world/world.ts';

// Balances and statements are visible to the member and to the admins of the group. Unclaimed customers are visible to
// that group only. Orders are also visible to their buyers (docs/rules/point.md#roles).

/** Only for the group's admins; the group itself is public. */
const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;

/** At the group's counter. */
const AT_COUNTER = { may: COUNTER, others: 'forbidden' } as const;

/** Visible to the buyer, changed by the group's admins; others get a 404. */
const NOT_FOR_BUYERS = { may: ['groupAdmin'], others: { owner: 'forbidden' } } as const;

const findNote = async (world: World): Promise<readonly string[]> => [(await account(world)).note];
const findInvoice = async (world: World): Promise<readonly string[]> => [(await account(world)).invoiceNumber];

export const point: Rows<'point'> = {
  balance: [
    {
      about: 'of a member',
      ask: async (world) => {
        await account(world);
        return { params: { memberId: world.memberId }, query: { groupId: world.groupId } };
      },
      may: ['owner', ...COUNTER],
      others: 'forbidden',
    },
    {
      about: 'of a customer',
      ask: async (world) => ({
        params: { memberId: (await customer(world))._id },
        query: { groupId: world.groupId },
      }),
      ...AT_COUNTER,
    },
  ],
  settings: { ask: ({ groupId }) => ({ params: { groupId } }), may: 'members' },
  updateSettings: { ask: ({ groupId }) => ({ params: { groupId }, body: { rate: 1 } }), ...OF_GROUP },
};

/** A list of the group that contains data of its customers. */
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
  waiting: { ask: () => ({}), may: 'members' },
  statement: [
    {
      about: 'one’s own',
      ask: async (world) => {
        await account(world);
        return { query: { groupId: world.groupId, filter: { kind: 'earn', from: '2026-01-01' }, limit: 100 } };
      },
      may: 'members',
      shows: async (world, actor) => (actor === 'owner' ? findNote(world) : []),
    },
    {
      about: 'of a member',
      ask: async (world) => {
        await account(world);
        return { query: { groupId: world.groupId, memberId: world.memberId, limit: 100 } };
      },
      may: ['owner', ...COUNTER],
      others: 'forbidden',
      // The counter sees the balance only.
      shows: async (world, actor) => (actor === 'cashier' ? [] : findNote(world)),
      // Buyers do not see which admin acted.
      hides: (world, actor) => (actor === 'owner' ? [world.who('groupAdmin').memberId] : []),
    },
    {
      about: 'of a customer',
      ask: async (world) => ({ query: { groupId: world.groupId, memberId: (await customer(world))._id } }),
      shows: async (world, actor) => (actor === 'cashier' ? [] : [(await customer(world)).note]),
      ...AT_COUNTER,
    },
  ],
  minusPoints: book(
    (world) => ({
      params: { sellerGroupId: world.groupId },
      query: { filter: { memberId: world.memberId, groupId: world.groupId } },
    }),
    findInvoice,
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
      shows: findNote,
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
      shows: findNote,
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
  customers: book(
    ({ groupId }) => ({ query: { groupId, sort: 'paid', order: 'desc' } }),
    async (world) => [(await customer(world))._id],
  ),
  exportCustomers: book(
    async (world) => ({ query: { groupId: world.groupId, ids: (await customer(world))._id } }),
    async (world) => [(await customer(world)).name],
  ),
  exportRedeemed: book(
    ({ groupId, memberId }) => ({ query: { sellerGroupId: groupId, filter: { memberId, groupId } } }),
    findInvoice,
  ),
  exportInvoiceRedeemed: book(({ groupId }) => ({ query: { groupId } }), findInvoice),
  exportPoints: book(({ groupId }) => ({ query: { groupId } }), findNote),
  exportOrders: book(({ groupId, memberId }) => ({ query: { groupId, filter: { memberId } } }), findInvoice),
};

const plain = (world: World) => ({
  type: 'add',
  points: 2,
  note: world.secret('plain', ['owner', ...COUNTER, 'staff']),
});

export const order: Rows<'order'> = {
  createPlain: [
    {
      about: 'for a member',
      ask: (world) => ({ body: { ...plain(world), sellerGroupId: world.groupId, buyerId: world.memberId } }),
      ...AT_COUNTER,
    },
    {
      about: 'by a key that the group’s admin has used',
      ask: async (world) => {
        const idempotencyKey = `key-${world.name}-${world.next()}`;
        const { note } = plain(world);
        await groupCounter(world).plain(world.memberId, 'add', 2, { note }, idempotencyKey);
        const body = { type: 'add', points: 2, note, sellerGroupId: world.groupId, buyerId: world.memberId };
        return { body, idempotencyKey };
      },
      ...AT_COUNTER,
    },
  ],
  create: [
    {
      about: 'with a code, for what was asked for',
      ask: async (world, actor) => {
        const { code } = await runningDiscount(world);
        // Requests are for admins: an invoice of a cashier finishes none.
        const asked = actor === 'cashier' ? {} : { requestId: (await makeConfirmed(world))._id };
        const sold = { groupId: world.groupId, memberId: world.memberId, ...asked, discountCode: code };
        return { body: { ...sold, invoiceNumber: `HD-${world.next()}`, value: 250_000 } };
      },
      ...AT_COUNTER,
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
      ...AT_COUNTER,
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
  list: {
    ...book(({ groupId, memberId }) => ({ query: { groupId, filter: { memberId }, limit: 100 } }), findInvoice),
    ...AT_COUNTER,
    // A cashier sees the orders that they have entered.
    shows: async (world, actor) => (actor === 'cashier' ? [] : findInvoice(world)),
    hides: async (world, actor) => (actor === 'cashier' ? findInvoice(world) : []),
  },
  get: {
    ask: async (world) => ({ params: { id: (await account(world)).invoice._id } }),
    may: ['owner', 'groupAdmin'],
    shows: findInvoice,
    hides: (world, actor) => (actor === 'owner' ? [world.who('groupAdmin').memberId] : []),
  },
  logs: [
    { about: 'of a group', ...book(({ groupId }) => ({ query: { groupId, limit: 100 } }), findInvoice) },
    {
      about: 'of an order',
      ask: async (world) => ({ query: { orderId: (await account(world)).invoice._id } }),
      shows: findInvoice,
      ...NOT_FOR_BUYERS,
    },
  ],
};
