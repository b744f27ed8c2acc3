import * as z from 'zod';
import { ChosenMoment, Id, line, Moment, Phone, text, whole } from '../../common.ts';
import { PointGroup } from '../../commerce/point/schema.ts';
import { Person } from '../../profile/directory/person.ts';
import {
  CHECK_IN_KINDS,
  GUEST_CODE,
  GUEST_NAME,
  MOST_SEATS,
  OPEN_TO,
  REFUSAL_REASONS,
  SCAN_KINDS,
  SCAN_RESULTS,
  SCAN_WAYS,
  SCANNED_TEXT,
} from './rules.ts';

export const CheckInKind = z.enum(CHECK_IN_KINDS, { error: 'choice' });
export const OpenTo = z.enum(OPEN_TO, { error: 'choice' });
export const ScanKind = z.enum(SCAN_KINDS, { error: 'choice' });
export const ScanResult = z.enum(SCAN_RESULTS, { error: 'choice' });
export const ScanWay = z.enum(SCAN_WAYS, { error: 'choice' });
export const RefusalReason = z.enum(REFUSAL_REASONS);

/** How many there are at an event. People are counted, not scans: a guest may bring others. */
export const CheckInCounts = z.object({
  /** Lines on the list, and of them those who came. */
  guests: z.int(),
  arrived: z.int(),
  /** People: expected by the list, came at all, and inside now. */
  expected: z.int(),
  came: z.int(),
  inside: z.int(),
  /** Scans that let nobody in, without those that were taken back. */
  repeated: z.int(),
  unknown: z.int(),
  refused: z.int(),
});
export type CheckInCounts = z.output<typeof CheckInCounts>;

const said = {
  title: line(120, 1),
  /** In words; may be empty. */
  place: line(200),
  startsAt: ChosenMoment,
  /** Null for one that stays open. */
  endsAt: ChosenMoment.nullable(),
  openTo: OpenTo,
};

/** An event or a place of a group, as an admin makes it; open to anybody unless told. */
export const CheckInDraft = z.object({
  groupId: Id,
  kind: z.enum(['event', 'place'], { error: 'choice' }),
  title: said.title,
  place: said.place.default(''),
  startsAt: said.startsAt,
  endsAt: said.endsAt.default(null),
  openTo: said.openTo.default('anybody'),
});
export type CheckInDraft = z.output<typeof CheckInDraft>;

/** What of an event changes; what is left out stays. */
export const CheckInChange = z
  .object(said)
  .partial()
  .extend({
    /** Takes it away for good. */
    deleted: z.literal(true).optional(),
  });
export type CheckInChange = z.output<typeof CheckInChange>;

/** An event, a place or a wedding’s door, with its counts. */
export const CheckInEvent = z.object({
  _id: Id,
  kind: CheckInKind,
  /** Null for a member’s own. */
  group: PointGroup.nullable(),
  title: z.string(),
  place: z.string(),
  startsAt: Moment,
  endsAt: Moment.nullable(),
  openTo: OpenTo,
  /** Whether nobody is let in any more. */
  over: z.boolean(),
  counts: CheckInCounts,
  can: z.object({
    /** Change it, see who helps, and have its tables. */
    update: z.boolean(),
    /** Write its list; that of a wedding is written where the wedding is. */
    list: z.boolean(),
  }),
});
export type CheckInEvent = z.output<typeof CheckInEvent>;

/** A guest who is put on a list. Without a code one is made; with the code of somebody on the list, they are changed. */
export const GuestDraft = z.object({
  code: line(GUEST_CODE).default(''),
  name: line(GUEST_NAME, 1),
  phone: z
    .union([z.literal('').transform(() => null), Phone])
    .nullable()
    .default(null),
  /** People who are expected by this line. */
  seats: whole(1, MOST_SEATS).default(1),
});
export type GuestDraft = z.output<typeof GuestDraft>;

