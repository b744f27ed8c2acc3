import type { ApiKey, Delivery, Webhook } from '@m4u/contract/insight/integration/schema';
import { webhookDeliveries } from '../../../../insight/integration/tables.ts';
import { eq } from '../../../../platform/database/orm.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { readMade } from '../../world/commerce.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

// Keys and webhooks are the group's: its admins alone see and change them (docs/rules/integration.md).

const OF_GROUP = { may: ['groupAdmin'], others: 'forbidden' } as const;

const make = <T extends { readonly _id: string }>(world: World, path: string, body: object): Promise<T> =>
  readMade<T>(
    world.api.post(`/integration/${world.groupId}/${path}`, { as: world.who('groupAdmin'), body: { ...body } }),
  );

const key = oncePerWorld((world) =>
  make<ApiKey>(world, 'keys', { name: world.secret('key', ['groupAdmin', 'staff']), scopes: ['points.read'] }),
);

const webhook = oncePerWorld((world) =>
  make<Webhook>(world, 'webhooks', {
    url: `https://hooks.example.vn/${world.secret('hook', ['groupAdmin', 'staff'])}`,
    events: ['contact.created'],
  }),
);

/** A delivery that has ended, as only such are sent once more. */
const makeDelivery = async (world: World) => {
  const { _id: id } = await webhook(world);
  const delivery = await make<Delivery>(world, `webhooks/${id}/test`, {});
  const { db } = world.api.api.platform;
  await db.update(webhookDeliveries).set({ state: 'failed' }).where(eq(webhookDeliveries.id, delivery._id));
  return { groupId: world.groupId, id, deliveryId: delivery._id };
};
const delivery = oncePerWorld(makeDelivery);

const ofGroup = (body: (world: World) => object): AccessRow => ({
  ask: (world) => ({ params: { groupId: world.groupId }, body: { ...body(world) } }),
  ...OF_GROUP,
});

/** A list that holds what was made before. */
const listOf = (made: (world: World) => Promise<unknown>): AccessRow => ({
  ask: async (world) => {
    await made(world);
    return { params: { groupId: world.groupId } };
  },
  ...OF_GROUP,
});

const ofMade = (made: (world: World) => Promise<{ readonly _id: string }>, body?: object): AccessRow => ({
  ask: async (world) => ({
    params: { groupId: world.groupId, id: (await made(world))._id },
    ...(body && { body: { ...body } }),
  }),
  ...OF_GROUP,
});

export const integration: Rows<'integration'> = {
  listKeys: { ...listOf(key), shows: async (world) => [(await key(world)).name] },
  createKey: ofGroup(({ next }) => ({ name: `Máy tính tiền ${next()}`, scopes: ['points.write'] })),
  // A key that has ended stays so, and one webhook serves all rows: a group has few.
  revokeKey: ofMade(key),
  listWebhooks: { ...listOf(webhook), shows: async (world) => [(await webhook(world)).url] },
  createWebhook: ofGroup(({ next }) => ({
    url: `https://hooks.example.vn/${next()}`,
    events: ['order.created'],
  })),
  getWebhook: { ...ofMade(webhook), shows: async (world) => [(await webhook(world)).url] },
  updateWebhook: ofMade(webhook, { events: ['order.created'] }),
  rotateSecret: ofMade(webhook),
  testWebhook: ofMade(webhook),
  listDeliveries: ofMade(webhook),
  getDelivery: { ask: async (world) => ({ params: await delivery(world) }), ...OF_GROUP },
  replayDelivery: { ask: async (world) => ({ params: await makeDelivery(world) }), ...OF_GROUP },
};
