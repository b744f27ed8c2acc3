import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { CheckInEvent, CheckInLog, ScanAnswer } from '@m4u/contract/event/checkIn/schema';
import { eq } from '../../../platform/database/orm.ts';
import { shortLinks } from '../../../profile/shortLink/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, TEST_START } from '../../../testing/server/api.ts';
import { bringToState, makeCards } from '../../../testing/factories/cards.ts';
import { makeDevice, listGuests, makeEvent, makeScan } from '../../../testing/factories/checkIns.ts';
import { makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('truong-nhom@example.vn', { name: 'Trưởng Nhóm' });
const belonging = await api.signUp('thanh-vien@example.vn', { name: 'Nguyễn Thị Ánh' });
const stranger = await api.signUp('nguoi-la@example.vn', { name: 'Người Lạ' });
const staff = await api.signUp('quan-tri@example.vn', { name: 'Quản Trị' });
await makeStaff(api, staff);
const groupId = await makeGroup(api, { admins: [admin], members: [belonging] });
await db.update(shortLinks).set({ link: 'anh-nguyen' }).where(eq(shortLinks.ownerId, belonging.memberId));
const origin = api.config.publicUrl;
const pageOf = ({ memberId }: { memberId: string }) => `${origin}/me/${memberId}`;
const eventNow = async (id: string): Promise<CheckInEvent> =>
  assertDone<{ data: CheckInEvent }>(await api.get(`/logsCheckIn/history/${id}`, { as: admin })).data;
const countsOf = async (id: string) => (await eventNow(id)).counts;
const briefly = ({ log }: ScanAnswer) => [log.result, log.reason, log.name];

describe('identification by a scan', () => {
  let id = '';
  let door: ReturnType<typeof makeDevice>;
  before(async () => {
    id = (await makeEvent(api, admin, groupId))._id;
    door = makeDevice(api, admin, id);
    await listGuests(api, admin, id, [
      { code: 'KH-01', name: 'Trần Văn Đức', phone: '0912345678', seats: 3 },
      { code: '0909', name: 'Lê Thị Bé' },
    ]);
  });

  test('finds a guest by code, in any letter case, and by personal link', async () => {
    const came = await door.scan({ text: 'kh-01' });
    assert.deepEqual(briefly(came), ['ok', null, 'Trần Văn Đức']);
    assert.deepEqual([came.log.people, came.guest?.state, came.guest?.people], [3, 'inside', 3]);
    const again = await door.scan({ text: `${origin}/wedding/${randomUUID()}?guest=KH-01` });
    assert.deepEqual(briefly(again), ['repeated', null, 'Trần Văn Đức']);
    assert.equal(again.guest?.firstIn, TEST_START);
    assert.deepEqual(briefly(await door.scan({ text: '0909' })), ['ok', null, 'Lê Thị Bé']);
  });

  test('finds a member by page, short link and vCard', async () => {
    assert.deepEqual(briefly(await door.scan({ text: pageOf(belonging) })), ['ok', null, 'Nguyễn Thị Ánh']);
    for (const text of [
      `${origin}/smc/anh-nguyen`,
      `${origin}/fme/${belonging.memberId}`,
      `BEGIN:VCARD\nVERSION:3.0\nFN:Ánh\nURL:${pageOf(belonging)}\nEND:VCARD`,
    ])
      assert.deepEqual(briefly(await door.scan({ text })), ['repeated', null, 'Nguyễn Thị Ánh'], text);
  });

  test('finds a member by an active printed card only', async () => {
    const { cards } = await makeCards(api, staff, 4);
    const states = ['active', 'frozen', 'retired', 'blank'] as const;
    const expected = [
      ['ok', null, 'Người Lạ'],
      ['refused', 'card'],
      ['refused', 'card'],
      ['unknown', null],
    ];
    for (const [index, status] of states.entries()) {
      const card = cards[index] ?? assert.fail();
      await bringToState(api, card, stranger, status);
      const text = `${origin}/mrd/${card.id}`;
      const found = briefly(await door.scan({ text, how: 'card' }));
      assert.deepEqual(found.slice(0, expected[index]?.length), expected[index], status);
    }
    const absent = await door.scan({ text: `${origin}/mrd/${randomUUID()}` });
    assert.equal(absent.log.result, 'unknown');
  });

  test('finds nobody by foreign or unknown texts', async () => {
    for (const text of [
      'https://example.vn/me/anh-nguyen',
      `${origin}/me/khong-co-ai`,
      `${origin}/me/${randomUUID()}`,
      `${origin}/mbg/${groupId}`,
      'WIFI:S:Quán;P:12345678;;',
      'Xin chào',
      'KHONG-CO',
    ]) {
      const { log, guest } = await door.scan({ text });
      assert.deepEqual([log.result, log.guestId, guest], ['unknown', null, null], text);
    }
  });

  test('adds a typed name as a new guest each time', async () => {
    const first = await door.scan({ name: 'Khách vãng lai', how: 'manual' });
    const second = await door.scan({ name: 'Khách vãng lai', how: 'manual' });
    assert.deepEqual([first.log.result, second.log.result], ['ok', 'ok']);
    assert.notEqual(first.guest?._id, second.guest?._id);
    const out = await door.scan({ guestId: first.guest?._id, kind: 'out', how: 'name' });
    assert.deepEqual([out.log.result, out.guest?.state], ['ok', 'left']);
  });
});

describe('entry and exit', () => {
  test('allow re-entry, refuse an exit without entry, and count people', async () => {
    const { _id } = await makeEvent(api, admin, groupId);
    const door = makeDevice(api, admin, _id);
    await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa', seats: 4 }]);
    const kinds = ['out', 'in', 'in', 'out', 'out', 'in'] as const;
    const results = [];
    for (const kind of kinds) results.push((await door.scan({ text: 'A1', kind, people: 2 })).log.result);
    assert.deepEqual(results, ['repeated', 'ok', 'repeated', 'ok', 'repeated', 'ok']);
    const { guests, arrived, expected, came, inside, repeated } = await countsOf(_id);
    assert.deepEqual([guests, arrived, expected, came, inside, repeated], [1, 1, 4, 2, 2, 3]);
  });

  test('are undone once by a void, which keeps the log line', async () => {
    const { _id } = await makeEvent(api, admin, groupId);
    const door = makeDevice(api, admin, _id);
    await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }]);
    const came = await door.scan({ text: 'A1' });
    const scan = await door.scan({ text: 'A1', kind: 'out' });
    const wrong = await door.scan({ text: 'không rõ' });
    const takeBack = (voids: string) => door.scan({ kind: 'void', voids, how: 'manual' });
    assert.equal((await takeBack(scan.log.nonce)).guest?.state, 'inside');
    assert.equal((await takeBack(came.log.nonce)).guest?.state, 'waiting');
    assert.equal((await takeBack(wrong.log.nonce)).log.result, 'ok');
    assert.deepEqual(briefly(await takeBack(came.log.nonce)).slice(0, 2), ['refused', 'gone']);
    assert.equal((await takeBack(randomUUID())).log.result, 'unknown');
    const counts = await countsOf(_id);
    assert.deepEqual([counts.came, counts.inside, counts.unknown, counts.refused], [0, 0, 0, 0]);
    const { data } = assertDone<{ data: CheckInLog[] }>(
      await api.get(`/logsCheckIn?filter[history]=${_id}`, { as: admin }),
    );
    assert.equal(data.length, 8);
    assert.equal(data.find(({ _id: line }) => line === came.log._id)?.voided, true);
  });

  test('limit the device’s time to a plausible range and refuse entry after the end', async () => {
    const { _id } = await makeEvent(api, admin, groupId, {
      startsAt: '2026-02-20T02:00:00Z',
      endsAt: '2026-03-01T12:00:00Z',
    });
    const door = makeDevice(api, admin, _id);
    const later = await door.scan({ name: 'Mai', at: '2027-01-01T00:00:00Z' });
    assert.deepEqual([later.log.scannedAt, later.log.reason], [TEST_START, 'over']);
    const earlier = await door.scan({ name: 'Mai', at: '2020-01-01T00:00:00+07:00' });
    assert.deepEqual([earlier.log.scannedAt, earlier.log.result], ['2026-02-23T02:00:00.000Z', 'ok']);
    assert.equal((await door.scan({ guestId: earlier.guest?._id, kind: 'out' })).log.result, 'ok');
  });
});

