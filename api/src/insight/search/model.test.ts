import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Found } from '@m4u/contract/insight/search';
import { isPhone, type SearchKind, searchKinds } from '@m4u/contract/insight/search/rules';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { makeSearchWorld } from '../../testing/models/search-world.ts';

// `SEARCHES=10000 npm test api/src/insight/search/model.test.ts` is the long form; `SEED=` makes another world.
const SEARCHES = Number(process.env['SEARCHES'] ?? 600);
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

const api = await startTestApi();
const readers = await Promise.all(
  Array.from({ length: 6 }, (_, index) => api.signUp(`reader${index}@example.vn`, { name: `Reader ${index}` })),
);
const world = await makeSearchWorld(api, readers, SEED);

const find = async (q: string, type: SearchKind, as: (typeof readers)[number] | undefined): Promise<Set<string>> => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ q, type, page: String(page), limit: '50' }).toString();
    const { data } = assertDone<{ data: Found[] }>(await api.get(`/elasticSeach/search?${query}`, { as }));
    ids.push(...data.map(({ _id }) => _id));
    if (data.length < 50) break;
  }
  assert.equal(new Set(ids).size, ids.length, 'nothing twice');
  return new Set(ids);
};

test(
  `finds in ${SEARCHES} random searches what a model finds (seed ${SEED})`,
  { timeout: Number(process.env['TEST_TIMEOUT'] ?? 1_200_000) },
  async () => {
    let foundAtAll = 0;
    for (let index = 0; index < SEARCHES; index += 1) {
      if (index % 3 === 0) await world.change();
      const { q, phone } = world.question();
      const as = world.pick([undefined, ...readers]);
      const type = world.pick(searchKinds);
      const expected = world.expected(as?.memberId, q, phone !== undefined && isPhone(q) ? phone : undefined).get(type);
      const found = await find(q, type, as);
      assert.deepEqual(
        [...found].toSorted(),
        [...(expected ?? [])].toSorted(),
        `“${q}” among ${type} by ${as?.email ?? 'a visitor'}, search ${index}`,
      );
      foundAtAll += found.size;
    }
    assert.ok(foundAtAll > SEARCHES / 2, `${foundAtAll} found`);
  },
);
