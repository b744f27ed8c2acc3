import { assertDone } from '../../../server/answers.ts';
import type { Rows } from '../../engine/row.ts';
import { openReport, reportOfOwner } from '../../world/insight.ts';
import type { World } from '../../world/world.ts';

const newReport = async (world: World) => ({ kind: 'report', id: (await openReport(world)).id });

/** The queue, and the takers of its work, are for staff only. */
export const queue: Rows<'queue'> = {
  list: {
    ask: async (world) => {
      await reportOfOwner(world);
      return { query: { show: 'report', limit: 100 } };
    },
    may: ['staff'],
    shows: async (world) => [(await reportOfOwner(world)).text],
  },
  next: {
    ask: async (world) => {
      await openReport(world);
      return { body: { show: 'report' } };
    },
    may: ['staff'],
    shows: () => ['"kind":"report"'],
  },
  take: { ask: async (world) => ({ params: await newReport(world) }), may: ['staff'] },
  release: {
    ask: async (world, actor) => {
      const params = await newReport(world);
      if (actor === 'staff') {
        const taken = await world.api.put(`/admin/queue/report/${params.id}/take`, { as: world.who('staff') });
        assertDone(taken);
      }
      return { params };
    },
    may: ['staff'],
  },
};
