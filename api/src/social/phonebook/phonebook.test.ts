import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { phonebook } from '@m4u/contract/social/phonebook';
import type { DeviceRow, PhonebookEntry } from '@m4u/contract/social/phonebook/schema';
import type { Result } from '@m4u/contract/http/endpoint';
import { eq } from '../../platform/database/orm.ts';
import { members } from '../../profile/member/tables.ts';
import { shortLinks } from '../../profile/shortLink/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup, relate } from '../../testing/factories/profiles.ts';
import { purgeEntries } from './jobs.ts';
import { phonebookEntries } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const join = (name: string, called: string) => api.signUp(`${name}@example.vn`, { name: called });
const owner = await join('chu', 'Chủ Sổ');
const friend = await join('dang', 'Đặng Thị Ánh');
const other = await join('khac', 'Khác Lạ');

type List = Result<typeof phonebook.list>;
const list = async (query = '', as = owner) => assertDone<List>(await api.get(`/phonebook${query}`, { as }));
const names = async (query = '', as = owner) => (await list(query, as)).data.map(({ name }) => name);
const add = async (body: object, as = owner) =>
  assertDone<{ data: PhonebookEntry }>(await api.post('/phonebook', { as, body })).data;
const entryOf = async (id: string, as = owner) =>
  assertDone<{ data: PhonebookEntry }>(await api.get(`/phonebook/entry/byId/${id}`, { as })).data;

await relate(api, friend, owner);
await db
  .update(members)
  .set({
    headline: 'Kiến trúc sư',
    contacts: [
      { kind: 'phone', value: '0912 345 678', policy: 'public' },
      { kind: 'phone', value: '0236 3888 999', policy: 'friends' },
      { kind: 'email', value: 'Bi.Mat@example.vn', policy: 'private' },
      { kind: 'company', value: 'Xưởng Mộc', policy: 'friends' },
    ],
  })
  .where(eq(members.id, friend.memberId));

