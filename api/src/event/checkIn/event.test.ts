import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { CheckInEvent, CheckInHelpers, CheckInLog, Found, Guest } from '@m4u/contract/event/checkIn/schema';
import { eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { groups } from '../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeDevice, listGuests, makeEvent } from '../../testing/factories/checkIns.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import {
  listArrivals,
  changeMemberEvent,
  deleteMemberEvent,
  addExpectedGuests,
  removeExpectedGuest,
  createMemberEvent,
} from './guests/memberEvent.service.ts';

const api = await startTestApi();
const { clock } = api;
const { db } = api.api.platform;
const admin = await api.signUp('truong-nhom@example.vn', { name: 'Trưởng Nhóm' });
const member = await api.signUp('thanh-vien@example.vn', { name: 'Nguyễn Thị Ánh' });
const stranger = await api.signUp('nguoi-la@example.vn', { name: 'Người Lạ' });
const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
const groupId = await makeGroup(api, { admins: [admin], members: [member] });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const START = '2026-03-05T18:00:00+07:00';
const draft = { groupId, kind: 'event', title: 'Tất niên', place: 'Nhà cổ', startsAt: START };
const post = (body: object, as: TestMember | undefined = admin) => api.post('/logsCheckIn/history', { as, body });
const readHistory = (id: string, as: TestMember = admin) => api.get(`/logsCheckIn/history/${id}`, { as });
const change = (id: string, body: object, as: TestMember = admin) =>
  api.put(`/logsCheckIn/history/${id}`, { as, body });
const one = (answer: Awaited<ReturnType<typeof post>>) => assertDone<{ data: CheckInEvent }>(answer).data;
const all = (answer: Awaited<ReturnType<typeof post>>) => assertDone<{ data: CheckInEvent[]; total: number }>(answer);

describe('check-in events', () => {
  test('are created by verified admins of a group and open to anybody by default', async () => {
    const made = one(await post({ ...draft, endsAt: '2026-03-05T22:00:00+07:00' }));
    assert.deepEqual(
      [made.kind, made.openTo, made.startsAt, made.endsAt, made.over, made.group?.name],
      ['event', 'anybody', '2026-03-05T11:00:00.000Z', '2026-03-05T15:00:00.000Z', false, 'Gốm Sông Thu'],
    );
    assert.deepEqual(made.can, { update: true, list: true });
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, made._id));
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['checkIn.create'],
    );
    assertProblem(await post(draft, member), 'forbidden');
    assertProblem(await post({ ...draft, groupId: ABSENT }), 'not-found');
    assertProblem(await post(draft, unverified), 'account-unverified');
    assertProblem(await api.post('/logsCheckIn/history', { body: draft }), 'unauthenticated');
  });

  test('refuse invalid fields', async () => {
    for (const [facts, field] of [
      [{ title: '' }, 'title:required'],
      [{ kind: 'wedding' }, 'kind:choice'],
      [{ startsAt: 'mai' }, 'startsAt:date'],
      [{ endsAt: START }, 'endsAt:end-before-start'],
      [{ openTo: 'friends' }, 'openTo:choice'],
    ] as const)
      assertProblem(await post({ ...draft, ...facts }), 'invalid', [field]);
  });

  test('are read, changed and deleted by their managers only', async () => {
    const { _id } = one(await post(draft));
    assertProblem(await readHistory(_id, member), 'not-found');
    assertProblem(await change(_id, { title: 'Khác' }, stranger), 'not-found');
    const changed = one(await change(_id, { title: 'Tân niên', openTo: 'members', endsAt: '2026-03-06T00:00:00Z' }));
    assert.deepEqual([changed.title, changed.openTo, changed.place], ['Tân niên', 'members', 'Nhà cổ']);
    assert.equal(one(await change(_id, { endsAt: null })).endsAt, null);
    assertProblem(await change(_id, { endsAt: '2026-01-01T00:00:00Z' }), 'invalid', ['endsAt:end-before-start']);
    one(await change(_id, { deleted: true }));
    assertProblem(await readHistory(_id), 'not-found');
    assertProblem(await change(_id, { title: 'Khác' }), 'not-found');
  });

  test('are listed latest first, with filters, pages and a CSV export', async () => {
    const own = await makeGroup(api, { admins: [stranger] });
    for (const [title, kind, startsAt] of [
      ['Hội thảo Đà Nẵng', 'event', '2026-03-01T02:00:00Z'],
      ['Phòng trưng bày', 'place', '2026-03-03T02:00:00Z'],
      ['Hội chợ', 'event', '2026-03-09T02:00:00Z'],
    ])
      await makeEvent(api, stranger, own, { title, kind, startsAt });
    const list = async (query: string, as = stranger) => {
      const { data, total } = all(await api.get(`/logsCheckIn/getHistory?${query}`, { as }));
      assert.ok(total >= data.length);
      return data.map(({ title }) => title);
    };
    assert.deepEqual(await list(''), ['Hội chợ', 'Phòng trưng bày', 'Hội thảo Đà Nẵng']);
    assert.deepEqual(await list('filter[q]=da nang'), ['Hội thảo Đà Nẵng']);
    assert.deepEqual(await list('filter[kind]=place'), ['Phòng trưng bày']);
    assert.deepEqual(await list('filter[from]=2026-03-02&filter[to]=2026-03-03'), ['Phòng trưng bày']);
    assert.deepEqual(await list(`filter[groupId]=${own}&limit=1&page=2`), ['Phòng trưng bày']);
    const csv = await api.get('/logsCheckIn/exportCSV', { as: stranger });
    assert.equal(csv.statusCode, 200);
    assert.equal(csv.body.trim().split('\r\n').length, 4);
    assert.match(csv.body, /^\ufeffTên,Loại,/);
    for (const path of ['getHistory', 'exportCSV']) {
      const list = (query: string, as?: TestMember) => api.get(`/logsCheckIn/${path}?${query}`, as ? { as } : {});
      assertProblem(await list(`filter[groupId]=${groupId}`, member), 'forbidden');
      assertProblem(await list(`filter[groupId]=${ABSENT}`, member), 'not-found');
      assertProblem(await list('filter[kind]=party', member), 'invalid', ['filter.kind:choice']);
      assertProblem(await list(''), 'unauthenticated');
    }
  });

  test('of a locked group are not found', async () => {
    const own = await makeGroup(api, { admins: [stranger] });
    const { _id } = await makeEvent(api, stranger, own);
    await db.update(groups).set({ lockedAt: clock.now() }).where(eq(groups.id, own));
    assertProblem(await readHistory(_id, stranger), 'not-found');
  });
});

