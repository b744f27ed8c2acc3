import { REPORT } from '../../factories/reports.ts';
import type { AccessRow, Ask, Rows } from '../engine/row.ts';
import type { Made } from '../world/commerce.ts';
import {
  document,
  draftReport,
  freePeriod,
  makeDraftReport,
  makeSubmitted,
  OVERSEEN,
  returned,
  submitted,
} from '../world/event.ts';
import type { World } from '../world/world.ts';

// A draft is the group's own. What was submitted is read by the agency it went to and by staff, and corrections of the
// group only when they are submitted again. To everybody else there is no report
// (docs/rules/association-report.md#roles).

const GROUP = { may: ['groupAdmin'] } as const;
const READERS = { may: ['groupAdmin', 'agencyAdmin', 'staff'] } as const;
/** Who may read a report and not write it. */
const WRITERS = { may: ['groupAdmin'], others: { agencyAdmin: 'forbidden', staff: 'forbidden' } } as const;

const of = (make: (world: World) => Promise<Made>, rest: Omit<Ask, 'params'> = {}): Pick<AccessRow, 'ask'> => ({
  ask: async (world) => ({ params: { id: (await make(world))._id }, ...rest }),
});

const reads = (actor: string): boolean => actor === 'groupAdmin' || actor === 'agencyAdmin' || actor === 'staff';

/** The periods of all reports that were submitted here, as statistics are asked for. */
const asStatistics = async (world: World) => ({ period: (await submitted(world)).period });

export const associationReport: Rows<'associationReport'> = {
  list: [
    {
      about: 'drafts',
      ask: async (world) => {
        await draftReport(world);
        return { query: { groupId: world.groupId, status: 'draft' } };
      },
      may: 'members',
      shows: async (world, actor) => (actor === 'groupAdmin' ? [(await draftReport(world))._id] : []),
      hides: async (world, actor) => (actor === 'groupAdmin' ? [] : [(await draftReport(world))._id]),
    },
    {
      about: 'that were submitted',
      ask: async (world) => ({
        query: { groupId: world.groupId, agencyId: world.agencyId, q: (await submitted(world)).title },
      }),
      may: 'members',
      shows: async (world, actor) => (reads(actor) ? [(await submitted(world))._id] : []),
      hides: async (world, actor) => (reads(actor) ? [] : [(await submitted(world))._id]),
    },
    {
      about: 'by words of a correction',
      ask: async (world) => ({ query: { q: (await returned(world)).correction } }),
      may: 'members',
      shows: async (world, actor) => (actor === 'groupAdmin' ? [(await returned(world))._id] : []),
      hides: async (world, actor) => (actor === 'groupAdmin' ? [] : [(await returned(world))._id]),
    },
    {
      about: 'by words of what is being corrected',
      ask: async (world) => ({ query: { q: (await returned(world)).title } }),
      may: 'members',
      shows: async (world, actor) =>
        actor === 'agencyAdmin' || actor === 'staff' ? [(await returned(world))._id] : [],
    },
  ],
  save: [
    {
      about: 'a new one',
      ask: async (world, actor) => ({
        body: {
          ...REPORT,
          period: freePeriod(world),
          groupId: world.groupId,
          attachments: [(await document(world))._id],
          status: actor === 'groupAdmin' ? 'submitted' : 'draft',
        },
      }),
      ...GROUP,
    },
    {
      about: 'a draft',
      ask: async (world) => {
        const { _id, period } = await makeDraftReport(world);
        const attachments = [(await document(world))._id];
        return { body: { ...REPORT, _id, period, groupId: world.groupId, attachments } };
      },
      ...GROUP,
    },
  ],
  scope: {
    ask: () => ({}),
    may: 'members',
    shows: ({ groupId, agencyId }, actor) => {
      if (actor === 'groupAdmin') return [groupId];
      return actor === 'agencyAdmin' ? [agencyId] : [];
    },
    hides: ({ groupId, agencyId }, actor) => [
      ...(actor === 'groupAdmin' ? [] : [groupId]),
      // The group's admin learns to whom reports go.
      ...(actor === 'groupAdmin' || actor === 'agencyAdmin' ? [] : [agencyId]),
    ],
  },
  suggestion: { ask: ({ groupId }) => ({ query: { groupId, period: '2026-02' } }), ...GROUP },
  statistics: [
    {
      about: 'of an agency',
      ask: async (world) => ({ query: { agencyId: world.agencyId, ...(await asStatistics(world)) } }),
      may: ['agencyAdmin', 'staff'],
      shows: async (world) => [(await submitted(world))._id],
    },
    {
      about: 'of a group',
      ask: async (world) => ({ query: { groupId: world.groupId, ...(await asStatistics(world)) } }),
      shows: async (world) => [(await submitted(world))._id],
      ...GROUP,
    },
    { about: 'of one’s own', ask: () => ({}), may: ['groupAdmin', 'agencyAdmin'] },
  ],
  exportStatistics: [
    {
      about: 'of an agency',
      ask: async (world) => ({ query: { agencyId: world.agencyId, ...(await asStatistics(world)) } }),
      may: ['agencyAdmin', 'staff'],
      shows: async (world) => [(await submitted(world)).title],
    },
    {
      about: 'of a group',
      ask: async (world) => ({ query: { groupId: world.groupId, ...(await asStatistics(world)) } }),
      shows: async (world) => [(await submitted(world)).title],
      ...GROUP,
    },
  ],
  get: [
    { about: 'a draft', ...of(draftReport), ...GROUP },
    {
      about: 'that was submitted',
      ...of(submitted),
      ...READERS,
      shows: async (world) => [(await submitted(world)).title],
    },
    {
      about: 'that is being corrected',
      ...of(returned),
      ...READERS,
      shows: async (world, actor) => {
        const { title, correction } = await returned(world);
        return [actor === 'groupAdmin' ? correction : title];
      },
    },
  ],
  submit: [
    // Its title is known to the agency by then.
    { about: 'a draft', ...of((world) => makeDraftReport(world, OVERSEEN)), ...GROUP },
    {
      about: 'what was submitted',
      ...of(submitted),
      may: [],
      others: { groupAdmin: 'wrong-state', agencyAdmin: 'forbidden', staff: 'forbidden' },
    },
  ],
  giveBack: [
    {
      about: 'what was submitted',
      ask: async (world) => ({
        params: { id: (await makeSubmitted(world))._id },
        body: { reason: world.secret('reason-of-return', OVERSEEN) },
      }),
      may: ['agencyAdmin'],
      others: { groupAdmin: 'forbidden', staff: 'forbidden' },
    },
    {
      about: 'a draft',
      ...of(draftReport, { body: { reason: 'Thiếu' } }),
      may: [],
      others: { groupAdmin: 'forbidden' },
    },
  ],
  remove: [
    { about: 'a draft', ...of((world) => makeDraftReport(world)), ...GROUP },
    {
      about: 'what was submitted',
      ...of(submitted),
      may: [],
      others: { ...WRITERS.others, groupAdmin: 'wrong-state' },
    },
  ],
};
