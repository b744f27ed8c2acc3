/**
 * Checks that notices of transfers are kept once and count for the right payments while the process and PostgreSQL are
 * killed in turns. Services repeat a notice until it is taken. The long form is `TEST_TIMEOUT=10800000 M4U_NOTICES=100000
 * M4U_NOTICE_KILLS=30 npm test api/src/commerce/payment/notice/durability.test.ts`.
 */
import assert from 'node:assert/strict';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { MEMO_ALPHABET } from '@m4u/contract/commerce/payment/memo.rules';
import type { NoticeFinding, PaymentState } from '@m4u/contract/commerce/payment/rules';
import { DAY } from '@m4u/contract/durations';
import pg from 'pg';
import { drizzle, type NodePgDatabase } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { callUntilAnswered, makeCrowd, type Person } from '../../../testing/factories/crowd.ts';
import { SHOP_ACCOUNT, signNotice, writeNotice } from '../../../testing/factories/payments.ts';
import { startKillable } from '../../../testing/server/killable.ts';
import { drawMemo, MEMO_BYTES } from '../rules.ts';
import { paymentNotices, payments, paymentSteps } from '../tables.ts';

/** Notices that are sent; each transfer is told of three times. */
const NOTICES = Number(process.env['M4U_NOTICES'] ?? 2_000);
const KILLS = Number(process.env['M4U_NOTICE_KILLS'] ?? 2);
const TIMES = 3;
const AT_ONCE = 8;
/** Rows of one statement. */
const BATCH = 500;

const server = await startKillable();
const { api, connection } = server;
after(() => server.stop());

/** A transfer that a service tells of, and what it must be found to be. */
interface Sent {
  readonly id: string;
  readonly paymentId: string;
  readonly content: string;
  readonly amount: number;
}

/** A payment with the transfers to it, and what must come of them. */
interface Planned {
  readonly row: typeof payments.$inferInsert;
  readonly transfers: readonly Sent[];
  readonly state: PaymentState;
  readonly findings: readonly NoticeFinding[];
}

/** Another letter at the end: the checksum shows it. */
const spoil = (memo: string): string =>
  memo.slice(0, -1) + (Array.from(MEMO_ALPHABET).find((letter) => letter !== memo.at(-1)) ?? '');

/** One of forty has a wrong code, one a wrong amount; two come in halves. */
const plan = (number: number, groupId: string, createdBy: string): Planned => {
  const amount = 2_000 + 2 * (number % 500);
  const now = new Date();
  const memo = drawMemo(randomBytes(MEMO_BYTES));
  const row = {
    id: uuidv7(),
    groupId,
    subject: 'other' as const,
    title: `Khoản ${number}`,
    amount,
    memo,
    token: randomBytes(16).toString('base64url'),
    bin: '970436',
    ...SHOP_ACCOUNT,
    dueAt: new Date(now.getTime() + DAY),
    createdBy,
    createdAt: now,
    updatedAt: now,
  };
  const send = (content: string, vnd: number): Sent => ({ id: randomUUID(), paymentId: row.id, content, amount: vnd });
  switch (number % 40) {
    case 0:
      return { row, transfers: [send(spoil(memo), amount)], state: 'waiting', findings: ['unknown'] };
    case 1:
      return { row, transfers: [send(memo, amount + 1)], state: 'waiting', findings: ['too-much'] };
    case 2:
    case 3:
      return {
        row,
        transfers: [send(`CT ${memo} lan 1`, amount / 2), send(`CT ${memo} lan 2`, amount / 2)],
        state: 'paid',
        findings: ['matched', 'too-little'],
      };
    default:
      return {
        row,
        transfers: [send(`MBVCB.${number}.${memo}.CT tu 0123`, amount)],
        state: 'paid',
        findings: ['matched'],
      };
  }
};

const shuffle = <T>(pieces: T[]): T[] => {
  for (let last = pieces.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [pieces[last], pieces[other]] = [pieces[other] as T, pieces[last] as T];
  }
  return pieces;
};