describe('phonebook', () => {
  test('lists friends and entries by name, with what the reader may see of a friend', async () => {
    await add({ name: 'Ông Bảy', phones: ['0987654321'] });
    await add({ name: 'anh Tư', phones: ['+1 415 555 2671'], organization: 'Gốm Sông Thu', tags: ['Khách', 'khách'] });
    await add({ name: '108 Tiệm sách', emails: ['Sach@Example.vn'] });
    const { data, total, letters, tags } = await list();
    assert.deepEqual(
      data.map(({ name }) => name),
      ['108 Tiệm sách', 'anh Tư', 'Đặng Thị Ánh', 'Ông Bảy'],
    );
    assert.equal(total, 4);
    assert.deepEqual(letters, [
      { value: '#', count: 1 },
      { value: 'a', count: 1 },
      { value: 'd', count: 1 },
      { value: 'o', count: 1 },
    ]);
    assert.deepEqual(tags, [{ value: 'Khách', count: 1 }]);
    const row = data[2];
    assert.deepEqual(
      [row?._id, row?.kept, row?.friend, row?.source, row?.organization, row?.title, row?.phones, row?.emails],
      [friend.memberId, false, true, 'friend', 'Xưởng Mộc', 'Kiến trúc sư', ['+84912345678', '+842363888999'], []],
    );
    assert.deepEqual(await names('', other), []);
    assertProblem(await api.get('/phonebook'), 'unauthenticated');
  });

  test('is searched without accents by parts of names, organizations and numbers', async () => {
    for (const [query, found] of [
      ['dang anh', ['Đặng Thị Ánh']],
      ['ẢNH', ['anh Tư', 'Đặng Thị Ánh']],
      ['song thu', ['anh Tư']],
      ['xuong moc', ['Đặng Thị Ánh']],
      ['0912', ['Đặng Thị Ánh']],
      ['+84 912', ['Đặng Thị Ánh']],
      ['0084912', ['Đặng Thị Ánh']],
      ['912 345', ['Đặng Thị Ánh']],
      ['345.678', ['Đặng Thị Ánh']],
      ['(0236)', ['Đặng Thị Ánh']],
      ['415-555', ['anh Tư']],
      ['108', ['108 Tiệm sách']],
      ['%', ['108 Tiệm sách', 'anh Tư', 'Đặng Thị Ánh', 'Ông Bảy']],
      ['khong co ai', []],
    ] as const)
      assert.deepEqual(await names(`?q=${encodeURIComponent(query)}`), found, query);
    assert.deepEqual(await names('?letter=D'), ['Đặng Thị Ánh']);
    assert.deepEqual(await names('?letter=%23'), ['108 Tiệm sách']);
    assert.equal((await list('?letter=d')).total, 1);
    assert.deepEqual(await names('?tag=KHÁCH'), ['anh Tư']);
    assert.deepEqual(await names('?source=friend'), ['Đặng Thị Ánh']);
    assert.deepEqual(await names('?source=manual'), ['108 Tiệm sách', 'anh Tư', 'Ông Bảy']);
    assertProblem(await api.get('/phonebook?letter=ab', { as: owner }), 'invalid', ['letter:choice']);
    assertProblem(await api.get('/phonebook?cursor=x', { as: owner }), 'invalid', ['cursor:invalid']);
    assertProblem(await api.get('/phonebook?source=x&limit=0', { as: owner }), 'invalid', [
      'source:choice',
      'limit:too-small',
    ]);
  });

  test('pages by cursor and lists each entry once', async () => {
    const namesRead: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: List = await list(`?limit=1${cursor && `&cursor=${cursor}`}`);
      namesRead.push(...page.data.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    assert.deepEqual(namesRead, await names());
  });

  test('shows public data of people who are not friends', async () => {
    const entry = await add({ memberId: friend.memberId, source: 'scan' }, other);
    assert.deepEqual(
      [entry.name, entry.friend, entry.source, entry.phones, entry.organization, entry.person?._id],
      ['Đặng Thị Ánh', false, 'scan', ['+84912345678'], '', friend.memberId],
    );
    assert.deepEqual(await names('?q=3888', other), []);
    // A second scan returns the same entry.
    assert.equal(
      (await add({ memberId: friend.memberId, source: 'scan', clientId: 'lan-hai-1' }, other))._id,
      entry._id,
    );
    assertProblem(await api.post('/phonebook', { as: other, body: { memberId: other.memberId } }), 'invalid', [
      'memberId:invalid',
    ]);
    assertProblem(await api.post('/phonebook', { as: other, body: { memberId: ABSENT } }), 'not-found');
  });

  test('resolves addresses of groups and short links of members', async () => {
    const third = await join('ba', 'Ba');
    await makeGroup(api, { link: 'gom-song-thu', admins: [other] });
    await db.update(shortLinks).set({ link: 'anh-dang' }).where(eq(shortLinks.ownerId, friend.memberId));
    const group = await add({ memberId: 'gom-song-thu', source: 'scan', name: 'gom-song-thu' }, third);
    assert.deepEqual([group.name, group.person], ['Gốm Sông Thu', null]);
    assert.match(group.website, /\/mbg\/gom-song-thu$/);
    assert.equal((await add({ memberId: 'anh-dang', source: 'scan' }, third)).person?._id, friend.memberId);
  });

  test('keeps the name of a member whose page is closed', async () => {
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, friend.memberId));
    const { data } = await list('', other);
    assert.deepEqual(
      data.map(({ name, person, phones }) => [name, person, phones]),
      [['Đặng Thị Ánh', null, []]],
    );
    assert.equal((await names()).includes('Đặng Thị Ánh'), false);
    await db.update(members).set({ lockedAt: null }).where(eq(members.id, friend.memberId));
  });
});

