import { CV } from '../../factories/cvs.ts';
import type { AccessRow, Rows } from '../engine/row.ts';
import type { World } from '../world/world.ts';
import { cvDraft, privateActivity, privateCv, putSpare, shownCv } from '../world/cv.ts';

const ofPrivate = async (world: World) => ({ params: { id: (await privateCv(world)).id } });
const showsPrivate: AccessRow['shows'] = async (world, actor) =>
  actor === 'owner' ? [(await privateCv(world)).words] : [];
const ofOwner = (world: World) => ({ params: { memberId: world.memberId } });
const showsPublic: AccessRow['shows'] = async (world) => [(await shownCv(world)).text];

const resume = Buffer.from(JSON.stringify({ basics: { name: 'Người trong tệp' }, work: [] }));

export const cv: Rows<'cv'> = {
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
