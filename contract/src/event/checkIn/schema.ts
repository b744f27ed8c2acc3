import * as z from 'zod';
import { ChosenMoment, Id, line, Moment, Named, Phone, text, whole } from '../../common.ts';
import { PointGroup } from '../../commerce/point/schema.ts';
import { Person } from '../../profile/directory/person.ts';
import {
  CHECK_IN_KINDS,
  GUEST_CODE_LENGTH,
  GUEST_NAME_LENGTH,
  MOST_SEATS,
  OPEN_TO,
  REFUSAL_REASONS,
  SCAN_KINDS,
  SCAN_RESULTS,
  SCAN_WAYS,
  SCANNED_TEXT_LENGTH,
} from './rules.ts';

export const CheckInKind = z.enum(CHECK_IN_KINDS, { error: 'choice' });
export const OpenTo = z.enum(OPEN_TO, { error: 'choice' });
export const ScanKind = z.enum(SCAN_KINDS, { error: 'choice' });
export const ScanResult = z.enum(SCAN_RESULTS, { error: 'choice' });
export const ScanWay = z.enum(SCAN_WAYS, { error: 'choice' });
export const RefusalReason = z.enum(REFUSAL_REASONS);

/** Counts of an event. `expected` and `came` count people, since a guest may bring others. */
export const CheckInCounts = z.object({
  /** Guests on the list; `arrived` are those who came. */
  guests: z.int(),
  arrived: z.int(),
  /** People expected by the list, people who ever came, and people inside now. */
  expected: z.int(),
  came: z.int(),
  inside: z.int(),
  /** Scans that admitted nobody, by result; cancelled scans are not counted. */
  repeated: z.int(),
  unknown: z.int(),
  refused: z.int(),
});
export type CheckInCounts = z.output<typeof CheckInCounts>;

const eventFields = {
  title: line(120, 1),
  /** The place as free text; may be empty. */
  place: line(200),
  startsAt: ChosenMoment,
  /** Null for no end. */
  endsAt: ChosenMoment.nullable(),
  openTo: OpenTo,
};

/** A new event or place of a group; open to everybody by default. */
export const CheckInDraft = z.object({
  groupId: Id,
  kind: z.enum(['event', 'place'], { error: 'choice' }),
  title: eventFields.title,
  place: eventFields.place.default(''),
  startsAt: eventFields.startsAt,
  endsAt: eventFields.endsAt.default(null),
  openTo: eventFields.openTo.default('anybody'),
});
export type CheckInDraft = z.output<typeof CheckInDraft>;

/** Changed fields of an event; absent fields stay. */
export const CheckInChange = z
  .object(eventFields)
  .partial()
  .extend({
    /** Deletes the event permanently. */
    deleted: z.literal(true).optional(),
  });
export type CheckInChange = z.output<typeof CheckInChange>;

/** An event, a place or the check-in of a wedding, with its counts. */
export const CheckInEvent = z.object({
  _id: Id,
  kind: CheckInKind,
  /** Null for the check-in of a wedding, which belongs to a member. */
  group: PointGroup.nullable(),
  title: z.string(),
  place: z.string(),
  startsAt: Moment,
  endsAt: Moment.nullable(),
  openTo: OpenTo,
  /** Whether the event has ended and admits nobody any more. */
  over: z.boolean(),
  counts: CheckInCounts,
  can: z.object({
    /** Whether the reader may change the event, see its helpers and export its tables. */
    update: z.boolean(),
    /** Whether the reader may edit the guest list here; the list of a wedding is edited in the wedding. */
    list: z.boolean(),
  }),
});
export type CheckInEvent = z.output<typeof CheckInEvent>;

/** A guest to add to a list. An empty code is generated; the code of a listed guest changes that guest. */
export const GuestDraft = z.object({
  code: line(GUEST_CODE_LENGTH).default(''),
  name: line(GUEST_NAME_LENGTH, 1),
  phone: z
    .union([z.literal('').transform(() => null), Phone])
    .nullable()
    .default(null),
  /** People expected for this guest, including the guest. */
  seats: whole(1, MOST_SEATS).default(1),
});
export type GuestDraft = z.output<typeof GuestDraft>;

