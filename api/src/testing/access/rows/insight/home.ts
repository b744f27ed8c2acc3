import type { Rows } from '../../engine/row.ts';
import { account } from '../../world/commerce.ts';

/** Spaces and news are the caller's own; the figures of a group are its admins'. */
export const home: Rows<'home'> = {
  spaces: {
    ask: () => ({}),
    may: 'members',
    shows: ({ groupId, agencyId }, actor) => [
      '"personal"',
      ...(actor === 'groupAdmin' ? [groupId] : []),
      ...(actor === 'agencyAdmin' ? [agencyId] : []),
      ...(actor === 'staff' ? ['"staff"'] : []),
    ],
    hides: ({ groupId, agencyId }, actor) => [
      ...(actor === 'groupAdmin' ? [] : [groupId]),
      ...(actor === 'agencyAdmin' ? [] : [agencyId]),
      ...(actor === 'staff' ? [] : ['"staff"']),
    ],
  },
  mine: { ask: () => ({}), may: 'members', shows: () => ['"nextStep"'] },
  group: {
    ask: async (world) => {
      await account(world);
      return { params: { id: world.groupId }, query: {} };
    },
    may: ['groupAdmin'],
    others: 'forbidden',
    shows: async (world) => [(await account(world)).invoiceNumber],
  },
  settleSteps: {
    ask: (world) => ({ params: { id: world.groupId }, body: { steps: ['qr'] } }),
    may: ['groupAdmin'],
    others: 'forbidden',
  },
};
