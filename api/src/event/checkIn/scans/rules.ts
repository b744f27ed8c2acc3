import type { RefusalReason, ScanResult } from '@m4u/contract/event/checkIn/rules';
import { GUEST_NAME_LENGTH } from '@m4u/contract/event/checkIn/rules';
import type { Scan } from '@m4u/contract/event/checkIn/schema';
import type { PersonRow } from '../guests/queries.ts';
import type { StoredLog } from './log.queries.ts';
import type { EventRow } from '../queries.ts';
import { AWAY, isOver, applyPassage } from '../rules.ts';

/** The subject of a scan, before the decision on admission. */
export type ScanSubject =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'member';
      readonly memberId: string;
      readonly name: string;
      /** Whether the member is an accepted member of the event's group. */
      readonly accepted: boolean;
      /** Phone number in the group's customer record, if the member has claimed that record. */
      readonly phone: string | null;
    }
  /** A printed card that is frozen or not valid any more. */
  | { readonly kind: 'card' }
  | { readonly kind: 'words'; readonly name: string }
  | { readonly kind: 'scan'; readonly nonce: string }
  | { readonly kind: 'nobody' };

/** The data for decisions on scans, updated after each decided scan. */
export interface ScanState {
  readonly event: Pick<EventRow, 'id' | 'openTo' | 'endsAt'>;
  readonly people: Map<string, PersonRow>;
  /** Lines of the log by nonce: of repeated scans, and of scans to cancel. */
  readonly logs: Map<string, StoredLog>;
  /** Ids of cancelled lines. */
  readonly voided: Set<string>;
  /** Successful scans of the people of whom a scan is cancelled. */
  readonly passed: StoredLog[];
}

/** The result of a scan. */
export interface Outcome {
  readonly result: ScanResult;
  readonly reason?: RefusalReason;
  /** The person after the scan; undefined for an unknown one. */
  readonly person?: PersonRow;
  readonly name: string;
  readonly people: number;
  /** The line that the scan cancels. */
  readonly voids?: StoredLog;
}

const findByCode = ({ people }: ScanState, code: string): PersonRow | undefined => {
  const listed = [...people.values()].filter((person) => person.code !== null);
  const exact = listed.find((person) => person.code === code);
  const alike = listed.filter((person) => person.code?.toLowerCase() === code.toLowerCase());
  return exact ?? (alike.length === 1 ? alike[0] : undefined);
};

const findByMember = (
  { people }: ScanState,
  { memberId, phone }: ScanSubject & { kind: 'member' },
): PersonRow | undefined => {
  const all = [...people.values()];
  const listedPerson = all.find((person) => person.memberId === memberId);
  const writtenPerson = all.find((person) => person.listed && person.memberId === null && person.phone === phone);
  return listedPerson ?? (phone === null ? undefined : writtenPerson && { ...writtenPerson, memberId });
};

const findPerson = (state: ScanState, subject: ScanSubject): PersonRow | undefined => {
  switch (subject.kind) {
    case 'row':
      return state.people.get(subject.id);
    case 'code':
      return findByCode(state, subject.code);
    case 'member':
      return findByMember(state, subject);
    default:
      return undefined;
  }
};

/** The reason to refuse a person who is not on the list; undefined when they may enter. */
const findRefusal = ({ event }: ScanState, subject: ScanSubject): RefusalReason | undefined => {
  if (event.openTo === 'anybody') return undefined;
  if (event.openTo === 'list') return 'not-listed';
  return subject.kind === 'member' && subject.accepted ? undefined : 'not-member';
};

const createNewcomer = (desk: ScanState, id: string, subject: ScanSubject): PersonRow | undefined => {
  if (subject.kind !== 'member' && subject.kind !== 'words') return undefined;
  const memberId = subject.kind === 'member' ? subject.memberId : null;
  const row = {
    ...AWAY,
    id,
    eventId: desk.event.id,
    code: null,
    listed: false,
    phone: null,
    seats: 1,
    table: '',
    seq: 0,
  };
  return { ...row, memberId, name: subject.name.slice(0, GUEST_NAME_LENGTH) };
};

/** Cancels a scan: the person's state is recalculated from the other scans. */
const voidScan = (desk: ScanState, nonce: string): Outcome => {
  const line = desk.logs.get(nonce);
  if (!line || line.kind === 'void') return { result: 'unknown', name: '', people: 0 };
  const nameAndPeople = { name: line.name, people: line.people };
  if (desk.voided.has(line.id)) return { ...nameAndPeople, result: 'refused', reason: 'gone' };
  const scanned = line.personId === null ? undefined : desk.people.get(line.personId);
  if (!scanned || line.result !== 'ok')
    return { ...nameAndPeople, result: 'ok', voids: line, ...(scanned && { person: scanned }) };
  const person = desk.passed
    .filter((other) => other.personId === scanned.id && other.id !== line.id && !desk.voided.has(other.id))
    .reduce<PersonRow>(
      (presence, { kind, people, scannedAt }) =>
        kind === 'void' ? presence : applyPassage(presence, { kind, people, passedAt: scannedAt }),
      { ...scanned, ...AWAY },
    );
  return { ...nameAndPeople, result: 'ok', person, voids: line };
};

const cutText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, GUEST_NAME_LENGTH).toWellFormed();

/** Decides the result of a scan at a moment; `id` is the id of a new person, if one is needed. */
export const decideScan = (
  state: ScanState,
  scan: Pick<Scan, 'kind' | 'text' | 'name' | 'people'>,
  subject: ScanSubject,
  { id, scannedAt }: { readonly id: string; readonly scannedAt: Date },
): Outcome => {
  if (subject.kind === 'scan') return voidScan(state, subject.nonce);
  const found = findPerson(state, subject);
  const person = found ?? createNewcomer(state, id, subject);
  const name = person?.name ?? cutText(scan.text ?? scan.name ?? '');
  if (scan.kind === 'out') {
    if (!found)
      return { result: subject.kind === 'card' ? 'refused' : 'unknown', name, people: 0, ...unknownReason(subject) };
    const result = found.inside ? 'ok' : 'repeated';
    const after = found.inside
      ? applyPassage(found, { kind: 'out', people: found.people, passedAt: scannedAt })
      : found;
    return { result, person: after, name, people: found.people };
  }
  if (subject.kind === 'card') return { result: 'refused', reason: 'card', name, people: 0 };
  if (!person) return { result: 'unknown', name, people: 0 };
  const foundPerson = found && { person: found };
  const people = scan.people ?? person.seats;
  const reason = isOver(state.event.endsAt, scannedAt)
    ? 'over'
    : person.listed
      ? undefined
      : findRefusal(state, subject);
  if (reason) return { result: 'refused', reason, ...foundPerson, name, people: 0 };
  if (person.inside) return { result: 'repeated', person, name, people: person.people };
  return { result: 'ok', person: applyPassage(person, { kind: 'in', people, passedAt: scannedAt }), name, people };
};

const unknownReason = ({ kind }: ScanSubject): { reason?: RefusalReason } =>
  kind === 'card' ? { reason: 'card' } : {};
