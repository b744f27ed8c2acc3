import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { OwnWedding, WeddingMeta, WeddingRow } from '@m4u/contract/event/wedding';
import { WEDDING_DEFAULTS, WEDDING_DESIGNS, type LunarDate, type Wedding } from '@m4u/contract/event/wedding/schema';
import { eq, sql } from '../../platform/database/orm.ts';
import ICAL from 'ical.js';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { uploadPicture } from '../../testing/factories/profiles.ts';
import { addGuests, makeWedding, replyAsVisitor, weddingDraft } from '../../testing/factories/weddings.ts';
import { purgeWeddings } from './jobs.ts';
import { weddingGuests, weddings } from './tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');
const NOBODY = '019a0000-0000-7000-8000-000000000000';
const { db } = api.api.platform;

const view = async (id: string, { as, query = '' }: { as?: TestMember; query?: string } = {}) =>
  assertDone<{ data: Wedding }>(await api.get(`/wedding/${id}${query}`, { as })).data;
const picture = async (as: TestMember) => uploadPicture(api, as, await photo(60, 40).jpeg().toBuffer());

beforeEach(async () => {
  await db.delete(weddingGuests);
  await db.delete(weddings);
});

describe('wedding invitation', () => {
  test('is added once by repeated first saves, with the content of the last one', async () => {
    const clientId = crypto.randomUUID();
    const first = await makeWedding(api, couple, { clientId, status: 'DRAFT' });
    const again = await makeWedding(api, couple, { clientId, status: 'DRAFT', groom: { name: 'Trần Minh', rank: '' } });
    assert.deepEqual([again._id, again.groom.name, again.status], [first._id, 'Trần Minh', 'DRAFT']);
    const both = await Promise.all(
      Array.from({ length: 2 }, () => makeWedding(api, couple, { clientId: `${clientId}-2` })),
    );
    assert.equal(new Set(both.map(({ _id }) => _id)).size, 1);
    // The id belongs to its sender alone, and a deleted invitation stays deleted.
    const other = await makeWedding(api, stranger, { clientId });
    assert.notEqual(other._id, first._id);
    assertDone(await api.put(`/wedding/delete/${first._id}`, { as: couple }));
    assert.notEqual((await makeWedding(api, couple, { clientId }))._id, first._id);
    const bad = await api.post('/wedding', { as: couple, body: { ...weddingDraft, clientId: 'x' } });
    assertProblem(bad, 'invalid', ['clientId:too-short']);
  });

  test('shows the couple’s text with computed weekday and lunar date', async () => {
    const { _id } = await makeWedding(api, couple);
    const wedding = await view(_id);
    assert.equal(wedding.type, 'WEDDING');
    assert.equal(wedding.status, 'ACTIVE');
    assert.equal(wedding.memberId, couple.memberId);
    assert.deepEqual(wedding.weddingDay, {
      h: '11H00',
      // A Saturday, whatever weekday was sent.
      th: 'Thứ bảy',
      d: 6,
      m: 6,
      y: 2026,
      at: '2026-06-06T04:00:00.000Z',
      lunar: { day: 21, month: 4, year: 2026, leap: false, yearName: 'Bính Ngọ' },
    });
    assert.equal(wedding.weddingPartyDay.h, '17H30');
    assert.equal(wedding.weddingPartyDay.th, 'Chủ nhật');
    assert.deepEqual([wedding.open, wedding.guest, wedding.can.update], [true, null, false]);
    assert.equal(wedding.groomsBank?.bin, '970436');
    const english = assertDone<{ data: Wedding }>(
      await api.get(`/wedding/${_id}`, { headers: { 'accept-language': 'en' } }),
    );
    assert.equal(english.data.weddingDay.th, 'Saturday');
    assert.equal((await view(_id, { as: couple })).can.update, true);
  });

  test('has the first palette unless told otherwise, also where it was stored before there were two', async () => {
    const { _id, palette } = await makeWedding(api, couple);
    assert.equal(palette, 'first');
    await db.update(weddings).set({ written: sql`${weddings.written} - 'palette'` });
    assert.equal((await view(_id)).palette, 'first');
    for (const design of WEDDING_DESIGNS) await makeWedding(api, couple, { _id, design, palette: 'second' });
    assert.deepEqual([(await view(_id)).design, (await view(_id)).palette], ['church', 'second']);
    const { data } = assertDone<{ data: WeddingRow[] }>(await api.get('/wedding/own', { as: couple }));
    assert.equal(data[0]?.palette, 'second');
    // Saving replaces the whole invitation, as of an older caller who does not know palettes.
    assert.equal((await makeWedding(api, couple, { _id })).palette, 'first');
  });

  test('is visible to the couple only while hidden, and to nobody once their page is locked', async () => {
    const { _id } = await makeWedding(api, couple, { status: 'DRAFT' });
    assertProblem(await api.get(`/wedding/${_id}`), 'not-found');
    assertProblem(await api.get(`/wedding/${_id}`, { as: stranger }), 'not-found');
    assert.equal((await view(_id, { as: couple })).status, 'DRAFT');
    assertDone(await api.put(`/wedding/status/${_id}`, { as: couple, body: { status: 'ACTIVE' } }));
    await view(_id);
    assertDone(await api.put(`/wedding/status/${_id}`, { as: couple, body: { status: 'HIDDEN' } }));
    for (const path of ['', 'meta/', 'calendar/', 'vietqr/'])
      assertProblem(await api.get(`/wedding/${path}${_id}?side=groom`), 'not-found');
    assertProblem(await replyAsVisitor(api, _id), 'not-found');
    assertDone(await api.put(`/wedding/status/${_id}`, { as: couple, body: { status: 'ACTIVE' } }));
    await db.update(members).set({ lockedAt: new Date() }).where(eq(members.id, couple.memberId));
    assertProblem(await api.get(`/wedding/${_id}`), 'not-found');
    await db.update(members).set({ lockedAt: null }).where(eq(members.id, couple.memberId));
    assertProblem(await api.get(`/wedding/${NOBODY}`), 'not-found');
    assertProblem(await api.get('/wedding/calendar/thiep'), 'invalid', ['id:invalid']);
  });

  test('greets the guest of a personal link; a wrong code shows the common one', async () => {
    const { _id } = await makeWedding(api, couple);
    const [guest] = await addGuests(api, couple, _id, 'anh Nam');
    const code = guest?.code ?? '';
    assert.match(code, /^[2-9a-hjkmnp-tv-z]{14}$/);
    const { guest: invited } = await view(_id, { query: `?guest=${code.toUpperCase()}` });
    assert.deepEqual(invited, { code, name: 'anh Nam', side: 'groom', opened: false, reply: null });
    for (const wrong of ['khong-phai-ma', '', `${code}x`, '%00', 'x'.repeat(400), '%F0%9F%98%80'])
      assert.equal((await view(_id, { query: `?guest=${wrong}` })).guest, null);
    const other = await makeWedding(api, couple);
    assert.equal((await view(other._id, { query: `?guest=${code}` })).guest, null);
  });

  test('has share metadata with the guest’s name', async () => {
    const { _id } = await makeWedding(api, couple);
    const [guest] = await addGuests(api, couple, _id, 'anh Nam');
    const meta = async (query = '', headers = {}) =>
      assertDone<{ data: WeddingMeta }>(await api.get(`/wedding/meta/${_id}${query}`, { headers })).data;
    const { title, description } = await meta();
    assert.deepEqual([title, description], ['Thiệp cưới · Minh & Lan', 'Trân trọng kính mời']);
    const own = await meta(`?guest=${guest?.code}`);
    assert.equal(own.title, 'Thiệp cưới · Minh & Lan – trân trọng kính mời anh Nam');
    const english = await meta(`?guest=${guest?.code}`, { 'accept-language': 'en' });
    assert.equal(english.title, 'Wedding invitation · Minh & Lan – for anh Nam');
    assertProblem(await api.get(`/wedding/meta/${NOBODY}`), 'not-found');
  });

  test('exports both days as a calendar file in UTC', async () => {
    const { _id } = await makeWedding(api, couple);
    const [guest] = await addGuests(api, couple, _id, 'anh Nam');
    const answer = await api.get(`/wedding/calendar/${_id}?guest=${guest?.code}`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
    const events = new ICAL.Component(ICAL.parse(answer.body) as never)
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    assert.deepEqual(
      events.map(({ summary, startDate, location }) => [summary, startDate.toString(), location]),
      [
        ['Lễ thành hôn Minh & Lan', '2026-06-06T04:00:00Z', 'Tư gia nhà trai, 12 Bạch Đằng, Đà Nẵng'],
        ['Tiệc cưới Minh & Lan', '2026-06-07T10:30:00Z', 'Trung tâm tiệc cưới Hoa Sen, 3 Trần Phú, Đà Nẵng'],
      ],
    );
    assert.ok(answer.body.replaceAll('\r\n ', '').includes(`/wedding/${_id}?guest=${guest?.code}`));
    assertProblem(await api.get(`/wedding/calendar/${NOBODY}`), 'not-found');
  });

  test('announces no hour that nobody gave, and is a whole day in calendars', async () => {
    const { _id } = await makeWedding(api, couple, {
      weddingDay: { h: '', d: 6, m: 6, y: 2026 },
      weddingPartyDay: { h: '', d: 7, m: 6, y: 2026 },
    });
    const { weddingDay, weddingPartyDay } = await view(_id);
    assert.deepEqual([weddingDay.h, weddingDay.at], ['', '2026-06-05T17:00:00.000Z']);
    assert.equal(weddingPartyDay.h, '');
    const { body } = await api.get(`/wedding/calendar/${_id}`);
    const events = new ICAL.Component(ICAL.parse(body) as never)
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    assert.deepEqual(
      events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()]),
      [
        ['2026-06-06', '2026-06-07'],
        ['2026-06-07', '2026-06-08'],
      ],
    );
  });

  test('has a VietQR code for each family, with the guest in the purpose', async () => {
    const { _id } = await makeWedding(api, couple, {
      bridesBank: { ...weddingDraft.bridesBank, bankName: 'Quỹ Tín dụng Làng' },
    });
    const [guest] = await addGuests(api, couple, _id, 'anh Nam');
    const svg = await api.get(`/wedding/vietqr/${_id}?side=groom&guest=${guest?.code}`);
    assert.equal(svg.statusCode, 200);
    assert.equal(svg.headers['content-type'], 'image/svg+xml');
    const png = await api.get(`/wedding/vietqr/${_id}?side=groom&format=png`);
    assert.equal(png.headers['content-type'], 'image/png');
    assertProblem(await api.get(`/wedding/vietqr/${_id}?side=bride`), 'not-found');
    assertProblem(await api.get(`/wedding/vietqr/${_id}?side=aunt`), 'invalid', ['side:choice']);
  });
});

