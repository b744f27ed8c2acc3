import type { Actor } from '../../world/actors.ts';
import type { AccessRow, Rows } from '../../engine/row.ts';
import {
  blockedMember,
  blockingMember,
  memberWithNumbers,
  hiddenPieces,
  lockedMember,
  type SearchedMember,
} from '../../world/insight.ts';
import type { World } from '../../world/world.ts';

/** Every row asks the same with other words: of an agency's id one of them is enough. */
const AGENCY_ONCE = 'the only id that it takes is tried by another row';

/** A person is found by name, except by the owner or by anybody. */
const byName = (
  about: string,
  of: (world: World) => Promise<SearchedMember>,
  unless: 'owner' | 'everybody',
): AccessRow => {
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
  ask: async (world) => ({ query: { q: (await memberWithNumbers(world))[policy].replace('+84', '0') } }),
  may: 'everybody',
  once: AGENCY_ONCE,
  shows: (_world, actor) => (policy === 'friends' && actor === 'friend' ? ['"byPhone":true'] : []),
  hides: (_world, actor) => (policy === 'friends' && actor === 'friend' ? [] : ['"byPhone":true', '"total":1']),
});

/** Readers who may see it find it; others find nothing. */
const onlyFor = (
  readers: readonly Actor[],
  of: (world: World) => Promise<{ readonly id: string; readonly text: string }>,
): Pick<AccessRow, 'shows' | 'hides'> => ({
  shows: async (world, actor) => (readers.includes(actor) ? [(await of(world)).text] : []),
  hides: async (world, actor) => (readers.includes(actor) ? [] : [(await of(world)).id, '"total":1']),
});

/** Anybody may search and finds only what they may see. */
export const search: Rows<'search'> = {
  find: [
    ...hiddenPieces.map(({ kind, owner, policy, readers, of }): AccessRow => ({
      about: `a ${kind} of a ${owner} for ${policy}`,
      ask: async (world) => ({ query: { q: (await of(world)).text } }),
      may: 'everybody',
      ...onlyFor(readers, of),
      once: AGENCY_ONCE,
    })),
    ...hiddenPieces
      .filter(({ owner }) => owner === 'group')
      .map(({ kind, policy, readers, of }): AccessRow => ({
        about: `a ${kind} of a group for ${policy}, by its kind within the agency`,
        ask: async (world) => ({ query: { q: (await of(world)).text, type: kind, agencyId: world.agencyId } }),
        may: 'everybody',
        ...onlyFor(readers, of),
      })),
    byName('whom the owner has blocked', blockedMember, 'owner'),
    byName('who has blocked the owner', blockingMember, 'owner'),
    byName('who is locked', lockedMember, 'everybody'),
    byNumber('friends'),
    byNumber('private'),
  ],
};
