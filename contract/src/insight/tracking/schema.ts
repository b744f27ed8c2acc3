import * as z from 'zod';
import { Day, Flag, Id, line, Owner } from '../../common.ts';
import { DASHBOARD_RANGES, MOST_ACTIONS, TRACKING_DEVICES, TRACKING_KINDS, TRACKING_SOURCES } from './rules.ts';

const Kind = z.enum(TRACKING_KINDS, { error: 'choice' });
const Source = z.enum(TRACKING_SOURCES, { error: 'choice' });

/** Something that a reader did on a page. */
const action = {
  kind: Kind,
  /** Whose page: the id of a member or a group. */
  page: Id,
  /** What of it: the id of a link or of a piece of content, or one of our words for a way to call or to share. */
  value: line(100, 1),
  source: Source.optional(),
};

export const TrackingAction = z.object(action);
export type TrackingAction = z.output<typeof TrackingAction>;

const single = ['kind', 'page', 'value'] as const;

/** What is sent: one action as it stands, or up to a hundred of them under `actions`. */
export const TrackingPayload = z
  .object({
    kind: Kind.optional(),
    page: Id.optional(),
    value: line(100, 1).optional(),
    source: Source.optional(),
    actions: z.array(TrackingAction).min(1).max(MOST_ACTIONS).optional(),
  })
  .superRefine((payload, context) => {
    if (payload.actions !== undefined) return;
    for (const field of single)
      if (payload[field] === undefined)
        context.addIssue({ code: 'custom', message: 'required', path: [field], input: undefined });
  });
export type TrackingPayload = z.output<typeof TrackingPayload>;

/** Which days: the last ones by `range`, or from one to another, in Vietnam. */
const days = {
  range: z
    .union([z.enum(DASHBOARD_RANGES), z.literal([7, 30, 90]).transform((count) => `${count}` as const)], {
      error: 'choice',
    })
    .optional(),
  from: Day.optional(),
  to: Day.optional(),
};

/** … of a table. */
export const DashboardDays = z.object(days);
export type DashboardDays = z.output<typeof DashboardDays>;

/** … of a dashboard, which tells of the time before too unless told not to. */
export const DashboardQuery = z.object({ ...days, compare: Flag.optional() });
export type DashboardQuery = z.output<typeof DashboardQuery>;

/** What was counted in a time. */
export const TrackingTotals = z.object({
  /** Pages that were opened: of these `products` are products', and `invitations` invitations. */
  views: z.int(),
  /** Visitors, each once a day. */
  visitors: z.int(),
  links: z.int(),
  saves: z.int(),
  calls: z.int(),
  shares: z.int(),
  scans: z.int(),
  products: z.int(),
  posters: z.int(),
  invitations: z.int(),
});
export type TrackingTotals = z.output<typeof TrackingTotals>;

/** One of the things that were used most; `title` is null for what is gone, or was never a row. */
const Top = z.object({ _id: z.string(), title: z.string().nullable(), count: z.int() });

/** Counts of a page within a time (docs/rules/tracking.md#dashboards). */
export const Dashboard = z.object({
  owner: Owner,
  name: z.string(),
  from: Day,
  to: Day,
  totals: TrackingTotals,
  /** The same number of days right before; null where it was not asked for. */
  before: z.object({ from: Day, to: Day, totals: TrackingTotals }).nullable(),
  /** Every day of the time, the oldest first. */
  series: z.array(TrackingTotals.extend({ day: Day })),
  /** By which ways pages were come to, the most first. */
  sources: z.array(z.object({ source: Source, count: z.int() })),
  /** On what they were opened. */
  devices: z.array(z.object({ device: z.enum(TRACKING_DEVICES), count: z.int() })),
  /** Links that were opened. */
  links: z.array(Top.extend({ address: z.string().nullable() })),
  /** Ways by which the owner was reached. */
  contacts: z.array(z.object({ way: z.string(), count: z.int() })),
  /** Cards that were tapped or scanned, by their numbers. */
  cards: z.array(Top),
  /** Pieces of content that were opened; `kind` is null for what is gone. */
  content: z.array(Top.extend({ kind: z.string().nullable() })),
});
export type Dashboard = z.output<typeof Dashboard>;
