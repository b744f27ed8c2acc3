import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GroupMember } from '@m4u/contract/profile/group/people';
import { sql } from '../../../platform/database/orm.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { measureMilliseconds, countQueries } from '../../../testing/server/measure.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('admin@example.vn', { name: 'Ẩn Văn Quản' });

const SMALL = 50;
const LARGE = 50_000;
const STEP = 5_000;

/** Makes a group of `size` members, every twenty-fifth of them a Nguyễn Đức. */
const groupOf = async (size: number): Promise<string> => {
  const id = await makeGroup(api, { admins: [admin], row: { name: `Nhóm ${size}` } });
  for (let first = 1; first < size; first += STEP) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(first + STEP, size) - 1}::int)`;
    await db.execute(sql`
      with crowd as (
        insert into members (id, name)
        select gen_random_uuid(), case when n % 25 = 0 then 'Nguyễn Đức ' else (array['Trần Thị ', 'Lê Văn ', 'Đỗ Minh ', 'Nguyễn Thu '])[1 + n % 4] end
          || chr(65 + n % 26) || n
        from ${numbers} as n returning id
      )
      insert into group_members (group_id, member_id, status) select ${id}, id, 'accepted' from crowd`);
  }
  return id;
};
const [small, large] = [await groupOf(SMALL), await groupOf(LARGE)];
await api.administer('vacuum analyze group_members, members');

type List = { data: GroupMember[]; total: number; totalAll: number };

const lists = {
  'all of them': '',
  'by name': '?filter[name]=nguyen duc',
  'by letter': '?filter[letter]=d',
  'by role': '?filter[role]=admin',
  'the last page': '?page=last',
};

describe('a group of fifty thousand', { concurrency: false }, () => {
  for (const [what, query] of Object.entries(lists))
    for (const as of [undefined, admin])
      test(`lists ${what} ${as ? 'for its admin' : 'for visitors'} as a group of fifty does`, async (t) => {
        const of = (group: string, size: number) =>
          api.get(`/members/getListMemberByGroupId/${group}${query.replace('last', String(Math.ceil(size / 20)))}`, {
            as,
          });
        assertDone<List>(await of(small, SMALL));
        const { totalAll } = assertDone<List>(await of(large, LARGE));
        assert.equal(totalAll, LARGE);
        const statements = [await countQueries(() => of(small, SMALL)), await countQueries(() => of(large, LARGE))];
        assert.equal(statements[0], statements[1]);
        const times = [
          await measureMilliseconds(() => of(small, SMALL)),
          await measureMilliseconds(() => of(large, LARGE)),
        ];
        t.diagnostic(`${statements[0]} statements; ${times.map((time) => time.toFixed(1)).join(' and ')} ms`);
        // Names are searched in an index, a few millionths of a second each; everything else is found directly.
        assert.ok((times[1] ?? 0) < (times[0] ?? 0) * 5 + 150, times.join(' and '));
      });

  test('shows its page nearly as fast as a small group', async (t) => {
    const page = (group: string) => api.get(`/groupAndBrand/getGDByById/${group}`);
    assert.equal(assertDone<{ data: { memberTotal: number } }>(await page(large)).data.memberTotal, LARGE);
    const times = [await measureMilliseconds(() => page(small), 15), await measureMilliseconds(() => page(large), 15)];
    t.diagnostic(`${times.map((time) => time.toFixed(1)).join(' and ')} ms`);
    assert.ok((times[1] ?? 0) < (times[0] ?? 0) * 3 + 20, times.join(' and '));
    const counted = await measureMilliseconds(() =>
      db.execute(sql`select count(*) from group_members where group_id = ${large} and status = 'accepted'`),
    );
    t.diagnostic(`counting them instead: ${counted.toFixed(1)} ms`);
  });

  test('keeps its member total correct through every change', async () => {
    const total = async () => {
      const { rows } = await db.execute<{ kept: number; counted: number }>(sql`
        select members as kept, (select count(*)::int from group_members
          where group_id = ${large} and status = 'accepted' and not closed) as counted
        from group_totals where group_id = ${large}`);
      assert.equal(rows[0]?.kept, rows[0]?.counted);
      return rows[0]?.kept;
    };
    const some = sql`(select member_id from group_members where group_id = ${large} order by member_id limit 100)`;
    await db.execute(
      sql`update group_members set status = 'suspended' where group_id = ${large} and member_id in ${some}`,
    );
    assert.equal(await total(), LARGE - 100);
    await db.execute(sql`update members set locked_at = now() where id in ${some}`);
    assert.equal(await total(), LARGE - 100);
    await db.execute(
      sql`update group_members set status = 'accepted' where group_id = ${large} and member_id in ${some}`,
    );
    assert.equal(await total(), LARGE - 100);
    await db.execute(sql`update members set locked_at = null, name = name || ' mới' where id in ${some}`);
    assert.equal(await total(), LARGE);
    await db.execute(sql`delete from group_members where group_id = ${large} and member_id in ${some}`);
    assert.equal(await total(), LARGE - 100);
  });
});
