import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from '../../platform/database/orm.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { groupCustomers } from '../../profile/group/invitations/tables.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { assertBooks, setPoints } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { customerClaims } from '../order/claim.service.ts';

const api = await startTestApi();
const { platform } = api.api;
const { db } = platform;
let admin: TestMember;
let buyer: TestMember;
let group: string;

before(async () => {
  admin = await api.signUp('chu@example.vn');
  buyer = await api.signUp('khach@example.vn');
  group = await makeGroup(api, { admins: [admin] });
  await setPoints(api, group, buyer.memberId, 30);
  await setPoints(api, group, admin.memberId, 5);
});

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.message}\n${messageOf(thrown.cause)}` : '';

/** Asserts that the database refuses a statement with this message. */
const refused = async (statement: string, reason: RegExp): Promise<void> => {
  await assert.rejects(
    db.execute(sql.raw(statement)),
    (thrown) => reason.test(messageOf(thrown)) || assert.fail(`${statement}: ${messageOf(thrown)}`),
  );
  await assertBooks(api);
};

const idOf = async (query: string): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql.raw(query));
  return rows[0]?.id ?? assert.fail(query);
};

const accountOf = (memberId: string) =>
  idOf(`select id from point_accounts where group_id = '${group}' and member_id = '${memberId}'`);
const issuing = () => idOf(`select id from point_accounts where group_id = '${group}' and issuing = 1`);

/** Writes an insert of a movement. */
const movement = async (values: Readonly<Record<string, string | number | null>>): Promise<string> => {
  const row = {
    id: uuidv7(),
    group_id: group,
    account_id: await accountOf(buyer.memberId),
    against_id: await issuing(),
    kind: 'adjust',
    points: 1,
    created_at: '2026-03-02',
    ...values,
  };
  const text = Object.values(row).map((value) => (value === null ? 'null' : `'${value}'`));
  return `insert into point_movements (${Object.keys(row).join(', ')}) values (${text.join(', ')})`;
};

describe('database rules of the books', () => {
  const BOOKS = [
    'point_movements',
    'point_entries',
    'point_lots',
    'point_totals',
    'point_accounts',
    'point_orders',
    'point_order_changes',
  ];

  test('refuse to delete or truncate any table', async () => {
    for (const table of BOOKS) {
      await refused(`delete from ${table}`, /never changed or deleted|permission denied/);
      await refused(`truncate ${table} cascade`, /never changed or deleted|permission denied/);
    }
  });

  test('refuse to change movements, entries, balances, lots and totals', async () => {
    await refused('update point_movements set points = points + 1', /never changed|permission denied/);
    await refused("update point_movements set note = 'x'", /never changed|permission denied/);
    await refused('update point_entries set points = points + 1', /never changed|permission denied/);
    await refused("update point_order_changes set reason = 'x'", /never changed|permission denied/);
    await refused('update point_accounts set points = points + 1, added = added + 1', /written by movements alone/);
    await refused('update point_accounts set entries = 0', /written by movements alone/);
    await refused('update point_accounts set issuing = 1 - issuing', /written by movements alone|one_holder|issuing/);
    await refused('update point_lots set remaining = 0', /written by movements alone/);
    await refused('update point_totals set added = 0', /written by movements alone/);
    await refused(
      `update point_accounts set member_id = '${admin.memberId}' where member_id = '${buyer.memberId}'`,
      /stays theirs/,
    );
  });

  test('refuse entries, lots and totals without a movement, and accounts that start with points', async () => {
    const own = await accountOf(buyer.memberId);
    const movementId = await idOf(`select id from point_movements where account_id = '${own}'`);
    await refused(
      `insert into point_entries (movement_id, account_id, points) values ('${movementId}', '${await accountOf(admin.memberId)}', 9)`,
      /written by movements alone/,
    );
    await refused(
      `insert into point_lots (movement_id, account_id, points, remaining) values ('${movementId}', '${own}', 5, 5)`,
      /written by movements alone/,
    );
    await refused(`insert into point_totals (group_id, part, added) values ('${group}', 15, 9)`, /movements alone/);
    const other = await makeGroup(api, {});
    await refused(
      `insert into point_accounts (id, group_id, points, added, created_at) values ('${uuidv7()}', '${other}', 5, 5, now())`,
      /begins with nothing/,
    );
  });

  test('refuse negative balances, empty movements and movements between groups', async () => {
    await refused(await movement({ kind: 'spend', points: -31 }), /point_accounts_covered/);
    await refused(await movement({ points: 0 }), /point_movements_moves/);
    await refused(await movement({ kind: 'earn', points: -1 }), /point_movements_kind/);
    await refused(await movement({ kind: 'spend', points: 1 }), /point_movements_kind/);
    await refused(await movement({ kind: 'present', points: 1 }), /point_movements_kind/);
    await refused(await movement({ account_id: await issuing() }), /not of an account|point_movements_moves/);
    await refused(await movement({ group_id: await makeGroup(api, {}) }), /of its group/);
    // Between two customers, only a correction is allowed.
    const against = await accountOf(admin.memberId);
    await refused(await movement({ kind: 'earn', against_id: against }), /not against an account/);
  });

  test('accept one exact reversal of a movement', async () => {
    const own = await accountOf(buyer.memberId);
    await setPoints(api, group, buyer.memberId, 4);
    const last = await idOf(`select id from point_movements where account_id = '${own}' order by id desc limit 1`);
    await refused(await movement({ points: -3, reverses_id: last }), /does not take back just what/);
    await refused(await movement({ points: 4, reverses_id: last }), /does not take back just what/);
    await db.execute(sql.raw(await movement({ points: -4, reverses_id: last })));
    await assertBooks(api);
    await refused(await movement({ points: -4, reverses_id: last }), /point_movements_reverses/);
  });
});

describe('claim of a customer’s points', () => {
  const madeCustomer = async (memberId: string, phone: string): Promise<string> => {
    const id = uuidv7();
    const now = api.clock.now();
    await db.insert(groupCustomers).values({
      id,
      groupId: group,
      memberId,
      name: 'Chị Hoa',
      phone,
      createdBy: admin.memberId,
      createdAt: now,
      updatedAt: now,
    });
    return id;
  };
  const lotsOf = async (accountId: string) => {
    const { rows } = await db.execute<{ left: number; until: string | null }>(
      sql`select remaining::int as left, expires_at::date::text as until from point_lots
        where account_id = ${accountId} and remaining > 0 order by expires_at, remaining`,
    );
    return rows.map(({ left, until }) => [left, until]);
  };
  const claim = (customerId: string, memberId: string) =>
    inTransaction(db, (tx) => customerClaims.claim(platform as never, tx, [customerId], memberId));

  test('turns them into the member’s account when there is none', async () => {
    const member = await api.signUp('hoa@example.vn');
    const customer = await madeCustomer(member.memberId, '+84912000001');
    await setPoints(api, group, customer, 12, new Date('2026-12-31T00:00:00Z'));
    await claim(customer, member.memberId);
    assert.deepEqual(await lotsOf(await accountOf(member.memberId)), [[12, '2026-12-31']]);
    await assertBooks(api);
  });

  test('merges them into the member’s account and keeps each expiry', async () => {
    const member = await api.signUp('lan@example.vn');
    const customer = await madeCustomer(member.memberId, '+84912000002');
    await setPoints(api, group, member.memberId, 5, new Date('2026-06-30T00:00:00Z'));
    await setPoints(api, group, customer, 20, new Date('2026-05-31T00:00:00Z'));
    await setPoints(api, group, customer, 7);
    await setPoints(api, group, customer, 9, new Date('2027-01-31T00:00:00Z'));
    await setPoints(api, group, customer, -6);
    await claim(customer, member.memberId);
    assert.deepEqual(await lotsOf(await accountOf(member.memberId)), [
      [14, '2026-05-31'],
      [5, '2026-06-30'],
      [9, '2027-01-31'],
      [7, null],
    ]);
    const { rows } = await db.execute(
      sql`select points::int, entries::int, merged_into from point_accounts where customer_id = ${customer}`,
    );
    assert.deepEqual(rows, [{ points: 0, entries: 7, merged_into: await accountOf(member.memberId) }]);
    await assertBooks(api);
  });
});
