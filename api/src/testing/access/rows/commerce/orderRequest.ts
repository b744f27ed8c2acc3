import { solveNewChallenge } from '../../../doubles/challenge.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import {
  hiddenProduct,
  makeConfirmed,
  makePaid,
  makeQuoted,
  makeRequest,
  type Made,
  offer,
  paid,
  product,
  request,
} from '../../world/commerce.ts';
import type { Actor } from '../../world/actors.ts';
import type { World } from '../../world/world.ts';

// Only the buyer and the group's admins see a request; each side has its own actions (contract, order/request.rules).

/** Row of an action that belongs to one side of a request. */
const by = (side: 'owner' | 'groupAdmin') => {
  const other = side === 'owner' ? 'groupAdmin' : 'owner';
  return { may: [side], others: { [other]: 'forbidden' } } as const;
};

const deed = (make: (world: World) => Promise<Made>, body: (world: World) => object = () => ({})) => ({
  ask: async (world: World) => ({ params: { id: (await make(world))._id }, body: { ...body(world) } }),
});

const askForPrice =
  (make: (world: World) => Promise<Made>): AccessRow['ask'] =>
  async (world, actor: Actor) => ({
    body: {
      productId: (await make(world))._id,
      kind: 'quote',
      name: 'Phạm Thị Hỏi',
      phone: '0912345678',
      ...(actor === 'visitor' && { challenge: await solveNewChallenge(world.api, 'request') }),
    },
  });

const shownNote = async (world: World): Promise<readonly string[]> => [(await request(world)).note];

export const orderRequest: Rows<'orderRequest'> = {
  make: [
    { about: 'of a product', ask: askForPrice(product), may: 'everybody' },
    { about: 'of a hidden product', ask: askForPrice(hiddenProduct), may: ['groupAdmin', 'editor'] },
  ],
  listOwn: {
    ask: async (world) => {
      await request(world);
      return {};
    },
    may: 'members',
    shows: (world, actor) => (actor === 'owner' ? shownNote(world) : []),
  },
  listOfGroups: [
    {
      about: 'of all one’s groups',
      ask: async (world) => {
        await request(world);
        return { query: { limit: 100 } };
      },
      may: 'members',
      shows: (world, actor) => (actor === 'groupAdmin' ? shownNote(world) : []),
      hides: ({ groupId }, actor) => (actor === 'groupAdmin' ? [] : [groupId]),
    },
    {
      about: 'of a group',
      ask: async (world) => {
        await request(world);
        return { query: { groupId: world.groupId, limit: 100 } };
      },
      may: ['groupAdmin'],
      shows: shownNote,
    },
  ],
  get: {
    ask: async (world) => ({ params: { id: (await request(world))._id } }),
    may: ['owner', 'groupAdmin'],
    shows: shownNote,
  },
  receipt: { ask: async (world) => ({ params: { id: (await paid(world))._id } }), may: ['owner', 'groupAdmin'] },
  receiptFile: { ask: async (world) => ({ params: { id: (await paid(world))._id } }), may: ['owner', 'groupAdmin'] },
  quote: { ...deed((world) => makeRequest(world, 'quote'), offer), ...by('groupAdmin') },
  accept: { ...deed(makeQuoted), ...by('owner') },
  confirm: { ...deed((world) => makeRequest(world, 'order')), ...by('groupAdmin') },
  pack: { ...deed(makePaid), ...by('groupAdmin') },
  deliver: { ...deed(makePaid), ...by('groupAdmin') },
  decline: [
    // Both sides may decline; the other side gets `wrong-state`, since it sees the request.
    {
      about: 'a request for a quote',
      ...deed((world) => makeRequest(world, 'quote')),
      may: ['groupAdmin'],
      others: { owner: 'wrong-state' },
    },
    { about: 'an offer', ...deed(makeQuoted), may: ['owner'], others: { groupAdmin: 'wrong-state' } },
  ],
  cancel: {
    about: 'a confirmed order',
    ...deed(makeConfirmed),
    may: ['groupAdmin'],
    others: { owner: 'wrong-state' },
  },
};