/** Changed fields of a guest on the list. */
export const GuestChange = z.object({
  name: line(GUEST_NAME_LENGTH, 1).optional(),
  phone: z
    .union([z.literal('').transform(() => null), Phone])
    .nullable()
    .optional(),
  seats: whole(1, MOST_SEATS).optional(),
  /** Removes the guest from the list; the log keeps the guest's scans. */
  deleted: z.literal(true).optional(),
});
export type GuestChange = z.output<typeof GuestChange>;

/** Whether a guest is expected, inside, or has left. */
export const GuestState = z.enum(['waiting', 'inside', 'left'], { error: 'choice' });
export type GuestState = z.output<typeof GuestState>;

/** A person at an event, on its list or not. */
export const Guest = z.object({
  _id: Id,
  /** Null for a person who is not on the list. */
  code: z.string().nullable(),
  name: z.string(),
  /** Phone number: E.164 for managers; helpers see the last three digits. */
  phone: z.string().nullable(),
  seats: z.int(),
  /** The guest's table at a wedding's party; empty without one. */
  table: z.string(),
  state: GuestState,
  /** People of the latest entry; 0 before the first. */
  people: z.int(),
  firstIn: Moment.nullable(),
  lastIn: Moment.nullable(),
  lastOut: Moment.nullable(),
  /** Number of the event's change that last changed this person. */
  seq: z.int(),
  /** Whether the person was removed from the list and never came. */
  gone: z.boolean(),
});
export type Guest = z.output<typeof Guest>;

/** A person to admit by name: on the list or already in the log (`guest`), or a member of the group (`memberId`). */
export const Found = z.object({ name: z.string(), guest: Guest.nullable(), memberId: Id.nullable() });
export type Found = z.output<typeof Found>;

/** The scanning device; it generates its id once. */
export const ScanDevice = z.object({ _id: Id, name: line(60, 1) });

/**
 * One scan. Exactly one field identifies the person: `text` (content of a code), `guestId`, `memberId`, `name` (entered
 * for a person who is on no list), or `voids` to cancel a scan.
 */
export const Scan = z
  .object({
    /** Id of the scan, chosen by the device; a repeated id gets the same answer and counts once. */
    nonce: Id,
    kind: ScanKind,
    how: ScanWay.default('qr'),
    text: text(SCANNED_TEXT_LENGTH, 1).optional(),
    guestId: Id.optional(),
    memberId: Id.optional(),
    name: line(GUEST_NAME_LENGTH, 1).optional(),
    /** The nonce of the scan that a `void` cancels. */
    voids: Id.optional(),
    /** People who enter; by default the expected number. */
    people: whole(1, MOST_SEATS).optional(),
    /** Time of the scan by the device's clock. */
    at: ChosenMoment,
  })
  .refine(
    ({ kind, text: scannedText, guestId, memberId, name, voids }) =>
      [scannedText, guestId, memberId, name, voids].filter((means) => means !== undefined).length === 1 &&
      (kind === 'void') === (voids !== undefined),
    { error: 'invalid' },
  );
export type Scan = z.output<typeof Scan>;

/** A line of the log: a scan with its result. */
export const CheckInLog = z.object({
  _id: Id,
  nonce: Id,
  kind: ScanKind,
  result: ScanResult,
  /** Reason of a refusal. */
  reason: RefusalReason.nullable(),
  how: ScanWay,
  /** Name of the person at the time of the scan, or the scanned or entered text of an unknown person. */
  name: z.string(),
  guestId: Id.nullable(),
  people: z.int(),
  device: Named,
  /** The member who scanned. */
  by: Person,
  /** Time by the device's clock, limited to the possible range. */
  scannedAt: Moment,
  receivedAt: Moment,
  /** Whether the scan was cancelled later. */
  voided: z.boolean(),
  /** The line that a `void` cancels. */
  voids: Id.nullable(),
});
export type CheckInLog = z.output<typeof CheckInLog>;

/** Result of a scan: its line of the log and the current state of the person. */
export const ScanAnswer = z.object({ log: CheckInLog, guest: Guest.nullable() });
export type ScanAnswer = z.output<typeof ScanAnswer>;

/** Helpers of an event, who may scan without being an admin. */
export const CheckInHelpers = z.object({
  /** Path of the secret link that makes a signed-in member a helper; null when there is none. */
  link: z.string().nullable(),
  people: z.array(Person),
});
export type CheckInHelpers = z.output<typeof CheckInHelpers>;
