import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { OwnedItem } from '@m4u/contract/content/item';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const [admin, stranger] = await Promise.all(
  ['chu-hang@example.vn', 'nguoi-la@example.vn'].map((email) => api.signUp(email)),
);
assert(admin && stranger);
const groupId = await makeGroup(api, { admins: [admin] });
const path = (kind: string, query = ''): string => `/content/owned/group/${groupId}/${kind}?${query}`;

interface Answer {
  data: OwnedItem[];
  total: number;
}
const titles = async (query = ''): Promise<string[]> =>
  assertDone<Answer>(await api.get(path('product', query), { as: admin })).data.map(({ title }) => title);

before(async () => {
  for (const [title, price, listedPrice, policy] of [
    ['Bình gốm', 200_000, null, 'public'],
    ['Ấm trà', null, 900_000, 'private'],
    ['Chén nhỏ', null, null, 'public'],
  ] as const) {
    const body = { title, content: 'Đất nung', type: 'sell', price, listedPrice, policy, groupId };
    assertDone(await api.post('/productMember/insert', { as: admin, body }));
  }
});

describe('the owner’s list of a kind', () => {
  test('has all pieces in the order of the page, with type and price', async () => {
    const { data, total } = assertDone<Answer>(await api.get(path('product'), { as: admin }));
    assert.equal(total, 3);
    assert.deepEqual(
      data.map(({ title, type, price, policy }) => [title, type, price, policy]),
      [
        ['Chén nhỏ', 'sell', null, 'public'],
        ['Ấm trà', 'sell', 900_000, 'private'],
        ['Bình gốm', 'sell', 200_000, 'public'],
      ],
    );
  });

  test('sorts by name, price and change, both ways, and pages', async () => {
    assert.deepEqual(await titles('sort=name'), ['Ấm trà', 'Bình gốm', 'Chén nhỏ']);
    assert.deepEqual(await titles('sort=price&order=desc'), ['Ấm trà', 'Bình gốm', 'Chén nhỏ']);
    assert.deepEqual(await titles('sort=price'), ['Chén nhỏ', 'Bình gốm', 'Ấm trà']);
    assert.equal((await titles('sort=changed&order=desc')).length, 3);
    assert.deepEqual(await titles('sort=name&limit=1&page=2'), ['Bình gốm']);
    assert.deepEqual(await titles('sort=name&limit=1&page=4'), []);
  });

  test('has the pieces of other kinds without price', async () => {
    assert.deepEqual(assertDone<Answer>(await api.get(path('album'), { as: admin })), { data: [], total: 0 });
  });

  test('refuses unknown columns, kinds and sizes', async () => {
    assertProblem(await api.get(path('product', 'sort=rank'), { as: admin }), 'invalid', ['sort:choice']);
    assertProblem(await api.get(path('product', 'order=up'), { as: admin }), 'invalid', ['order:choice']);
    assert.equal((await api.get(path('product', 'limit=101'), { as: admin })).statusCode, 422);
    assert.equal((await api.get(path('car'), { as: admin })).statusCode, 422);
  });

  test('is for those who may edit the page', async () => {
    assertProblem(await api.get(path('product'), { as: stranger }), 'forbidden');
    assertProblem(await api.get(path('product')), 'unauthenticated');
    const unknown = `/content/owned/group/${stranger.memberId}/product`;
    assertProblem(await api.get(unknown, { as: stranger }), 'not-found');
  });
});
