import * as z from 'zod';
import { ById, data, Day, Id, line, list, Paging, whole } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { GUESTS_AT_ONCE, SCANS_AT_ONCE } from './checkIn/rules.ts';
import {
  CheckInChange,
  CheckInCounts,
  CheckInDraft,
  CheckInEvent,
  CheckInHelpers,
  CheckInKind,
  CheckInLog,
  Found,
  Guest,
  GuestChange,
  GuestDraft,
  GuestState,
  Scan,
  ScanAnswer,
  ScanDevice,
  ScanKind,
  ScanResult,
} from './checkIn/schema.ts';

const ShortLine = line(100);

/** Filter of events by group, kind, words, and the day of their start. */
const EventFilter = filterOf({
  groupId: Id.optional(),
  kind: CheckInKind.optional(),
  q: ShortLine.optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type EventFilter = z.output<typeof EventFilter>;

const logFields = {
  /** The event. */
  history: Id,
  result: ScanResult.optional(),
  kind: ScanKind.optional(),
  q: ShortLine.optional(),
  device: Id.optional(),
};

/** Filter of a log; the event is required. */
const LogFilter = filterOf(logFields).unwrap();
export type LogFilter = z.output<typeof LogFilter>;

/** Check-in logs (docs/rules/check-in.md). */
export const checkIn = endpoints({
  listEvents: {
    method: 'GET',
    path: '/logsCheckIn/getHistory',
    access: 'member',
    summary: 'Events and places where the caller may check in guests, with counts, latest first',
    query: Paging.extend({ filter: EventFilter }),
    result: list(CheckInEvent),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  record: {
    method: 'POST',
    path: '/logsCheckIn',
    access: 'member',
    summary: 'Records up to 100 scans and returns a result for each; a repeated scan counts once',
    body: z.object({
      /** The event. */
      history: Id,
      device: ScanDevice,
      scans: z.array(Scan).min(1).max(SCANS_AT_ONCE),
    }),
    result: z.object({ data: z.array(ScanAnswer), counts: CheckInCounts }),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  exportEvents: {
    method: 'GET',
    path: '/logsCheckIn/exportCSV',
    access: 'member',
    summary: 'Events that the caller manages with counts as CSV',
    query: z.object({ filter: EventFilter }),
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  exportLogs: {
    method: 'GET',
    path: '/logsCheckIn/exportLogsCSV',
    access: 'member',
    summary: 'Log of an event as CSV; for its managers',
    query: z.object({ filter: LogFilter }),
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  listLogs: {
    method: 'GET',
    path: '/logsCheckIn',
    access: 'member',
    summary: 'Log of an event, latest first, with the devices that scanned',
    query: Paging.extend({ filter: LogFilter }),
    result: list(CheckInLog).extend({ devices: z.array(z.object({ _id: Id, name: z.string(), scans: z.int() })) }),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  create: {
    method: 'POST',
    path: '/logsCheckIn/history',
    access: 'member',
    summary: 'Creates an event or place of a group; for group admins',
    body: CheckInDraft,
    result: data(CheckInEvent),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  get: {
    method: 'GET',
    path: '/logsCheckIn/history/:id',
    access: 'member',
    summary: 'An event where the caller may check in guests',
    params: ById,
    result: data(CheckInEvent),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  update: {
    method: 'PUT',
    path: '/logsCheckIn/history/:id',
    access: 'member',
    summary: 'Changes an event, or deletes it permanently',
    params: ById,
    body: CheckInChange,
    result: data(CheckInEvent),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  door: {
    method: 'GET',
    path: '/logsCheckIn/door/:id',
    access: 'member',
    summary:
      'Guest list for a device at the door: guests that changed after `after`, up to 1,000 per call, and the counts',
    params: ById,
    query: z.object({ after: whole(0, 2_000_000_000).optional() }),
    result: z.object({ data: z.array(Guest), counts: CheckInCounts, seq: z.int(), more: z.boolean() }),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  find: {
    method: 'GET',
    path: '/logsCheckIn/people/:id',
    access: 'member',
    summary: 'Up to 20 people who can be checked in, by name, number or code',
    params: ById,
    query: z.object({ q: line(100, 1) }),
    result: data(z.array(Found)),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  listGuests: {
    method: 'GET',
    path: '/logsCheckIn/guests/:id',
    access: 'member',
    summary: 'Guests on the list of an event and arrivals who are not on it, by name',
    params: ById,
    query: Paging.extend({ filter: filterOf({ q: ShortLine.optional(), state: GuestState.optional() }) }),
    result: list(Guest),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  addGuests: {
    method: 'POST',
    path: '/logsCheckIn/guests/:id',
    access: 'member',
    summary:
      'Adds guests to the list of a group’s event; a code that is on the list changes its guest, and a guest without a code whose name and number are on the list is left out',
    params: ById,
    body: z.object({ guests: z.array(GuestDraft).min(1).max(GUESTS_AT_ONCE) }),
    result: data(
      z.object({
        added: z.int(),
        changed: z.int(),
        /** Names of those who were left out, since the list has them or they were sent twice. */
        repeated: z.array(z.string()),
      }),
    ),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  updateGuest: {
    method: 'PUT',
    path: '/logsCheckIn/guests/:id/:guestId',
    access: 'member',
    summary: 'Changes a guest on the list of a group’s event, or removes them',
    params: z.object({ id: Id, guestId: Id }),
    body: GuestChange,
    result: data(Guest),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  guestQr: {
    method: 'GET',
    path: '/logsCheckIn/guests/:id/:guestId/qr',
    access: 'member',
    summary: 'QR code of a guest on the list, to send to the guest',
    params: z.object({ id: Id, guestId: Id }),
    result: file('image/svg+xml'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  helpers: {
    method: 'GET',
    path: '/logsCheckIn/helpers/:id',
    access: 'member',
    summary: 'Helpers of an event, and the secret link that makes others helpers',
    params: ById,
    result: data(CheckInHelpers),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  updateHelpers: {
    method: 'PUT',
    path: '/logsCheckIn/helpers/:id',
    access: 'member',
    summary: 'Renews or removes the secret link, or removes a helper',
    params: ById,
    body: z.object({ link: z.enum(['renew', 'remove']).optional(), removed: Id.optional() }),
    result: data(CheckInHelpers),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified'],
  },
  help: {
    method: 'POST',
    path: '/logsCheckIn/helpers',
    access: 'member',
    summary: 'Makes the caller a helper of the event of a secret link',
    body: z.object({ code: line(64, 1) }),
    result: data(CheckInEvent),
    errors: ['not-found', 'account-unverified'],
  },
});