describe('lunar calendar of the form', () => {
  const ask = (query: string) => api.get(`/wedding/lunar?${query}`);

  test('returns a date with its weekday, also to visitors', async () => {
    const { data } = assertDone<{ data: { th: string; lunar: LunarDate } }>(await ask('d=23&m=12&y=2023'));
    assert.deepEqual(data, {
      th: 'Thứ bảy',
      lunar: { day: 11, month: 11, year: 2023, leap: false, yearName: 'Quý Mão' },
    });
  });

  test('refuses invalid dates', async () => {
    assertProblem(await ask('d=31&m=2&y=2026'), 'invalid', ['d:date']);
    assertProblem(await ask('d=1&m=1&y=3000'), 'invalid', ['y:too-big']);
    assertProblem(await ask('d=x&m=1&y=2026'), 'invalid', ['d:invalid']);
  });

  test('matches the defaults of docs/rules/wedding.md#defaults', () => {
    assert.deepEqual(WEDDING_DEFAULTS, {
      type: 'WEDDING',
      status: 'ACTIVE',
      weddingDay: { h: '11H00', th: 'Chủ nhật', d: 23, m: 12, y: 2023 },
      weddingPartyDay: { h: '11H30', th: 'SUN', d: 23, m: 12, y: 2023 },
    });
  });
});

