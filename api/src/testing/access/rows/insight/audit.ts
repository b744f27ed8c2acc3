import type { AccessRow, Rows } from '../../engine/row.ts';
import { lockedMember } from '../../world/insight.ts';

/** The audit log, with the reasons that staff gave, is visible to staff only. */
const log = (ask: AccessRow['ask']): AccessRow => ({
  ask: async (world, actor) => {
    await lockedMember(world);
    return ask(world, actor);
  },
  may: ['staff'],
  shows: async (world) => [(await lockedMember(world)).reason],
});

export const audit: Rows<'audit'> = {
  overview: {
    ask: () => ({}),
    may: 'members',
    shows: ({ groupId, agencyId }, actor) => {
      if (actor === 'groupAdmin') return [groupId];
      if (actor === 'agencyAdmin') return [agencyId, '"pending"'];
      return [actor === 'staff' ? '"staff":true' : '"registrations":null'];
    },
    hides: ({ groupId, agencyId }, actor) => [
      ...(actor === 'groupAdmin' ? [] : [groupId]),
      ...(actor === 'agencyAdmin' ? [] : [agencyId]),
      ...(actor === 'staff' ? ['"waiting":null'] : ['"reports"', '"staff":true']),
    ],
  },
  list: log(() => ({ query: { limit: 100, act: 'member.lock' } })),
  figures: { ask: () => ({ query: { days: 1 } }), may: ['staff'], shows: () => ['"members"', '"late"'] },
  status: { ask: () => ({}), may: ['staff'], shows: () => ['"processes"', '"jobs"'] },
  csv: log(() => ({ query: { act: 'member.lock', lang: 'en' } })),
};
