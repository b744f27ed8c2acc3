import type { Rows } from '../../engine/row.ts';
import { friendsPost } from '../../world/insight.ts';
import type { World } from '../../world/world.ts';

/** Everybody gets the same answer, counted or not. */
export const tracking: Rows<'tracking'> = {
  action: {
    ask: async (world) => ({
      body: {
        actions: [
          { kind: 'view', page: world.memberId, value: 'page' },
          { kind: 'view', page: world.memberId, value: (await friendsPost(world)).id },
        ],
      },
    }),
    may: 'everybody',
  },
};

const ofMember = (world: World) => ({ params: { id: world.memberId } });
const ofGroup = (world: World) => ({ params: { id: world.groupId } });
const days = { from: '2026-02-01', to: '2026-03-31' };

/** Figures are visible to the owner or the admins of the page; others get a 404. */
export const dashboard: Rows<'dashboard'> = {
  member: { ask: (world) => ({ ...ofMember(world), body: { ...days, compare: true } }), may: ['owner'] },
  brand: { ask: (world) => ({ ...ofGroup(world), body: { ...days, compare: true } }), may: ['groupAdmin'] },
  memberTable: { ask: (world) => ({ ...ofMember(world), query: days }), may: ['owner'] },
  brandTable: { ask: (world) => ({ ...ofGroup(world), query: days }), may: ['groupAdmin'] },
};
