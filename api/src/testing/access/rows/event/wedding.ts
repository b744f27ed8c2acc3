import type { Named } from '@m4u/contract/common';
import { solveNewChallenge } from '../../../doubles/challenge.ts';
import { guestReply, weddingDraft } from '../../../factories/weddings.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import type { Actor } from '../../world/actors.ts';
import type { Made } from '../../world/commerce.ts';
import {
  answeredGuest,
  deletedWedding,
  hiddenWedding,
  linkedGuest,
  makeAnswered,
  makeGuest,
  makeTable,
  publishedWedding,
  wedding as invitation,
  weddingTable,
} from '../../world/event.ts';
import type { World } from '../../world/world.ts';
import { weddingAfterRows } from './weddingAfter.ts';
import { COUPLE, of, UNKNOWN } from './weddingAsk.ts';

// A published invitation is public and greets its guest by a personal link. Guests, replies and unapproved wishes are
// for the couple only (docs/rules/wedding.md#roles).

const greetingOf = async (world: World): Promise<readonly string[]> => [(await hiddenWedding(world)).greeting];
const wishOf = async (world: World): Promise<readonly string[]> => [(await answeredGuest(world)).wish];

/** Rows that read an invitation: by everybody, by a guest, and one that others do not find. */
const read = (query: Ask['query'] = {}, guest?: (world: World) => Promise<readonly string[]>): readonly AccessRow[] => [
  { about: 'published', ...of(invitation, { query }), may: 'everybody' },
  {
    about: 'by a personal link',
    ask: async (world) => ({
      params: { id: (await invitation(world))._id },
      query: { ...query, guest: (await linkedGuest(world)).code },
    }),
    may: 'everybody',
    ...(guest && { shows: guest }),
  },
  { about: 'not published', ...of(hiddenWedding, { query }), ...UNKNOWN },
  { about: 'deleted', ...of(deletedWedding, { query }), may: [] },
];

/** Rows of a call that reads published invitations only, whoever asks. */
const readPublished: readonly AccessRow[] = [
  { about: 'published', ...of(invitation), may: 'everybody' },
  { about: 'not published', ...of(hiddenWedding), may: [] },
  { about: 'deleted', ...of(deletedWedding), may: [] },
];

const nameOf = async (world: World): Promise<readonly string[]> => [(await linkedGuest(world)).name];

/** A reply of a visitor without a link. */
const commonReply =
  (make: (world: World) => Promise<Made>): AccessRow['ask'] =>
  async (world, actor) => ({
    body: {
      ...guestReply((await make(world))._id, { wish: '', name: `Khách mới ${world.next()}` }),
      ...(actor === 'visitor' && { challenge: await solveNewChallenge(world.api, 'wedding') }),
    },
  });

/** A call about one guest of the couple's list. */
const ofGuest =
  (make: (world: World) => Promise<Made>, body?: (world: World, actor: Actor) => object): AccessRow['ask'] =>
  async (world, actor) => ({
    params: { id: (await invitation(world))._id, guestId: (await make(world))._id },
    ...(body && { body: { ...body(world, actor) } }),
  });

/** A call about one table of the couple's party. */
const ofTable =
  (make: (world: World) => Promise<Named>, body?: (world: World, table: Named) => object): AccessRow['ask'] =>
  async (world) => {
    const table = await make(world);
    return {
      params: { id: (await invitation(world))._id, tableId: table._id },
      ...(body && { body: { ...body(world, table) } }),
    };
  };