describe('admission', () => {
  test('follows the setting: members and listed guests, or listed guests only', async () => {
    for (const [openTo, results] of [
      ['members', { listed: 'ok', member: 'ok', stranger: 'not-member', typed: 'not-member' }],
      ['list', { listed: 'ok', member: 'not-listed', stranger: 'not-listed', typed: 'not-listed' }],
    ] as const) {
      const { _id } = await makeEvent(api, admin, groupId, { openTo });
      const door = makeDevice(api, admin, _id);
      await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }]);
      const of = ({ log }: ScanAnswer) => (log.result === 'refused' ? log.reason : log.result);
      assert.deepEqual(
        {
          listed: of(await door.scan({ text: 'A1' })),
          member: of(await door.scan({ text: pageOf(belonging) })),
          stranger: of(await door.scan({ memberId: stranger.memberId, how: 'name' })),
          typed: of(await door.scan({ name: 'Ai đó' })),
        },
        results,
      );
    }
  });

  test('follows removals from the list and additions to it', async () => {
    const { _id } = await makeEvent(api, admin, groupId, { openTo: 'list' });
    const door = makeDevice(api, admin, _id);
    const guest = (await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }])).get('A1');
    assertDone(await api.put(`/logsCheckIn/guests/${_id}/${guest?._id}`, { as: admin, body: { deleted: true } }));
    assert.equal((await door.scan({ text: 'A1' })).log.result, 'unknown');
    assert.equal((await door.scan({ guestId: guest?._id })).log.reason, 'not-listed');
    await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }]);
    assert.equal((await door.scan({ text: 'A1' })).log.result, 'ok');
  });
});

