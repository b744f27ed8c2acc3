import { solveNewChallenge } from '../../doubles/challenge.ts';
import type { AccessRow, Rows } from '../engine/row.ts';
import { clientId, leftMessages, newSupport, PAGES, type PageKind, support } from '../world/social.ts';
import type { World } from '../world/world.ts';

/** The same row for the page of a member and of a group: messages are visible to the owner or the admins only. */
const onPages = (row: (kind: PageKind) => Pick<AccessRow, 'ask' | 'shows'>): readonly AccessRow[] =>
  (['member', 'group'] as const).map((kind) => ({
    about: `on a ${kind}’s page`,
    ...row(kind),
    may: [PAGES[kind].reader],
  }));

const ofPage = (kind: PageKind) => (world: World) => ({ params: { memberId: PAGES[kind].idOf(world) } });
const one = (kind: PageKind) => async (world: World) => ({ params: { id: (await leftMessages[kind](world)).id } });
const leftText = (kind: PageKind) => async (world: World) => [(await leftMessages[kind](world)).text];

/** A met challenge, which only visitors need. */
const challenge = async (world: World, purpose: 'contact' | 'support') => solveNewChallenge(world.api, purpose);

export const contact: Rows<'contact'> = {
  list: onPages((kind) => ({
    ask: (world) => ({ ...ofPage(kind)(world), query: { limit: 100 } }),
    shows: leftText(kind),
  })),
  get: onPages((kind) => ({ ask: one(kind), shows: leftText(kind) })),
  challenge: { ask: () => ({ query: { purpose: 'contact' } }), may: 'everybody' },
  insert: (['member', 'group'] as const).map((kind) => ({
    about: `on a ${kind}’s page`,
    ask: async (world, actor) => ({
      body: {
        [`${kind}Id`]: PAGES[kind].idOf(world),
        name: 'Khách',
        message: 'Xin báo giá',
        email: 'khach@example.vn',
        clientId: clientId(world),
        ...(actor === 'visitor' && { challenge: await challenge(world, 'contact') }),
      },
    }),
    may: 'everybody',
  })),
  setRead: onPages((kind) => ({ ask: async (world) => ({ ...(await one(kind)(world)), body: { read: true } }) })),
  readAll: onPages((kind) => ({ ask: ofPage(kind) })),
  update: onPages((kind) => ({
    ask: async (world) => ({
      ...(await one(kind)(world)),
      body: { note: world.secret('contact-note', [PAGES[kind].reader]) },
    }),
    shows: leftText(kind),
  })),
  tags: onPages((kind) => ({ ask: ofPage(kind) })),
  replyAddress: onPages((kind) => ({
    ask: ofPage(kind),
    shows: (world) => [world.who(PAGES[kind].reader).email],
  })),
  reply: onPages((kind) => ({
    ask: async (world) => ({
      ...(await one(kind)(world)),
      body: { text: world.secret('reply', [PAGES[kind].reader]), clientId: clientId(world) },
    }),
    shows: leftText(kind),
  })),
  csv: onPages((kind) => ({
    ask: (world) => ({ ...ofPage(kind)(world), query: { lang: 'en' } }),
    shows: leftText(kind),
  })),

  writeSupport: {
    ask: async (world, actor) => ({
      body: {
        topic: 'account',
        name: 'Người hỏi',
        email: 'khach@example.vn',
        words: 'Tôi cần giúp',
        ...(actor === 'visitor' && { challenge: await challenge(world, 'support') }),
      },
    }),
    may: 'everybody',
  },
  ownSupport: {
    ask: () => ({ query: { limit: 100 } }),
    may: 'members',
    shows: async (world, actor) => (actor === 'owner' ? [(await support(world)).text] : []),
  },
  listSupport: {
    ask: async (world) => {
      await support(world);
      return { query: { status: 'open', topic: 'account', limit: 100 } };
    },
    may: ['staff'],
    shows: async (world) => [(await support(world)).text],
  },
  updateSupport: [
    {
      about: 'answers',
      ask: async (world) => ({
        params: { id: (await newSupport(world)).id },
        body: { answer: world.secret('support-answer', ['owner', 'staff']) },
      }),
      may: ['staff'],
    },
    {
      about: 'closes',
      ask: async (world) => ({ params: { id: (await newSupport(world)).id }, body: {} }),
      may: ['staff'],
    },
  ],
};
