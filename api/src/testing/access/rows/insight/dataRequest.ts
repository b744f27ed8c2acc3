import { eq } from '../../../../platform/database/orm.ts';
import { requestKey } from '../../../../insight/privacy/requests/rules.ts';
import { dataRequests } from '../../../../insight/privacy/requests/tables.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { assertDone } from '../../../server/answers.ts';
import { solveNewChallenge } from '../../../doubles/challenge.ts';
import type { Rows } from '../../engine/row.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

interface MadeRequest {
  readonly id: string;
  readonly text: string;
}

/** A request of the owner about their data. */
const newRequest = async (world: World): Promise<MadeRequest> => {
  const text = world.secret('data-request', ['owner', 'staff']);
  assertDone(
    await world.api.post('/privacy/requests', { as: world.who('owner'), body: { kind: 'access', words: text } }),
  );
  return requestOf(world, text);
};

const requestOf = async (world: World, text: string): Promise<MadeRequest> => {
  const { db } = world.api.api.platform;
  const [row] = await db.select({ id: dataRequests.id }).from(dataRequests).where(eq(dataRequests.words, text));
  return { id: row?.id ?? '', text };
};

const standing = oncePerWorld(newRequest);

/** An unconfirmed request of a visitor. */
const unconfirmed = async (world: World): Promise<MadeRequest> => {
  // Mailed to the given address, whoever owns it, so it must not contain a mark.
  const text = `Xin hãy xóa ${uuidv7()}`;
  const challenge = await solveNewChallenge(world.api, 'dataRequest');
  const body = { kind: 'deletion', words: text, name: 'Khách', email: 'khach@example.vn', challenge };
  assertDone(await world.api.post('/privacy/requests', { body }));
  return requestOf(world, text);
};

/** Anybody may send a request; its author reads the answer, and staff write it. */
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
          challenge: await solveNewChallenge(world.api, 'dataRequest'),
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
    shows: async (world, actor) => (actor === 'owner' ? [(await standing(world)).text] : []),
  },
  withdraw: { ask: async (world) => ({ params: { id: (await newRequest(world)).id } }), may: ['owner'] },
  list: {
    ask: async (world) => {
      await standing(world);
      return { query: { state: 'open', limit: 100 } };
    },
    may: ['staff'],
    shows: async (world) => [(await standing(world)).text],
  },
  answer: {
    ask: async (world) => ({
      params: { id: (await newRequest(world)).id },
      body: { outcome: 'fulfilled', answer: world.secret('request-answer', ['owner', 'staff']) },
    }),
    may: ['staff'],
  },
};
