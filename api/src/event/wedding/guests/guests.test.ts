import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import type { WeddingGuest, WishRow } from '@m4u/contract/event/wedding/guests';
import type { GuestRefusal } from '@m4u/contract/event/wedding/pasted';
import { parse } from 'csv-parse/sync';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import {
  addGuests,
  guestReply,
  listWeddingGuests,
  makeWedding,
  weddingDraft,
} from '../../../testing/factories/weddings.ts';
import { weddingGuests, weddings } from '../tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');
const NOBODY = '019a0000-0000-7000-8000-000000000000';
const { db } = api.api.platform;

const paste = (id: string, text: string, fields: object = {}) =>
  api.post(`/wedding/guests/${id}`, { as: couple, body: { text, ...fields } });
const added = (answer: Awaited<ReturnType<typeof paste>>) =>
  assertDone<{ data: { added: number; refused: GuestRefusal[] } }>(answer).data;
const names = async (id: string, query: string) =>
  (await listWeddingGuests(api, couple, id, query)).data.map(({ name }) => name);
const answer = (id: string, guest: WeddingGuest | undefined, changes: object = {}) =>
  api.post('/weddingGuest', { body: guestReply(id, { guest: guest?.code, ...changes }) });

const LIST = `Họ tên;Khách của;Điện thoại;Nhóm
Nguyễn Văn Đức;nhà trai;0912 345 678;Bạn đại học
Trần Thị Thu;Nhà gái;;Họ ngoại
Lê Hà;;0987654321;Đồng nghiệp; phòng A`;

beforeEach(async () => {
  await db.delete(weddingGuests);
  await db.delete(weddings);
});

