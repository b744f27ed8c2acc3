import type { Actor } from '../../world/actors.ts';
import type { Rows } from '../../engine/row.ts';
import { account } from '../../world/commerce.ts';

/** Everybody whom the group gives something to do. */
const WORKERS: ReadonlySet<Actor> = new Set(['groupAdmin', 'cashier', 'editor', 'door']);

/** Spaces and news are the caller's own; the figures of a group are its admins'. */
export const home: Rows<'home'> = {
  spaces: {
    ask: () => ({}),
    may: 'members',
    shows: ({ groupId, agencyId }, actor) => [
      '"personal"',
      ...(WORKERS.has(actor) ? [groupId] : []),
      ...(actor === 'agencyAdmin' ? [agencyId] : []),
      ...(actor === 'staff' ? ['"staff"'] : []),
    ],
    hides: ({ groupId, agencyId }, actor) => [
      ...(WORKERS.has(actor) ? [] : [groupId]),
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
