import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { parse } from 'csv-parse/sync';
import { sql } from '../../platform/database/orm.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { openForUpdate, type Movement, post } from '../point/ledger.service.ts';
import { orders } from '../order/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const buyer = await api.signUp('khach@example.vn', { name: 'Nguyễn Thị Ngọc Ẩn' });
const stranger = await api.signUp('nguoi-la@example.vn', { name: 'Người Lạ' });
const shop = await makeGroup(api, { row: { name: 'Gốm Sông Thu' }, admins: [admin] });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
let customer = '';

/** Beginnings of a cell that a spreadsheet would take for a formula. */
const FORMULAS = ['=1+1', '+84912345678', '-5', '@x', '\t=1+1', '＝1+1'];

/** Inserts an order and its movements. */
const sell = async (
  whom: string,
  facts: Partial<typeof orders.$inferInsert>,
  movements: readonly Omit<Movement, 'orderId'>[] = [],
): Promise<void> => {
  const actor = { kind: 'member', ...admin, accountId: '', sessionId: '', verified: true, staff: false } as const;
  const ctx = { clock: api.clock, actor };
  await inTransaction(db, async (tx) => {
    const account = await openForUpdate(ctx, tx, shop, (await resolveCustomer(tx, shop, whom)) ?? assert.fail(whom));
    const now = api.clock.now();
    const id = uuidv7();
    const plain = { kind: 'invoice', spent: 0, earned: 0, createdBy: admin.memberId } as const;
    const row = { ...plain, id, groupId: shop, accountId: account.id, createdAt: now, updatedAt: now, ...facts };
    await tx.insert(orders).values(row);
    await post(
      ctx,
      tx,
      account,
      movements.map((movement) => ({ ...movement, orderId: id })),
    );
  });
};

before(async () => {
  const written = await api.post('/members/createCustomer', {
    as: admin,
    body: { groupId: shop, phone: '0912 000 001', name: '=HYPERLINK("xau","Cô Bưởi")' },
  });
  customer = assertDone<{ data: Customer }>(written).data._id;
  const money = { value: 1_500_000, discount: 100_000, discountCode: 'TET26', payment: 1_390_000, rate: 150 };
  await sell(
    buyer.memberId,
    { invoiceNumber: 'HĐ-0001', ...money, spent: 10, earned: 20, note: 'Ấm trà, "chén" & đĩa\nGiao tận nơi' },
    [
      { kind: 'earn', points: 20, expiresAt: new Date('2026-08-31T17:00:00Z') },
      { kind: 'spend', points: -10, note: 'Đổi quà; tặng kèm' },
    ],
  );
  await sell(customer, { kind: 'plain', earned: 7, note: 'Quà' }, [{ kind: 'earn', points: 7 }]);
  await sell(customer, { kind: 'plain', spent: 3 }, [{ kind: 'spend', points: -3 }]);
  for (const formula of FORMULAS) await sell(buyer.memberId, { invoiceNumber: formula, note: formula });
  await sell(buyer.memberId, { invoiceNumber: 'HỦY-1', status: 'cancelled' });
});

/** Parses an export as a spreadsheet does. */
const tableOf = (file: Buffer): string[][] => parse(file, { bom: true, relax_column_count: false });

const TABLES = {
  redeemed: '/orderPoint/exports-csv-minus-points?sellerGroupId=',
  invoiceRedeemed: '/orderGroup/exports-csv-minus-points?groupId=',
  points: '/orderGroup/exportPoint?groupId=',
  orders: '/orderGroup/exportOrderGroup?groupId=',
} as const;

const call = (table: keyof typeof TABLES, query = '', as: TestMember | undefined = admin, headers = {}) =>
  api.get(`${TABLES[table]}${shop}&${query}`, { as, headers });