describe('phonebook entry', () => {
  test('is created once for one client id', async () => {
    const body = { name: 'Gửi hai lần', clientId: 'may-1:abc-123' };
    const [first, second] = await Promise.all([add(body), add(body)]);
    assert.equal(first._id, second._id);
    assert.equal((await add({ ...body, name: 'Khác' })).name, 'Gửi hai lần');
  });

  test('refuses invalid fields, with the fault of each', async () => {
    const post = (body: object) => api.post('/phonebook', { as: owner, body });
    assertProblem(await post({}), 'invalid', ['name:required']);
    assertProblem(await post({ name: 'A', phones: ['12', '0912345678'], emails: ['x'] }), 'invalid', [
      'phones.0:phone',
      'emails.0:email',
    ]);
    const tags = Array.from({ length: 21 }, (_, index) => `t${index}`);
    assertProblem(await post({ name: 'A', tags, followUpOn: '2026-02-31' }), 'invalid', [
      'tags:too-many',
      'followUpOn:date',
    ]);
    assertProblem(await post({ name: 'A', tags: ['vip', 'x'.repeat(31)] }), 'invalid', ['tags.1:tag-too-long']);
    assertProblem(await post({ name: 'A', followUpOn: '0000-01-01' }), 'invalid', ['followUpOn:date']);
    assertProblem(await post({ name: 'A', source: 'friend' }), 'invalid', ['source:choice']);
    assertProblem(await api.post('/phonebook', { body: { name: 'A' } }), 'unauthenticated');
    const nameless = await add({ name: '', phones: ['0911 222 333'] });
    assert.equal(nameless.name, '+84911222333');
  });

  test('is changed by its owner and hidden from others', async () => {
    const { _id } = await add({ name: 'Đổi tên' });
    const put = (body: object, as = owner) => api.put(`/phonebook/${_id}`, { as, body });
    const changed = assertDone<{ data: PhonebookEntry }>(
      await put({ name: 'Tên mới', tags: ['vip'], note: 'Gặp ở hội chợ\nGọi lại', followUpOn: '2026-03-02' }),
    ).data;
    assert.deepEqual(
      [changed.name, changed.tags, changed.note, changed.followUpOn],
      ['Tên mới', ['vip'], 'Gặp ở hội chợ\nGọi lại', '2026-03-02'],
    );
    assert.deepEqual(await names('?due=true'), ['Tên mới']);
    assertDone(await put({ followUpOn: '' }));
    assert.equal((await entryOf(_id)).followUpOn, null);
    assert.deepEqual(await names('?due=true'), []);
    assertDone(await put({ followUpOn: '2026-03-03' }));
    assert.deepEqual(await names('?due=true'), []);
    assertProblem(await put({ name: '' }), 'invalid', ['name:required']);
    for (const [method, path] of [
      ['get', `/phonebook/entry/byId/${_id}`],
      ['get', `/phonebook/card/${_id}`],
      ['put', `/phonebook/${_id}`],
      ['put', `/phonebook/delete/${_id}`],
      ['put', `/phonebook/restore/${_id}`],
    ] as const) {
      assertProblem(await api[method](path, { as: other, ...(method === 'put' && { body: {} }) }), 'not-found');
      assertProblem(await api[method](path, method === 'put' ? { body: {} } : {}), 'unauthenticated');
    }
  });

  test('is deleted, restored, and purged after thirty days', async () => {
    const { _id } = await add({ name: 'Sắp xóa' });
    const put = (what: string) => api.put(`/phonebook/${what}/${_id}`, { as: owner });
    assertDone(await put('delete'));
    assert.equal((await names()).includes('Sắp xóa'), false);
    assertProblem(await put('delete'), 'not-found');
    assertProblem(await api.get(`/phonebook/entry/byId/${_id}`, { as: owner }), 'not-found');
    assertProblem(await api.put(`/phonebook/${_id}`, { as: owner, body: { name: 'A' } }), 'not-found');
    assertDone(await put('restore'));
    assert.equal((await entryOf(_id)).name, 'Sắp xóa');
    assertDone(await put('delete'));
    await purgeEntries(api.api.platform);
    assertDone(await put('restore'));
    assertDone(await put('delete'));
    const later = new Date(api.clock.now().getTime() + 31 * DAY);
    await purgeEntries({ db, clock: { ...api.clock, now: () => later } });
    assertProblem(await put('restore'), 'not-found');
  });

  test('about a friend keeps notes in one row', async () => {
    const put = (body: object, as = owner, about = friend.memberId) =>
      api.put(`/phonebook/ofMember/${about}`, { as, body });
    const noted = assertDone<{ data: PhonebookEntry }>(await put({ note: 'Bạn học', tags: ['lớp 12'] })).data;
    assert.deepEqual([noted.kept, noted.friend, noted.source, noted.note], [true, true, 'friend', 'Bạn học']);
    assert.equal((await names('?q=dang')).length, 1);
    assert.equal((await entryOf(friend.memberId))._id, noted._id);
    assertDone(await put({ followUpOn: '2026-03-01' }));
    assert.deepEqual((await entryOf(noted._id)).tags, ['lớp 12']);
    assertDone(await api.put(`/phonebook/delete/${noted._id}`, { as: owner }));
    assert.equal((await entryOf(friend.memberId)).note, '');
    const again = assertDone<{ data: PhonebookEntry }>(await put({ tags: ['mới'] })).data;
    assert.deepEqual([again._id, again.note, again.tags], [noted._id, '', ['mới']]);
    assertProblem(await put({ note: 'a' }, owner, other.memberId), 'not-found');
    assertProblem(await put({ note: 'a' }, owner, ABSENT), 'not-found');
    assertProblem(await api.put(`/phonebook/ofMember/${friend.memberId}`, { body: {} }), 'unauthenticated');
  });
});