/** Makes a shop that SePay tells of transfers. */
const openShop = async (owner: Person) => {
  const call = <T>(method: 'POST' | 'PUT', path: string, body: object) =>
    callUntilAnswered<T>(api.origin, path, owner, { method, body });
  const group = await call<{ data: { _id: string } }>('POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm không tắt lò',
  });
  const groupId = group.data._id;
  await call('PUT', `/payments/settings/${groupId}/account`, SHOP_ACCOUNT);
  const gate = await call<{ data: { address: string; secret: string } }>(
    'PUT',
    `/payments/settings/${groupId}/gates/sepay`,
    {},
  );
  return { groupId, path: new URL(gate.data.address).pathname.replace('/api', ''), secret: gate.data.secret };
};

const group = <T>(rows: readonly T[], keyOf: (row: T) => string | null) => Map.groupBy(rows, keyOf);

const assertBooks = async (db: NodePgDatabase, plans: readonly Planned[]): Promise<void> => {
  const rows = group(await db.select().from(payments), ({ id }) => id);
  const notices = await db
    .select({
      providerId: paymentNotices.providerId,
      paymentId: paymentNotices.paymentId,
      finding: paymentNotices.finding,
      amount: paymentNotices.amount,
    })
    .from(paymentNotices);
  const byTransfer = group(notices, ({ providerId }) => providerId);
  const steps = group(await db.select().from(paymentSteps), ({ paymentId }) => paymentId);
  assert.equal(notices.length, plans.flatMap(({ transfers }) => transfers).length);
  for (const { row, transfers, state, findings } of plans) {
    const [payment = assert.fail('no payment')] = rows.get(row.id) ?? [];
    assert.deepEqual([payment.state, payment.received], [state, state === 'paid' ? row.amount : 0]);
    const found = transfers.map(({ id, amount }) => {
      const [notice = assert.fail('a notice is lost'), ...more] = byTransfer.get(id) ?? [];
      assert.deepEqual([more.length, notice.amount], [0, amount]);
      assert.equal(notice.paymentId, notice.finding === 'unknown' ? null : row.id);
      return notice.finding;
    });
    assert.deepEqual(found.toSorted(), findings);
    const named = findings.filter((finding) => finding !== 'unknown');
    assert.equal(steps.get(row.id)?.length ?? 0, named.length);
  }
};

test(`loses and doubles nothing of ${NOTICES} notices during ${KILLS} kills of the process and the database`, async () => {
  const [owner = assert.fail()] = await makeCrowd(api.origin, { connection: { ...connection } }, 1);
  const { groupId, path, secret } = await openShop(owner);
  const plans = Array.from({ length: Math.ceil(NOTICES / TIMES) }, (_, number) =>
    plan(number, groupId, owner.memberId),
  );
  const pool = new pg.Pool({ ...connection, max: 1 });
  // A killed server ends connections that wait in the pool.
  pool.on('error', () => undefined);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  for (let from = 0; from < plans.length; from += BATCH)
    await db.insert(payments).values(plans.slice(from, from + BATCH).map(({ row }) => row));

  const queue = shuffle(plans.flatMap(({ transfers }) => transfers.flatMap((each) => Array<Sent>(TIMES).fill(each))));
  const total = queue.length;
  const at = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  let [answered, kills] = [0, 0];
  let killing = Promise.resolve();
  const line = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { id, content, amount } = next;
      const call = signNotice('sepay', secret, writeNotice('sepay', { id, content, amount, at }), new Date());
      const answer = await callUntilAnswered(api.origin, path, undefined, { method: 'POST', ...call });
      assert.deepEqual(answer, { success: true });
      answered += 1;
      if (kills < KILLS && answered >= ((kills + 1) * total) / (KILLS + 1)) {
        const number = (kills += 1);
        killing = killing.then(() => server.kill(number));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  await killing;
  await server.untilBack();
  assert.deepEqual([kills, answered], [KILLS, total]);
  try {
    await assertBooks(db, plans);
  } finally {
    await pool.end();
  }
});
