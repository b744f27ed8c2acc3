import type { AccessRow, Rows } from '../../engine/row.ts';
import { COUNTER, makeInvoice } from '../../world/commerce.ts';
import type { World } from '../../world/world.ts';

// Rules are read by every member, as the rate is; admins set them. A standing is the customer's own, and the counter's
// (docs/rules/point.md#earning-rules).

const rulesOf = (world: World) => ({
  tiers: [{ name: `Hạng ${world.name}`, spent: 0, percent: 0 }],
  days: [],
  firstPoints: 0,
});

const ofGroup: Pick<AccessRow, 'ask'> = {
  ask: (world) => ({ params: { groupId: world.groupId }, body: rulesOf(world) }),
};

export const earningRows: Rows<'earning'> = {
  rules: { ask: ({ groupId }) => ({ params: { groupId } }), may: 'members' },
  saveRules: { ...ofGroup, may: ['groupAdmin'], others: 'forbidden' },
  preview: { ...ofGroup, may: ['groupAdmin'], others: 'forbidden' },
  standing: [
    { about: 'of one’s own', ask: ({ groupId }) => ({ params: { groupId } }), may: 'members' },
    {
      about: 'of a customer',
      ask: async (world) => {
        await makeInvoice(world);
        return { params: { groupId: world.groupId }, query: { memberId: world.memberId } };
      },
      may: [...COUNTER, 'owner'],
      others: 'forbidden',
    },
  ],
  // Each member speaks for themselves.
  birthday: { ask: ({ groupId }) => ({ params: { groupId } }), may: 'members' },
  saveBirthday: { ask: ({ groupId }) => ({ params: { groupId }, body: { granted: true } }), may: 'members' },
};