describe('phonebook exports', () => {
  test('write a card file that escapes every value', async () => {
    await add({
      name: 'Bẫy; dấu, phẩy',
      organization: 'A\\nEND:VCARD',
      note: 'một\nBEGIN:VCARD\nhai',
      website: 'https://a.example/x;y',
      phones: ['0912000111'],
    });
    const answer = await api.get('/phonebook/export', { as: owner });
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-type']), /^text\/vcard/);
    assert.match(String(answer.headers['content-disposition']), /filename="m4u-danh-ba-2026-03-02\.vcf"/);
    const lines = answer.body.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    const { total } = await list();
    for (const line of ['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD'])
      assert.equal(lines.filter((each) => each === line).length, total, line);
    assert.ok(lines.includes('FN:Bẫy\\; dấu\\, phẩy'));
    assert.ok(lines.includes('FN:Đặng Thị Ánh'));
    const one = await api.get(`/phonebook/card/${friend.memberId}`, { as: owner });
    assert.match(one.body, /TEL;TYPE=CELL:\+84912345678/i);
    assert.match(one.body, /\/smc\/[a-z0-9-]+/);
    assertProblem(await api.get('/phonebook/export'), 'unauthenticated');
    assertProblem(await api.get('/phonebook/export?format=xml', { as: owner }), 'invalid', ['format:choice']);
  });

  test('write a table with plain numbers and without formulas', async () => {
    await add({ name: '=1+1', phones: ['0912000222', '+14155552671'], tags: ['a', 'b'] });
    const { body, headers } = await api.get('/phonebook/export?format=csv', { as: owner });
    assert.match(String(headers['content-type']), /^text\/csv/);
    assert.ok(body.startsWith('\ufeffTên,Tổ chức,'));
    assert.ok(body.includes("'=1+1,,,0912000222; 0014155552671,,,,a; b,,,Tự nhập\r\n"), body);
    const english = await api.get('/phonebook/export?format=csv', { as: owner, headers: { 'accept-language': 'en' } });
    assert.ok(english.body.startsWith('\ufeffName,'));
  });

  test('return all rows to a device, and none while nothing has changed', async () => {
    const ask = async (etag = '') =>
      assertDone<{ data: { etag: string; rows: DeviceRow[] | null } }>(
        await api.get(`/phonebook/device?etag=${etag}`, { as: owner }),
      ).data;
    const { etag, rows } = await ask();
    assert.equal(rows?.length, (await list()).total);
    assert.equal(rows?.find(({ friend: is }) => is)?.memberId, friend.memberId);
    assert.equal((await ask(etag)).rows, null);
    await add({ name: 'Thêm nữa' });
    assert.equal((await ask(etag)).rows?.length, (rows?.length ?? 0) + 1);
    assertProblem(await api.get('/phonebook/device'), 'unauthenticated');
  });

  test('refuses an entry beyond ten thousand', async () => {
    const full = await join('day', 'Đầy Sổ');
    const now = api.clock.now();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: `019a0000-0000-7000-9000-${String(index).padStart(12, '0')}`,
      memberId: full.memberId,
      source: 'manual' as const,
      name: `Người ${index}`,
      createdAt: now,
      updatedAt: now,
    }));
    for (let offset = 0; offset < rows.length; offset += 1_000)
      await db.insert(phonebookEntries).values(rows.slice(offset, offset + 1_000));
    assertProblem(await api.post('/phonebook', { as: full, body: { name: 'Nữa' } }), 'phonebook-full');
    const first = rows[0]?.id;
    assertDone(await api.put(`/phonebook/delete/${first}`, { as: full }));
    await add({ name: 'Nữa' }, full);
    assertProblem(await api.put(`/phonebook/restore/${first}`, { as: full }), 'phonebook-full');
  });
});

test('limits writing, deleting and exporting', async () => {
  const real = await startTestApi({ realLimits: true });
  const someone: TestMember = await real.signUp('nhanh@example.vn');
  for (let sent = 0; sent < 120; sent += 1)
    assertDone(await real.post('/phonebook', { as: someone, body: { name: `Người ${sent}` } }));
  assertProblem(await real.post('/phonebook', { as: someone, body: { name: 'Nữa' } }), 'rate-limited');
  const ofNobody = crypto.randomUUID();
  for (const call of ['delete', 'restore'])
    assertProblem(await real.put(`/phonebook/${call}/${ofNobody}`, { as: someone }), 'rate-limited');
  const whole = ['/phonebook/export', '/phonebook/device', `/contactUs/csv/${someone.memberId}`];
  for (let read = 0; read < 30; read += 1)
    assert.equal((await real.get(whole[read % 3] ?? '', { as: someone })).statusCode, 200);
  for (const path of whole) assertProblem(await real.get(path, { as: someone }), 'rate-limited');
});
