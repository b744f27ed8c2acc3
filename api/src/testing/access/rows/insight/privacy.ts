import { GROUP_MEMBERS } from '../../world/actors.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import {
  friendsPost,
  groupPosts,
  messageForStaff,
  openReport,
  reportedMessage,
  reportOfOwner,
} from '../../world/insight.ts';
import type { World } from '../../world/world.ts';

/** Reports are accepted for targets that the reporter sees; others get a 404. */
const reports = (
  about: string,
  kind: string,
  idOf: (world: World) => Promise<string>,
  who: Pick<AccessRow, 'may' | 'others'>,
): AccessRow => ({
  about,
  ask: async (world) => ({
    body: { kind, targetId: await idOf(world), reason: 'spam', words: world.secret('told-staff', ['staff']) },
  }),
  ...who,
});

export const privacy: Rows<'privacy'> = {
  report: [
    reports('a member', 'member', async ({ memberId }) => memberId, {
      may: ['stranger', 'friend', ...GROUP_MEMBERS, 'agencyAdmin', 'staff'],
      others: { owner: 'invalid' },
    }),
    reports('a group', 'group', async ({ groupId }) => groupId, { may: 'members' }),
    reports('a post for friends', 'content', async (world) => (await friendsPost(world)).id, {
      may: ['friend', 'owner'],
    }),
    reports('a post for members', 'content', async (world) => (await groupPosts(world)).friends.id, {
      may: GROUP_MEMBERS,
    }),
    reports('a message', 'message', async (world) => (await messageForStaff(world))._id, {
      may: ['friend'],
    }),
  ],
  listReports: {
    ask: async (world) => {
      await reportOfOwner(world);
      await reportedMessage(world);
      return { query: { limit: 100 } };
    },
    may: ['staff'],
    shows: async (world) => [(await reportOfOwner(world)).text, (await reportedMessage(world)).text],
  },
  handleReport: {
    ask: async (world) => ({ params: { id: (await openReport(world)).id }, body: { outcome: 'dismissed' } }),
    may: ['staff'],
  },
};