describe('guest list of a wedding', () => {
  test('is filled from pasted lines with semicolons, tabs or commas', async () => {
    const { _id: id } = await makeWedding(api, couple);
    assert.deepEqual(added(await paste(id, LIST, { side: 'bride' })), { added: 3, refused: [] });
    assert.deepEqual(added(await paste(id, 'Anh Tư\tgroom\t0905111222\n"Hà, Minh",cô dâu,,"Cơ quan, cũ"')).added, 2);
    const { data } = await listWeddingGuests(api, couple, id);
    const rows = data.map(({ name, side, phone, group }) => [name, side, phone, group]);
    assert.deepEqual(rows, [
      ['Anh Tư', 'groom', '+84905111222', ''],
      ['Hà, Minh', 'bride', null, 'Cơ quan, cũ'],
      ['Lê Hà', 'bride', '+84987654321', 'Đồng nghiệp, phòng A'],
      ['Nguyễn Văn Đức', 'groom', '+84912345678', 'Bạn đại học'],
      ['Trần Thị Thu', 'bride', null, 'Họ ngoại'],
    ]);
    assert.equal(new Set(data.map(({ code }) => code)).size, 5);
  });

  test('reports refused lines with their numbers and reasons', async () => {
    const { _id: id } = await makeWedding(api, couple);
    await addGuests(api, couple, id, 'Anh Tư; trai');
    const lines = ['Anh Tư; nhà trai', '', 'Bà Sáu; hàng xóm', 'Cô Bảy; gái; 12345', 'Dì Út', '; gái', 'dì út', '"x'];
    const { added: total, refused } = added(await paste(id, lines.join('\r\n')));
    assert.equal(total, 2);
    assert.deepEqual(
      refused.map(({ line, field, code }) => [line, field, code]),
      [
        [1, 'name', 'taken'],
        [3, 'side', 'choice'],
        [4, 'phone', 'phone'],
        [6, 'name', 'required'],
        [7, 'name', 'line-repeated'],
      ],
    );
    assert.equal(refused[2]?.text, 'Cô Bảy; gái; 12345');
    assert.equal(refused[1]?.message, 'Ô “hàng xóm” không phải nhà trai hay nhà gái.');
    assert.equal(refused[2]?.message, 'Ô “12345” không phải số điện thoại Việt Nam hợp lệ.');
  });

  test('knows a phone number and a side wherever they stand', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const lines = [
      'Anh Bình\t0903123456',
      'Lê Quang Minh, 0987 654 321',
      'Cô Mai - 0987654322',
      'Dì Tư 0987 654 323',
      '0987654324; Ông Năm; nhà gái',
      'Bà Sáu; 0987654325; Họ nội; cô dâu',
      'Bàn 7 - Gia đình chú Bảy; gái; ; 2005',
      'Gái',
    ];
    assert.deepEqual(added(await paste(id, lines.join('\n'))), { added: 8, refused: [] });
    const { data } = await listWeddingGuests(api, couple, id);
    const rows = data.map(({ name, side, phone, group }) => [name, side, phone, group].join('|'));
    assert.deepEqual(rows.toSorted(), [
      'Anh Bình|groom|+84903123456|',
      'Bà Sáu|bride|+84987654325|Họ nội',
      'Bàn 7 - Gia đình chú Bảy|bride||2005',
      'Cô Mai|groom|+84987654322|',
      'Dì Tư|groom|+84987654323|',
      'Gái|groom||',
      'Lê Quang Minh|groom|+84987654321|',
      'Ông Năm|bride|+84987654324|',
    ]);
  });

  test('leaves out what numbers the lines, and headings', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const lines = ['STT\tKhách mời\tSố điện thoại', '1\tAnh Phạm Văn Đạt\t0903 123 456', '1002.\tCô Mai\tnhà gái'];
    assert.deepEqual(added(await paste(id, lines.join('\n'))), { added: 2, refused: [] });
    assert.deepEqual(added(await paste(id, '3. Bác Tám\n4. Dì Út 84987654326')), { added: 2, refused: [] });
    const { data } = await listWeddingGuests(api, couple, id);
    assert.deepEqual(data.map(({ name }) => name).toSorted(), ['Anh Phạm Văn Đạt', 'Bác Tám', 'Cô Mai', 'Dì Út']);
  });

  test('accepts five hundred lines at once and two thousand guests in all', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const lines = (count: number, what: string) =>
      Array.from({ length: count }, (_, index) => `${what} ${index}`).join('\n');
    assertProblem(await paste(id, lines(501, 'A')), 'invalid', ['text:too-many']);
    assertProblem(await paste(id, ''), 'invalid', ['text:required']);
    assertProblem(await paste(id, 'x'.repeat(100_001)), 'invalid', ['text:too-long']);
    for (const what of ['A', 'B', 'C', 'D']) assert.equal(added(await paste(id, lines(500, what))).added, 500);
    assertProblem(await paste(id, 'Một người nữa'), 'guests-full');
    assertProblem(await api.post('/weddingGuest', { as: stranger, body: guestReply(id) }), 'guests-full');
    assert.equal((await listWeddingGuests(api, couple, id)).total, 2000);
  });

  test('filters by side, answer, words without accents, and parts of a number', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const [le, , thu] = await addGuests(api, couple, id, LIST);
    assertDone(await answer(id, le));
    assertDone(await answer(id, thu, { coming: false }));
    const filter = (name: string, value: string) => `&filter[${name}]=${encodeURIComponent(value)}`;
    assert.deepEqual(await names(id, filter('side', 'bride')), ['Trần Thị Thu']);
    assert.deepEqual(await names(id, filter('answer', 'coming')), ['Lê Hà']);
    assert.deepEqual(await names(id, filter('answer', 'declined')), ['Trần Thị Thu']);
    assert.deepEqual(await names(id, filter('answer', 'unanswered')), ['Nguyễn Văn Đức']);
    assert.deepEqual(await names(id, filter('q', 'van duc')), ['Nguyễn Văn Đức']);
    assert.deepEqual(await names(id, filter('q', 'ĐẠI HỌC')), ['Nguyễn Văn Đức']);
    for (const number of ['0912345', '0912 345 678', '+84 912.345', '345678'])
      assert.deepEqual(await names(id, filter('q', number)), ['Nguyễn Văn Đức'], number);
    // A text of signs only is no filter.
    assert.equal((await names(id, filter('q', '%'))).length, 3);
    const second = await api.get(`/wedding/guests/${id}?limit=2&page=2`, { as: couple });
    assert.equal(assertDone<{ data: unknown[] }>(second).data.length, 1);
    assertProblem(await api.get(`/wedding/guests/${id}?filter[side]=x`, { as: couple }), 'invalid');
  });

  test('changes single guests and records answers that came another way', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const [guest] = await addGuests(api, couple, id, 'Anh Tư; trai; 0905111222');
    const change = async (body: object) =>
      assertDone<{ data: WeddingGuest }>(await api.put(`/wedding/guests/${id}/${guest?._id}`, { as: couple, body }))
        .data;
    assertDone(await answer(id, guest, { people: 3 }));
    const renamed = await change({ name: 'Chú Tư', side: 'bride', group: 'Họ nội' });
    assert.deepEqual(
      [renamed.name, renamed.side, renamed.phone, renamed.group, renamed.people, renamed.code],
      ['Chú Tư', 'bride', '+84905111222', 'Họ nội', 3, guest?.code],
    );
    assert.equal((await change({ phone: '' })).phone, null);
    assert.deepEqual(await change({ coming: false }).then(({ coming, people }) => [coming, people]), [false, 0]);
    assert.deepEqual(await change({ coming: true, people: 5 }).then(({ coming, people }) => [coming, people]), [
      true,
      5,
    ]);
    assert.equal((await change({ coming: null })).answeredAt, null);
    const wrong = await api.put(`/wedding/guests/${id}/${guest?._id}`, { as: couple, body: { name: '' } });
    assertProblem(wrong, 'invalid', ['name:required']);
    assertProblem(await api.put(`/wedding/guests/${id}/${NOBODY}`, { as: couple, body: {} }), 'not-found');
  });

  test('deletes a guest and the personal link', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const [guest] = await addGuests(api, couple, id, 'Anh Tư');
    assertDone(await api.put(`/wedding/guests/delete/${id}/${guest?._id}`, { as: couple }));
    assertProblem(await api.put(`/wedding/guests/delete/${id}/${guest?._id}`, { as: couple }), 'not-found');
    assert.equal((await listWeddingGuests(api, couple, id)).total, 0);
    const { data } = assertDone<{ data: Wedding }>(await api.get(`/wedding/${id}?guest=${guest?.code}`));
    assert.equal(data.guest, null);
  });

  test('is exported without formulas', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const [guest] = await addGuests(api, couple, id, '=HYPERLINK("x"); gái; 0912345678; +nhóm');
    assertDone(await answer(id, guest, { wish: '@SUM(A1)', people: 4 }));
    const file = await api.get(`/wedding/guests/csv/${id}?lang=vi`, { as: couple });
    assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(file.headers['content-disposition']), /khach-moi-dam-cuoi\.csv/);
    assert.ok(file.body.startsWith('\ufeff'));
    const [heads, line = []] = parse(file.body.slice(1));
    assert.deepEqual(heads?.slice(0, 5), ['Tên', 'Khách của', 'Điện thoại', 'Nhóm', 'Liên kết riêng']);
    assert.deepEqual(line.slice(1, 3), ['Nhà gái', '0912 345 678']);
    assert.equal(line[4], `${api.config.publicUrl}/wedding/${id}?guest=${guest?.code}`);
    assert.deepEqual([line[6], line[7]], ['Có', '4']);
    for (const cell of line) assert.doesNotMatch(cell, /^[=+\-@]/);
  });
});

