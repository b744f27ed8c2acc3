import * as z from 'zod';
import { Day, Flag, Id, line, Owner } from '../../common.ts';
import { DASHBOARD_RANGES, MOST_ACTIONS, TRACKING_DEVICES, TRACKING_KINDS, TRACKING_SOURCES } from './rules.ts';

const Kind = z.enum(TRACKING_KINDS, { error: 'choice' });
const Source = z.enum(TRACKING_SOURCES, { error: 'choice' });

/** An action of a reader on a page. */
const action = {
  kind: Kind,
  /** The page: the id of a member or a group. */
  page: Id,
  /** The thing that was used: the id of a link or piece, or a fixed value for a way to call or to share. */
  value: line(100, 1),
  source: Source.optional(),
};

/** One action of a reader on a page. */
export const TrackingAction = z.object(action);
export type TrackingAction = z.output<typeof TrackingAction>;

/** Fields that a payload of one action needs; those of several actions have theirs under `actions`. */
const requiredFields = ['kind', 'page', 'value'] as const;

/** One action, or up to a hundred under `actions`. */
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
    for (const field of requiredFields)
      if (payload[field] === undefined)
        context.addIssue({ code: 'custom', message: 'required', path: [field], input: undefined });
  });
export type TrackingPayload = z.output<typeof TrackingPayload>;

/** The days of a report: the last ones by `range`, or `from` and `to`, in Vietnam time. */
const days = {
  range: z
    .union([z.enum(DASHBOARD_RANGES), z.literal([7, 30, 90]).transform((count) => `${count}` as const)], {
      error: 'choice',
    })
    .optional(),
  from: Day.optional(),
  to: Day.optional(),
};

/** Days of a table of counts. */
export const DashboardDays = z.object(days);
export type DashboardDays = z.output<typeof DashboardDays>;

/** Days of a dashboard; it compares with the days before unless `compare` is false. */
export const DashboardQuery = z.object({ ...days, compare: Flag.optional() });
export type DashboardQuery = z.output<typeof DashboardQuery>;

/** Counts of a period. */
export const TrackingTotals = z.object({
  /** Page views; `products` and `invitations` are the parts of these that show products and invitations. */
  views: z.int(),
  /** Distinct visitors per day, summed over the days. */
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

/** One of the most used items; `title` is null when the item was deleted or is not a row. */
const TopItem = z.object({ _id: z.string(), title: z.string().nullable(), count: z.int() });

/** Counts of a page in a period (docs/rules/tracking.md#dashboards). */
export const Dashboard = z.object({
  owner: Owner,
  name: z.string(),
  from: Day,
  to: Day,
  totals: TrackingTotals,
  /** The same number of days right before; null when no comparison was requested. */
  before: z.object({ from: Day, to: Day, totals: TrackingTotals }).nullable(),
  /** Each day of the period, oldest first. */
  series: z.array(TrackingTotals.extend({ day: Day })),
  /** How visitors reached the page, most frequent first. */
  sources: z.array(z.object({ source: Source, count: z.int() })),
  /** How often pages were opened on each kind of device. */
  devices: z.array(z.object({ device: z.enum(TRACKING_DEVICES), count: z.int() })),
  /** The most opened links. */
  links: z.array(TopItem.extend({ address: z.string().nullable() })),
  /** How often each way to reach the owner was used. */
  contacts: z.array(z.object({ way: z.string(), count: z.int() })),
  /** The most tapped or scanned cards, by card number. */
  cards: z.array(TopItem),
  /** The most opened pieces of content; `kind` is null when the piece was deleted. */
  content: z.array(TopItem.extend({ kind: z.string().nullable() })),
});
export type Dashboard = z.output<typeof Dashboard>;
