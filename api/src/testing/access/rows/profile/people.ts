import { assertDone } from '../../../server/answers.ts';
import { photo } from '../../../files/pictures.ts';
import { relate } from '../../../factories/profiles.ts';
import type { Actor, Person } from '../../world/actors.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

/** Relation of a reader to a new member. */
const withNewcomer =
  (status: 'requested' | 'accepted', which: 'from' | 'to') =>
  async (world: World, actor: Actor): Promise<Ask> => {
    const other = await world.newcomer();
    const reader = world.who(actor === 'visitor' ? 'owner' : actor);
    const [from, to] = which === 'from' ? [other, reader] : [reader, other];
    await relate(world.api, from, to, status);
    return { params: { from: from.memberId }, body: { from: from.memberId, to: to.memberId } };
  };

const byReader = (ask: AccessRow['ask']): AccessRow => ({ ask, may: 'members' });
const ofOwner = ({ memberId }: World): Ask => ({ params: { id: memberId } });
/** Two other members, for whom nobody else may act. */
const ofOthers = async (world: World): Promise<Ask> => {
  const [from, to] = [await world.newcomer(), await world.newcomer()];
  await relate(world.api, from, to, 'requested');
  return { params: { from: from.memberId }, body: { from: from.memberId, to: to.memberId } };
};
const forOthers: AccessRow = { about: 'for others', ask: ofOthers, may: [], others: 'forbidden' };

/** A friendship is visible to its two members. */
export const friendRows: Rows<'friend'> = {
  listOfMember: {
    ask: ofOwner,
    may: 'everybody',
    // Friends are visible to the two and to mutual friends.
    hides: ({ who }, actor) => (actor === 'owner' || actor === 'friend' ? [] : [`"${who('friend').memberId}"`]),
    shows: ({ who }, actor) => (actor === 'owner' ? [`"${who('friend').memberId}"`] : []),
  },
  status: byReader(ofOwner),
  isAccept: byReader(ofOwner),
  listByStatus: { ask: (world) => ({ ...ofOwner(world), query: { status: 'received' } }), may: ['owner'] },
  totals: {
    ask: ofOwner,
    may: 'everybody',
    shows: (_world, actor) => (actor === 'owner' ? [] : ['"received":null', '"requested":null']),
  },
  suggestions: byReader(() => ({})),
  add: [
    byReader(async (world, actor) => {
      const from = world.who(actor === 'visitor' ? 'owner' : actor).memberId;
      return { params: { from }, body: { from, to: (await world.newcomer()).memberId } };
    }),
    forOthers,
  ],
  accept: [byReader(withNewcomer('requested', 'from')), forOthers],
  reject: [byReader(withNewcomer('accepted', 'to')), forOthers],
  block: byReader(async ({ newcomer }) => ({
    params: { id: (await newcomer()).memberId },
    body: { blocked: true },
  })),
};

const picture = oncePerWorld(() => photo(64, 64).jpeg().toBuffer());
const pictureOf = async (world: World, person: Person): Promise<string> => world.picture(person);

/** A file is visible to readers of something that shows it. */
export const uploadRows: Rows<'upload'> = {
  insert: { ask: async (world) => ({ file: await picture(world) }), may: 'members' },
  media: [
    {
      ask: async (world) => {
        const id = await pictureOf(world, 'owner');
        await world.api.put(`/members/updateMemberById/${world.memberId}`, {
          as: world.who('owner'),
          body: { portrait: id },
        });
        const { data } = assertDone<{ data: { portrait: { src: string } } }>(
          await world.api.get(`/members/getMemberIdView/${world.memberId}`),
        );
        return { params: { id, file: data.portrait.src.split('/').at(-1) ?? '' } };
      },
      may: 'everybody',
    },
    {
      about: 'that nothing shows',
      ask: async (world) => ({ params: { id: await pictureOf(world, 'stranger'), file: '64.webp' } }),
      may: ['stranger'],
    },
  ],
  document: {
    about: 'of a picture',
    ask: async (world) => ({ params: { id: await pictureOf(world, 'owner') } }),
    may: [],
  },
  recording: {
    about: 'of a picture',
    ask: async (world) => ({ params: { id: await pictureOf(world, 'owner') } }),
    may: [],
  },
};