describe('wishes of guests', () => {
  test('are shown after approval and need it again when changed', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const [one, two] = await addGuests(api, couple, id, 'Anh Nam\nChị Thu');
    const shown = async () => assertDone<{ data: Wedding }>(await api.get(`/wedding/${id}`)).data.wishes;
    const list = async (query = '') =>
      assertDone<{ data: WishRow[]; total: number; waiting: number }>(
        await api.get(`/wedding/wishes/${id}${query}`, { as: couple }),
      );
    const set = (guest: WeddingGuest | undefined, body: object) =>
      api.put(`/wedding/wishes/${id}/${guest?._id}`, { as: couple, body });
    assertDone(await answer(id, one, { wish: 'Hạnh phúc!' }));
    api.clock.advance(1_000);
    assertDone(await answer(id, two, { name: 'Thu', wish: '' }));
    assert.deepEqual(await shown(), []);
    assert.equal((await list()).waiting, 1);
    assertProblem(await set(two, { shown: true }), 'not-found');
    assertDone(await set(one, { shown: true }));
    assert.deepEqual(
      (await shown()).map(({ name, wish }) => [name, wish]),
      [['Phạm Quốc Nam', 'Hạnh phúc!']],
    );
    assertDone(await answer(id, one, { wish: 'Hạnh phúc!', people: 5 }));
    assert.equal((await shown()).length, 1);
    assertDone(await answer(id, one, { wish: 'Trăm năm!' }));
    assert.deepEqual(await shown(), []);
    assertDone(await set(one, { shown: 'false' }));
    assert.deepEqual([(await list('?state=hidden')).total, (await list('?state=shown')).total], [1, 0]);
    assertDone(await set(one, { shown: true }));
    assertDone(await api.post('/wedding', { as: couple, body: { ...weddingDraft, _id: id, showWishes: false } }));
    assert.deepEqual(await shown(), []);
    assertProblem(await set(one, {}), 'invalid', ['shown:required']);
    assertProblem(await api.get(`/wedding/wishes/${id}?state=x`, { as: couple }), 'invalid', ['state:choice']);
  });
});

