import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatCode } from '@m4u/contract/profile/card/rules';
import type { Card, CardBatch } from '@m4u/contract/profile/card/schema';
import { eq } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { activate, bringToState, makeCards } from '../../../testing/factories/cards.ts';
import { readPrinted } from '../../../testing/files/printed.ts';
import { makeAgency, makeStaff } from '../../../testing/factories/profiles.ts';

const lines: string[] = [];
const api = await startTestApi({
  environment: { LOG_LEVEL: 'debug' },
  logDestination: { write: (line) => void lines.push(line) },
});
const { db } = api.api.platform;
const staff = await api.signUp('quan-tri@example.vn', { name: 'Quản Trị' });
await makeStaff(api, staff);
const owner = await api.signUp('chu-the@example.vn', { name: 'Đỗ Thị Ngọc' });
const agencyAdmin = await api.signUp('hiep-hoi@example.vn');
const agencyId = await makeAgency(api, { name: 'Hội Gốm', admins: [agencyAdmin] });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const actsOn = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.targetId, id))).map(({ act, targetName, detail }) => ({
    act,
    targetName,
    detail,
  }));

describe('calls for staff', () => {
  const { batch, cards } = { batch: ABSENT, cards: ABSENT };
  const calls = [
    ['GET', '/cards/all'],
    ['GET', '/cards/batches'],
    ['GET', `/cards/batches/${batch}`],
    ['GET', `/cards/batches/${batch}/sheet`],
    ['GET', `/cards/batches/${batch}/csv`],
    ['GET', `/cards/${cards}/sheet`],
    ['POST', '/cards/batches'],
  ] as const;

  for (const [method, path] of calls)
    test(`${method} ${path} is for staff only`, async () => {
      const call = (as?: typeof owner) =>
        method === 'GET' ? api.get(path, { as }) : api.post(path, { as, body: { label: 'Thẻ', count: 1 } });
      assertProblem(await call(), 'unauthenticated');
      for (const as of [owner, agencyAdmin]) assertProblem(await call(as), 'forbidden');
      const answer = await call(staff);
      if (path.includes(ABSENT)) assertProblem(answer, 'not-found');
      else assert.equal(answer.statusCode, 200, answer.body);
    });
});