export const wedding: Rows<'wedding'> = {
  get: read({}, nameOf),
  meta: read({}, nameOf),
  sharePicture: readPublished,
  calendar: read(),
  vietQr: read({ side: 'groom' }),
  reply: [
    { about: 'without a link', ask: commonReply(invitation), may: 'everybody' },
    {
      about: 'by a personal link',
      ask: async (world) => {
        const { code } = await linkedGuest(world);
        return { body: guestReply((await invitation(world))._id, { guest: code, wish: '' }) };
      },
      may: 'everybody',
    },
    {
      about: 'to one that is not published',
      ask: commonReply(hiddenWedding),
      may: [],
      others: { owner: 'wrong-state' },
    },
  ],
  noteOpened: {
    ask: async (world) => ({
      body: { weddingId: (await invitation(world))._id, guest: (await linkedGuest(world)).code },
    }),
    may: 'everybody',
  },
  lunar: { ask: () => ({ query: { d: 6, m: 6, y: 2026 } }), may: 'everybody' },
  list: [
    {
      about: 'those that are there',
      ask: async (world) => {
        await hiddenWedding(world);
        return {};
      },
      may: 'members',
      shows: async (world, actor) => (actor === 'owner' ? [(await hiddenWedding(world))._id] : []),
      hides: async (world, actor) => (actor === 'owner' ? [] : [(await invitation(world))._id]),
    },
    {
      about: 'those that were deleted',
      ask: async (world) => {
        await deletedWedding(world);
        return { query: { deleted: true } };
      },
      may: 'members',
      shows: async (world, actor) => (actor === 'owner' ? [(await deletedWedding(world))._id] : []),
    },
  ],
  edit: [
    { about: 'published', ...of(invitation), ...COUPLE },
    { about: 'not published', ...of(hiddenWedding), ...UNKNOWN, shows: greetingOf },
  ],
  save: [
    {
      about: 'written anew',
      ask: async (world) => {
        const picture = await world.picture('owner');
        const groom = { ...weddingDraft.groom, picture };
        const album = [{ _id: picture, caption: '' }];
        return { body: { ...weddingDraft, _id: (await invitation(world))._id, groom, album, cover: picture } };
      },
      ...COUPLE,
    },
    {
      about: 'written anew, not published',
      ask: async (world) => {
        const { _id, greeting } = await hiddenWedding(world);
        return { body: { ...weddingDraft, _id, greeting } };
      },
      ...UNKNOWN,
    },
  ],
  setStatus: { ...of(invitation, { body: { status: 'ACTIVE' } }), ...COUPLE },
  remove: { ...of(publishedWedding), ...COUPLE },
  restore: { ...of(deletedWedding), ...UNKNOWN },
  guests: {
    ask: async (world) => {
      await answeredGuest(world);
      return { params: { id: (await invitation(world))._id }, query: { filter: { answer: 'coming' }, limit: 100 } };
    },
    shows: wishOf,
    ...COUPLE,
  },
  addGuests: { ...of(invitation, { body: { text: 'Cô Bảy; nhà gái' } }), ...COUPLE },
  readGuests: { ...of(invitation, { body: { text: 'Cô Bảy; nhà gái' } }), ...COUPLE },
  addReadGuests: { ...of(invitation, { body: { guests: [{ name: 'Cô Tám', side: 'bride' }] } }), ...COUPLE },
  guest: { ask: ofGuest(answeredGuest), shows: wishOf, ...COUPLE },
  updateGuest: { ask: ofGuest(makeGuest, () => ({ group: 'Bạn học', coming: true, people: 2 })), ...COUPLE },
  removeGuest: { ask: ofGuest(makeGuest), ...COUPLE },
  markSent: {
    ask: async (world) => ({
      params: { id: (await invitation(world))._id },
      body: { guestIds: [(await makeGuest(world))._id] },
    }),
    ...COUPLE,
  },
  markReminded: {
    ask: async (world) => ({
      params: { id: (await invitation(world))._id },
      body: { guestIds: [(await makeGuest(world))._id] },
    }),
    ...COUPLE,
  },
  guestsCsv: { ...of(invitation, { query: { filter: { answer: 'coming' } } }), shows: wishOf, ...COUPLE },
  wishes: { ...of(invitation, { query: { state: 'waiting', limit: 100 } }), shows: wishOf, ...COUPLE },
  // The wish stays hidden, so that nobody else reads it.
  setWish: { ask: ofGuest(makeAnswered, () => ({ shown: false })), ...COUPLE },
  openDoor: { ...of(invitation), ...COUPLE },
  tables: {
    ask: async (world) => {
      await weddingTable(world);
      return { params: { id: (await invitation(world))._id } };
    },
    shows: async (world) => [(await weddingTable(world)).name],
    ...COUPLE,
  },
  addTables: { ...of(invitation, { body: { count: 2, chairs: 8 } }), ...COUPLE },
  updateTable: { ask: ofTable(weddingTable, (_world, { name }) => ({ name, chairs: 12 })), ...COUPLE },
  removeTable: { ask: ofTable(makeTable), ...COUPLE },
  seat: {
    ask: async (world) => ({
      params: { id: (await invitation(world))._id },
      body: { guestIds: [(await linkedGuest(world))._id], tableId: (await weddingTable(world))._id },
    }),
    ...COUPLE,
  },
  fillTables: { ...of(invitation), ...COUPLE },
  ...weddingAfterRows,
};
