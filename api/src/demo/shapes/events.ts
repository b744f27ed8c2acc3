import * as z from 'zod';
import { PeriodKind, ReportStatus } from '@m4u/contract/event/associationReport/schema';
import { GuestDraft } from '@m4u/contract/event/checkIn/schema';
import { WeddingDraft } from '@m4u/contract/event/wedding/schema';
import { Amount, DaysAgo, DaysFromNow, Key, PictureName, ShownPicture } from './common.ts';

/** A scan at a door: of a code, a member's link, or a typed name. */
const DemoScan = z.strictObject({
  /** Minutes after the start of the event; negative before it. */
  minutesAfter: z.int(),
  kind: z.enum(['in', 'out']).default('in'),
  text: z.string().optional(),
  name: z.string().optional(),
  people: Amount.optional(),
  device: z.string(),
});
export type DemoScan = z.output<typeof DemoScan>;

const DemoDoor = z.strictObject({
  title: z.string(),
  place: z.string(),
  guests: z.array(GuestDraft),
  scans: z.array(DemoScan),
});

/** An event a week ago, and a place that is open every day. */
export const DemoCheckIns = z.strictObject({ group: Key, fair: DemoDoor, showroom: DemoDoor });

/** A group's report to its agency, about a number of periods before the seeding's. */
export const DemoReport = z.strictObject({
  group: Key,
  by: Key,
  kind: PeriodKind,
  periodsAgo: Amount,
  title: z.string(),
  /** HTML. */
  text: z.string(),
  members: Amount.nullable().default(null),
  newMembers: Amount.nullable().default(null),
  /** VND. */
  revenue: Amount.nullable().default(null),
  events: Amount.nullable().default(null),
  status: ReportStatus,
  /** Reason of the return. */
  reason: z.string().nullable().default(null),
});
export type DemoReport = z.output<typeof DemoReport>;

/** A wedding guest with the answer. */
const DemoGuest = z.strictObject({
  name: z.string(),
  side: z.enum(['groom', 'bride']),
  group: z.string(),
  phone: z.string().optional(),
  reply: z
    .strictObject({
      as: z.string(),
      coming: z.boolean(),
      people: Amount.default(1),
      wish: z.string().optional(),
      /** The couple's decision about the wish; `waiting` without one. */
      state: z.enum(['shown', 'hidden', 'waiting']).default('waiting'),
      daysAgo: DaysAgo,
    })
    .optional(),
});
export type DemoGuest = z.output<typeof DemoGuest>;

/** A wedding with invented persons and places, on the first Sunday after a number of days. */
export const DemoWedding = z.strictObject({
  host: Key,
  inDays: DaysFromNow,
  invitation: WeddingDraft.omit({
    weddingDay: true,
    weddingPartyDay: true,
    story: true,
    cover: true,
    album: true,
    replyUntil: true,
  }).strict(),
  cover: PictureName,
  album: z.array(ShownPicture),
  story: z.array(
    z.strictObject({ time: z.string(), title: z.string(), text: z.string(), picture: PictureName.optional() }),
  ),
  guests: z.array(DemoGuest),
});

/** A section of the demo agency's explore page. */
const DemoSection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('banner'), title: z.string(), text: z.string(), pictures: z.array(ShownPicture) }),
  z.strictObject({ kind: z.enum(['groups', 'members']), title: z.string(), of: z.array(Key) }),
  z.strictObject({ kind: z.enum(['products', 'posts']), title: z.string() }),
  z.strictObject({ kind: z.literal('text'), title: z.string(), content: z.string() }),
]);
export type DemoSection = z.output<typeof DemoSection>;

/** The agency's explore page, and the admin who arranged it. */
export const DemoExplore = z.strictObject({ arranger: Key, sections: z.array(DemoSection) });
