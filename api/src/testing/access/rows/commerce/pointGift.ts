import { relate } from '../../../factories/profiles.ts';
import { setPoints } from '../../../factories/points.ts';
import { assertDone } from '../../../server/answers.ts';
import type { Rows } from '../../engine/row.ts';
import { oncePerWorld } from '../../world/world.ts';

// Every verified member gives their own points to a friend, where the group allows it (docs/rules/point.md#gifts).

/** Allows gifts of the group's points. */
const allow = oncePerWorld(async ({ api, groupId, who }) => {
  const body = { gifts: true, giftsPerDay: 1_000 };
  assertDone(await api.put(`/orderPoint/settings/${groupId}`, { as: who('groupAdmin'), body }));
});

export const pointGiftRows: Rows<'pointGift'> = {
  room: { ask: ({ groupId }) => ({ params: { groupId } }), may: 'members' },
  give: {
    ask: async (world, actor) => {
      await allow(world);
      const friend = await world.newcomer();
      if (actor !== 'visitor') {
        await setPoints(world.api, world.groupId, world.who(actor).memberId, 1);
        await relate(world.api, world.who(actor), friend);
      }
      return { params: { groupId: world.groupId }, body: { memberId: friend.memberId, points: 1 } };
    },
    may: 'members',
  },
};
