import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { CheckInEvent, CheckInLog, ScanAnswer } from '@m4u/contract/event/checkIn/schema';
import { shortLinks } from '../../../profile/shortLink/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, TEST_START } from '../../../testing/server/api.ts';
import { bringTo, makeCards } from '../../../testing/factories/cards.ts';
import { deviceAt, listGuests, makeEvent, scanOf } from '../../../testing/factories/checkIns.ts';
import { makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('truong-nhom@example.vn', { name: 'Trưởng Nhóm' });
const belonging = await api.signUp('thanh-vien@example.vn', { name: 'Nguyễn Thị Ánh' });
const stranger = await api.signUp('nguoi-la@example.vn', { name: 'Người Lạ' });
const staff = await api.signUp('quan-tri@example.vn', { name: 'Quản Trị' });
await makeStaff(api, staff);
const groupId = await makeGroup(api, { admins: [admin], members: [belonging] });
await db.insert(shortLinks).values({ link: 'anh-nguyen', ownerKind: 'member', ownerId: belonging.memberId });
const origin = api.config.publicUrl;
const pageOf = ({ memberId }: { memberId: string }) => `${origin}/me/${memberId}`;
const eventNow = async (id: string): Promise<CheckInEvent> =>
  assertDone<{ data: CheckInEvent }>(await api.get(`/logsCheckIn/history/${id}`, { as: admin })).data;
const countsOf = async (id: string) => (await eventNow(id)).counts;
const briefly = ({ log }: ScanAnswer) => [log.result, log.reason, log.name];

describe('who is meant', () => {
  let id = '';
  let door: ReturnType<typeof deviceAt>;
  before(async () => {
    id = (await makeEvent(api, admin, groupId))._id;
    door = deviceAt(api, admin, id);
    await listGuests(api, admin, id, [
      { code: 'KH-01', name: 'Trần Văn Đức', phone: '0912345678', seats: 3 },
      { code: '0909', name: 'Lê Thị Bé' },
    ]);
  });

  test('a guest by the code alone, however it is written, and by a personal link', async () => {
    const came = await door.scan({ text: 'kh-01' });
    assert.deepEqual(briefly(came), ['ok', null, 'Trần Văn Đức']);
    assert.deepEqual([came.log.people, came.guest?.state, came.guest?.people], [3, 'inside', 3]);
    const again = await door.scan({ text: `${origin}/wedding/${randomUUID()}?guest=KH-01` });
    assert.deepEqual(briefly(again), ['repeated', null, 'Trần Văn Đức']);
    assert.equal(again.guest?.firstIn, TEST_START);
    assert.deepEqual(briefly(await door.scan({ text: '0909' })), ['ok', null, 'Lê Thị Bé']);
  });

  test('a member by the page, the short link, and the card that a QR code holds', async () => {
    assert.deepEqual(briefly(await door.scan({ text: pageOf(belonging) })), ['ok', null, 'Nguyễn Thị Ánh']);
    for (const text of [
      `${origin}/smc/anh-nguyen`,
      `${origin}/fme/${belonging.memberId}`,
      `BEGIN:VCARD\nVERSION:3.0\nFN:Ánh\nURL:${pageOf(belonging)}\nEND:VCARD`,
    ])
      assert.deepEqual(briefly(await door.scan({ text })), ['repeated', null, 'Nguyễn Thị Ánh'], text);
  });

  test('a member by a printed card, unless it is frozen or of no use', async () => {
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
      await bringTo(api, card, stranger, status);
      const text = `${origin}/mrd/${card.id}`;
      const found = briefly(await door.scan({ text, how: 'card' }));
      assert.deepEqual(found.slice(0, expected[index]?.length), expected[index], status);
    }
    const absent = await door.scan({ text: `${origin}/mrd/${randomUUID()}` });
    assert.equal(absent.log.result, 'unknown');
  });

  test('nobody by anything else', async () => {
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

  test('somebody without a page by a name that is typed; two of one name are two people', async () => {
    const first = await door.scan({ name: 'Khách vãng lai', how: 'manual' });
    const second = await door.scan({ name: 'Khách vãng lai', how: 'manual' });
    assert.deepEqual([first.log.result, second.log.result], ['ok', 'ok']);
    assert.notEqual(first.guest?._id, second.guest?._id);
    const out = await door.scan({ guestId: first.guest?._id, kind: 'out', how: 'name' });
    assert.deepEqual([out.log.result, out.guest?.state], ['ok', 'left']);
  });
});

describe('in and out', () => {
  test('who left comes in again, who is not inside cannot leave, and all is counted in people', async () => {
    const { _id } = await makeEvent(api, admin, groupId);
    const door = deviceAt(api, admin, _id);
    await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa', seats: 4 }]);
    const kinds = ['out', 'in', 'in', 'out', 'out', 'in'] as const;
    const results = [];
    for (const kind of kinds) results.push((await door.scan({ text: 'A1', kind, people: 2 })).log.result);
    assert.deepEqual(results, ['repeated', 'ok', 'repeated', 'ok', 'repeated', 'ok']);
    const { guests, arrived, expected, came, inside, repeated } = await countsOf(_id);
    assert.deepEqual([guests, arrived, expected, came, inside, repeated], [1, 1, 4, 2, 2, 3]);
  });

  test('a wrong scan is taken back once; who came is as before, and the line stays', async () => {
    const { _id } = await makeEvent(api, admin, groupId);
    const door = deviceAt(api, admin, _id);
    await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }]);
    const came = await door.scan({ text: 'A1' });
    const left = await door.scan({ text: 'A1', kind: 'out' });
    const wrong = await door.scan({ text: 'không rõ' });
    const takeBack = (voids: string) => door.scan({ kind: 'void', voids, how: 'manual' });
    assert.equal((await takeBack(left.log.nonce)).guest?.state, 'inside');
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

  test('a device’s clock counts within what is possible, and nobody comes in after the end', async () => {
    const { _id } = await makeEvent(api, admin, groupId, {
      startsAt: '2026-02-20T02:00:00Z',
      endsAt: '2026-03-01T12:00:00Z',
    });
    const door = deviceAt(api, admin, _id);
    const later = await door.scan({ name: 'Mai', at: '2027-01-01T00:00:00Z' });
    assert.deepEqual([later.log.scannedAt, later.log.reason], [TEST_START, 'over']);
    const earlier = await door.scan({ name: 'Mai', at: '2020-01-01T00:00:00+07:00' });
    assert.deepEqual([earlier.log.scannedAt, earlier.log.result], ['2026-02-23T02:00:00.000Z', 'ok']);
    assert.equal((await door.scan({ guestId: earlier.guest?._id, kind: 'out' })).log.result, 'ok');
  });
});

describe('who is let in', () => {
  test('members of the group and who is on the list, or only the list', async () => {
    for (const [openTo, results] of [
      ['members', { listed: 'ok', member: 'ok', stranger: 'not-member', typed: 'not-member' }],
      ['list', { listed: 'ok', member: 'not-listed', stranger: 'not-listed', typed: 'not-listed' }],
    ] as const) {
      const { _id } = await makeEvent(api, admin, groupId, { openTo });
      const door = deviceAt(api, admin, _id);
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

  test('who is taken off the list is unknown, and who is put on it is known', async () => {
    const { _id } = await makeEvent(api, admin, groupId, { openTo: 'list' });
    const door = deviceAt(api, admin, _id);
    const guest = (await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }])).get('A1');
    assertDone(await api.put(`/logsCheckIn/guests/${_id}/${guest?._id}`, { as: admin, body: { deleted: true } }));
    assert.equal((await door.scan({ text: 'A1' })).log.result, 'unknown');
    assert.equal((await door.scan({ guestId: guest?._id })).log.reason, 'not-listed');
    await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa' }]);
    assert.equal((await door.scan({ text: 'A1' })).log.result, 'ok');
  });
});

test('what a scan must say', async () => {
  const { _id } = await makeEvent(api, admin, groupId);
  const door = deviceAt(api, admin, _id);
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
  for (const [facts, field] of wrong) assertProblem(await door.send([scanOf({ ...facts })]), 'invalid', [field]);
  assertProblem(await door.send([]), 'invalid', ['scans:too-few']);
  assertProblem(await door.send(Array.from({ length: 101 }, () => scanOf({ text: 'A1' }))), 'invalid', [
    'scans:too-many',
  ]);
  assertProblem(await deviceAt(api, stranger, _id).send([scanOf({ text: 'A1' })]), 'not-found');
  assertProblem(await deviceAt(api, admin, randomUUID()).send([scanOf({ text: 'A1' })]), 'not-found');
  assertProblem(await api.post('/logsCheckIn', { body: {} }), 'unauthenticated');
});
