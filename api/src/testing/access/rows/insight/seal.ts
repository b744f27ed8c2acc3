import { DAY } from '@m4u/contract/durations';
import { makeRoot } from '../../../../insight/seal/root.service.ts';
import { sealNewRows } from '../../../../insight/seal/sealing.service.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { BOTH_SIDES, makeInvoice } from '../../world/commerce.ts';
import { oncePerWorld } from '../../world/world.ts';

/** An order that a signed root covers, as after the next night. */
const signedOrder = oncePerWorld(async (world) => {
  const { _id } = await makeInvoice(world);
  const { platform } = world.api.api;
  await sealNewRows(platform);
  await makeRoot({ ...platform, clock: { now: () => new Date(platform.clock.now().getTime() + DAY) } });
  return _id;
});

/** The receipt of an order, for its buyer and the group's admins. */
const ofOrder: AccessRow = {
  ask: async (world) => ({ params: { id: await signedOrder(world) } }),
  may: BOTH_SIDES,
  shows: () => ['"statement'],
  hides: (world) => [world.who('groupAdmin').memberId],
};

/** Roots are published for everybody; no row of anybody can be read from them. */
export const seal: Rows<'seal'> = {
  roots: { ask: () => ({}), may: 'everybody', shows: () => ['"key"'] },
  receipt: ofOrder,
  receiptFile: { ...ofOrder, shows: () => ['checkProof'] },
};
