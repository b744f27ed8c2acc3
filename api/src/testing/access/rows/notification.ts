import { subscribe } from '../../doubles/push-service.ts';
import type { Rows } from '../engine/row.ts';
import { makeOwnersNotice, notice, officeNotice } from '../world/social.ts';

export const notification: Rows<'notification'> = {
  list: [
    {
      about: 'of a member',
      ask: (world) => ({ query: { memberId: world.memberId, limit: 100 } }),
      may: ['owner'],
      shows: async (world) => [(await notice(world)).text],
    },
    {
      about: 'that concern an agency',
      ask: (world) => ({ query: { agencyId: world.agencyId, limit: 100 } }),
      may: 'members',
      shows: async (world, actor) => (actor === 'agencyAdmin' ? [(await officeNotice(world)).text] : []),
    },
  ],
  listUnopened: {
    ask: async (world) => {
      await makeOwnersNotice(world);
      return { query: { agencyId: world.agencyId } };
    },
    may: 'members',
  },
  page: {
    ask: (world) => ({ query: { memberId: world.memberId, page: 1 } }),
    may: ['owner'],
    shows: async (world) => [(await notice(world)).text],
  },
  count: { ask: () => ({}), may: 'members' },
  open: { ask: async (world) => ({ params: { id: (await notice(world)).id } }), may: ['owner'] },
  openAll: { ask: () => ({}), may: 'members' },
  settings: { ask: () => ({}), may: 'members' },
  updateSettings: {
    ask: () => ({ body: { settings: [{ kind: 'affiliate', channel: 'mail', enabled: false }] } }),
    may: 'members',
  },
  // Zalo's notification service is set up in messages.test.ts.
  zaloReport: {
    ask: () => ({ body: { app_id: '1', event_name: 'user_received_message', timestamp: '1' } }),
    may: [],
    others: 'not-found',
  },
  pushKey: { ask: () => ({}), may: 'everybody' },
  keepToken: {
    ask: (world) => ({
      // A browser of the one push service that there is in tests.
      body: { memberId: world.memberId, token: subscribe(world.api.config.push.hosts[0] ?? '').token },
    }),
    may: ['owner'],
  },
  dropToken: {
    ask: (world) => ({ body: { token: subscribe(world.api.config.push.hosts[0] ?? '').token } }),
    may: 'members',
  },
  stream: { ask: () => ({ query: { after: 0 } }), may: 'members' },
};
