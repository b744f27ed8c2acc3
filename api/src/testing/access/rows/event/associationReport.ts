import { REPORT } from '../../../factories/reports.ts';
import type { AccessRow, Ask, Rows } from '../../engine/row.ts';
import type { Made } from '../../world/commerce.ts';
import {
  document,
  draftReport,
  freePeriod,
  makeDraftReport,
  makeSubmitted,
  REPORT_READERS,
  returnedReport,
  submittedReport,
} from '../../world/event.ts';
import type { World } from '../../world/world.ts';

// A draft is visible to its group only. A submitted report is visible to its agency and to staff, corrections only once
// they are submitted again. Others get a 404 (docs/rules/association-report.md#roles).

const GROUP = { may: ['groupAdmin'] } as const;
const READERS = { may: ['groupAdmin', 'agencyAdmin', 'staff'] } as const;
/** Some may read a report but not write it. */
const WRITERS = { may: ['groupAdmin'], others: { agencyAdmin: 'forbidden', staff: 'forbidden' } } as const;

const of = (make: (world: World) => Promise<Made>, rest: Omit<Ask, 'params'> = {}): Pick<AccessRow, 'ask'> => ({
  ask: async (world) => ({ params: { id: (await make(world))._id }, ...rest }),
});

const reads = (actor: string): boolean => actor === 'groupAdmin' || actor === 'agencyAdmin' || actor === 'staff';

/** Period of the submitted reports, as a query of statistics. */
const asStatistics = async (world: World) => ({ period: (await submittedReport(world)).period });

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
        query: { groupId: world.groupId, agencyId: world.agencyId, q: (await submittedReport(world)).title },
      }),
      may: 'members',
      shows: async (world, actor) => (reads(actor) ? [(await submittedReport(world))._id] : []),
      hides: async (world, actor) => (reads(actor) ? [] : [(await submittedReport(world))._id]),
    },
    {
      about: 'by words of a correction',
      ask: async (world) => ({ query: { q: (await returnedReport(world)).correction } }),
      may: 'members',
      shows: async (world, actor) => (actor === 'groupAdmin' ? [(await returnedReport(world))._id] : []),
      hides: async (world, actor) => (actor === 'groupAdmin' ? [] : [(await returnedReport(world))._id]),
    },
    {
      about: 'by words of what is being corrected',
      ask: async (world) => ({ query: { q: (await returnedReport(world)).title } }),
      may: 'members',
      shows: async (world, actor) =>
        actor === 'agencyAdmin' || actor === 'staff' ? [(await returnedReport(world))._id] : [],
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
      // The group's admin sees which agency receives the reports.
      ...(actor === 'groupAdmin' || actor === 'agencyAdmin' ? [] : [agencyId]),
    ],
  },
  suggestion: { ask: ({ groupId }) => ({ query: { groupId, period: '2026-02' } }), ...GROUP },
  statistics: [
    {
      about: 'of an agency',
      ask: async (world) => ({ query: { agencyId: world.agencyId, ...(await asStatistics(world)) } }),
      may: ['agencyAdmin', 'staff'],
      shows: async (world) => [(await submittedReport(world))._id],
    },
    {
      about: 'of a group',
      ask: async (world) => ({ query: { groupId: world.groupId, ...(await asStatistics(world)) } }),
      shows: async (world) => [(await submittedReport(world))._id],
      ...GROUP,
    },
    { about: 'of one’s own', ask: () => ({}), may: ['groupAdmin', 'agencyAdmin'] },
  ],
  exportStatistics: [
    {
      about: 'of an agency',
      ask: async (world) => ({ query: { agencyId: world.agencyId, ...(await asStatistics(world)) } }),
      may: ['agencyAdmin', 'staff'],
      shows: async (world) => [(await submittedReport(world)).title],
    },
    {
      about: 'of a group',
      ask: async (world) => ({ query: { groupId: world.groupId, ...(await asStatistics(world)) } }),
      shows: async (world) => [(await submittedReport(world)).title],
      ...GROUP,
    },
  ],
  get: [
    { about: 'a draft', ...of(draftReport), ...GROUP },
    {
      about: 'that was submitted',
      ...of(submittedReport),
      ...READERS,
      shows: async (world) => [(await submittedReport(world)).title],
    },
    {
      about: 'that is being corrected',
      ...of(returnedReport),
      ...READERS,
      shows: async (world, actor) => {
        const { title, correction } = await returnedReport(world);
        return [actor === 'groupAdmin' ? correction : title];
      },
    },
  ],
  submit: [
    // The agency knows the title once the report is submitted.
    { about: 'a draft', ...of((world) => makeDraftReport(world, REPORT_READERS)), ...GROUP },
    {
      about: 'what was submitted',
      ...of(submittedReport),
      may: [],
      others: { groupAdmin: 'wrong-state', agencyAdmin: 'forbidden', staff: 'forbidden' },
    },
  ],
  giveBack: [
    {
      about: 'what was submitted',
      ask: async (world) => ({
        params: { id: (await makeSubmitted(world))._id },
        body: { reason: world.secret('reason-of-return', REPORT_READERS) },
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
      ...of(submittedReport),
      may: [],
      others: { ...WRITERS.others, groupAdmin: 'wrong-state' },
    },
  ],
};
