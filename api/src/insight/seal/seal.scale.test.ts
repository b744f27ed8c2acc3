/** Ten thousand sealed movements that a superuser of the database changes (docs/rules/seal.md). */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { startSealedBooks } from '../../testing/factories/seals.ts';

const ROWS = 10_000;
const { owner, tamper, column, check, restore } = await startSealedBooks(ROWS);

afterEach(restore);

/** Changes of sealed rows; each is made to every tenth of ten thousand movements. */
const CHANGES: readonly string[] = [
  'update point_movements set points = points + 1',
  `update point_movements set kind = 'adjust'`,
  `update point_movements set account_id = against_id, against_id = account_id`,
  `update point_movements set note = ''`,
  `update point_movements set note = note || ' '`,
  `update point_movements set actor_id = '${owner.memberId}'`,
  `update point_movements set created_at = created_at + interval '1 microsecond'`,
  'update point_movements set expires_at = null',
  `update point_movements set group_id = '${owner.memberId}'`,
  'delete from point_movements',
];

test('changes are found, every one', async () => {
  const changed = `select id::text as it from point_movements where note like 'dòng %'`;
  const ids = await column(changed);
  for (const [index, change] of CHANGES.entries())
    await tamper(`create table chosen as select id from kept_point_movements
          where note like 'dòng %' and substring(note from 6)::int % 10 = ${index};
        ${change} where id in (table chosen); drop table chosen`);
  const found = new Set((await check()).map(({ about }) => about));
  assert.equal(ids.length, ROWS);
  assert.deepEqual(
    ids.filter((id) => !found.has(id)),
    [],
  );
});

test('changes of places are found', async () => {
  await tamper(`update point_movements as one set points = other.points, note = other.note
      from point_movements as other where one.note like 'dòng %' and other.note like 'dòng %'
      and other.note = 'dòng ' || (${ROWS + 1} - substring(one.note from 6)::int)`);
  assert.equal((await check()).filter(({ kind }) => kind === 'content').length, ROWS);
});
