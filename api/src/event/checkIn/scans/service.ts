import type { CheckInCounts, Scan, ScanAnswer, ScanDevice } from '@m4u/contract/event/checkIn/schema';
import type { z } from 'zod';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { requireDoorAccess } from '../permission.service.ts';
import * as guests from '../guests/queries.ts';
import { presentLogs } from './log.service.ts';
import * as logs from './log.queries.ts';
import { resolveScanSubjects } from './subject.service.ts';
import { presentCounts, presentGuest } from '../present.rules.ts';
import * as queries from '../queries.ts';
import { difference, momentOf } from '../rules.ts';
import { decideScan, type Desk, type Meant, type Outcome } from './rules.ts';

type Device = z.output<typeof ScanDevice>;

/** Reads the data for decisions on these scans; the event is locked. */
const readDesk = async (
  tx: Transaction,
  event: queries.EventRow,
  scans: readonly Scan[],
  meant: readonly Meant[],
): Promise<Desk> => {
  const known = await logs.byNonces(
    tx,
    event.id,
    scans.flatMap(({ nonce, voids }) => (voids === undefined ? [nonce] : [nonce, voids])),
  );
  const people = await guests.meantBy(tx, event.id, {
    ids: [
      ...known.flatMap(({ personId }) => personId ?? []),
      ...meant.flatMap((each) => (each.kind === 'row' ? [each.id] : [])),
    ],
    codes: meant.flatMap((each) => (each.kind === 'code' ? [each.code] : [])),
    memberIds: meant.flatMap((each) => (each.kind === 'member' ? [each.memberId] : [])),
    phones: meant.flatMap((each) => (each.kind === 'member' && each.phone !== null ? [each.phone] : [])),
  });
  const takesBack = meant.some(({ kind }) => kind === 'scan');
  return {
    event,
    people: new Map(people.map((row) => [row.id, row])),
    logs: new Map(known.map((row) => [row.nonce, row])),
    voided: new Set(known.flatMap(({ id, voided }) => (voided ? [id] : []))),
    passed: takesBack
      ? await logs.passedOf(
          tx,
          people.map(({ id }) => id),
        )
      : [],
  };
};

/** Changes by scans, to write together. */
interface Written {
  readonly lines: logs.StoredLog[];
  /** Changed people in their state before; undefined for a new person. */
  readonly before: Map<string, guests.PersonRow | undefined>;
  /** Additions to the counts by scans that admitted nobody. */
  readonly missed: Record<'repeated' | 'unknown' | 'refused', number>;
}

/** Adds the result of a scan to the data for the following scans. */
const keep = (desk: Desk, written: Written, line: logs.StoredLog, { person, voids }: Outcome): void => {
  const { lines, before, missed } = written;
  lines.push(line);
  desk.logs.set(line.nonce, line);
  if (line.kind !== 'void' && line.result !== 'ok') missed[line.result] += 1;
  if (voids) {
    desk.voided.add(voids.id);
    if (voids.result !== 'ok') missed[voids.result] -= 1;
  }
  if (line.result !== 'ok' || !person) return;
  if (!before.has(person.id)) before.set(person.id, desk.people.get(person.id));
  desk.people.set(person.id, person);
  desk.passed.push(line);
};

/** Writes the changes; returns the event with its counts. */
const write = async (
  tx: Transaction,
  event: queries.EventRow,
  desk: Desk,
  { lines, before, missed }: Written,
): Promise<queries.EventRow> => {
  if (lines.length === 0) return event;
  const changes = [...before].flatMap(([id, was], index) => {
    const row = desk.people.get(id);
    return row ? [{ before: was, after: { ...row, seq: event.seq + index + 1 } }] : [];
  });
  for (const { after } of changes) desk.people.set(after.id, after);
  await guests.save(
    tx,
    changes.map(({ after }) => after),
  );
  await logs.insert(tx, lines);
  await queries.add(tx, event.id, { ...difference(changes), ...missed, seq: changes.length });
  return (await queries.find(tx, event.id)) ?? fail('not-found');
};

/**
 * Records scans of a device and returns their results in order. A repeated scan gets its first result and changes
 * nothing. Calls of one event run one after another, so that nobody is admitted twice. Errors: not-found, rate-limited.
 */
export const record = async (
  ctx: Context,
  { history, device, scans }: { history: string; device: Device; scans: readonly Scan[] },
): Promise<{ data: ScanAnswer[]; counts: CheckInCounts }> => {
  const { memberId: byId } = requireSignedIn(ctx);
  const { role, groupId } = await requireDoorAccess(ctx, history);
  await ctx.limits.consume('scansByMember', byId, scans.length);
  const meantOf = await resolveScanSubjects(ctx, { groupId }, scans);
  return ctx.transaction(async (tx) => {
    const event = (await queries.hold(tx, history)) ?? fail('not-found');
    const desk = await readDesk(tx, event, scans, scans.map(meantOf));
    const written: Written = { lines: [], before: new Map(), missed: { repeated: 0, unknown: 0, refused: 0 } };
    const receivedAt = ctx.clock.now();
    for (const scan of scans) {
      if (desk.logs.has(scan.nonce)) continue;
      const scannedAt = momentOf(new Date(scan.at), receivedAt);
      const outcome = decideScan(desk, scan, meantOf(scan), { id: uuidv7(), at: scannedAt });
      const line = lineOf(scan, outcome, { eventId: history, deviceId: device._id, deviceName: device.name, byId });
      keep(desk, written, { ...line, scannedAt, receivedAt }, outcome);
    }
    const after = await write(tx, event, desk, written);
    const rows = await presentLogs({ db: tx }, await logs.byNonces(tx, history, scans.map(nonceOf)));
    const lineBy = new Map(rows.map((row) => [row.nonce, row]));
    const data = scans.map((scan): ScanAnswer => {
      const log = lineBy.get(scan.nonce) ?? fail('not-found');
      const person = log.guestId === null ? undefined : desk.people.get(log.guestId);
      return { log, guest: person ? presentGuest(person, role) : null };
    });
    return { data, counts: presentCounts(after) };
  });
};

const nonceOf = ({ nonce }: Scan): string => nonce;

const lineOf = (
  scan: Scan,
  { result, reason, person, name, people, voids }: Outcome,
  whose: Pick<logs.StoredLog, 'eventId' | 'deviceId' | 'deviceName' | 'byId'>,
): Omit<logs.StoredLog, 'scannedAt' | 'receivedAt'> => ({
  ...whose,
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
