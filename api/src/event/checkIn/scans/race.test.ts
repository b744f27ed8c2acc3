import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckInCounts, CheckInLog, Guest, ScanAnswer } from '@m4u/contract/event/checkIn/schema';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { makeDevice, listGuests, makeEvent, makeScan } from '../../../testing/factories/checkIns.ts';
import { patiently } from '../../../testing/server/patience.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const admin = await api.signUp('truong-nhom@example.vn', { name: 'Trưởng Nhóm' });
const groupId = await makeGroup(api, { admins: [admin] });

const MANY = 200;
const codeOf = (index: number) => `KH${String(index).padStart(3, '0')}`;
const expectMany = async (): Promise<string> => {
  const { _id } = await makeEvent(api, admin, groupId, { openTo: 'list' });
  const guests = Array.from({ length: MANY }, (_, index) => ({ code: codeOf(index), name: `Khách ${index}` }));
  await listGuests(api, admin, _id, guests);
  return _id;
};

/** A busy machine rejects callers; a device repeats its calls by itself. */
const sent = (door: ReturnType<typeof makeDevice>, scans: readonly object[]): Promise<ScanAnswer[]> =>
  patiently(() => door.sent(scans));
const tally = (answers: readonly ScanAnswer[]) => {
  const of = (result: string) => answers.filter(({ log }) => log.result === result).length;
  return { ok: of('ok'), repeated: of('repeated'), other: answers.length - of('ok') - of('repeated') };
};
const atDoor = async (id: string) =>
  assertDone<{ data: Guest[]; counts: CheckInCounts }>(await api.get(`/logsCheckIn/door/${id}`, { as: admin }));

test('counts one scan that is sent fifty times at once', async () => {
  const id = await expectMany();
  const door = makeDevice(api, admin, id);
  const scan = makeScan({ text: codeOf(7) });
  const answers = await Promise.all(Array.from({ length: 50 }, () => sent(door, [scan])));
  const lines = new Set(answers.flat().map(({ log }) => log._id));
  assert.equal(lines.size, 1);
  assert.deepEqual(tally(answers.flat()), { ok: 50, repeated: 0, other: 0 });
  const { total } = assertDone<{ data: CheckInLog[]; total: number }>(
    await api.get(`/logsCheckIn?filter[history]=${id}`, { as: admin }),
  );
  assert.equal(total, 1);
  assert.deepEqual([(await atDoor(id)).counts.came, (await atDoor(id)).counts.repeated], [1, 0]);
});

test('lets each of two hundred guests in once when twenty devices scan them twice', async () => {
  const id = await expectMany();
  const doors = Array.from({ length: 20 }, (_, index) => makeDevice(api, admin, id, `Cửa ${index + 1}`));
  const all = [...Array(MANY).keys(), ...Array(MANY).keys()];
  const answers = await Promise.all(
    doors.map(async (door, doorIndex) => {
      const own = all.filter((_, index) => (index + (index >= MANY ? 7 : 0)) % doors.length === doorIndex);
      const found: ScanAnswer[] = [];
      for (const index of own) found.push(...(await sent(door, [makeScan({ text: codeOf(index) })])));
      return found;
    }),
  );
  assert.deepEqual(tally(answers.flat()), { ok: MANY, repeated: MANY, other: 0 });
  const { counts, data } = await atDoor(id);
  assert.deepEqual([counts.came, counts.inside, counts.arrived, counts.repeated], [MANY, MANY, MANY, MANY]);
  assert.equal(data.filter(({ state }) => state === 'inside').length, MANY);
});

test('counts offline scans once when they are sent repeatedly beside another device', async () => {
  const id = await expectMany();
  const [offline, online] = [makeDevice(api, admin, id, 'Máy ngoài sân'), makeDevice(api, admin, id, 'Máy cửa')];
  const waiting = Array.from({ length: 100 }, (_, index) => makeScan({ text: codeOf(index) }));
  await Promise.all(Array.from({ length: 20 }, (_, index) => sent(online, [makeScan({ text: codeOf(index * 10) })])));
  const first = await sent(offline, waiting);
  const again = await Promise.all([sent(offline, waiting), sent(offline, waiting)]);
  assert.deepEqual(tally(first), { ok: 90, repeated: 10, other: 0 });
  for (const answers of again)
    assert.deepEqual(
      answers.map(({ log }) => log._id),
      first.map(({ log }) => log._id),
    );
  const { counts } = await atDoor(id);
  assert.deepEqual([counts.came, counts.inside, counts.repeated], [110, 110, 10]);
});
