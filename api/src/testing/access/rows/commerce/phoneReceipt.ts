import { sellerCalls } from '../../../factories/points.ts';
import { assertDone } from '../../../server/answers.ts';
import type { Rows } from '../../engine/row.ts';
import { COUNTER, phoneFor } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// A reader with the link of a message sees points and a masked number; the counter of the group sees whether a customer
// gets messages (docs/rules/point.md#receipts-by-phone).

const AT_COUNTER = { may: COUNTER, others: 'forbidden' } as const;

/** Makes a customer without an account who got a message; answers the customer's id, and the token of the link. */
const makeLinked = async (world: World): Promise<{ id: string; token: string }> => {
  const { api, groupId } = world;
  const as = world.who('groupAdmin');
  const phone = phoneFor(world, [...COUNTER, 'staff']);
  await api.put(`/orderPoint/settings/${groupId}`, { as, body: { phoneReceipts: true } });
  const body = { groupId, phone, name: 'Khách' };
  const { data } = assertDone<{ data: { _id: string } }>(await api.post('/members/createCustomer', { as, body }));
  assertDone(await sellerCalls(api, as, groupId).plain(data._id, 'add', 5));
  const { text } = await api.messageTo(phone);
  return { id: data._id, token: text.split('/claim/')[1] ?? '' };
};

const linked = oncePerWorld(makeLinked);

export const phoneReceipt: Rows<'phoneReceipt'> = {
  page: { ask: async (world) => ({ params: { token: (await linked(world)).token } }), may: 'everybody' },
  stop: {
    ask: async (world) => ({ params: { token: (await makeLinked(world)).token }, body: { stop: true } }),
    may: 'everybody',
  },
  state: {
    ask: async (world) => ({
      params: { customerId: (await linked(world)).id },
      query: { groupId: world.groupId },
    }),
    ...AT_COUNTER,
  },
  send: {
    ask: async (world) => ({
      params: { customerId: (await makeLinked(world)).id },
      body: { groupId: world.groupId },
    }),
    ...AT_COUNTER,
  },
};
