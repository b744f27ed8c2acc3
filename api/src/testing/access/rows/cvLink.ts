import type { AccessRow, Rows } from '../engine/row.ts';
import type { World } from '../world/world.ts';
import { linkToCv, spareLink } from '../world/cv.ts';

const ofCv = async (world: World) => ({ params: { id: (await linkToCv(world)).cvId } });
const byKey = async (world: World) => ({ params: { key: (await linkToCv(world)).link.key } });
const showsLabel: AccessRow['shows'] = async (world, actor) =>
  actor === 'owner' ? [(await linkToCv(world)).label] : [];

export const cvLink: Rows<'cvLink'> = {
  list: { ask: ofCv, may: ['owner'], shows: showsLabel },
  insert: {
    ask: async (world) => ({ ...(await ofCv(world)), body: { label: 'Nơi khác' } }),
    may: ['owner'],
  },
  update: {
    ask: async (world) => {
      const { link, label } = await linkToCv(world);
      return { params: { id: link._id }, body: { label } };
    },
    may: ['owner'],
    shows: showsLabel,
  },
  remove: { ask: async (world) => ({ params: { id: await spareLink(world) } }), may: ['owner'] },
  unlock: {
    ask: async (world) => ({ body: { key: (await linkToCv(world)).link.key, password: 'bat-ky' } }),
    may: 'everybody',
  },
  opened: { ask: async (world) => ({ body: { key: (await linkToCv(world)).link.key } }), may: 'everybody' },
  view: {
    ask: byKey,
    may: 'everybody',
    shows: async (world) => [(await linkToCv(world)).words],
  },
  pdf: { ask: byKey, may: 'everybody' },
  letterPdf: { ask: byKey, may: 'everybody' },
};
