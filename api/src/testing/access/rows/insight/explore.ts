import { personOf } from '../../world/social.ts';
import { type Actor, GROUP_MEMBERS } from '../../world/actors.ts';
import type { Rows } from '../../engine/row.ts';
import { groupPosts } from '../../world/insight.ts';
import type { World } from '../../world/world.ts';

const ofAgency = (world: World) => ({ query: { agencyId: world.agencyId } });

/** Only the agency's admins, not even staff; the page itself is public. */
const ARRANGES = { may: ['agencyAdmin'], others: 'forbidden' } as const;

const choose = (kind: string, ...ids: readonly string[]) => ({ kind, title: '', pick: 'chosen', ids });

/** Actors who administer the agency or belong to it through a group. */
const IN_AGENCY: readonly Actor[] = ['agencyAdmin', ...GROUP_MEMBERS];

/** Returns whether the actor sees the roles of members in the agency's groups. */
const seesRoles = (actor: Actor): boolean => actor === 'agencyAdmin' || actor === 'staff';

export const explore: Rows<'explore'> = {
  get: [
    {
      about: 'of an agency',
      ask: async (world) => {
        await groupPosts(world);
        return ofAgency(world);
      },
      may: 'everybody',
      shows: async (world) => [(await groupPosts(world)).public.text],
      // The page is the same for everybody, so it hides pieces for members from members too.
      hides: async (world) => [(await groupPosts(world)).friends.text],
    },
    {
      about: 'of the platform',
      ask: () => ({}),
      may: 'everybody',
      hides: async (world) => [(await groupPosts(world)).friends.text],
    },
  ],
  listAgencies: { ask: () => ({ query: { filter: { name: 'hoi' } } }), may: 'everybody' },
  update: {
    ask: async (world, actor) => {
      const { data } = (await world.api.get(`/exploreAgency?agencyId=${world.agencyId}`)).json<{
        data: { updatedAt: string | null };
      }>();
      const images = [{ _id: await world.picture(personOf(actor)), caption: 'Lò nung' }];
      const sections = [
        { kind: 'banner', title: 'Chào mừng', images },
        choose('groups', world.groupId),
        choose('members', world.who('member').memberId),
        choose('posts', (await groupPosts(world)).public.id),
        { kind: 'posts', title: 'Mới', pick: 'newest', ids: [] },
      ];
      return { body: { agencyId: world.agencyId, sections, updatedAt: data.updatedAt } };
    },
    ...ARRANGES,
  },
  preview: {
    ask: async (world) => {
      const { friends, public: shown } = await groupPosts(world);
      return { body: { agencyId: world.agencyId, sections: [choose('posts', friends.id, shown.id)] } };
    },
    ...ARRANGES,
    shows: async (world) => [(await groupPosts(world)).public.text],
  },
  find: {
    ask: async (world) => ({
      query: { agencyId: world.agencyId, kind: 'posts', q: (await groupPosts(world)).friends.text },
    }),
    ...ARRANGES,
    hides: async (world) => [(await groupPosts(world)).friends.id],
  },
  agencies: {
    ask: () => ({}),
    may: 'members',
    shows: ({ agencyId }, actor) => (IN_AGENCY.includes(actor) ? [agencyId] : []),
    hides: ({ agencyId }, actor) => (IN_AGENCY.includes(actor) ? [] : [agencyId]),
  },
  groups: {
    ask: (world) => ({ query: { filter: JSON.stringify({ agencyId: world.agencyId }) } }),
    may: 'everybody',
    shows: ({ groupId }) => [groupId],
  },
  groupChoices: [
    { about: 'of an agency', ask: ofAgency, may: 'members', shows: ({ groupId }) => [groupId] },
    {
      about: 'that one administers',
      ask: () => ({}),
      may: 'members',
      shows: ({ groupId }, actor) => (actor === 'groupAdmin' ? [groupId] : []),
      hides: ({ groupId }, actor) => (actor === 'groupAdmin' ? [] : [groupId]),
    },
  ],
  members: {
    ask: (world) => ({ query: { filter: JSON.stringify({ agencyId: world.agencyId, groupId: world.groupId }) } }),
    may: 'everybody',
    shows: (_world, actor) => (seesRoles(actor) ? ['"role":"admin"'] : ['"groups":null']),
    hides: (_world, actor) => (seesRoles(actor) ? [] : ['"role"']),
  },
  totals: { ask: ({ agencyId: id }) => ({ params: { id } }), may: 'everybody' },
};
