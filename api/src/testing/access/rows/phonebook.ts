import { GROUP_MEMBERS } from '../world/actors.ts';
import { solveNewChallenge } from '../../doubles/challenge.ts';
import type { AccessRow, Rows } from '../engine/row.ts';
import type { World } from '../world/world.ts';
import { card, clientId, entry, friendNote } from '../world/social.ts';

const cards = Buffer.from(
  ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Người trong tệp', 'TEL:0987654321', 'END:VCARD', ''].join('\r\n'),
);
const file = (): Pick<Awaited<ReturnType<AccessRow['ask']>>, 'file' | 'fileName'> => ({
  file: cards,
  fileName: 'danh-ba.vcf',
});

const showsEntry: AccessRow['shows'] = async (world, actor) => (actor === 'owner' ? [(await entry(world)).text] : []);

const inBook = async (world: World) => ({ params: { id: (await entry(world)).id } });

/** Lets the owner do the opposite first, whether or not it was done before. */
const askAfter =
  (deed: 'delete' | 'restore'): AccessRow['ask'] =>
  async (world) => {
    const ask = await inBook(world);
    await world.api.put(`/phonebook/${deed}/${ask.params.id}`, { as: world.who('owner') });
    return ask;
  };

export const phonebook: Rows<'phonebook'> = {
  list: [
    { about: 'all', ask: () => ({ query: { limit: 100 } }), may: 'members', shows: showsEntry },
    {
      about: 'by words',
      ask: async (world) => ({ query: { q: (await entry(world)).text } }),
      may: 'members',
      shows: showsEntry,
      hides: (_world, actor) => (actor === 'owner' ? [] : ['"total":1']),
    },
  ],
  device: { ask: () => ({}), may: 'members', shows: showsEntry },
  exportAll: [
    { about: 'vCards', ask: () => ({ query: { format: 'vcf' } }), may: 'members', shows: showsEntry },
    { about: 'CSV', ask: () => ({ query: { format: 'csv' } }), may: 'members', shows: showsEntry },
  ],
  previewImport: { ask: file, may: 'members' },
  importCards: { ask: (world) => ({ ...file(), body: { clientId: clientId(world) } }), may: 'members' },
  get: [
    { about: 'an entry', ask: inBook, may: ['owner'], shows: showsEntry },
    {
      about: 'a friend of whom something is noted',
      ask: async (world) => ({ params: { id: (await friendNote(world)).id } }),
      may: ['owner'],
    },
    {
      about: 'a friend by their page',
      ask: (world) => ({ params: { id: world.who('friend').memberId } }),
      may: ['owner'],
    },
  ],
  card: { ask: inBook, may: ['owner'], shows: showsEntry },
  insert: [
    {
      about: 'a member',
      ask: (world) => ({
        body: { memberId: world.memberId, source: 'scan', note: 'Gặp ở hội chợ', clientId: clientId(world) },
      }),
      may: ['stranger', 'friend', ...GROUP_MEMBERS, 'agencyAdmin', 'staff'],
      others: { owner: 'invalid' },
    },
    {
      about: 'by hand',
      ask: (world) => ({ body: { name: 'Khách quen', phones: ['0987111222'], clientId: clientId(world) } }),
      may: 'members',
    },
  ],
  update: {
    ask: async (world) => ({ ...(await inBook(world)), body: { organization: 'Xưởng gốm' } }),
    may: ['owner'],
    shows: showsEntry,
  },
  updateOfMember: {
    ask: (world) => ({
      params: { memberId: world.who('friend').memberId },
      body: { note: world.secret('friend-note', ['owner']) },
    }),
    may: ['owner'],
  },
  remove: { ask: askAfter('restore'), may: ['owner'] },
  restore: { ask: askAfter('delete'), may: ['owner'] },
  exchange: {
    ask: async (world, actor) => ({
      body: card(world, actor === 'visitor' ? { challenge: await solveNewChallenge(world.api, 'exchange') } : {}),
    }),
    may: ['visitor', 'stranger', 'friend', ...GROUP_MEMBERS, 'agencyAdmin', 'staff'],
    others: { owner: 'invalid' },
  },
};
