import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckInHelpers } from '@m4u/contract/event/checkIn/schema';
import { runAs } from '../../platform/database/row-security/current-actor.ts';
import { sql } from '../../platform/database/orm.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { listGuests, makeEvent } from '../../testing/factories/checkIns.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;

test('a helper reads the guests of their event alone, by whichever plan', async () => {
  const [admin, other, helper] = await Promise.all(
    ['truong-nhom', 'nhom-khac', 'phu-cua'].map((name) => api.signUp(`${name}@example.vn`)),
  );
  assert.ok(admin && other && helper);
  const events: string[] = [];
  for (const as of [admin, other]) {
    const { _id } = await makeEvent(api, as, await makeGroup(api, { admins: [as] }));
    await listGuests(api, as, _id, [{ code: 'KH-01', name: 'Trần Văn Đức' }]);
    events.push(_id);
  }
  // An admin somewhere: their own events are looked for among all.
  await makeGroup(api, { admins: [helper] });
  const path = `/logsCheckIn/helpers/${events[0]}`;
  const renewed = assertDone<{ data: CheckInHelpers }>(await api.put(path, { as: admin, body: { link: 'renew' } }));
  const code = new URL(renewed.data.link ?? '', api.config.publicUrl).searchParams.get('door');
  assertDone(await api.post('/logsCheckIn/helpers', { as: helper, body: { code } }));
  for (const plan of ['on', 'off'])
    await runAs(helper.memberId, () =>
      inTransaction(db, async (tx) => {
        // A small table is read from begin to end, and so are rows that the reader may not see.
        for (const way of ['indexscan', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${way} = ${plan}`));
        const { rows } = await tx.execute(sql`select event_id from check_in_people`);
        assert.deepEqual(rows, [{ event_id: events[0] }]);
      }),
    );
});
