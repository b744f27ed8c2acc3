/** The only question about an account that every page may ask, behind row-level security (decision 74). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runAs, NOBODY } from '../../../platform/database/row-security/current-actor.ts';
import { sql } from '../../../platform/database/orm.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { isPageSearchable } from './consentEffects.reads.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const agreed = await api.signUp('an@example.vn');
const silent = await api.signUp('binh@example.vn', { purposes: ['terms'] });
const unverified = await api.signUp('cuc@example.vn', { verified: false });

const searchable = async (memberId: string): Promise<boolean | undefined> => {
  const rows = await db.select({ is: isPageSearchable(sql`${memberId}::uuid`) }).from(sql`(select) as one`);
  return rows[0]?.is;
};

for (const [name, asking] of [
  ['a visitor', NOBODY],
  ['another member', silent.memberId],
] as const)
  test(`tells ${name} whether search engines may show a page`, async () => {
    const answers = [agreed, silent, unverified].map(({ memberId }) => runAs(asking, () => searchable(memberId)));
    assert.deepEqual(await Promise.all(answers), [true, false, false]);
  });

test('keeps the actor of the caller within the statement and after it', async () => {
  const query = sql`select m4u_is_searchable(${agreed.memberId}) as found, (select count(*)::int from accounts) as seen,
    current_setting('m4u.actor') as actor`;
  await runAs(silent.memberId, () =>
    db.transaction(async (tx) => {
      const expected = { found: true, seen: 1, actor: silent.memberId };
      for (const turn of [1, 2]) assert.deepEqual((await tx.execute(query)).rows, [expected], `turn ${turn}`);
    }),
  );
  assert.deepEqual((await runAs(NOBODY, () => db.execute(query))).rows, [{ found: true, seen: 0, actor: '' }]);
});