describe('a batch of cards', () => {
  test('is made with numbered cards for an agency, and recorded in the audit', async () => {
    const body = { label: ' Hội thảo Đà Nẵng ', count: '3', agencyId };
    const made = assertDone<{ data: CardBatch }>(await api.post('/cards/batches', { as: staff, body })).data;
    assert.deepEqual(
      [made.label, made.count, made.agency, made.createdBy.name, made.totals],
      [
        'Hội thảo Đà Nẵng',
        3,
        { _id: agencyId, name: 'Hội Gốm' },
        'Quản Trị',
        { blank: 3, active: 0, frozen: 0, retired: 0 },
      ],
    );
    assert.deepEqual(await actsOn(made._id), [
      { act: 'card.make', targetName: 'Hội thảo Đà Nẵng', detail: { count: '3' } },
    ]);
    const list = assertDone<{ data: Card[]; total: number }>(
      await api.get(`/cards/all?batch=${made._id}&limit=2`, { as: staff }),
    );
    assert.deepEqual(
      [list.total, list.data.map(({ number, batch }) => [number, batch?.label])],
      [3, [1, 2].map((number) => [number, 'Hội thảo Đà Nẵng'])],
    );
  });

  test('names its agency in the lists of batches and cards and in the details of both, for staff alone', async () => {
    const agency = { _id: agencyId, name: 'Hội Gốm' };
    const body = { label: 'Thẻ của hội', count: 1, agencyId };
    const made = assertDone<{ data: CardBatch }>(await api.post('/cards/batches', { as: staff, body })).data;
    const batches = assertDone<{ data: CardBatch[] }>(await api.get('/cards/batches', { as: staff })).data;
    assert.deepEqual(batches.find(({ _id }) => _id === made._id)?.agency, agency);
    const batch = assertDone<{ data: CardBatch }>(await api.get(`/cards/batches/${made._id}`, { as: staff })).data;
    assert.deepEqual(batch.agency, agency);
    const [card] = assertDone<{ data: Card[] }>(await api.get(`/cards/all?batch=${made._id}`, { as: staff })).data;
    assert.deepEqual(card?.batch, { _id: made._id, label: 'Thẻ của hội', agency });
    const one = assertDone<{ data: Card }>(await api.get(`/cards/${card._id}`, { as: staff })).data;
    assert.deepEqual(one.batch?.agency, agency);

    const { batch: plain, cards } = await makeCards(api, staff, 1);
    assert.equal(plain.agency, null);
    const [first] = cards;
    assert.ok(first);
    assertDone(await activate(api, first, owner));
    const seenByStaff = assertDone<{ data: Card }>(await api.get(`/cards/${first.id}`, { as: staff })).data;
    assert.equal(seenByStaff.batch?.agency, null);
    assert.equal(assertDone<{ data: Card }>(await api.get(`/cards/${first.id}`, { as: owner })).data.batch, null);
  });

  test('needs a label, one to five hundred cards, and an existing agency', async () => {
    const refused = async (body: object, ...fields: string[]) =>
      assertProblem(await api.post('/cards/batches', { as: staff, body }), 'invalid', fields);
    await refused({ label: ' ', count: 1 }, 'label:required');
    await refused({ label: 'x', count: 0 }, 'count:too-small');
    await refused({ label: 'x', count: 501 }, 'count:too-big');
    await refused({ label: 'x', count: 1.5 }, 'count:invalid');
    await refused({ label: 'x', count: 1, agencyId: ABSENT }, 'agencyId:choice');
    await refused({ label: 'x', count: 1, agencyId: 'hoi-gom' }, 'agencyId:invalid');
    assertDone(await api.post('/cards/batches', { as: staff, body: { label: 'x', count: 1, agencyId: '' } }));
  });

  test('counts the states of its cards, and batches are listed latest first', async () => {
    const { batch, cards } = await makeCards(api, staff, 4);
    for (const [index, status] of (['active', 'frozen', 'retired'] as const).entries())
      await bringToState(api, cards[index] ?? assert.fail(), owner, status);
    const list = assertDone<{ data: CardBatch[]; total: number }>(
      await api.get('/cards/batches?limit=1', { as: staff }),
    );
    assert.ok(list.total >= 2);
    assert.deepEqual(
      [list.data[0]?._id, list.data[0]?.totals],
      [batch._id, { blank: 1, active: 1, frozen: 1, retired: 1 }],
    );
    const one = assertDone<{ data: CardBatch }>(await api.get(`/cards/batches/${batch._id}`, { as: staff })).data;
    assert.deepEqual(one.totals, list.data[0]?.totals);
    const oldest = await api.get('/cards/batches?limit=1&sort=created&order=asc', { as: staff });
    assert.notEqual(assertDone<{ data: CardBatch[] }>(oldest).data[0]?._id, batch._id);
    assertProblem(await api.get('/cards/batches?sort=label', { as: staff }), 'invalid', ['sort:choice']);
    assertProblem(await api.get('/cards/batches?sort=created', { as: owner }), 'forbidden');
  });
});

