import type { CheckInCounts, CheckInEvent, CheckInLog, Guest } from '@m4u/contract/event/checkIn/schema';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { GroupLabel } from '../../profile/group/lists/labels.service.ts';
import type { PersonRow } from './guests/queries.ts';
import type { LogRow } from './scans/log.queries.ts';
import { canEditGuestList, canUpdate, type Role, visiblePhone } from './policy.ts';
import type { EventRow, EventWithRole } from './queries.ts';
import { isOver } from './rules.ts';

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Presents the counts of an event. */
export const toCounts = (row: EventRow): CheckInCounts => ({
  guests: row.guests,
  arrived: row.arrived,
  expected: row.expected,
  came: row.came,
  inside: row.inside,
  repeated: row.repeated,
  unknown: row.unknown,
  refused: row.refused,
});

/** Presents an event for its reader. */
export const toCheckInEvent = (row: EventWithRole, group: GroupLabel | null, now: Date): CheckInEvent => ({
  _id: row.id,
  kind: row.kind,
  group,
  title: row.title,
  place: row.place,
  startsAt: row.startsAt.toISOString(),
  endsAt: toIso(row.endsAt),
  openTo: row.openTo,
  over: isOver(row.endsAt, now),
  counts: toCounts(row),
  can: { update: canUpdate(row.role), list: canEditGuestList(row.role, row) },
});

const stateOf = ({ inside, firstIn }: PersonRow): Guest['state'] => {
  if (inside) return 'inside';
  return firstIn === null ? 'waiting' : 'left';
};

/** Presents a person at an event; the phone number depends on the reader's role. */
export const toGuest = (row: PersonRow, role: Role): Guest => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  phone: visiblePhone(role, row.phone),
  seats: row.seats,
  table: row.table,
  state: stateOf(row),
  people: row.people,
  firstIn: toIso(row.firstIn),
  lastIn: toIso(row.lastIn),
  lastOut: toIso(row.lastOut),
  seq: row.seq,
  gone: !row.listed && row.firstIn === null,
});

/** Presents a line of the log. */
export const toCheckInLog = (row: LogRow, by: Person): CheckInLog => ({
  _id: row.id,
  nonce: row.nonce,
  kind: row.kind,
  result: row.result,
  reason: row.reason,
  how: row.how,
  name: row.name,
  guestId: row.personId,
  people: row.people,
  device: { _id: row.deviceId, name: row.deviceName },
  by,
  scannedAt: row.scannedAt.toISOString(),
  receivedAt: row.receivedAt.toISOString(),
  voided: row.voided,
  voids: row.voids,
});
