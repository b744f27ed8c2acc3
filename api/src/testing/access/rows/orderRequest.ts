import { meetChallenge } from '../../doubles/challenge.ts';
import type { AccessRow, Rows } from '../engine/row.ts';
import {
  hiddenProduct,
  makeConfirmed,
  makeQuoted,
  makeRequest,
  type Made,
  offer,
  product,
  request,
} from '../world/commerce.ts';
import type { Actor } from '../world/actors.ts';
import type { World } from '../world/world.ts';

// Only who asked and the group's admins know of a request; each does their own steps (contract, order/request.rules).

/** The two sides of a request, of which one does the deed. */
const by = (side: 'owner' | 'groupAdmin') => {
  const other = side === 'owner' ? 'groupAdmin' : 'owner';
  return { may: [side], others: { [other]: 'forbidden' } } as const;
};

const deed = (make: (world: World) => Promise<Made>, body: (world: World) => object = () => ({})) => ({
  ask: async (world: World) => ({ params: { id: (await make(world))._id }, body: { ...body(world) } }),
});

const asked =
  (make: (world: World) => Promise<Made>): AccessRow['ask'] =>
  async (world, actor: Actor) => ({
    body: {
      productId: (await make(world))._id,
      kind: 'quote',
      name: 'Phạm Thị Hỏi',
      phone: '0912345678',
      ...(actor === 'visitor' && { challenge: await meetChallenge(world.api, 'request') }),
    },
  });

const shownNote = async (world: World): Promise<readonly string[]> => [(await request(world)).note];

export const orderRequest: Rows<'orderRequest'> = {
  make: [
    { about: 'of a product', ask: asked(product), may: 'everybody' },
    { about: 'of a hidden product', ask: asked(hiddenProduct), may: ['groupAdmin'] },
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
        return {};
      },
      may: 'members',
      shows: (world, actor) => (actor === 'groupAdmin' ? shownNote(world) : []),
      hides: ({ groupId }, actor) => (actor === 'groupAdmin' ? [] : [groupId]),
    },
    {
      about: 'of a group',
      ask: async (world) => {
        await request(world);
        return { query: { groupId: world.groupId } };
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
  quote: { ...deed((world) => makeRequest(world, 'quote'), offer), ...by('groupAdmin') },
  accept: { ...deed(makeQuoted), ...by('owner') },
  confirm: { ...deed((world) => makeRequest(world, 'order')), ...by('groupAdmin') },
  decline: [
    // Each side declines, but what is not theirs to decline now they know of: its state is the reason.
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
