import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Payment, TransferNotice, TransferNoticeDetail } from '@m4u/contract/commerce/payment/schema';
import type { PaymentStatement, PaymentStatementDetail } from '@m4u/contract/commerce/payment/statement';
import { DAY } from '@m4u/contract/durations';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { and, eq } from '../../../platform/database/orm.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import {
  askPayment,
  makeShop,
  sendNotice,
  SHOP_ACCOUNT,
  type SentTransfer,
} from '../../../testing/factories/payments.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { BANK_FORMS } from '../../../testing/factories/statements.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { paymentNotices, paymentStatements } from '../tables.ts';
import { purgeStatements } from './jobs.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const BOUNDARY = 'm4u-boundary';
const HEADS = 'Ngày,Nội dung,Số tham chiếu,Ghi nợ,Ghi có';

const owner = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const rival = await api.signUp('khac@gom.example');
const unverified = await api.signUp('chua@gom.example', { verified: false });

/** A new shop, whose statements and transfers are its own. */
const openShop = () => makeShop(api, owner);
const shop = await openShop();
const { groupId } = shop;
await db.insert(groupMembers).values({ groupId, memberId: unverified.memberId, role: 'admin', status: 'accepted' });

const part = (head: string, text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;

const upload = (
  lines: readonly string[] | string,
  { as = owner, of = groupId, account = '' }: { as?: TestMember | undefined; of?: string; account?: string } = {},
) => {
  const text = typeof lines === 'string' ? lines : lines.join('\n');
  const parts = [
    part('name="groupId"', of),
    ...(account === '' ? [] : [part('name="accountNumber"', account)]),
    part('name="file"; filename="sao-ke.csv"\r\nContent-Type: text/csv', text),
  ];
  return api.post('/payments/statements', {
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
  });
};

const uploaded = async (lines: readonly string[] | string, of = groupId) =>
  assertDone<{ data: PaymentStatement }>(await upload(lines, { of })).data;
const get = (id: string, as: TestMember | undefined = owner) => api.get(`/payments/statements/${id}`, { as });
const read = async (id: string) => assertDone<{ data: PaymentStatementDetail }>(await get(id)).data;
const store = (id: string, body: object = {}, as: TestMember | undefined = owner) =>
  api.put(`/payments/statements/${id}`, { as, body: { ...body } });
const stored = async (lines: readonly string[] | string, of = groupId, body: object = {}) =>
  assertDone<{ data: PaymentStatementDetail }>(await store((await uploaded(lines, of))._id, body)).data;
const payment = async (id: string) =>
  assertDone<{ data: Payment }>(await api.get(`/payments/${id}`, { as: owner })).data;
const countNotices = (of: string) => db.$count(paymentNotices, eq(paymentNotices.groupId, of));

let references = 0;
const line = (content: string, amount: number, reference = `FT${(references += 1)}`, day = '02/03/2026') =>
  `${day},${content},${reference},,${amount}`;

describe('a statement', () => {
  test('shows what it would change, and changes nothing before it is stored', async () => {
    const { groupId: of } = await openShop();
    const asked = await askPayment(api, { groupId: of, owner });
    const { _id, counts, bankName, accountNumber } = await uploaded(
      [
        HEADS,
        line(`CT ${asked.memo.toLowerCase()} cam on`, 150_000),
        line('Tien hang', 90_000),
        '02/03/2026,Tra tien hoa,FT-out,20000,',
        '99/03/2026,Ngay sai,FT-x,,5000',
        'Tổng cộng,,,20000,240000',
      ],
      of,
    );
    assert.deepEqual(counts, {
      findings: { matched: 1, unknown: 1, other: 1 },
      known: 0,
      unreadable: 1,
      ignored: 1,
    });
    assert.deepEqual([bankName, accountNumber], ['Vietcombank', SHOP_ACCOUNT.accountNumber]);
    const shown = await read(_id);
    assert.deepEqual(
      shown.transfers.map((each) => [each.line, each.finding, each.amount, each.payment?._id]),
      [
        [2, 'matched', 150_000, asked._id],
        [3, 'unknown', 90_000, undefined],
      ],
    );
    assert.deepEqual(shown.unreadable, [{ line: 5, message: 'Ngày giao dịch không đọc được.' }]);
    assert.equal((await payment(asked._id)).state, 'waiting');
    assert.equal(await countNotices(of), 0);
  });

  test('pays payments in the name of the admin who stores it, once', async () => {
    const { groupId: of } = await openShop();
    const asked = await askPayment(api, { groupId: of, owner });
    const lines = [HEADS, line(`CT ${asked.memo}`, 150_000, 'FT-once'), line('Tien hang', 90_000, '')];
    const done = await stored(lines, of);
    assert.deepEqual([done.state, done.counts.findings], ['stored', { matched: 1, unknown: 1 }]);
    assert.deepEqual([done.transfers, done.unreadable], [[], []]);
    const paid = await payment(asked._id);
    assert.deepEqual([paid.state, paid.received], ['paid', 150_000]);
    assert.deepEqual(
      paid.steps.map(({ kind, actor }) => [kind, actor?._id]),
      [
        ['asked', owner.memberId],
        ['matched', owner.memberId],
      ],
    );
    const noticeId = paid.steps[1]?.noticeId ?? '';
    const notice = assertDone<{ data: TransferNoticeDetail }>(
      await api.get(`/payments/transfers/${noticeId}`, { as: owner }),
    ).data;
    assert.deepEqual([notice.provider, notice.reference], ['statement', 'FT-once']);
    assert.equal(notice.body, `${HEADS}\n${lines[1]}`);
    const acts = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.act, 'payment.statement'), eq(auditEntries.targetId, of)));
    assert.deepEqual(
      acts.map(({ detail }) => detail),
      [{ file: 'sao-ke.csv', lines: '2', matched: '1' }],
    );
    assertProblem(await store(done._id), 'wrong-state');
    // The same file, and one that overlaps, change nothing.
    const again = await stored([HEADS, line('Khac', 70_000, 'FT-new'), ...lines.slice(1)], of);
    assert.deepEqual([again.counts.findings, again.counts.known], [{ unknown: 1 }, 2]);
    assert.equal(await countNotices(of), 3);
  });

  test('counts equal transfers without a reference each', async () => {
    const { groupId: of } = await openShop();
    const asked = await askPayment(api, { groupId: of, owner }, { amount: 100_000 });
    const half = `02/03/2026,CT ${asked.memo},,,50000`;
    const done = await stored([HEADS, half, half], of);
    assert.deepEqual(done.counts.findings, { 'too-little': 1, matched: 1 });
    assert.deepEqual((await payment(asked._id)).received, 100_000);
    assert.deepEqual((await stored([HEADS, half, half], of)).counts.known, 2);
  });

  test('does not count what a service told of, nor the other way round', async () => {
    const of = await openShop();
    const [first, second] = [
      await askPayment(api, of, { amount: 300_000 }),
      await askPayment(api, of, { amount: 300_000 }),
    ];
    const told: SentTransfer = { id: 71, content: first.memo, amount: 100_000, at: '2026-03-02 14:00:00' };
    assertDone(await sendNotice(api, of, 'sepay', told));
    const lines = [HEADS, line(first.memo, 100_000, 'ft71'), line(second.memo, 100_000, 'FT72\\BNK')];
    const { _id } = await uploaded(lines, of.groupId);
    assert.deepEqual(
      (await read(_id)).transfers.map(({ finding }) => finding),
      ['repeated', 'too-little'],
    );
    const done = assertDone<{ data: PaymentStatementDetail }>(await store(_id)).data;
    assert.deepEqual(done.counts.findings, { repeated: 1, 'too-little': 1 });
    assertDone(await sendNotice(api, of, 'sepay', { ...told, id: 72, content: second.memo }));
    for (const each of [first, second]) assert.equal((await payment(each._id)).received, 100_000);
    // Another amount, day or direction is another transfer.
    assertDone(
      await sendNotice(api, of, 'casso', { ...told, id: 72, content: second.memo, at: '2026-03-03 08:00:00' }),
    );
    assert.equal((await payment(second._id)).received, 200_000);
    const found = assertDone<{ data: TransferNotice[] }>(
      await api.get(`/payments/transfers?groupId=${of.groupId}`, { as: owner }),
    ).data;
    assert.deepEqual(
      found.map(({ finding }) => finding),
      ['too-little', 'repeated', 'too-little', 'repeated', 'too-little'],
    );
  });

  test('leaves out transfers without a code where its admin says so', async () => {
    const { groupId: of } = await openShop();
    const asked = await askPayment(api, { groupId: of, owner });
    const lines = [HEADS, line(asked.memo, 150_000), line('Tien nha', 90_000), '02/03/2026,Mua gao,FTx,5000,'];
    const done = await stored(lines, of, { keepUnknown: false });
    assert.deepEqual([done.counts.findings, done.counts.known], [{ matched: 1 }, 0]);
    assert.equal(await countNotices(of), 1);
  });

  test('is stored once of several at once', async () => {
    const { groupId: of } = await openShop();
    const asked = await askPayment(api, { groupId: of, owner }, { amount: 100_000 });
    const lines = [HEADS, ...Array.from({ length: 600 }, (_, n) => line(`Tien ${n}`, 1_000)), line(asked.memo, 50_000)];
    const { _id } = await uploaded(lines, of);
    const answers = await Promise.all(Array.from({ length: 4 }, () => store(_id)));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) assertProblem(answer, 'wrong-state');
    assert.equal(await countNotices(of), 601);
    assert.equal((await payment(asked._id)).received, 50_000);
    assert.deepEqual((await read(_id)).counts.findings, { unknown: 600, 'too-little': 1 });
  });

  test('names its account, which is asked for where neither the file nor the shop has one', async () => {
    const text = BANK_FORMS['MB Bank']?.({
      accountNumber: '99998888777',
      transfers: [{ day: '02/03/2026', direction: 'in', amount: 1, content: 'x', reference: 'FT1' }],
    });
    assertProblem(await upload(text ?? '', { account: '12345678' }), 'invalid', ['accountNumber:statement-account']);
    const other = assertDone<{ data: PaymentStatement }>(await upload(text ?? '')).data;
    assert.deepEqual([other.accountNumber, other.bankName], ['99998888777', '']);
    const bare = await makeGroup(api, { admins: [owner] });
    const lines = [HEADS, line('x', 1)];
    assertProblem(await upload(lines, { of: bare }), 'invalid', ['accountNumber:statement-account-missing']);
    assertProblem(await upload(lines, { of: bare, account: '1' }), 'invalid', ['accountNumber:account-number']);
    assertDone(await upload(lines, { of: bare, account: '1234 5678' }));
  });

  test('of bad form is refused with what to do', async () => {
    assertProblem(await upload('Tên,Số điện thoại\nBa,0912345678'), 'statement-columns');
    assertProblem(await upload([HEADS]), 'statement-empty');
    assertProblem(await upload(''), 'statement-empty');
    assertProblem(await upload([HEADS, ...Array.from({ length: 5_001 }, () => line('x', 1))]), 'statement-too-many');
    assertProblem(await upload([HEADS, `02/03/2026,"${'x'.repeat(70_000)}",,,5`]), 'csv-unreadable');
    const form = { as: owner, body: { groupId } };
    assertProblem(await api.post('/payments/statements', form), 'wrong-type');
    assertProblem(await store(ABSENT, { keepUnknown: 'vielleicht' }), 'invalid', ['keepUnknown:invalid']);
  });

  test('is for admins of the group, and for verified ones to change something', async () => {
    const { _id } = await uploaded([HEADS, line('x', 5)]);
    assertProblem(await upload([HEADS, line('x', 5)], { as: rival }), 'forbidden');
    assertProblem(await upload([HEADS, line('x', 5)], { as: unverified }), 'account-unverified');
    assertProblem(await get(_id, rival), 'not-found');
    assertProblem(await store(_id, {}, rival), 'not-found');
    assertProblem(await store(_id, {}, unverified), 'account-unverified');
    assertProblem(await get(ABSENT), 'not-found');
    assertProblem(await api.get(`/payments/statements?groupId=${groupId}`, { as: rival }), 'forbidden');
    const { data } = assertDone<{ data: PaymentStatement[] }>(
      await api.get(`/payments/statements?groupId=${groupId}`, { as: owner }),
    );
    assert.equal(data[0]?._id, _id);
    assert.equal(data[0]?.createdBy._id, owner.memberId);
  });

  test('that nobody stores is replaced by the next one, and deleted after seven days', async () => {
    const { groupId: of } = await openShop();
    const first = await uploaded([HEADS, line('x', 5)], of);
    const second = await uploaded([HEADS, line('x', 5)], of);
    assertProblem(await get(first._id), 'not-found');
    const start = api.clock.now();
    api.clock.set(new Date(start.getTime() + 8 * DAY));
    await purgeStatements(api.api.platform);
    api.clock.set(start);
    assertProblem(await get(second._id), 'not-found');
    assert.equal(await db.$count(paymentStatements, eq(paymentStatements.groupId, of)), 0);
  });
});