describe('guest list of an event', () => {
  let id = '';
  const path = () => `/logsCheckIn/guests/${id}`;
  const list = async (query = '') =>
    assertDone<{ data: Guest[]; total: number }>(await api.get(`${path()}?${query}`, { as: admin }));
  before(async () => {
    id = (await makeEvent(api, admin, groupId))._id;
    await listGuests(api, admin, id, [
      { code: 'A1', name: 'Trần Văn Đức', phone: '0912 345 678', seats: 2 },
      { name: 'Lê Thị Bé' },
    ]);
  });

  test('generates codes, updates guests by code and is searched without accents', async () => {
    const { data } = await list();
    assert.deepEqual(
      data.map(({ name }) => name),
      ['Lê Thị Bé', 'Trần Văn Đức'],
    );
    assert.match(data[0]?.code ?? '', /^[2-9A-Z]{8}$/);
    const again = await api.post(path(), { as: admin, body: { guests: [{ code: 'A1', name: 'Trần Đức', seats: 5 }] } });
    assert.deepEqual(assertDone<{ data: object }>(again).data, { added: 0, changed: 1, repeated: [] });
    assert.deepEqual([one(await readHistory(id)).counts.guests, one(await readHistory(id)).counts.expected], [2, 6]);
    assert.equal((await list('filter[q]=tran duc')).total, 1);
    assert.equal((await list('filter[state]=inside')).total, 0);
    assertProblem(await api.post(path(), { as: admin, body: { guests: [{ name: '' }] } }), 'invalid', [
      'guests.0.name:required',
    ]);
    assertProblem(await api.post(path(), { as: member, body: { guests: [{ name: 'X' }] } }), 'not-found');
    assertProblem(await api.get(path(), { as: member }), 'not-found');
  });

  test('leaves out people without a code who are on the list or sent twice, and says so', async () => {
    const own = (await makeEvent(api, admin, groupId))._id;
    const add = async (...drafts: object[]) =>
      assertDone<{ data: object }>(
        await api.post(`/logsCheckIn/guests/${own}`, { as: admin, body: { guests: drafts } }),
      ).data;
    const an = { name: 'An Nguyen', phone: '0912 345 670' };
    assert.deepEqual(await add(an, { name: 'an nguyen', phone: '+84912345670' }, { name: 'An Nguyen' }), {
      added: 2,
      changed: 0,
      repeated: ['an nguyen'],
    });
    // A code tells people of one name apart; another number does too.
    assert.deepEqual(
      await add({ name: 'AN NGUYEN', phone: '0912345670' }, { ...an, code: 'B2' }, { name: 'An Nguyen' }),
      {
        added: 1,
        changed: 0,
        repeated: ['AN NGUYEN', 'An Nguyen'],
      },
    );
    assert.deepEqual(await add({ ...an, phone: '0912345671' }), { added: 1, changed: 0, repeated: [] });
    assert.deepEqual(await add(an), { added: 0, changed: 0, repeated: ['An Nguyen'] });
  });

  test('finds guests and group members by name, number and code', async () => {
    const find = async (q: string) =>
      assertDone<{ data: Found[] }>(
        await api.get(`/logsCheckIn/people/${id}?q=${encodeURIComponent(q)}`, { as: admin }),
      ).data;
    assert.deepEqual(
      (await find('tran')).map(({ name }) => name),
      ['Trần Đức'],
    );
    assert.deepEqual(
      (await find('a1')).map(({ name }) => name),
      ['Trần Đức'],
    );
    const [found] = await find('nguyen anh');
    assert.deepEqual([found?.name, found?.memberId, found?.guest], ['Nguyễn Thị Ánh', member.memberId, null]);
    await makeDevice(api, admin, id).scan({ memberId: member.memberId, how: 'name' });
    const [person, ...others] = await find('nguyen anh');
    assert.deepEqual([person?.memberId, person?.guest?.state, others.length], [null, 'inside', 0]);
    assertProblem(await api.get(`/logsCheckIn/people/${id}?q=x`, { as: member }), 'not-found');
  });

  test('changes and deletes single guests and draws their QR codes', async () => {
    const guest = (await list('filter[q]=be')).data[0] ?? assert.fail();
    const put = (body: object, as = admin) => api.put(`${path()}/${guest._id}`, { as, body });
    assert.equal(assertDone<{ data: Guest }>(await put({ name: 'Lê Thị Bé Ba', seats: 3 })).data.seats, 3);
    const qr = await api.get(`${path()}/${guest._id}/qr`, { as: admin });
    assert.match(qr.body, /^<svg/);
    assertProblem(await api.get(`${path()}/${guest._id}/qr`, { as: member }), 'not-found');
    assertProblem(await put({ seats: 0 }), 'invalid', ['seats:too-small']);
    assertProblem(await put({ seats: 2 }, member), 'not-found');
    assert.equal(assertDone<{ data: Guest }>(await put({ deleted: true })).data.gone, true);
    assertProblem(await put({ seats: 2 }), 'not-found');
  });

  test('sends changes to devices', async () => {
    const door = async (after: number) =>
      assertDone<{ data: Guest[]; seq: number; more: boolean }>(
        await api.get(`/logsCheckIn/door/${id}?after=${after}`, { as: admin }),
      );
    const { seq, data, more } = await door(0);
    assert.ok(data.length >= 2 && !more);
    assert.deepEqual((await door(seq)).data, []);
    await makeDevice(api, admin, id).scan({ text: 'A1' });
    const next = await door(seq);
    assert.deepEqual(
      next.data.map(({ code, state }) => [code, state]),
      [['A1', 'inside']],
    );
    assert.ok(next.seq > seq);
    assertProblem(await api.get(`/logsCheckIn/door/${id}`, { as: member }), 'not-found');
  });
});