test('returns a single guest as the list does', async () => {
  const { _id: id } = await makeWedding(api, couple);
  await addGuests(api, couple, id, 'Anh Nam; nhà trai; 0912345678; Đồng nghiệp\nChị Thu');
  const [listed] = (await listWeddingGuests(api, couple, id)).data;
  const read = await api.get(`/wedding/guests/${id}/${listed?._id}`, { as: couple });
  assert.deepEqual(assertDone<{ data: WeddingGuest }>(read).data, listed);
  assertProblem(await api.get(`/wedding/guests/${id}/${NOBODY}`, { as: couple }), 'not-found');
  assertProblem(await api.get(`/wedding/guests/${id}/x`, { as: couple }), 'invalid', ['guestId:invalid']);
});

test('requires the couple for guests and wishes', async () => {
  const [open, draft] = [await makeWedding(api, couple), await makeWedding(api, couple, { status: 'DRAFT' })];
  const [guest] = await addGuests(api, couple, open._id, 'Anh Nam');
  const calls = (id: string, as?: typeof stranger) => [
    api.get(`/wedding/guests/${id}`, { as }),
    api.post(`/wedding/guests/${id}`, { as, body: { text: 'Ai đó' } }),
    api.post(`/wedding/guests/read/${id}`, { as, body: { text: 'Ai đó' } }),
    api.post(`/wedding/guests/list/${id}`, { as, body: { guests: [{ name: 'Ai đó', side: 'groom' }] } }),
    api.get(`/wedding/guests/${id}/${guest?._id}`, { as }),
    api.put(`/wedding/guests/${id}/${guest?._id}`, { as, body: { name: 'Ai' } }),
    api.put(`/wedding/guests/delete/${id}/${guest?._id}`, { as }),
    api.get(`/wedding/guests/csv/${id}`, { as }),
    api.get(`/wedding/wishes/${id}`, { as }),
    api.put(`/wedding/wishes/${id}/${guest?._id}`, { as, body: { shown: true } }),
    api.put(`/wedding/door/${id}`, { as }),
  ];
  for (const call of calls(open._id, stranger)) assertProblem(await call, 'forbidden');
  for (const call of calls(draft._id, stranger)) assertProblem(await call, 'not-found');
  for (const call of calls(NOBODY, couple)) assertProblem(await call, 'not-found');
  for (const call of calls(open._id)) assertProblem(await call, 'unauthenticated');
  // A guest of one wedding is not found in another.
  const other = await api.put(`/wedding/guests/${draft._id}/${guest?._id}`, { as: couple, body: { name: 'Ai' } });
  assertProblem(other, 'not-found');
});
