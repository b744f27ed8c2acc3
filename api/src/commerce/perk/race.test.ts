import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../../platform/database/orm.ts';
import { askForPerk, makePerk } from '../../testing/factories/perks.ts';
import { assertBooks, setPoints } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { patientApi } from '../../testing/server/patience.ts';

// Calls that are rejected under load are repeated; their log lines are of no interest.
const api = patientApi(await startTestApi({ environment: { LOG_LEVEL: 'silent' } }));
const { db } = api.api.platform;
const admin = await api.signUp('chu-quan@gom.example', { name: 'Chủ Quán' });
const names = Array.from({ length: 10 }, (_none, number) => `khach${number}@gom.example`);
const buyers = await Promise.all(names.map((name) => api.signUp(name)));
const groupId = await makeGroup(api, { admins: [admin] });

test('gives exactly the pieces when two hundred ask at once, and takes their points alone', async () => {
  const [stock, each] = [37, 20];
  for (const { memberId } of buyers) await setPoints(api, groupId, memberId, each * 10);
  const { _id } = await makePerk(api, admin, groupId, { stock });
  const answers = await Promise.all(
    buyers.flatMap((buyer) => Array.from({ length: each }, () => askForPerk(api, buyer, _id))),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  for (const answer of refused) assertProblem(answer, 'perk-unavailable');
  assert.equal(answers.length - refused.length, stock);
  const { rows } = await db.execute<Record<'given' | 'vouchers' | 'left', number>>(
    sql`select given::int, (select count(*)::int from perk_vouchers where perk_id = ${_id} and state = 'taken') as vouchers,
      (select sum(points)::int from point_accounts where group_id = ${groupId} and issuing = 0) as left
      from perks where id = ${_id}`,
  );
  assert.deepEqual(rows[0], { given: stock, vouchers: stock, left: buyers.length * each * 10 - stock * 10 });
  await assertBooks(api);
});

test('gives each customer the limit exactly', async () => {
  const [buyer] = buyers;
  assert.ok(buyer);
  await setPoints(api, groupId, buyer.memberId, 100);
  const { _id } = await makePerk(api, admin, groupId, { perCustomer: 3 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => askForPerk(api, buyer, _id)));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 3);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) assertProblem(answer, 'perk-limit');
});