describe('log of check-ins', () => {
  test('filters, pages and exports without formulas', async () => {
    const { _id } = await makeEvent(api, admin, groupId);
    const [front, back] = [makeDevice(api, admin, _id, '=Cửa trước'), makeDevice(api, admin, _id, 'Cửa sau')];
    await front.scan({ name: '=1+1', how: 'manual' });
    await front.scan({ text: 'không có' });
    await back.scan({ name: 'Đỗ Thị Hoà', how: 'manual' });
    const list = async (query: string) =>
      assertDone<{ data: CheckInLog[]; total: number; devices: { name: string; scans: number }[] }>(
        await api.get(`/logsCheckIn?filter[history]=${_id}${query}`, { as: admin }),
      );
    const whole = await list('');
    assert.deepEqual(
      whole.data.map(({ name }) => name),
      ['Đỗ Thị Hoà', 'không có', '=1+1'],
    );
    assert.deepEqual(
      whole.devices.map(({ name, scans }) => [name, scans]),
      [
        ['=Cửa trước', 2],
        ['Cửa sau', 1],
      ],
    );
    assert.equal((await list('&filter[result]=unknown')).total, 1);
    assert.equal((await list('&filter[kind]=out')).total, 0);
    assert.equal((await list('&filter[q]=do hoa')).total, 1);
    assert.equal((await list(`&filter[device]=${back.device._id}`)).total, 1);
    assert.equal((await list('&limit=1&page=3')).data[0]?.name, '=1+1');
    const csv = await api.get(`/logsCheckIn/exportLogsCSV?filter[history]=${_id}`, { as: admin });
    assert.equal(csv.body.trim().split('\r\n').length, 4);
    assert.match(csv.body, /,'=1\+1,/);
    for (const path of ['/logsCheckIn', '/logsCheckIn/exportLogsCSV']) {
      assertProblem(await api.get(path, { as: admin }), 'invalid', ['filter:required']);
      assertProblem(await api.get(`${path}?filter[history]=${_id}`, { as: member }), 'not-found');
    }
  });
});

test('lets members with the secret link help until they are removed or the event is over', async () => {
  const { _id } = await makeEvent(api, admin, groupId, { endsAt: '2026-03-02T08:00:00Z' });
  await listGuests(api, admin, _id, [{ code: 'A1', name: 'Hoa', phone: '0912345678' }]);
  const path = `/logsCheckIn/helpers/${_id}`;
  const helpers = (answer: Awaited<ReturnType<typeof post>>) => assertDone<{ data: CheckInHelpers }>(answer).data;
  const renew = async () => helpers(await api.put(path, { as: admin, body: { link: 'renew' } })).link ?? '';
  const codeIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('door') ?? '';
  const help = (code: string, as: TestMember = member) => api.post('/logsCheckIn/helpers', { as, body: { code } });
  assert.equal(helpers(await api.get(path, { as: admin })).link, null);
  assertProblem(await api.put(path, { as: member, body: { link: 'renew' } }), 'not-found');
  const former = codeIn(await renew());
  const code = codeIn(await renew());
  assertProblem(await help(former), 'not-found');
  assertProblem(await help('x'), 'not-found');
  assertProblem(await help('', member), 'invalid', ['code:required']);
  assertProblem(await help(code, unverified), 'account-unverified');
  const helped = one(await help(code));
  assert.deepEqual([helped._id, helped.can], [_id, { update: false, list: false }]);
  assert.equal((await makeDevice(api, member, _id).scan({ text: 'A1' })).log.result, 'ok');
  const { data } = assertDone<{ data: Guest[] }>(await api.get(`/logsCheckIn/door/${_id}`, { as: member }));
  assert.equal(data[0]?.phone, '…678');
  assertProblem(await change(_id, { title: 'Khác' }, member), 'forbidden');
  assertProblem(await api.get(path, { as: member }), 'forbidden');
  assertProblem(await api.put(path, { as: member, body: {} }), 'forbidden');
  assertProblem(await api.get(`/logsCheckIn/exportLogsCSV?filter[history]=${_id}`, { as: member }), 'forbidden');
  assertProblem(
    await api.post(`/logsCheckIn/guests/${_id}`, { as: member, body: { guests: [{ name: 'X' }] } }),
    'forbidden',
  );
  const guest = data[0] ?? assert.fail();
  assertProblem(await api.put(`/logsCheckIn/guests/${_id}/${guest._id}`, { as: member, body: {} }), 'forbidden');
  assertProblem(await api.get(`/logsCheckIn/guests/${_id}/${guest._id}/qr`, { as: member }), 'forbidden');
  assert.equal(helpers(await api.put(path, { as: admin, body: { removed: member.memberId } })).people.length, 0);
  assertProblem(await readHistory(_id, member), 'not-found');
  one(await help(code));
  one(await change(_id, { startsAt: '2026-02-28T00:00:00Z', endsAt: '2026-03-01T13:59:59Z' }));
  assertProblem(await readHistory(_id, member), 'not-found');
  assertProblem(await help(code, stranger), 'not-found');
  assert.equal(one(await readHistory(_id)).over, true);
});

test('opens the check-in of a wedding for its owner and records arrivals', async () => {
  const { platform } = api.api;
  const [startsAt, endsAt] = [clock.now(), new Date(clock.now().getTime() + DAY)];
  const door = { ownerId: member.memberId, title: 'Đám cưới Ánh & Duy', startsAt, endsAt, place: 'Huế' };
  const guests = [
    { code: 'xYz', name: 'Cô Ba', seats: 2, phone: null },
    { code: 'abc', name: 'Chú Tư', seats: 1, phone: null },
  ];
  const within = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(platform.db, work);
  const ctx = platform as never;
  const id = await within((tx) => createMemberEvent(ctx, tx, door));
  await within((tx) => addExpectedGuests(ctx, tx, id, guests));
  await within((tx) => changeMemberEvent(ctx, tx, id, { title: 'Đám cưới Ánh – Duy' }));
  const own = one(await readHistory(id, member));
  assert.deepEqual([own.kind, own.openTo, own.title, own.group], ['wedding', 'list', 'Đám cưới Ánh – Duy', null]);
  assert.deepEqual(own.can, { update: true, list: false });
  assertProblem(await readHistory(id, admin), 'not-found');
  assertProblem(
    await api.post(`/logsCheckIn/guests/${id}`, { as: member, body: { guests: [{ name: 'X' }] } }),
    'forbidden',
  );
  const device = makeDevice(api, member, id);
  await device.scan({ text: `${api.config.publicUrl}/wedding/${ABSENT}?guest=xYz`, at: clock.now().toISOString() });
  await within((tx) => removeExpectedGuest(tx, id, 'abc'));
  assert.equal((await device.scan({ text: 'abc', at: clock.now().toISOString() })).log.result, 'unknown');
  const arrived = await listArrivals(db, id);
  assert.deepEqual([...arrived], [['xYz', { in: clock.now(), out: null, people: 2 }]]);
  await within((tx) => deleteMemberEvent(ctx, tx, id));
  assertProblem(await readHistory(id, member), 'not-found');
});
