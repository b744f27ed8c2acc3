import type { CheckInKind, OpenTo, RefusalReason, ScanResult, ScanWay } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent, Guest } from '@m4u/contract/event/checkIn/schema';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';

/** Labels of kinds of events. */
export const checkInKindWords: Readonly<Record<CheckInKind, () => string>> = {
  event: m.checkin_kind_event,
  place: m.checkin_kind_place,
  wedding: m.checkin_kind_wedding,
};

/** Labels of the choices of admission. */
export const openToWords: Readonly<Record<OpenTo, () => string>> = {
  anybody: m.checkin_open_anybody,
  members: m.checkin_open_members,
  list: m.checkin_open_list,
};

/** Labels of results of scans. */
export const scanResultWords: Readonly<Record<ScanResult, () => string>> = {
  ok: m.checkin_result_ok,
  repeated: m.checkin_result_repeated,
  unknown: m.checkin_result_unknown,
  refused: m.checkin_result_refused,
};

/** Labels of reasons of a refusal. */
export const refusalReasonWords: Readonly<Record<RefusalReason, () => string>> = {
  card: m.checkin_reason_card,
  'not-listed': m.checkin_reason_not_listed,
  'not-member': m.checkin_reason_not_member,
  over: m.checkin_reason_over,
  gone: m.checkin_reason_gone,
};

/** Labels of kinds of scans. */
export const scanKindWords: Readonly<Record<'in' | 'out' | 'void', () => string>> = {
  in: m.checkin_in,
  out: m.checkin_out,
  void: m.checkin_void,
};

/** Labels of the ways to identify a person. */
export const scanWayWords: Readonly<Record<ScanWay, () => string>> = {
  qr: m.checkin_way_qr,
  card: m.checkin_way_card,
  name: m.checkin_way_name,
  manual: m.checkin_way_manual,
};

/** Labels of a guest's state. */
export const guestStateWords: Readonly<Record<Guest['state'], () => string>> = {
  waiting: m.checkin_state_waiting,
  inside: m.checkin_state_inside,
  left: m.checkin_state_left,
};

/** Formats start and end of an event. */
export const formatHours = ({ startsAt, endsAt }: Pick<CheckInEvent, 'startsAt' | 'endsAt'>): string =>
  endsAt === null ? dateAndTime(startsAt) : `${dateAndTime(startsAt)} – ${dateAndTime(endsAt)}`;