/** What of a guest on the list changes. */
export const GuestChange = z.object({
  name: line(GUEST_NAME, 1).optional(),
  phone: z
    .union([z.literal('').transform(() => null), Phone])
    .nullable()
    .optional(),
  seats: whole(1, MOST_SEATS).optional(),
  /** Takes them off the list; what was scanned of them stays in the log. */
  deleted: z.literal(true).optional(),
});
export type GuestChange = z.output<typeof GuestChange>;

/** Where a guest is. */
export const GuestState = z.enum(['waiting', 'inside', 'left'], { error: 'choice' });
export type GuestState = z.output<typeof GuestState>;

/** Somebody at an event, on its list or not. */
export const Guest = z.object({
  _id: Id,
  /** Null for who is not on the list. */
  code: z.string().nullable(),
  name: z.string(),
  /** E.164, for those who may write the list; others see the last three digits. */
  phone: z.string().nullable(),
  seats: z.int(),
  state: GuestState,
  /** People who came, the last time; 0 before. */
  people: z.int(),
  firstIn: Moment.nullable(),
  lastIn: Moment.nullable(),
  lastOut: Moment.nullable(),
  /** The change of the event in which they became so. */
  seq: z.int(),
  /** They are on no list any more, and never came. */
  gone: z.boolean(),
});
export type Guest = z.output<typeof Guest>;

/** Somebody who can be let in by name: on the list or known already (`guest`), or else of the group (`memberId`). */
export const Found = z.object({ name: z.string(), guest: Guest.nullable(), memberId: Id.nullable() });
export type Found = z.output<typeof Found>;

/** The device that scans; it makes its id once and keeps it. */
export const ScanDevice = z.object({ _id: Id, name: line(60, 1) });

/**
 * One scan. Whom it means is told by just one of `text` (what a code says), `guestId`, `memberId`, `name` (typed, for
 * somebody who is on no list) and, to take a scan back, `voids`.
 */
export const Scan = z
  .object({
    /** The device’s own name for this scan: sent again, it is answered the same and counts once. */
    nonce: Id,
    kind: ScanKind,
    how: ScanWay.default('qr'),
    text: text(SCANNED_TEXT, 1).optional(),
    guestId: Id.optional(),
    memberId: Id.optional(),
    name: line(GUEST_NAME, 1).optional(),
    /** The nonce of the scan that a `void` takes back. */
    voids: Id.optional(),
    /** People who come in; as many as are expected, unless told. */
    people: whole(1, MOST_SEATS).optional(),
    /** By the device’s clock. */
    at: ChosenMoment,
  })
  .refine(
    ({ kind, text: said, guestId, memberId, name, voids }) =>
      [said, guestId, memberId, name, voids].filter((means) => means !== undefined).length === 1 &&
      (kind === 'void') === (voids !== undefined),
    { error: 'invalid' },
  );
export type Scan = z.output<typeof Scan>;

/** A line of the log, as it was answered. */
export const CheckInLog = z.object({
  _id: Id,
  nonce: Id,
  kind: ScanKind,
  result: ScanResult,
  /** Why somebody was refused. */
  reason: RefusalReason.nullable(),
  how: ScanWay,
  /** What they were called then; what was scanned or typed where nobody is known by it. */
  name: z.string(),
  guestId: Id.nullable(),
  people: z.int(),
  device: z.object({ _id: Id, name: z.string() }),
  /** Who scanned. */
  by: Person,
  /** By the clock of the device, within what is possible. */
  scannedAt: Moment,
  receivedAt: Moment,
  /** Whether it was taken back since; for a `void`, the line that it takes back. */
  voided: z.boolean(),
  voids: Id.nullable(),
});
export type CheckInLog = z.output<typeof CheckInLog>;

/** What came of a scan: its line of the log, and who it was as they are now. */
export const ScanAnswer = z.object({ log: CheckInLog, guest: Guest.nullable() });
export type ScanAnswer = z.output<typeof ScanAnswer>;

/** Who helps at the door without being an admin. */
export const CheckInHelpers = z.object({
  /** The path that makes whoever opens it, signed in, a helper; null while there is none. */
  link: z.string().nullable(),
  people: z.array(Person),
});
export type CheckInHelpers = z.output<typeof CheckInHelpers>;
