import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Found } from '@m4u/contract/insight/search';
import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { sql } from '../../platform/database/orm.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { countUses } from './words.queries.ts';

interface Answer {
  readonly data: Found[];
  readonly totals: Partial<Record<SearchKind, { total: number; more: boolean }>>;
}

const api = await startTestApi();
const { db } = api.api.platform;
const ask = async (query: Record<string, string>): Promise<Answer> =>
  assertDone<Answer>(await api.get(`/elasticSeach/search?${new URLSearchParams(query).toString()}`));

describe('two frequent words that are rare together', () => {
  test('are found by the index of word parts', async () => {
    await db.execute(sql`insert into members (id, name)
      select gen_random_uuid(), case n % 2 when 0 then 'Khê Tám' else 'Khê Chín' end from generate_series(1, 20100) as n`);
    await db.execute(sql`insert into accounts (id, member_id, email, verified_at)
      select gen_random_uuid(), id, id || '@example.vn', now() from members where name like 'Khê%'`);
    const { memberId: first } = await api.signUp('khe@example.vn', { name: 'Chín Tám Khê' });
    await countUses(db);
    assert.deepEqual(
      (await ask({ q: 'tam chin', type: 'member' })).data.map(({ _id }) => _id),
      [first],
    );
    assert.deepEqual(
      (await ask({ q: 'chín khê tám' })).data.map(({ _id }) => _id),
      [first],
    );
    assert.deepEqual((await ask({ q: 'khe', type: 'member' })).totals, { member: { total: 300, more: true } });
  });
});
