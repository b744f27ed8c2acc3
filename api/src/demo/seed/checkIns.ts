import { MINUTE } from '@m4u/contract/durations';
import { Scan } from '@m4u/contract/event/checkIn/schema';
import { addExpectedGuests } from '../../event/checkIn/guests/memberEvent.service.ts';
import { recordScans } from '../../event/checkIn/scans/service.ts';
import { checkInEvents as table } from '../../event/checkIn/tables.ts';
import { deriveUuid } from '../../platform/ids.ts';
import { readDemo, findWriter } from '../content.ts';
import type { DemoScan } from '../shapes/events.ts';
import { createContextAt, idOf, momentFrom, type Stage } from '../stage.ts';

/** Fixed ids of the demo events, so that their addresses are the same on every installation. */
export const demoCheckIns = {
  fair: '019a0000-0000-7000-8000-0c4ec0000001',
  showroom: '019a0000-0000-7000-8000-0c4ec0000002',
} as const;

const insertEvent = async (stage: Stage, which: keyof typeof demoCheckIns, startsAt: Date, hours: number | null) => {
  const { tx, ids } = stage;
  const { group, [which]: door } = readDemo().checkIns;
  await tx.insert(table).values({
    title: door.title,
    place: door.place,
    id: demoCheckIns[which],
    kind: hours === null ? 'place' : 'event',
    groupId: idOf(ids, group),
    openTo: 'anybody',
    startsAt,
    endsAt: hours === null ? null : new Date(startsAt.getTime() + hours * 60 * MINUTE),
    createdBy: idOf(ids, findWriter(group)),
    createdAt: momentFrom(stage, -14, '09:00'),
    updatedAt: momentFrom(stage, -14, '09:00'),
  });
};

const scanAll = async (stage: Stage, history: string, startsAt: Date, scans: readonly DemoScan[]) => {
  const admin = findWriter(readDemo().checkIns.group);
  for (const [index, { minutesAfter, device, ...scan }] of scans.entries()) {
    const scannedAt = new Date(startsAt.getTime() + minutesAfter * MINUTE);
    const ctx = createContextAt(stage, admin, scannedAt);
    const how = scan.name === undefined ? 'qr' : 'manual';
    const nonce = deriveUuid('demo scan', history, String(index));
    await recordScans(ctx, {
      history,
      device: { _id: deriveUuid('demo device', device), name: device },
      scans: [Scan.parse({ how, ...scan, nonce, at: scannedAt.toISOString() })],
    });
  }
};

/** Inserts two events of a demo group with guests and logs: a past day, and a place that is always open. */
export const insertCheckIns = async (stage: Stage): Promise<void> => {
  const { group, fair, showroom } = readDemo().checkIns;
  const began = momentFrom(stage, -6, '08:00');
  await insertEvent(stage, 'fair', began, 9);
  await addExpectedGuests(createContextAt(stage, findWriter(group), began), stage.tx, demoCheckIns.fair, fair.guests);
  await scanAll(stage, demoCheckIns.fair, began, fair.scans);
  const openedAt = momentFrom(stage, -1, '08:00');
  await insertEvent(stage, 'showroom', openedAt, null);
  await scanAll(stage, demoCheckIns.showroom, openedAt, showroom.scans);
};
