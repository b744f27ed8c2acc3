import type { Actor } from '../../world/actors.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import { blockedOne, blockingOne, calledOne, hiddenPieces, lockedOne, type Sought } from '../../world/insight.ts';
import type { World } from '../../world/world.ts';

/** Every row asks the same with other words: of an agency's id one of them is enough. */
const AGENCY_ONCE = 'the only id that it takes is tried by another row';

/** Somebody is found by their name, but not by the owner, or by nobody. */
const byName = (about: string, of: (world: World) => Promise<Sought>, unless: 'owner' | 'everybody'): AccessRow => {
  const finds = (actor: string) => unless === 'owner' && actor !== 'owner';
  return {
    about,
    ask: async (world) => ({ query: { q: (await of(world)).name } }),
    may: 'everybody',
    once: AGENCY_ONCE,
    shows: async (world, actor) => (finds(actor) ? [(await of(world)).name] : []),
    hides: async (world, actor) => (finds(actor) ? [] : [(await of(world)).member.memberId, '"total":1']),
  };
};

const byNumber = (policy: 'friends' | 'private'): AccessRow => ({
  about: `by a number for ${policy}`,
  ask: async (world) => ({ query: { q: (await calledOne(world))[policy].replace('+84', '0') } }),
  may: 'everybody',
  once: AGENCY_ONCE,
  shows: (_world, actor) => (policy === 'friends' && actor === 'friend' ? ['"byPhone":true'] : []),
  hides: (_world, actor) => (policy === 'friends' && actor === 'friend' ? [] : ['"byPhone":true', '"total":1']),
});

/** Those who may see it find it; nobody else does, nor that there is something. */
const onlyFor = (
  readers: readonly Actor[],
  of: (world: World) => Promise<{ readonly id: string; readonly words: string }>,
): Pick<AccessRow, 'shows' | 'hides'> => ({
  shows: async (world, actor) => (readers.includes(actor) ? [(await of(world)).words] : []),
  hides: async (world, actor) => (readers.includes(actor) ? [] : [(await of(world)).id, '"total":1']),
});

/** Everybody may ask; nobody finds what is not for them, nor that there is such a thing. */
export const search: Rows<'search'> = {
  find: [
    ...hiddenPieces.map(({ kind, owner, policy, readers, of }): AccessRow => ({
      about: `a ${kind} of a ${owner} for ${policy}`,
      ask: async (world) => ({ query: { q: (await of(world)).words } }),
      may: 'everybody',
      ...onlyFor(readers, of),
      once: AGENCY_ONCE,
    })),
    ...hiddenPieces
      .filter(({ owner }) => owner === 'group')
      .map(({ kind, policy, readers, of }): AccessRow => ({
        about: `a ${kind} of a group for ${policy}, by its kind within the agency`,
        ask: async (world) => ({ query: { q: (await of(world)).words, type: kind, agencyId: world.agencyId } }),
        may: 'everybody',
        ...onlyFor(readers, of),
      })),
    byName('whom the owner has blocked', blockedOne, 'owner'),
    byName('who has blocked the owner', blockingOne, 'owner'),
    byName('who is locked', lockedOne, 'everybody'),
    byNumber('friends'),
    byNumber('private'),
  ],
};
