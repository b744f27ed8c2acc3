import type { AccessRow, Rows } from '../engine/row.ts';
import type { World } from '../world/world.ts';
import {
  acquaintance,
  circle,
  clientId,
  newCircle,
  newMessage,
  personOf,
  request,
  spareCircle,
  talk,
} from '../world/social.ts';

type Conversation = (world: World) => Promise<{ readonly id: string }>;

/** Members of the direct conversation; below, present and former members of the group conversation. */
const PARTICIPANTS = ['owner', 'friend'] as const;
const EVER_PARTICIPANTS = ['owner', 'friend', 'member'] as const;
/** A former member still sees the conversation, but may do nothing in it. */
const LEFT = { member: 'forbidden' } as const;

const of =
  (conversation: Conversation, more: object = {}): AccessRow['ask'] =>
  async (world) => ({ query: { groupMessageId: (await conversation(world)).id, ...more } });

export const message: Rows<'message'> = {
  send: [
    {
      about: 'to a member',
      ask: async (world) => ({
        body: { receiver: (await acquaintance(world)).memberId, clientId: clientId(world), detail: 'Chào bạn' },
      }),
      may: 'members',
    },
    {
      about: 'into a conversation, with a picture',
      ask: async (world, actor) => ({
        body: {
          groupMessageId: (await talk(world)).id,
          clientId: clientId(world),
          detail: world.secret('sent', PARTICIPANTS),
          images: [await world.picture(personOf(actor))],
        },
      }),
      may: PARTICIPANTS,
    },
    {
      about: 'into a conversation of many that one of them has left',
      ask: async (world) => ({
        body: { groupMessageId: (await circle(world)).id, detail: world.secret('sent-many', PARTICIPANTS) },
      }),
      may: PARTICIPANTS,
      others: { member: 'message-refused' },
    },
  ],
  sendMany: {
    ask: async (world) => ({
      body: { receivers: [(await acquaintance(world)).memberId], clientId: clientId(world), detail: 'Chào cả nhà' },
    }),
    may: 'members',
  },
  create: {
    ask: async (world) => ({
      body: { members: [(await acquaintance(world)).memberId], clientId: clientId(world), name: 'Nhóm mới' },
    }),
    may: 'members',
  },
  list: [
    {
      about: 'all',
      ask: () => ({ query: { limit: 100 } }),
      may: 'members',
      shows: async (world, actor) => {
        const { text, earlierText } = await circle(world);
        if (actor === 'member') return [earlierText];
        return actor === 'owner' || actor === 'friend' ? [text] : [];
      },
    },
    { about: 'by words', ask: async (world) => ({ query: { q: (await circle(world)).text } }), may: 'members' },
    { about: 'requests', ask: () => ({ query: { requests: true } }), may: 'members' },
  ],
  conversation: [
    { about: 'of two', ask: of(talk), may: PARTICIPANTS },
    {
      about: 'of two, by the other one',
      ask: (world) => ({ query: { receiver: world.memberId } }),
      may: 'members',
      hides: (_world, actor) => (actor === 'friend' ? [] : ['"members"']),
    },
    {
      about: 'of many',
      ask: of(circle),
      may: EVER_PARTICIPANTS,
      shows: async (world, actor) => [(await circle(world))[actor === 'member' ? 'earlierText' : 'text']],
    },
    { about: 'that waits', ask: of(request), may: ['owner'] },
  ],
  messages: [
    {
      about: 'of two',
      ask: of(talk, { limit: 100 }),
      may: PARTICIPANTS,
      shows: async (world) => [(await talk(world)).text],
    },
    {
      about: 'of many',
      ask: of(circle, { limit: 100 }),
      may: EVER_PARTICIPANTS,
      shows: async (world, actor) => {
        const { earlierText, text } = await circle(world);
        return actor === 'member' ? [earlierText] : [earlierText, text];
      },
    },
    { about: 'after a place', ask: of(circle, { after: 0, limit: 100 }), may: EVER_PARTICIPANTS },
    {
      about: 'of before a moment',
      ask: of(circle, { time: '2030-01-01T00:00:00Z', limit: 100 }),
      may: EVER_PARTICIPANTS,
    },
    { about: 'of a request', ask: of(request), may: ['owner'] },
  ],
  read: [
    { about: 'of two', ask: of(talk), may: PARTICIPANTS },
    { about: 'of many', ask: of(circle), may: EVER_PARTICIPANTS },
  ],
  hide: { ask: of(spareCircle), may: PARTICIPANTS },
  accept: { ask: of(request), may: ['owner'] },
  withdraw: [
    {
      about: 'from a talk of two',
      ask: async (world) => ({ query: { id: (await newMessage(world, (await talk(world)).id))._id } }),
      may: ['owner'],
      others: { friend: 'forbidden' },
    },
    {
      about: 'from a conversation of many',
      ask: async (world) => ({ query: { id: (await newMessage(world, (await circle(world)).id))._id } }),
      may: ['owner'],
      others: { friend: 'forbidden' },
    },
  ],
  invite: [
    {
      about: 'to a conversation of many',
      ask: async (world) => ({
        query: { groupMessageId: (await circle(world)).id },
        body: { members: [(await acquaintance(world)).memberId] },
      }),
      may: PARTICIPANTS,
      others: LEFT,
    },
    {
      about: 'to a talk of two',
      ask: async (world) => ({
        query: { groupMessageId: (await talk(world)).id },
        body: { members: [(await acquaintance(world)).memberId] },
      }),
      may: [],
      others: { owner: 'forbidden', friend: 'forbidden' },
    },
  ],
  rename: {
    ask: async (world) => ({
      query: { groupMessageId: (await circle(world)).id },
      body: { name: world.secret('name', PARTICIPANTS) },
    }),
    may: PARTICIPANTS,
    others: LEFT,
  },
  leave: {
    ask: async (world) => ({ query: { groupMessageId: (await newCircle(world))._id } }),
    may: PARTICIPANTS,
  },
  count: { ask: () => ({}), may: 'members' },
};