describe('the list of cards', () => {
  test('is filtered by state, batch, owner’s name and id', async () => {
    const { batch, cards } = await makeCards(api, staff, 3);
    const [first, second, third] = cards;
    assert.ok(first && second && third);
    const somebody = await api.signUp('hieu@example.vn', { name: 'Đặng Trung Hiếu' });
    assertDone(await activate(api, first, somebody));
    assertDone(await activate(api, second, owner));
    const found = async (query: Record<string, string>) => {
      const path = `/cards/all?${new URLSearchParams(query).toString()}`;
      const { data, total } = assertDone<{ data: Card[]; total: number }>(await api.get(path, { as: staff }));
      assert.equal(total, data.length);
      return data.map(({ _id }) => _id);
    };
    assert.deepEqual(await found({ batch: batch._id, status: 'active' }), [first.id, second.id]);
    assert.deepEqual(await found({ name: 'dang hieu' }), [first.id]);
    assert.deepEqual(await found({ name: 'ĐẶNG', batch: batch._id }), [first.id]);
    assert.deepEqual(await found({ name: 'khong ai ten nay' }), []);
    assert.deepEqual(await found({ id: third.id }), [third.id]);
    assert.deepEqual(await found({ id: third.id, status: 'active' }), []);
    assertProblem(await api.get('/cards/all?status=lost', { as: staff }), 'invalid', ['status:choice']);
    const sorted = await found({ sort: 'created', limit: '100' });
    assert.deepEqual(sorted, sorted.toSorted());
    assert.deepEqual(await found({ limit: '100' }), sorted.toReversed());
    assert.deepEqual(
      await found({ batch: batch._id, sort: 'created', order: 'desc' }),
      cards
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    assertProblem(await api.get('/cards/all?sort=taps', { as: staff }), 'invalid', ['sort:choice']);
    assertProblem(await api.get('/cards/all?sort=created', { as: owner }), 'forbidden');
  });
});

describe('the printed sheet', () => {
  test('has code, number and QR code of every blank card of a batch, as selectable text', async () => {
    const { batch, cards } = await makeCards(api, staff, 23, 'Đợt tháng ba – Hội Gốm');
    const [card] = cards;
    assertDone(await activate(api, card ?? assert.fail(), owner));
    const answer = await api.get(`/cards/batches/${batch._id}/sheet`, { as: staff });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.headers['content-type'], 'application/pdf');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename="dot-thang-ba-hoi-gom\.pdf"/);
    const pages = await readPrinted(answer.rawPayload);
    assert.equal(pages.length, 3);
    const { publicUrl } = api.config;
    const printed = cards.slice(1);
    assert.deepEqual(
      pages.flatMap(({ codes }) => codes),
      printed.map(({ id }) => `${publicUrl}/mrd/${id}`),
    );
    const text = pages.map((page) => page.text).join('\n');
    assert.deepEqual(
      text.match(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/gm),
      printed.map(({ code }) => formatCode(code)),
    );
    assert.match(text, /Chạm điện thoại vào thẻ hoặc\s+quét mã để mở trang\nMã kích hoạt\n/);
    assert.match(text, /\nThẻ số 23\nĐợt tháng ba – Hội Gốm · 3\/3$/);
    assert.deepEqual((await actsOn(batch._id)).at(-1), {
      act: 'card.print',
      targetName: 'Đợt tháng ba – Hội Gốm',
      detail: { count: '22' },
    });
    for (const { code } of cards)
      assert.ok(!lines.some((line) => line.includes(code) || line.includes(formatCode(code))));
  });

  test('is not made for a batch without blank cards', async () => {
    const { batch, cards } = await makeCards(api, staff, 1);
    assertDone(await activate(api, cards[0] ?? assert.fail(), owner));
    assertProblem(await api.get(`/cards/batches/${batch._id}/sheet`, { as: staff }), 'wrong-state');
  });

  test('of one card has its code while it is blank, and is not made for a retired one', async () => {
    const { cards } = await makeCards(api, staff, 1);
    const [card] = cards;
    assert.ok(card);
    const print = async () => readPrinted((await api.get(`/cards/${card.id}/sheet`, { as: staff })).rawPayload);
    assert.ok((await print())[0]?.text.includes(formatCode(card.code)));
    assertDone(await activate(api, card, owner));
    const [page] = await print();
    assert.ok(!page?.text.includes(formatCode(card.code)) && !page?.text.includes('Mã kích hoạt'));
    assert.deepEqual(page?.codes, [`${api.config.publicUrl}/mrd/${card.id}`]);
    assert.deepEqual(
      (await actsOn(card.id)).map(({ act }) => act),
      ['card.print', 'card.print'],
    );
    assertDone(await api.put(`/cards/${card.id}/retire`, { as: owner }));
    assertProblem(await api.get(`/cards/${card.id}/sheet`, { as: staff }), 'wrong-state');
  });
});

test('the CSV for writing chips has numbers and addresses, and no codes', async () => {
  const { batch, cards } = await makeCards(api, staff, 3, 'Chip tháng tư');
  await bringToState(api, cards[1] ?? assert.fail(), owner, 'retired');
  const answer = await api.get(`/cards/batches/${batch._id}/csv`, { as: staff });
  assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
  assert.match(String(answer.headers['content-disposition']), /filename="chip-thang-tu\.csv"/);
  const { publicUrl } = api.config;
  assert.equal(
    answer.body,
    `\uFEFFSố thẻ,Địa chỉ\r\n1,${publicUrl}/mrd/${cards[0]?.id}\r\n3,${publicUrl}/mrd/${cards[2]?.id}\r\n`,
  );
});
