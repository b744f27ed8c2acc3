import * as z from 'zod';
import { ById, data, Day, Id, line, list, Paging, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
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

const words = line(100);

/** Filter of events by group, kind, words, and the day of their start. */
const EventFilter = filterOf({
  groupId: Id.optional(),
  kind: CheckInKind.optional(),
  q: words.optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type EventFilter = z.output<typeof EventFilter>;

const logFields = {
  /** The event. */
  history: Id,
  result: ScanResult.optional(),
  kind: ScanKind.optional(),
  q: words.optional(),
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
    summary: 'Events and places whose door the reader has, with their counts, the latest first',
    query: Paging.extend({ filter: EventFilter }),
    result: list(CheckInEvent),
    errors: ['not-found', 'forbidden'],
  },
  record: {
    method: 'POST',
    path: '/logsCheckIn',
    access: 'member',
    summary: 'Keeps what was scanned, a hundred at most, and answers each; a scan that is sent again counts once',
    body: z.object({ history: Id, device: ScanDevice, scans: z.array(Scan).min(1).max(SCANS_AT_ONCE) }),
    result: z.object({ data: z.array(ScanAnswer), counts: CheckInCounts }),
    errors: ['not-found'],
  },
  exportEvents: {
    method: 'GET',
    path: '/logsCheckIn/exportCSV',
    access: 'member',
    summary: 'The events that the reader manages with their counts, as a table',
    query: z.object({ filter: EventFilter }),
    result: file('text/csv'),
    errors: ['not-found', 'forbidden'],
  },
  exportLogs: {
    method: 'GET',
    path: '/logsCheckIn/exportLogsCSV',
    access: 'member',
    summary: 'The log of an event as a table, for those who manage it',
    query: z.object({ filter: LogFilter }),
    result: file('text/csv'),
    errors: ['not-found', 'forbidden'],
  },
  listLogs: {
    method: 'GET',
    path: '/logsCheckIn',
    access: 'member',
    summary: 'The log of an event, the latest first, with the devices that scanned',
    query: Paging.extend({ filter: LogFilter }),
    result: list(CheckInLog).extend({ devices: z.array(z.object({ _id: Id, name: z.string(), scans: z.int() })) }),
    errors: ['not-found'],
  },
  create: {
    method: 'POST',
    path: '/logsCheckIn/history',
    access: 'member',
    summary: 'Makes an event or a place of a group, by an admin of it',
    body: CheckInDraft,
    result: data(CheckInEvent),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
  get: {
    method: 'GET',
    path: '/logsCheckIn/history/:id',
    access: 'member',
    summary: 'An event whose door the reader has',
    params: ById,
    result: data(CheckInEvent),
    errors: ['not-found'],
  },
  update: {
    method: 'PUT',
    path: '/logsCheckIn/history/:id',
    access: 'member',
    summary: 'Changes an event, or takes it away for good',
    params: ById,
    body: CheckInChange,
    result: data(CheckInEvent),
    errors: ['not-found', 'forbidden'],
  },
  door: {
    method: 'GET',
    path: '/logsCheckIn/door/:id',
    access: 'member',
    summary:
      'What a device at the door keeps: everybody who changed after a change, a thousand at a time, and the counts',
    params: ById,
    query: z.object({ after: whole(0, 2_000_000_000).optional() }),
    result: z.object({ data: z.array(Guest), counts: CheckInCounts, seq: z.int(), more: z.boolean() }),
    errors: ['not-found'],
  },
  find: {
    method: 'GET',
    path: '/logsCheckIn/people/:id',
    access: 'member',
    summary: 'People who can be let in by name, number or code, twenty at most',
    params: ById,
    query: z.object({ q: line(100, 1) }),
    result: data(z.array(Found)),
    errors: ['not-found'],
  },
  listGuests: {
    method: 'GET',
    path: '/logsCheckIn/guests/:id',
    access: 'member',
    summary: 'Everybody on the list of an event and who came without being on it, by name',
    params: ById,
    query: Paging.extend({ filter: filterOf({ q: words.optional(), state: GuestState.optional() }) }),
    result: list(Guest),
    errors: ['not-found'],
  },
  addGuests: {
    method: 'POST',
    path: '/logsCheckIn/guests/:id',
    access: 'member',
    summary: 'Puts guests on the list of a group’s event, or changes those who are on it by their codes',
    params: ById,
    body: z.object({ guests: z.array(GuestDraft).min(1).max(GUESTS_AT_ONCE) }),
    result: data(z.object({ added: z.int(), changed: z.int() })),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
  updateGuest: {
    method: 'PUT',
    path: '/logsCheckIn/guests/:id/:guestId',
    access: 'member',
    summary: 'Changes a guest on the list of a group’s event, or takes them off it',
    params: z.object({ id: Id, guestId: Id }),
    body: GuestChange,
    result: data(Guest),
    errors: ['not-found', 'forbidden'],
  },
  guestQr: {
    method: 'GET',
    path: '/logsCheckIn/guests/:id/:guestId/qr',
    access: 'member',
    summary: 'The code of a guest on the list as a QR code to be sent to them',
    params: z.object({ id: Id, guestId: Id }),
    result: file('image/svg+xml'),
    errors: ['not-found', 'forbidden'],
  },
  helpers: {
    method: 'GET',
    path: '/logsCheckIn/helpers/:id',
    access: 'member',
    summary: 'Who helps at the door of an event, and the secret link by which others become helpers',
    params: ById,
    result: data(CheckInHelpers),
    errors: ['not-found', 'forbidden'],
  },
  updateHelpers: {
    method: 'PUT',
    path: '/logsCheckIn/helpers/:id',
    access: 'member',
    summary: 'Makes a new secret link, takes it away, or takes the door from a helper',
    params: ById,
    body: z.object({ link: z.enum(['renew', 'remove']).optional(), removed: Id.optional() }),
    result: data(CheckInHelpers),
    errors: ['not-found', 'forbidden', 'account-unverified'],
  },
  help: {
    method: 'POST',
    path: '/logsCheckIn/helpers',
    access: 'member',
    summary: 'Makes the reader a helper at the door that a secret link is of',
    body: z.object({ code: line(64, 1) }),
    result: data(CheckInEvent),
    errors: ['not-found', 'account-unverified'],
  },
});
