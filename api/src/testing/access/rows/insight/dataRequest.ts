import { eq } from '../../../../platform/database/orm.ts';
import { requestKey } from '../../../../insight/privacy/requests/rules.ts';
import { dataRequests } from '../../../../insight/privacy/requests/tables.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { assertDone } from '../../../server/answers.ts';
import { meetChallenge } from '../../../doubles/challenge.ts';
import type { Rows } from '../../engine/row.ts';
import { once, type World } from '../../world/world.ts';

interface Asked {
  readonly id: string;
  readonly words: string;
}

/** What the owner asks of the platform's staff about their data. */
const newRequest = async (world: World): Promise<Asked> => {
  const words = world.secret('data-request', ['owner', 'staff']);
  assertDone(await world.api.post('/privacy/requests', { as: world.who('owner'), body: { kind: 'access', words } }));
  return requestOf(world, words);
};

const requestOf = async (world: World, words: string): Promise<Asked> => {
  const { db } = world.api.api.platform;
  const [row] = await db.select({ id: dataRequests.id }).from(dataRequests).where(eq(dataRequests.words, words));
  return { id: row?.id ?? '', words };
};

const standing = once(newRequest);

/** One of somebody without an account, who has not confirmed it. */
const unconfirmed = async (world: World): Promise<Asked> => {
  // It goes out to the address that was given, whoever's that is: so it holds no mark.
  const words = `Xin hãy xóa ${uuidv7()}`;
  const challenge = await meetChallenge(world.api, 'dataRequest');
  const body = { kind: 'deletion', words, name: 'Khách', email: 'khach@example.vn', challenge };
  assertDone(await world.api.post('/privacy/requests', { body }));
  return requestOf(world, words);
};

/** Everybody asks; who asked sees what came of it, and staff answer. */
export const dataRequest: Rows<'dataRequest'> = {
  ask: {
    ask: async (world, actor) => ({
      ...(actor !== 'visitor' && { as: await world.newcomer() }),
      body: {
        kind: 'access',
        words: 'Cho tôi xem',
        ...(actor === 'visitor' && {
          name: 'Khách',
          email: 'khach@example.vn',
          challenge: await meetChallenge(world.api, 'dataRequest'),
        }),
      },
    }),
    may: 'everybody',
  },
  confirm: [
    {
      ask: async (world) => {
        const { id } = await unconfirmed(world);
        return { params: { id }, body: { key: requestKey(world.api.api.platform.secrets.codeKey, id) } };
      },
      may: 'everybody',
    },
    {
      about: 'with another key',
      ask: async (world) => ({ params: { id: (await unconfirmed(world)).id }, body: { key: 'khong-phai' } }),
      may: [],
      others: 'not-found',
    },
  ],
  own: {
    ask: async (world) => {
      await standing(world);
      return { query: { limit: 100 } };
    },
    may: 'members',
    shows: async (world, actor) => (actor === 'owner' ? [(await standing(world)).words] : []),
  },
  withdraw: { ask: async (world) => ({ params: { id: (await newRequest(world)).id } }), may: ['owner'] },
  list: {
    ask: async (world) => {
      await standing(world);
      return { query: { state: 'open', limit: 100 } };
    },
    may: ['staff'],
    shows: async (world) => [(await standing(world)).words],
  },
  answer: {
    ask: async (world) => ({
      params: { id: (await newRequest(world)).id },
      body: { outcome: 'fulfilled', answer: world.secret('request-answer', ['owner', 'staff']) },
    }),
    may: ['staff'],
  },
};