/** Returns the lines of an export, with cells by heading. */
const linesOf = async (table: keyof typeof TABLES, query = ''): Promise<Record<string, string>[]> => {
  const answer = await call(table, query);
  assert.equal(answer.statusCode, 200, answer.body);
  const [headings = [], ...lines] = tableOf(answer.rawPayload);
  return lines.map((line) => {
    assert.equal(line.length, headings.length);
    return Object.fromEntries(headings.map((heading, index) => [heading, line[index] ?? '']));
  });
};

describe('CSV exports of a group', () => {
  test('have UTF-8 with a byte order mark and translated names and headings', async () => {
    const answer = await call('orders');
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    const name = encodeURIComponent('Đơn hàng Gốm Sông Thu 2026-03-02.csv');
    assert.match(
      String(answer.headers['content-disposition']),
      new RegExp(`^attachment; .*filename\\*=UTF-8''${name}$`),
    );
    assert.deepEqual([...answer.rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    assert.match(answer.body, /^\uFEFFNgày giờ,Loại,Trạng thái,Số hóa đơn,Khách hàng,/);
    const english = await call('orders', '', admin, { 'accept-language': 'en' });
    assert.match(english.body, /^\uFEFFDate and time,Type,Status,Invoice number,Customer,/);
  });

  test('list orders newest first with plain numbers', async () => {
    const lines = await linesOf('orders');
    assert.equal(lines.length, 4 + FORMULAS.length);
    assert.equal(lines[0]?.['Trạng thái'], 'Đã hủy');
    const { 'Mã giao dịch': id, ...last } = lines.at(-1) ?? {};
    assert.match(id ?? '', /^[\da-f-]{36}$/);
    assert.deepEqual(last, {
      'Ngày giờ': '2026-03-02 09:00:00',
      Loại: 'Hóa đơn',
      'Trạng thái': 'Hoàn thành',
      'Số hóa đơn': 'HĐ-0001',
      'Khách hàng': 'Nguyễn Thị Ngọc Ẩn',
      'Điện thoại': '',
      'Giá trị (₫)': '1500000',
      'Giảm giá (₫)': '100000',
      'Mã ưu đãi': 'TET26',
      'Điểm đã dùng': '10',
      'Thanh toán (₫)': '1390000',
      'Tỷ lệ tích điểm (%)': '1,5',
      'Điểm được cộng': '20',
      'Ghi chú': 'Ấm trà, "chén" & đĩa\nGiao tận nơi',
      'Người tạo': 'Chủ Quán',
      'Sửa lần cuối': '2026-03-02 09:00:00',
    });
  });

  test('run a few at a time, and refuse an admin who queues too many', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('orders')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    assert.ok(statuses.filter((status) => status === 200).length >= 3, statuses.join());
    assert.ok(statuses.includes(429), statuses.join());
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    assert.equal(refused?.headers['retry-after'], '10');
  });

  test('never begin a cell like a formula', async () => {
    for (const table of ['orders', 'points'] as const) {
      const answer = await call(table);
      for (const cell of tableOf(answer.rawPayload).flat()) assert.doesNotMatch(cell, /^[=+\-@\t\r＝＋－＠]/u);
    }
    const written = (await linesOf('orders')).map((line) => line['Số hóa đơn']);
    // The API refuses tabs; rows inserted past it are escaped all the same.
    for (const formula of FORMULAS) assert.ok(written.includes(`'${formula}`), formula);
    const [line] = await linesOf('points', `filter[kind]=earn&filter[to]=2026-03-02`);
    assert.equal(line?.['Khách hàng'], `'=HYPERLINK("xau","Cô Bưởi")`);
    assert.equal(line['Điện thoại'], '0912 000 001');
  });

  test('list movements with separate columns for points in and out', async () => {
    const lines = await linesOf('points');
    assert.deepEqual(
      lines.map((line) => [line['Loại'], line['Điểm cộng'], line['Điểm trừ'], line['Số hóa đơn'], line['Hết hạn']]),
      [
        ['Dùng điểm', '', '3', '', ''],
        ['Tích điểm', '7', '', '', ''],
        ['Dùng điểm', '', '10', 'HĐ-0001', ''],
        ['Tích điểm', '20', '', 'HĐ-0001', '2026-09-01 00:00:00'],
      ],
    );
    assert.equal(lines[0]?.['Người thực hiện'], 'Chủ Quán');
    assert.equal(lines[2]?.['Ghi chú'], 'Đổi quà; tặng kèm');
  });

  test('list redemptions, all or those on invoices', async () => {
    const out = async (table: 'redeemed' | 'invoiceRedeemed', query = '') =>
      (await linesOf(table, query)).map((line) => line['Điểm trừ']);
    assert.deepEqual(await out('redeemed'), ['3', '10']);
    assert.deepEqual(await out('invoiceRedeemed'), ['10']);
    assert.deepEqual(await out('redeemed', `filter[memberId]=${customer}`), ['3']);
    assert.deepEqual(await out('redeemed', `filter[memberId]=${ABSENT}`), []);
    assert.deepEqual(await out('redeemed', `filter[groupId]=${ABSENT}`), []);
    assert.deepEqual(await out('redeemed', 'filter[q]=doi qua'), ['10']);
    assert.deepEqual(await out('invoiceRedeemed', 'filter[from]=2026-03-03'), []);
  });

  test('filter as their lists do', async () => {
    const numbers = async (query: string) => (await linesOf('orders', query)).map((line) => line['Số hóa đơn']);
    assert.deepEqual(await numbers('filter[status]=cancelled'), ['HỦY-1']);
    assert.deepEqual(await numbers(`filter[memberId]=${customer}`), ['', '']);
    assert.deepEqual(await numbers(`filter[memberId]=${stranger.memberId}`), []);
    assert.deepEqual(await numbers('filter[q]=am tra'), ['HĐ-0001']);
    assert.deepEqual(await numbers('filter[to]=2026-03-01'), []);
    assert.equal((await numbers('filter[kind]=invoice')).length, 2 + FORMULAS.length);
  });

  test('require an admin of the group', async () => {
    for (const [name, path] of Object.entries(TABLES)) {
      assertProblem(await api.get(`${path}${shop}`), 'unauthenticated');
      assertProblem(await call(name as keyof typeof TABLES, '', buyer), 'forbidden');
      assertProblem(await api.get(`${path}${ABSENT}`, { as: admin }), 'not-found');
      const field = `${path.split('?')[1]?.replace('=', '')}:invalid`;
      assertProblem(await api.get(`${path}x&filter[from]=1`, { as: admin }), 'invalid', [field, 'filter.from:date']);
    }
  });
});

test('exports one snapshot while orders change', async () => {
  const busy = await makeGroup(api, { admins: [admin] });
  const ctx = { clock: api.clock, actor: { kind: 'visitor' as const } };
  const { id: accountId } = await inTransaction(db, (tx) =>
    openForUpdate(ctx, tx, busy, { kind: 'member', memberId: buyer.memberId }),
  );
  await db.execute(sql`insert into point_orders
      (id, group_id, account_id, kind, spent, earned, value, payment, created_by, created_at, updated_at)
    select gen_random_uuid(), ${busy}, ${accountId}, 'invoice', 0, 0, 1000, 1000, ${admin.memberId}, now(), now()
    from generate_series(1, 5000)`);
  // Changes the first and the last line of the table together, again and again.
  let isOver = false;
  const changing = (async () => {
    while (!isOver)
      await db.execute(sql`update point_orders set value = value + 1, payment = payment + 1 where id in (
        (select max(id::text) from point_orders where group_id = ${busy})::uuid,
        (select min(id::text) from point_orders where group_id = ${busy})::uuid)`);
  })();
  const answer = await api.get(`${TABLES.orders}${busy}`, { as: admin });
  isOver = true;
  await changing;
  const [headings = [], ...lines] = tableOf(answer.rawPayload);
  const column = headings.indexOf('Giá trị (₫)');
  assert.equal(lines.length, 5_000);
  assert.equal(lines[0]?.[column], lines.at(-1)?.[column]);
});
