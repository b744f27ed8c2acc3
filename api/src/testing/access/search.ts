import type { AccessRow, Rows } from './row.ts';
import { blockedOne, blockingOne, calledOne, hiddenPieces, lockedOne, type Sought } from './world.insight.ts';
import type { World } from './world.ts';

/** Somebody is found by their name, but not by the owner, or by nobody. */
const byName = (about: string, of: (world: World) => Promise<Sought>, unless: 'owner' | 'everybody'): AccessRow => {
  const finds = (actor: string) => unless === 'owner' && actor !== 'owner';
  return {
    about,
    ask: async (world) => ({ query: { q: (await of(world)).name } }),
    may: 'everybody',
    shows: async (world, actor) => (finds(actor) ? [(await of(world)).name] : []),
    hides: async (world, actor) => (finds(actor) ? [] : [(await of(world)).member.memberId, '"total":1']),
  };
};

const byNumber = (policy: 'friends' | 'private'): AccessRow => ({
  about: `by a number for ${policy}`,
  ask: async (world) => ({ query: { q: (await calledOne(world))[policy].replace('+84', '0') } }),
  may: 'everybody',
  shows: (_world, actor) => (policy === 'friends' && actor === 'friend' ? ['"byPhone":true'] : []),
  hides: (_world, actor) => (policy === 'friends' && actor === 'friend' ? [] : ['"byPhone":true', '"total":1']),
});

/** Everybody may ask; nobody finds what is not for them, nor that there is such a thing. */
export const search: Rows<'search'> = {
  find: [
    ...hiddenPieces.flatMap(({ kind, owner, policy, readers, of }) =>
      [{}, { type: kind }].map((query): AccessRow => ({
        about: `a ${kind} of a ${owner} for ${policy}${'type' in query ? ', of its kind' : ''}`,
        ask: async (world) => ({
          query: {
            q: (await of(world)).words,
            ...query,
            ...('type' in query && owner === 'group' && { agencyId: world.agencyId }),
          },
        }),
        may: 'everybody',
        shows: async (world, actor) => (readers.includes(actor) ? [(await of(world)).words] : []),
        hides: async (world, actor) => (readers.includes(actor) ? [] : [(await of(world)).id, '"total":1']),
      })),
    ),
    byName('whom the owner has blocked', blockedOne, 'owner'),
    byName('who has blocked the owner', blockingOne, 'owner'),
    byName('who is locked', lockedOne, 'everybody'),
    byNumber('friends'),
    byNumber('private'),
  ],
};
