import type { RefusalReason, ScanResult } from '@m4u/contract/event/checkIn/rules';
import { GUEST_NAME } from '@m4u/contract/event/checkIn/rules';
import type { Scan } from '@m4u/contract/event/checkIn/schema';
import type { PersonRow } from '../guests/queries.ts';
import type { StoredLog } from './log.queries.ts';
import type { EventRow } from '../queries.ts';
import { AWAY, isOver, passed } from '../rules.ts';

/** The subject of a scan, before the decision on admission. */
export type Meant =
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
export interface Desk {
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

const byCode = ({ people }: Desk, code: string): PersonRow | undefined => {
  const listed = [...people.values()].filter((person) => person.code !== null);
  const exact = listed.find((person) => person.code === code);
  const alike = listed.filter((person) => person.code?.toLowerCase() === code.toLowerCase());
  return exact ?? (alike.length === 1 ? alike[0] : undefined);
};

const byMember = ({ people }: Desk, { memberId, phone }: Meant & { kind: 'member' }): PersonRow | undefined => {
  const all = [...people.values()];
  const known = all.find((person) => person.memberId === memberId);
  const written = all.find((person) => person.listed && person.memberId === null && person.phone === phone);
  return known ?? (phone === null ? undefined : written && { ...written, memberId });
};

const personOf = (desk: Desk, meant: Meant): PersonRow | undefined => {
  switch (meant.kind) {
    case 'row':
      return desk.people.get(meant.id);
    case 'code':
      return byCode(desk, meant.code);
    case 'member':
      return byMember(desk, meant);
    default:
      return undefined;
  }
};

/** The reason to refuse a person who is not on the list; undefined when they may enter. */
const refusal = ({ event }: Desk, meant: Meant): RefusalReason | undefined => {
  if (event.openTo === 'anybody') return undefined;
  if (event.openTo === 'list') return 'not-listed';
  return meant.kind === 'member' && meant.accepted ? undefined : 'not-member';
};

const newcomer = (desk: Desk, id: string, meant: Meant): PersonRow | undefined => {
  if (meant.kind !== 'member' && meant.kind !== 'words') return undefined;
  const memberId = meant.kind === 'member' ? meant.memberId : null;
  const row = { ...AWAY, id, eventId: desk.event.id, code: null, listed: false, phone: null, seats: 1, seq: 0 };
  return { ...row, memberId, name: meant.name.slice(0, GUEST_NAME) };
};

/** Cancels a scan: the person's state is recalculated from the other scans. */
const takeBack = (desk: Desk, nonce: string): Outcome => {
  const line = desk.logs.get(nonce);
  if (!line || line.kind === 'void') return { result: 'unknown', name: '', people: 0 };
  const said = { name: line.name, people: line.people };
  if (desk.voided.has(line.id)) return { ...said, result: 'refused', reason: 'gone' };
  const before = line.personId === null ? undefined : desk.people.get(line.personId);
  if (!before || line.result !== 'ok') return { ...said, result: 'ok', voids: line, ...(before && { person: before }) };
  const person = desk.passed
    .filter((other) => other.personId === before.id && other.id !== line.id && !desk.voided.has(other.id))
    .reduce<PersonRow>(
      (at, { kind, people, scannedAt }) => (kind === 'void' ? at : passed(at, { kind, people, at: scannedAt })),
      { ...before, ...AWAY },
    );
  return { ...said, result: 'ok', person, voids: line };
};

const cut = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, GUEST_NAME).toWellFormed();

/** Decides the result of a scan at a moment; `id` is the id of a new person, if one is needed. */
export const decideScan = (
  desk: Desk,
  scan: Pick<Scan, 'kind' | 'text' | 'name' | 'people'>,
  meant: Meant,
  { id, at }: { readonly id: string; readonly at: Date },
): Outcome => {
  if (meant.kind === 'scan') return takeBack(desk, meant.nonce);
  const found = personOf(desk, meant);
  const person = found ?? newcomer(desk, id, meant);
  const name = person?.name ?? cut(scan.text ?? scan.name ?? '');
  if (scan.kind === 'out') {
    if (!found) return { result: meant.kind === 'card' ? 'refused' : 'unknown', name, people: 0, ...reasonOf(meant) };
    const result = found.inside ? 'ok' : 'repeated';
    const after = found.inside ? passed(found, { kind: 'out', people: found.people, at }) : found;
    return { result, person: after, name, people: found.people };
  }
  if (meant.kind === 'card') return { result: 'refused', reason: 'card', name, people: 0 };
  if (!person) return { result: 'unknown', name, people: 0 };
  const known = found && { person: found };
  const people = scan.people ?? person.seats;
  const reason = isOver(desk.event.endsAt, at) ? 'over' : person.listed ? undefined : refusal(desk, meant);
  if (reason) return { result: 'refused', reason, ...known, name, people: 0 };
  if (person.inside) return { result: 'repeated', person, name, people: person.people };
  return { result: 'ok', person: passed(person, { kind: 'in', people, at }), name, people };
};

const reasonOf = ({ kind }: Meant): { reason?: RefusalReason } => (kind === 'card' ? { reason: 'card' } : {});
