import type { CheckInCounts, Scan, ScanAnswer, ScanDevice } from '@m4u/contract/event/checkIn/schema';
import type { z } from 'zod';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { requireDoorAccess } from '../permission.service.ts';
import * as guests from '../guests/queries.ts';
import { toCheckInLogs } from './log.service.ts';
import * as logs from './log.queries.ts';
import { resolveScanSubjects } from './subject.service.ts';
import { toCounts, toGuest } from '../present.rules.ts';
import * as queries from '../queries.ts';
import { countChanges, scanTime } from '../rules.ts';
import { decideScan, type ScanState, type ScanSubject, type Outcome } from './rules.ts';

type Device = z.output<typeof ScanDevice>;

/** Reads the data for decisions on these scans; the event is locked. */
const readScanState = async (
  tx: Transaction,
  event: queries.EventRow,
  scans: readonly Scan[],
  subjects: readonly ScanSubject[],
): Promise<ScanState> => {
  const stored = await logs.listByNonces(
    tx,
    event.id,
    scans.flatMap(({ nonce, voids }) => (voids === undefined ? [nonce] : [nonce, voids])),
  );
  const people = await guests.listByIdentifiers(tx, event.id, {
    ids: [
      ...stored.flatMap(({ personId }) => personId ?? []),
      ...subjects.flatMap((each) => (each.kind === 'row' ? [each.id] : [])),
    ],
    codes: subjects.flatMap((each) => (each.kind === 'code' ? [each.code] : [])),
    memberIds: subjects.flatMap((each) => (each.kind === 'member' ? [each.memberId] : [])),
    phones: subjects.flatMap((each) => (each.kind === 'member' && each.phone !== null ? [each.phone] : [])),
  });
  const takesBack = subjects.some(({ kind }) => kind === 'scan');
  return {
    event,
    people: new Map(people.map((row) => [row.id, row])),
    logs: new Map(stored.map((row) => [row.nonce, row])),
    voided: new Set(stored.flatMap(({ id, voided }) => (voided ? [id] : []))),
    passed: takesBack
      ? await logs.listPassages(
          tx,
          people.map(({ id }) => id),
        )
      : [],
  };
};

/** Changes by scans, to write together. */
interface ScanChanges {
  readonly lines: logs.StoredLog[];
  /** Changed people in their state before; undefined for a new person. */
  readonly previousPeople: Map<string, guests.PersonRow | undefined>;
  /** Additions to the counts by scans that admitted nobody. */
  readonly missed: Record<'repeated' | 'unknown' | 'refused', number>;
}

/** Adds the result of a scan to the data for the following scans. */
const addOutcome = (desk: ScanState, changes: ScanChanges, line: logs.StoredLog, { person, voids }: Outcome): void => {
  const { lines, previousPeople, missed } = changes;
  lines.push(line);
  desk.logs.set(line.nonce, line);
  if (line.kind !== 'void' && line.result !== 'ok') missed[line.result] += 1;
  if (voids) {
    desk.voided.add(voids.id);
    if (voids.result !== 'ok') missed[voids.result] -= 1;
  }
  if (line.result !== 'ok' || !person) return;
  if (!previousPeople.has(person.id)) previousPeople.set(person.id, desk.people.get(person.id));
  desk.people.set(person.id, person);
  desk.passed.push(line);
};

/** Writes the changes; returns the event with its counts. */
const writeChanges = async (
  tx: Transaction,
  event: queries.EventRow,
  desk: ScanState,
  { lines, previousPeople, missed }: ScanChanges,
): Promise<queries.EventRow> => {
  if (lines.length === 0) return event;
  const changes = [...previousPeople].flatMap(([id, was], index) => {
    const row = desk.people.get(id);
    return row ? [{ before: was, after: { ...row, seq: event.seq + index + 1 } }] : [];
  });
  for (const { after } of changes) desk.people.set(after.id, after);
  await guests.save(
    tx,
    changes.map(({ after }) => after),
  );
  await logs.insert(tx, lines);
  await queries.addToCounts(tx, event.id, { ...countChanges(changes), ...missed, seq: changes.length });
  return (await queries.find(tx, event.id)) ?? fail('not-found');
};

/**
 * Records scans of a device and returns their results in order. A repeated scan gets its first result and changes
 * nothing. Calls of one event run one after another, so that nobody is admitted twice. Errors: not-found, rate-limited.
 */
export const recordScans = async (
  ctx: Context,
  { history, device, scans }: { history: string; device: Device; scans: readonly Scan[] },
): Promise<{ data: ScanAnswer[]; counts: CheckInCounts }> => {
  const { memberId: byId } = requireSignedIn(ctx);
  const { role, groupId } = await requireDoorAccess(ctx, history);
  await ctx.limits.consume('scansByMember', byId, scans.length);
  const meantOf = await resolveScanSubjects(ctx, { groupId }, scans);
  return ctx.transaction(async (tx) => {
    const event = (await queries.findForUpdate(tx, history)) ?? fail('not-found');
    const state = await readScanState(tx, event, scans, scans.map(meantOf));
    const changes: ScanChanges = {
      lines: [],
      previousPeople: new Map(),
      missed: { repeated: 0, unknown: 0, refused: 0 },
    };
    const receivedAt = ctx.clock.now();
    for (const scan of scans) {
      if (state.logs.has(scan.nonce)) continue;
      const scannedAt = scanTime(new Date(scan.at), receivedAt);
      const outcome = decideScan(state, scan, meantOf(scan), { id: uuidv7(), scannedAt });
      const line = toLog(scan, outcome, { eventId: history, deviceId: device._id, deviceName: device.name, byId });
      addOutcome(state, changes, { ...line, scannedAt, receivedAt }, outcome);
    }
    const after = await writeChanges(tx, event, state, changes);
    if (event.groupId !== null)
      await ctx.integrations.announce(ctx, tx, {
        groupId: event.groupId,
        event: 'check-in.recorded',
        ids: changes.lines.map(({ id }) => id),
      });
    const rows = await toCheckInLogs({ db: tx }, await logs.listByNonces(tx, history, scans.map(toNonce)));
    const lineBy = new Map(rows.map((row) => [row.nonce, row]));
    const data = scans.map((scan): ScanAnswer => {
      const log = lineBy.get(scan.nonce) ?? fail('not-found');
      const person = log.guestId === null ? undefined : state.people.get(log.guestId);
      return { log, guest: person ? toGuest(person, role) : null };
    });
    return { data, counts: toCounts(after) };
  });
};

const toNonce = ({ nonce }: Scan): string => nonce;

const toLog = (
  scan: Scan,
  { result, reason, person, name, people, voids }: Outcome,
  columns: Pick<logs.StoredLog, 'eventId' | 'deviceId' | 'deviceName' | 'byId'>,
): Omit<logs.StoredLog, 'scannedAt' | 'receivedAt'> => ({
  ...columns,
  id: uuidv7(),
  nonce: scan.nonce,
  kind: scan.kind,
  how: scan.how,
  result,
  reason: reason ?? null,
  personId: person?.id ?? null,
  name,
  people,
  voids: voids?.id ?? null,
});