test('refuses incomplete, ambiguous and unauthorized scans', async () => {
  const { _id } = await makeEvent(api, admin, groupId);
  const door = makeDevice(api, admin, _id);
  const wrong: [object, string][] = [
    [{}, 'scans.0:invalid'],
    [{ text: 'A1', name: 'Hoa' }, 'scans.0:invalid'],
    [{ kind: 'void', text: 'A1' }, 'scans.0:invalid'],
    [{ voids: randomUUID() }, 'scans.0:invalid'],
    [{ text: 'A1', nonce: 'x' }, 'scans.0.nonce:invalid'],
    [{ text: 'A1', people: 0 }, 'scans.0.people:too-small'],
    [{ text: 'A1', at: 'hôm nay' }, 'scans.0.at:date'],
    [{ text: 'A1', kind: 'gone' }, 'scans.0.kind:choice'],
  ];
  for (const [facts, field] of wrong) assertProblem(await door.send([makeScan({ ...facts })]), 'invalid', [field]);
  assertProblem(await door.send([]), 'invalid', ['scans:too-few']);
  assertProblem(await door.send(Array.from({ length: 101 }, () => makeScan({ text: 'A1' }))), 'invalid', [
    'scans:too-many',
  ]);
  assertProblem(await makeDevice(api, stranger, _id).send([makeScan({ text: 'A1' })]), 'not-found');
  assertProblem(await makeDevice(api, admin, randomUUID()).send([makeScan({ text: 'A1' })]), 'not-found');
  assertProblem(await api.post('/logsCheckIn', { body: {} }), 'unauthenticated');
});

test('lets people in and out before the day of the event as on the day', async () => {
  const startsAt = new Date(Date.parse(TEST_START) + 3 * DAY).toISOString();
  const { _id, over } = await makeEvent(api, admin, groupId, { startsAt, openTo: 'list' });
  assert.equal(over, false);
  await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }]);
  const door = makeDevice(api, admin, _id);
  const results = [
    await door.scan({ text: 'A1' }),
    await door.scan({ text: 'A1' }),
    await door.scan({ text: 'B2' }),
    await door.scan({ text: pageOf(stranger) }),
    await door.scan({ kind: 'out', text: 'A1' }),
  ].map(({ log }) => [log.result, log.reason]);
  assert.deepEqual(results, [
    ['ok', null],
    ['repeated', null],
    ['unknown', null],
    ['refused', 'not-listed'],
    ['ok', null],
  ]);
  const { came, inside } = await countsOf(_id);
  assert.deepEqual([came, inside], [1, 0]);
});
