/** Renewing, paying and recording at the same moment: one period for each payment. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from '../../platform/database/orm.ts';
import { groupMembers } from '../../profile/group/tables.ts';
import { makeLevel, readDuePayment, readOwnDues, recordDues } from '../../testing/factories/dues.ts';
import { makeShop, sendNotice } from '../../testing/factories/payments.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { patientApi } from '../../testing/server/patience.ts';
import { waitUntil } from '../../testing/factories/notices.ts';
import { payments } from '../payment/tables.ts';
import { duePeriods } from './tables.ts';

const api = await startTestApi();
const patient = patientApi(api);
const { db } = api.api.platform;
const admin = await api.signUp('chu@hoi.example');
const an = await api.signUp('an@hoi.example');
const shop = await makeShop(api, admin);
const { groupId } = shop;
await db.insert(groupMembers).values({ groupId, memberId: an.memberId, role: 'member', status: 'accepted' });
const level = await makeLevel(api, admin, groupId, { months: 1 });

const listPeriods = () => db.select().from(duePeriods).orderBy(asc(duePeriods.startsOn));

test('renewing eight times at once asks for one payment, which gives one period', async () => {
  for (let round = 1; round <= 4; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => patient.post('/dues/mine', { as: an, body: { levelId: level._id } })),
    );
    const tokens = new Set(answers.map((answer) => assertDone<{ data: { payment: string } }>(answer).data.payment));
    assert.equal(tokens.size, 1);
    const [token = ''] = tokens;
    const { memo, amount } = await readDuePayment(api, token);
    const [row] = await db.select().from(payments).where(eq(payments.token, token));
    // The notice, its repeat, the admin and a record by hand meet.
    await Promise.all([
      sendNotice(api, shop, 'sepay', { id: 70_000 + round, content: memo, amount }),
      sendNotice(api, shop, 'sepay', { id: 70_000 + round, content: memo, amount }),
      api.put(`/payments/${row?.id}`, { as: admin, body: { action: 'pay', note: 'Tiền mặt' } }),
      patient.post('/dues/mine', { as: an, body: { levelId: level._id } }),
    ]);
    await waitUntil(
      async () => (await readOwnDues(api, an, groupId))?.periods.some(({ payment }) => payment === token) ?? false,
      'a period',
    );
  }
  const paid = await db.select().from(payments).where(eq(payments.state, 'paid'));
  const given = (await listPeriods()).filter(({ state }) => state === 'given');
  assert.equal(given.length, paid.length);
  assert.equal(new Set(given.map(({ paymentId }) => paymentId)).size, given.length);
  for (const [index, { startsOn }] of given.entries()) {
    const before = given[index - 1]?.endsOn;
    if (before != null) assert.equal(Date.parse(startsOn ?? '') - Date.parse(before), 86_400_000, 'no gap, no overlap');
  }
});

test('recording by hand with one key at once gives one period', async () => {
  const before = (await listPeriods()).length;
  const grant = { groupId, memberId: an.memberId, levelId: level._id };
  await Promise.all(Array.from({ length: 5 }, () => recordDues(api, admin, grant, 'same-key')));
  const rows = await listPeriods();
  const asked = rows.filter(({ state }) => state === 'asked').length;
  assert.ok(rows.length - before <= 1);
  assert.equal(asked, 0);
});
