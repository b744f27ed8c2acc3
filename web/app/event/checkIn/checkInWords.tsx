import type { CheckInKind, OpenTo, RefusalReason, ScanResult, ScanWay } from '@m4u/contract/event/checkIn/rules';
import type { CheckInEvent, Guest } from '@m4u/contract/event/checkIn/schema';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';

type Words<T extends string> = Readonly<Record<T, () => string>>;

/** Labels of kinds of events. */
export const kindWords: Words<CheckInKind> = {
  event: m.checkin_kind_event,
  place: m.checkin_kind_place,
  wedding: m.checkin_kind_wedding,
};

/** Labels of the choices of admission. */
export const openWords: Words<OpenTo> = {
  anybody: m.checkin_open_anybody,
  members: m.checkin_open_members,
  list: m.checkin_open_list,
};

/** Labels of results of scans. */
export const resultWords: Words<ScanResult> = {
  ok: m.checkin_result_ok,
  repeated: m.checkin_result_repeated,
  unknown: m.checkin_result_unknown,
  refused: m.checkin_result_refused,
};

/** Labels of reasons of a refusal. */
export const reasonWords: Words<RefusalReason> = {
  card: m.checkin_reason_card,
  'not-listed': m.checkin_reason_not_listed,
  'not-member': m.checkin_reason_not_member,
  over: m.checkin_reason_over,
  gone: m.checkin_reason_gone,
};

/** Labels of kinds of scans. */
export const scanKindWords: Words<'in' | 'out' | 'void'> = {
  in: m.checkin_in,
  out: m.checkin_out,
  void: m.checkin_void,
};

/** Labels of the ways to identify a person. */
export const wayWords: Words<ScanWay> = {
  qr: m.checkin_way_qr,
  card: m.checkin_way_card,
  name: m.checkin_way_name,
  manual: m.checkin_way_manual,
};

/** Labels of a guest's state. */
export const stateWords: Words<Guest['state']> = {
  waiting: m.checkin_state_waiting,
  inside: m.checkin_state_inside,
  left: m.checkin_state_left,
};

/** Formats start and end of an event. */
export const hoursOf = ({ startsAt, endsAt }: Pick<CheckInEvent, 'startsAt' | 'endsAt'>): string =>
  endsAt === null ? dateAndTime(startsAt) : `${dateAndTime(startsAt)} – ${dateAndTime(endsAt)}`;
