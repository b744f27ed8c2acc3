import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../platform/database/orm.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { assertBooks, setPoints } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { pointAccounts } from './account.tables.ts';
import { givePoints } from './gift.service.ts';
import { requireByIdForUpdate, post } from './ledger.service.ts';

const api = await startTestApi();
const { db, clock } = api.api.platform;
const by = { clock, actor: { kind: 'visitor' } } as const;

/** Waits until a transaction waits for a lock. */
const untilHeldUp = async (): Promise<void> => {
  for (;;) {
    const { rows } = await db.execute(sql`select from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`);
    if (rows.length > 0) return;
    await wait(5);
  }
};

test('gives points to several members without a deadlock with an order', async () => {
  const admin = await api.signUp('chu@example.vn');
  const payees = [await api.signUp('mot@example.vn'), await api.signUp('hai@example.vn')];
  const groupId = await makeGroup(api, { admins: [admin] });
  // Accounts whose points are counted in the same part of the group's totals.
  const { rows } = await db.execute<{ id: string }>(sql`select id from
    (select gen_random_uuid() as id from generate_series(1, 1000)) as made
    where abs(hashtext(id::text) % 16) = 3 order by id limit 2`);
  for (const [index, payee] of payees.entries())
    await db
      .insert(pointAccounts)
      .values({ id: rows[index]?.id ?? '', groupId, memberId: payee.memberId, createdAt: clock.now() });
  for (const { memberId } of payees) await setPoints(api, groupId, memberId, 1);

  let giving: Promise<void> | undefined;
  await inTransaction(db, async (tx) => {
    const account = await requireByIdForUpdate(tx, groupId, rows[1]?.id ?? '');
    const gifts = payees.map(({ memberId }) => ({ memberId, amount: 5 }));
    giving = inTransaction(db, (other) => givePoints(by, other, groupId, gifts, ''));
    giving.catch(() => undefined);
    await untilHeldUp();
    await post(by, tx, account, [{ kind: 'earn', points: 3 }]);
  });
  await giving;
  const { rows: after } = await db.execute(sql`select points::int from point_accounts
    where group_id = ${groupId} and issuing = 0 order by id`);
  assert.deepEqual(after, [{ points: 6 }, { points: 9 }]);
  await assertBooks(api);
});
