import type { AccessRow, Rows } from '../../engine/row.ts';
import { BOTH_SIDES, signedOrder } from '../../world/commerce.ts';

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
  feed: { ask: () => ({}), may: 'everybody', shows: () => ['<feed'] },
  receipt: ofOrder,
  receiptFile: { ...ofOrder, shows: () => ['checkProof'] },
};