describe('own weddings', () => {
  const own = async (query = '') =>
    assertDone<{ data: WeddingRow[]; total: number }>(await api.get(`/wedding/own${query}`, { as: couple }));

  test('are replaced by id and use the member’s own pictures only', async () => {
    const [groom, cover] = [await picture(couple), await picture(couple)];
    const foreign = await picture(stranger);
    const first = await makeWedding(api, couple, {
      groom: { ...weddingDraft.groom, picture: groom._id },
      story: [{ time: 'Mùa thu 2019', title: 'Gặp nhau', text: 'Ở Hội An.', picture: cover._id }],
    });
    assert.equal(first.groom.picture?._id, groom._id);
    assert.equal(first.story[0]?.picture?._id, cover._id);
    const second = await makeWedding(api, couple, { _id: first._id, cover: cover._id, greeting: '' });
    assert.deepEqual([second._id, second.cover?._id, second.groom.picture], [first._id, cover._id, null]);
    const refused = await api.post('/wedding', {
      as: couple,
      body: { ...weddingDraft, cover: foreign._id, album: [foreign._id] },
    });
    assertProblem(refused, 'invalid', ['cover:picture']);
    assert.equal((await own()).total, 1);
  });

  test('refuse missing and invalid fields', async () => {
    const post = (changes: object) => api.post('/wedding', { as: couple, body: { ...weddingDraft, ...changes } });
    assertProblem(await post({ groom: { name: '' } }), 'invalid', ['groom.name:required']);
    assertProblem(await post({ weddingDay: { h: '25H00', d: 6, m: 6, y: 2026 } }), 'invalid', ['weddingDay.h:invalid']);
    assertProblem(await post({ weddingDay: { h: '11H00', d: 31, m: 2, y: 2026 } }), 'invalid', ['weddingDay.d:date']);
    assertProblem(await post({ partyPlace: { mapLink: 'javascript:alert(1)' } }), 'invalid');
    assertProblem(await post({ story: Array.from({ length: 13 }, () => ({ title: 'x' })) }), 'invalid', [
      'story:too-many',
    ]);
    assertProblem(await post({ design: 'gothic' }), 'invalid', ['design:choice']);
    assertProblem(await post({ palette: 'third' }), 'invalid', ['palette:choice']);
    assertProblem(await api.post('/wedding', { body: weddingDraft }), 'unauthenticated');
    assertProblem(await post({ _id: NOBODY }), 'not-found');
  });

  test('are not replaced over changes that the caller has not seen', async () => {
    const first = await makeWedding(api, couple);
    const save = (changes: object) =>
      api.post('/wedding', { as: couple, body: { ...weddingDraft, _id: first._id, ...changes } });
    const { data: second } = assertDone<{ data: OwnWedding }>(
      await save({ updatedAt: first.updatedAt, greeting: 'Lần một' }),
    );
    // The clock stands still, and the version differs nevertheless.
    assert.notEqual(second.updatedAt, first.updatedAt);
    assertProblem(await save({ updatedAt: first.updatedAt, greeting: 'Lần hai' }), 'conflict');
    assert.equal((await view(first._id)).greeting, 'Lần một');
    assertDone(await save({ updatedAt: second.updatedAt, greeting: 'Lần ba' }));
    assertDone(await save({ greeting: 'Lần bốn' }));
    assertProblem(await save({ updatedAt: 'hôm qua' }), 'invalid');
  });

  test('have the default days where none are sent', async () => {
    const { weddingDay: _, weddingPartyDay: __, ...rest } = weddingDraft;
    const { data } = assertDone<{ data: Wedding }>(await api.post('/wedding', { as: couple, body: rest }));
    const { weddingDay, weddingPartyDay } = data;
    assert.deepEqual([weddingDay.h, weddingDay.d, weddingDay.m, weddingDay.y], ['11H00', 23, 12, 2023]);
    assert.equal(weddingPartyDay.h, '11H30');
  });

  test('have a programme and a dress code', async () => {
    const post = (changes: object) => api.post('/wedding', { as: couple, body: { ...weddingDraft, ...changes } });
    const schedule = [
      { time: '07:30', kind: 'welcome', title: 'Đón khách', place: 'Tư gia' },
      { time: '09:00', title: 'Lễ gia tiên' },
    ];
    const dress = { note: 'Áo dài hay váy nhẹ', colours: [{ name: 'Xanh sen', colour: '#17443A' }] };
    const saved = await makeWedding(api, couple, { schedule, dress });
    const wedding = await view(saved._id);
    assert.deepEqual(wedding.schedule, [schedule[0], { ...schedule[1], kind: 'other', place: '' }]);
    assert.deepEqual(wedding.dress, dress);
    const refused: readonly (readonly [object, string])[] = [
      [{ schedule: [{ time: '25:00', title: 'x' }] }, 'schedule.0.time:invalid'],
      [{ schedule: [{ time: '09:00', title: '' }] }, 'schedule.0.title:required'],
      [{ schedule: [{ time: '09:00', title: 'x', kind: 'dance' }] }, 'schedule.0.kind:choice'],
      [{ schedule: Array.from({ length: 13 }, () => ({ time: '09:00', title: 'x' })) }, 'schedule:too-many'],
      [{ dress: { colours: [{ name: 'Đỏ', colour: 'red' }] } }, 'dress.colours.0.colour:invalid'],
      [{ dress: { colours: [{ name: '', colour: '#FF0000' }] } }, 'dress.colours.0.name:required'],
      [
        { dress: { colours: Array.from({ length: 7 }, () => ({ name: 'x', colour: '#FF0000' })) } },
        'dress.colours:too-many',
      ],
    ];
    for (const [changes, problem] of refused) assertProblem(await post(changes), 'invalid', [problem]);
  });

  test('from before there were programmes are shown without one', async () => {
    const { _id } = await makeWedding(api, couple);
    await db.update(weddings).set({ written: sql`${weddings.written} - 'schedule' - 'dress' - 'findable'` });
    const wedding = await view(_id);
    assert.deepEqual([wedding.schedule, wedding.dress, wedding.findable], [[], { note: '', colours: [] }, false]);
  });

  test('accept sixty pictures at most', async () => {
    const { _id } = await picture(couple);
    const body = (count: number) => ({ ...weddingDraft, album: Array.from({ length: count }, () => _id) });
    assertDone(await api.post('/wedding', { as: couple, body: body(60) }));
    assertProblem(await api.post('/wedding', { as: couple, body: body(61) }), 'invalid', ['album:too-many']);
  });

  test('are listed by day with totals of replies', async () => {
    await makeWedding(api, couple, { weddingDay: { ...weddingDraft.weddingDay, d: 1 } });
    const later = await makeWedding(api, couple);
    await addGuests(api, couple, later._id, 'anh Nam\nchị Thu');
    assertDone(await replyAsVisitor(api, later._id));
    const { data, total } = await own();
    assert.equal(total, 2);
    assert.deepEqual(
      data.map(({ day }) => day),
      ['2026-06-06', '2026-06-01'],
    );
    const { groom, bride, invited, answered, people, wishesWaiting, restorableUntil } = data[0] ?? assert.fail();
    assert.deepEqual([groom, bride], ['Trần Nhật Minh', 'Lê Ngọc Lan']);
    assert.deepEqual([invited, answered, people, wishesWaiting, restorableUntil], [3, 1, 2, 1, null]);
    assert.equal((await own('?limit=1&page=2')).data.length, 1);
    assertProblem(await api.get('/wedding/own'), 'unauthenticated');
  });

  test('are deleted, restored within thirty days, and purged afterwards', async () => {
    const { _id } = await makeWedding(api, couple);
    await addGuests(api, couple, _id, 'anh Nam');
    assertDone(await api.put(`/wedding/delete/${_id}`, { as: couple }));
    assertProblem(await api.get(`/wedding/${_id}`, { as: couple }), 'not-found');
    assert.equal((await own()).total, 0);
    assert.equal((await own('?deleted=true')).data[0]?._id, _id);
    assertProblem(await api.put(`/wedding/restore/${_id}`, { as: stranger }), 'not-found');
    const restored = assertDone<{ data: OwnWedding }>(await api.put(`/wedding/restore/${_id}`, { as: couple })).data;
    assert.equal(restored.totals.invited, 1);
    assertProblem(await api.put(`/wedding/restore/${_id}`, { as: couple }), 'not-found');
    assertDone(await api.put(`/wedding/delete/${_id}`, { as: couple }));
    const longAgo = new Date(api.clock.now().getTime() - 30 * DAY - 1);
    await db.update(weddings).set({ deletedAt: longAgo });
    assert.equal((await own('?deleted=true')).total, 0);
    assertProblem(await api.put(`/wedding/restore/${_id}`, { as: couple }), 'not-found');
    await purgeWeddings(api.api.platform);
    assert.equal(await db.$count(weddings), 0);
    assert.equal(await db.$count(weddingGuests), 0);
  });

  test('are changed by their owner only and hidden from others while drafts', async () => {
    const [open, draft] = [await makeWedding(api, couple), await makeWedding(api, couple, { status: 'DRAFT' })];
    const calls = (id: string) => [
      api.get(`/wedding/edit/${id}`, { as: stranger }),
      api.post('/wedding', { as: stranger, body: { ...weddingDraft, _id: id } }),
      api.put(`/wedding/status/${id}`, { as: stranger, body: { status: 'HIDDEN' } }),
      api.put(`/wedding/delete/${id}`, { as: stranger }),
    ];
    for (const call of calls(open._id)) assertProblem(await call, 'forbidden');
    for (const call of calls(draft._id)) assertProblem(await call, 'not-found');
    assertProblem(await api.get(`/wedding/edit/${open._id}`), 'unauthenticated');
    assertProblem(await api.put(`/wedding/status/${open._id}`, { as: couple, body: { status: 'X' } }), 'invalid', [
      'status:choice',
    ]);
    assertProblem(await api.put(`/wedding/delete/${NOBODY}`, { as: couple }), 'not-found');
  });

  test('are limited to twenty, even in concurrent calls', async () => {
    const made = await Promise.all(
      Array.from({ length: 24 }, () => api.post('/wedding', { as: couple, body: weddingDraft })),
    );
    assert.equal(made.filter(({ statusCode }) => statusCode === 200).length, 20);
    assertProblem(made.find(({ statusCode }) => statusCode !== 200) ?? assert.fail(), 'weddings-full');
  });
});
