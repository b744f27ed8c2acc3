import type { WeddingGift } from '@m4u/contract/event/wedding/gifts';
import type { WeddingPhotoRow } from '@m4u/contract/event/wedding/photos';
import { solveNewChallenge } from '../../../doubles/challenge.ts';
import { photo } from '../../../files/pictures.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import type { Made } from '../../world/commerce.ts';
import {
  deletedWedding,
  giftedWedding,
  hiddenWedding,
  makeGift,
  makeWeddingPhoto,
  presentWedding,
  waitingPhoto,
  wedding as invitation,
  weddingGift,
} from '../../world/event.ts';
import type { World } from '../../world/world.ts';
import { COUPLE, of, UNKNOWN } from './weddingAsk.ts';

/** A call about one gift to the couple. */
const ofGift =
  (make: (world: World) => Promise<WeddingGift>, body?: Ask['body']): AccessRow['ask'] =>
  async (world) => ({
    params: { id: (await invitation(world))._id, giftId: (await make(world))._id },
    ...(body && { body }),
  });

const giverOf = async (world: World): Promise<readonly string[]> => [(await weddingGift(world)).name];

/** A photo of a visitor without a link. */
const commonPhoto =
  (make: (world: World) => Promise<Made>): AccessRow['ask'] =>
  async (world, actor) => {
    const { token = '', solution = '' } = actor === 'visitor' ? await solveNewChallenge(world.api, 'wedding') : {};
    return {
      body: {
        weddingId: (await make(world))._id,
        name: 'Khách mới',
        challengeToken: token,
        challengeSolution: solution,
      },
      file: await photo(60, 40).jpeg().toBuffer(),
    };
  };

const photographerOf = async (world: World): Promise<readonly string[]> => [(await waitingPhoto(world)).name];

/** A call about one photo of the owner's wedding. */
const ofPhoto =
  (make: (world: World) => Promise<WeddingPhotoRow>, body: object = {}): AccessRow['ask'] =>
  async (world) => {
    const photo = await make(world);
    return { params: { id: (await presentWedding(world))._id }, body: { photoIds: [photo._id], ...body } };
  };

/** Calls about what a wedding leaves: gifts, thanks and the photos of guests. */
export const weddingAfterRows = {
  gifts: { ...of(giftedWedding, { query: { filter: { thanked: 'no' }, limit: 100 } }), shows: giverOf, ...UNKNOWN },
  addGift: {
    ...of(invitation, { body: { name: 'Cô Bảy', side: 'bride', amount: 500_000 } }),
    ...UNKNOWN,
  },
  gift: { ask: ofGift(weddingGift), shows: giverOf, ...UNKNOWN },
  updateGift: {
    ask: ofGift(makeGift, { name: 'Cô Bảy', side: 'bride', way: 'transfer', amount: 200_000 }),
    ...UNKNOWN,
  },
  removeGift: { ask: ofGift(makeGift), ...UNKNOWN },
  giftsCsv: { ...of(giftedWedding), shows: giverOf, ...UNKNOWN },
  markThanked: {
    ask: async (world) => ({
      params: { id: (await invitation(world))._id },
      body: { giftIds: [(await makeGift(world))._id] },
    }),
    ...UNKNOWN,
  },
  readTransfers: { ...of(invitation, { body: { text: '07/06/2026 +500,000 VND ND: Co Bay mung cuoi' } }), ...UNKNOWN },
  addTransfers: {
    ask: async (world) => ({
      params: { id: (await invitation(world))._id },
      body: { transfers: [{ key: `bank-line:${world.next()}`, name: 'Cô Bảy', side: 'groom', amount: 500_000 }] },
    }),
    ...UNKNOWN,
  },
  setThanks: { ...of(invitation, { body: { text: 'Chúng mình cảm ơn {tên}!' } }), ...UNKNOWN },
  sharedPhotos: [
    { about: 'published', ...of(presentWedding), may: 'everybody', hides: photographerOf },
    { about: 'not published', ...of(hiddenWedding), ...UNKNOWN },
    { about: 'deleted', ...of(deletedWedding), may: [] },
  ],
  sendPhoto: [
    { about: 'of a wedding whose day has come', ask: commonPhoto(presentWedding), may: 'everybody' },
    {
      about: 'to one that is not published',
      ask: commonPhoto(hiddenWedding),
      may: [],
      others: { owner: 'wrong-state' },
    },
  ],
  photos: {
    ask: async (world) => {
      await waitingPhoto(world);
      return { params: { id: (await presentWedding(world))._id }, query: { limit: 100 } };
    },
    shows: photographerOf,
    ...COUPLE,
  },
  // The photo stays hidden, so that nobody else reads its name.
  setPhotos: { ask: ofPhoto(makeWeddingPhoto, { shown: false }), ...COUPLE },
  removePhotos: { ask: ofPhoto(makeWeddingPhoto), ...COUPLE },
  photosZip: { ...of(presentWedding), ...COUPLE },
} satisfies Partial<Rows<'wedding'>>;
