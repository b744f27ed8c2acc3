import { setTimeout as wait } from 'node:timers/promises';
import type { DataExport } from '@m4u/contract/insight/privacy/export';
import { assertDone } from '../../../server/answers.ts';
import type { Rows } from '../../engine/row.ts';
import { oncePerWorld, type World } from '../../world/world.ts';

/** A finished export of the owner. */
const madeExport = oncePerWorld(async ({ api, who }: World): Promise<string> => {
  const answer = await api.post('/privacy/exports', { as: who('owner') });
  const { _id } = assertDone<{ data: DataExport }>(answer).data;
  for (let tries = 0; tries < 600; tries += 1) {
    const { data } = assertDone<{ data: DataExport[] }>(await api.get('/privacy/exports', { as: who('owner') }));
    if (data.some((each) => each._id === _id && each.status === 'ready')) return _id;
    await wait(100);
  }
  throw new Error('the export was not made');
});

/** An export is visible to its owner only, not even to staff. */
export const dataExport: Rows<'dataExport'> = {
  list: { ask: () => ({}), may: 'members' },
  ask: {
    ask: async (world, actor) => (actor === 'visitor' ? {} : { as: await world.newcomer() }),
    may: 'members',
  },
  download: { ask: async (world) => ({ params: { id: await madeExport(world) } }), may: ['owner'] },
};
