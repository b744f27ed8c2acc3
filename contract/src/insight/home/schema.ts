import * as z from 'zod';
import { Day, Id, Moment, Picture } from '../../common.ts';
import { OrderTotals } from '../../commerce/book.ts';
import { Order } from '../../commerce/order/schema.ts';
import { Person } from '../../profile/directory/person.ts';
import { GroupRole } from '../../profile/group/roles.ts';
import { HOME_SPANS } from './rules.ts';

/** Kinds of spaces: what a reader works in (docs/rules/home.md#spaces). */
export const SPACE_KINDS = ['personal', 'brand', 'group', 'agency', 'wedding', 'event', 'staff'] as const;
export const SpaceKind = z.enum(SPACE_KINDS);
export type SpaceKind = z.output<typeof SpaceKind>;

/** A space of the reader. */
export const Space = z.object({
  /** The row's id; `personal` and `staff` for those two, of which everyone has one at most. */
  key: z.union([Id, z.literal('personal'), z.literal('staff')]),
  kind: SpaceKind,
  /** Name of what is run; empty for staff. */
  name: z.string(),
  picture: Picture.nullable(),
  urlMinify: z.string().nullable(),
  /** The reader's role in a brand or group that they run or work for; null for the others. */
  role: GroupRole.nullable(),
  /** Members of a brand or group, groups of an agency; null for the others. */
  size: z.int().nullable(),
  /** The day of a wedding or event; null for the others. */
  day: Day.nullable(),
  /** How much waits there for the reader; a hundred of one sort means a hundred or more. */
  waiting: z.int(),
});
export type Space = z.output<typeof Space>;

/** Steps that complete a page, most useful first; the home names one (docs/rules/home.md#next-step). */
export const NEXT_STEPS = ['verify', 'portrait', 'headline', 'phone', 'content', 'bank', 'link'] as const;
export const NextStep = z.enum(NEXT_STEPS);
export type NextStep = z.output<typeof NextStep>;

/** The reader's card: what somebody who scans it sees first. */
export const HomeCard = z.object({
  name: z.string(),
  headline: z.string(),
  portrait: Picture.nullable(),
  /** Code of the theme of the reader's page. */
  theme: z.string(),
});
export type HomeCard = z.output<typeof HomeCard>;

/** A page's views since yesterday, and in the two days before. */
export const HomeViews = z.object({ count: z.int(), before: z.int() });

/** News of the reader since the beginning of yesterday in Vietnam. */
export const HomeNews = z.object({
  views: HomeViews,
  /** Contact cards that others have sent, and the newest. */
  cards: z.object({
    count: z.int(),
    newest: z.object({ _id: Id, name: z.string(), portrait: Picture.nullable(), at: Moment }).nullable(),
  }),
  /** Conversations with unread messages. */
  messages: z.object({
    count: z.int(),
    newest: z.object({ _id: Id, person: Person.nullable(), name: z.string(), text: z.string() }).nullable(),
  }),
  /** Unread messages that visitors left on the page. `text` is the message, or the first answer to the page's form. */
  visitorMessages: z.object({
    count: z.int(),
    newest: z.object({ _id: Id, name: z.string(), text: z.string() }).nullable(),
  }),
  /** Requests to be friends that have no answer. */
  friendRequests: z.int(),
  /** The reader's own requests to shops that wait for the reader: a quote to accept. */
  quotes: z.int(),
  /** Replies to wedding invitations; `weddingId` is the wedding of the newest. */
  replies: z.object({ coming: z.int(), declined: z.int(), weddingId: Id.nullable() }),
});
export type HomeNews = z.output<typeof HomeNews>;

/** The personal home. */
export const Mine = z.object({
  card: HomeCard,
  news: HomeNews,
  /** Null when nothing is missing. */
  nextStep: NextStep.nullable(),
});
export type Mine = z.output<typeof Mine>;

/** A person who asks to join a group. */
export const JoinRequest = z.object({ person: Person, since: Moment });
export type JoinRequest = z.output<typeof JoinRequest>;

/** Open work of a group. */
export const GroupWaiting = z.object({
  /** Orders and quotes from product pages that wait for the group, and the oldest. */
  requests: z.object({ count: z.int(), oldest: Moment.nullable() }),
  /** People who ask to join: all of them as a number, and the first by name. */
  joins: z.object({ count: z.int(), people: z.array(JoinRequest) }),
  /** Rewards that may be approved now, and their sum in VND. */
  rewards: z.object({ count: z.int(), amount: z.int() }),
});
export type GroupWaiting = z.output<typeof GroupWaiting>;

/** A span of a group's figures, in days up to today. */
export const HomeSpan = z.enum(HOME_SPANS, { error: 'choice' });
export type HomeSpan = z.output<typeof HomeSpan>;

/** First steps of a new brand or group (docs/rules/home.md#first-steps). */
export const GROUP_STEPS = ['page', 'product', 'rate', 'order', 'people', 'piece', 'qr'] as const;
export const GroupStep = z.enum(GROUP_STEPS, { error: 'choice' });
export type GroupStep = z.output<typeof GroupStep>;

/** A first step, and whether it is done. */
export const GroupStart = z.object({ step: GroupStep, done: z.boolean() });
export type GroupStart = z.output<typeof GroupStart>;

/** Steps that an admin has done elsewhere or does not want. */
export const SettledSteps = z.object({ steps: z.array(GroupStep).min(1).max(GROUP_STEPS.length) });
export type SettledSteps = z.output<typeof SettledSteps>;

/** The home of a brand or group. */
export const GroupHome = z.object({
  _id: Id,
  name: z.string(),
  /** VND of an invoice for one point; null when invoices earn none. */
  vndPerPoint: z.int().nullable(),
  /** Orders of today, and of the same weekday a week before. */
  today: OrderTotals,
  weekBefore: OrderTotals,
  span: z.object({
    days: z.int(),
    from: Day,
    to: Day,
    totals: OrderTotals,
    /** The same number of days right before. */
    before: OrderTotals,
    /** Revenue of each day in VND, and that of the day as many days before. */
    revenue: z.array(z.object({ day: Day, now: z.int(), before: z.int() })),
  }),
  /** Points that customers hold. */
  heldPoints: z.int(),
  /** The newest orders. */
  orders: z.array(Order),
  waiting: GroupWaiting,
  /** The first steps of its kind in their order; empty once all are done or settled. */
  start: z.array(GroupStart),
});
export type GroupHome = z.output<typeof GroupHome>;
