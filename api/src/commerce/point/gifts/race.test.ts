import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sql } from '../../../platform/database/orm.ts';
import { assertBooks, setPoints } from '../../../testing/factories/points.ts';
import { makeGroup, relate } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { patientApi } from '../../../testing/server/patience.ts';

const lines: string[] = [];
// Calls that are rejected under load are repeated.
const api = patientApi(await startTestApi({ logDestination: { write: (line) => void lines.push(line) } }));
const { db } = api.api.platform;
const admin = await api.signUp('chu@gom.example');
const [an, binh] = [await api.signUp('an@gom.example'), await api.signUp('binh@gom.example')];
await relate(api, an, binh);

const makeShop = async (): Promise<string> => {
  const groupId = await makeGroup(api, { admins: [admin] });
  const body = { gifts: true, giftMaximum: 1_000, giftsPerDay: 1_000 };
  assertDone(await api.put(`/orderPoint/settings/${groupId}`, { as: admin, body }));
  return groupId;
};
const give = (groupId: string, from: TestMember, to: TestMember, points: number) =>
  api.post(`/pointGifts/${groupId}`, {
    as: from,
    body: { memberId: to.memberId, points },
    headers: { 'idempotency-key': randomUUID() },
  });
const balances = async (groupId: string) => {
  const { rows } = await db.execute<{ id: string; points: number }>(
    sql`select member_id as id, points::int from point_accounts where group_id = ${groupId} and issuing = 0`,
  );
  return rows;
};
const assertNoDeadlock = () =>
  assert.deepEqual(
    lines.filter((line) => /deadlock|40P01/.test(line)),
    [],
  );

test('fifty gifts of the same points give exactly what was there', async () => {
  const groupId = await makeShop();
  await setPoints(api, groupId, an.memberId, 37);
  const answers = await Promise.all(Array.from({ length: 50 }, () => give(groupId, an, binh, 2)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  for (const answer of refused) assertProblem(answer, 'insufficient-points');
  assert.equal(answers.length - refused.length, 18);
  const left = new Map((await balances(groupId)).map(({ id, points }) => [id, points]));
  assert.deepEqual([left.get(an.memberId), left.get(binh.memberId)], [1, 36]);
  assertNoDeadlock();
  await assertBooks(api);
});

test('members who give to each other at once do not wait for each other', async () => {
  const groupId = await makeShop();
  const people = [await api.signUp('cuc@gom.example'), await api.signUp('dao@gom.example')] as const;
  await relate(api, ...people);
  for (const { memberId } of people) await setPoints(api, groupId, memberId, 200);
  const pairs = Array.from({ length: 20 }, (_none, n) => (n % 2 === 0 ? people : ([people[1], people[0]] as const)));
  const answers = await Promise.all(pairs.map(([from, to], n) => give(groupId, from, to, 1 + (n % 3))));
  for (const answer of answers) assertDone(answer);
  assert.equal(
    (await balances(groupId)).reduce((sum, { points }) => sum + points, 0),
    400,
  );
  assertNoDeadlock();
  await assertBooks(api);
});
