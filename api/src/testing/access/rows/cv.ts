import { CV } from '../../factories/cvs.ts';
import type { AccessRow, Rows } from '../engine/row.ts';
import type { World } from '../world/world.ts';
import { cvDraft, letteredCv, privateActivity, privateCv, putSpare, shownCv } from '../world/cv.ts';

const ofPrivate = async (world: World) => ({ params: { id: (await privateCv(world)).id } });
const showsPrivate: AccessRow['shows'] = async (world, actor) =>
  actor === 'owner' ? [(await privateCv(world)).words] : [];
const ofOwner = (world: World) => ({ params: { memberId: world.memberId } });
const showsPublic: AccessRow['shows'] = async (world) => [(await shownCv(world)).text];

const resume = Buffer.from(JSON.stringify({ basics: { name: 'Người trong tệp' }, work: [] }));

const application = { company: 'Gốm Việt', position: 'Nghệ nhân' };
const ofLettered = async (world: World) => ({ params: { id: (await letteredCv(world)).id } });
const showsLetter: AccessRow['shows'] = async (world, actor) =>
  actor === 'owner' ? [(await letteredCv(world)).words] : [];

export const cv: Rows<'cv'> = {
  makeVersion: {
    ask: async (world) => ({ ...(await ofLettered(world)), body: application }),
    may: ['owner'],
    shows: showsLetter,
  },
  setApplication: {
    ask: async (world) => ({ ...(await ofLettered(world)), body: application }),
    may: ['owner'],
    shows: showsLetter,
  },
  saveLetter: {
    ask: async (world) => ({ ...(await ofLettered(world)), body: { body: (await letteredCv(world)).words } }),
    may: ['owner'],
    shows: showsLetter,
  },
  removeLetter: { ask: async (world) => ({ params: { id: await putSpare(world, 'restoreById') } }), may: ['owner'] },
  letterPdf: { ask: ofLettered, may: ['owner'] },
  letterDocx: { ask: ofLettered, may: ['owner'] },
  list: {
    ask: async (world) => {
      await privateCv(world);
      await shownCv(world);
      return {};
    },
    may: 'members',
    hides: (_world, actor) => (actor === 'owner' ? ['"total":0'] : ['"name"']),
  },
  fill: {
    ask: () => ({ query: { language: 'VN' } }),
    may: 'members',
    hides: async (world) => [await privateActivity(world)],
  },
  get: { ask: ofPrivate, may: ['owner'], shows: showsPrivate },
  save: [
    {
      about: 'one that is there',
      ask: async (world) => ({ body: { ...cvDraft(world), _id: await putSpare(world, 'restoreById') } }),
      may: ['owner'],
    },
    {
      about: 'a new one',
      // The owner changes an existing CV, since twenty are the limit.
      ask: async (world, actor) => ({
        body: { ...CV, ...(actor === 'owner' && { _id: await putSpare(world, 'restoreById') }) },
      }),
      may: 'members',
    },
  ],
  duplicate: { ask: ofPrivate, may: ['owner'], shows: showsPrivate },
  setVisibility: {
    ask: async (world) => ({ ...(await ofPrivate(world)), body: { visibility: 'private' } }),
    may: ['owner'],
    shows: showsPrivate,
  },
  remove: { ask: async (world) => ({ params: { id: await putSpare(world, 'restoreById') } }), may: ['owner'] },
  restore: { ask: async (world) => ({ params: { id: await putSpare(world, 'deleteById') } }), may: ['owner'] },
  pdf: { ask: ofPrivate, may: ['owner'] },
  docx: { ask: ofPrivate, may: ['owner'] },
  resume: { ask: ofPrivate, may: ['owner'], shows: showsPrivate },
  readResume: { ask: () => ({ file: resume, fileName: 'cv.json' }), may: 'members' },
  view: { ask: ofOwner, may: 'everybody', shows: showsPublic },
  viewPdf: { ask: ofOwner, may: 'everybody' },
};
