/** Order of groups to explore: those that show something first. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Explore } from '@m4u/contract/insight/explore';
import type { GroupFace } from '@m4u/contract/profile/group/face';
import { eq, sql } from '../../platform/database/orm.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { contentItems } from '../../content/item/tables.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeAgency, makeGroup, uploadPicture } from '../../testing/factories/profiles.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu-nhom@example.vn', { name: 'Chủ Nhóm' });
const joined = await api.signUp('thanh-vien@example.vn', { name: 'Thành Viên' });
const agencyId = await makeAgency(api, { name: 'Hội A' });
const make = (name: string, row: Parameters<typeof makeGroup>[1] = {}) =>
  makeGroup(api, { admins: [admin], members: [joined], ...row, row: { name, agencyId, ...row.row } });

const { _id: picture } = await uploadPicture(api, admin, await photo(40, 30).png().toBuffer());
// Made in this order, so that the newest are the bare ones.
await make('Có lời', { row: { headline: 'Gốm làm tay' } });
await make('Có ảnh', { row: { logoId: picture } });
const writing = await make('Biết viết');
const selling = await make('Anh bán');
await make('Bốn trống');
await make('Ái trống');

const listed = async (query = '', as?: TestMember): Promise<string[]> =>
  assertDone<{ data: GroupFace[] }>(await api.get(`/group-agency/getListGroup?${query}`, { as })).data.map(
    ({ name }) => name,
  );
const newest = async (query = ''): Promise<string[]> => {
  const { sections } = assertDone<{ data: Explore }>(await api.get(`/exploreAgency?${query}`)).data;
  return sections.flatMap((section) => section.groups.map(({ name }) => name));
};

interface Added {
  data: { _id: string };
}
const addPost = async (policy = 'public'): Promise<string> => {
  const body = { title: 'Mở lò', content: 'Tin mới.', groupId: writing, policy };
  return assertDone<Added>(await api.post('/brandBlog/insert', { as: admin, body })).data._id;
};
const addProduct = async (policy = 'public'): Promise<string> => {
  const body = { title: 'Bình', content: 'Có sẵn.', type: 'sell', groupId: selling, policy };
  return assertDone<Added>(await api.post('/productMember/insert', { as: admin, body })).data._id;
};

const full = ['Có ảnh', 'Có lời'];
const bare = ['Ái trống', 'Anh bán', 'Biết viết', 'Bốn trống'];

describe('groups to explore', () => {
  test('are by name, those with a picture or a text before bare ones', async () => {
    for (const as of [undefined, joined, admin]) assert.deepEqual(await listed('', as), [...full, ...bare]);
    assert.deepEqual(await newest(), ['Có ảnh', 'Có lời', 'Ái trống', 'Bốn trống', 'Anh bán', 'Biết viết']);
    assert.deepEqual(await newest(`agencyId=${agencyId}`), await newest());
  });

  test('come forward with their first public post or product, and go back with the last', async () => {
    const [post, product, second] = [await addPost(), await addProduct(), await addProduct()];
    const all = ['Anh bán', 'Biết viết', ...full, 'Ái trống', 'Bốn trống'];
    assert.deepEqual(await listed(), all);
    assert.deepEqual((await newest()).slice(0, 4), ['Anh bán', 'Biết viết', 'Có ảnh', 'Có lời']);
    assertDone(await api.put(`/productMember/deleteById/${product}`, { as: admin }));
    assert.deepEqual(await listed(), all, 'one product is left');
    assertDone(await api.put(`/productMember/updateById/${second}`, { as: admin, body: { policy: 'friends' } }));
    assertDone(await api.put(`/brandBlog/deleteById/${post}`, { as: admin }));
    for (const as of [undefined, joined, admin]) assert.deepEqual(await listed('', as), [...full, ...bare]);
    assertDone(await api.put(`/productMember/updateById/${second}`, { as: admin, body: { policy: 'public' } }));
    assert.deepEqual((await listed())[0], 'Anh bán');
    await db.delete(contentItems).where(eq(contentItems.id, second));
    assert.deepEqual(await listed(), [...full, ...bare]);
  });

  test('stay behind with what only their members see', async () => {
    await addPost('friends');
    await addProduct('private');
    assert.deepEqual(await listed(), [...full, ...bare]);
  });

  test('keep that order within filters and over pages', async () => {
    assert.deepEqual(await listed(`filter[agencyId]=${agencyId}`), [...full, ...bare]);
    assert.deepEqual(await listed('filter[letter]=b'), ['Biết viết', 'Bốn trống']);
    assert.deepEqual(await listed('filter[letter]=a'), ['Ái trống', 'Anh bán']);
    const pages = [await listed('limit=2&page=1'), await listed('limit=2&page=2'), await listed('limit=2&page=3')];
    assert.deepEqual(pages.flat(), await listed());
  });

  test('are right after changes at once', async () => {
    const [model] = await db.select().from(contentItems).where(eq(contentItems.ownerId, writing));
    assert(model);
    const rows = Array.from({ length: 12 }, () => ({
      ...model,
      id: uuidv7(),
      policy: 'public' as const,
      deletedAt: null,
    }));
    const added = rows.slice(0, 6).map(({ id }) => id);
    await db.insert(contentItems).values(rows.slice(0, 6));
    await Promise.all([
      ...added.map((id) => db.delete(contentItems).where(eq(contentItems.id, id))),
      ...rows.slice(6).map((row) => db.insert(contentItems).values(row)),
    ]);
    assert.equal((await listed())[0], 'Biết viết');
    await Promise.all(rows.slice(6).map(({ id }) => db.delete(contentItems).where(eq(contentItems.id, id))));
    assert.deepEqual(await listed(), [...full, ...bare]);
  });

  test('are read from an index in their order, without sorting', async () => {
    // Without triggers, since the search index would take long.
    await api.administer(`set session_replication_role = replica;
      insert into groups (id, name, headline)
        select gen_random_uuid(), 'Nhóm ' || n, case when n % 3 = 0 then '' else 'Có' end from generate_series(1, 5000) as n`);
    await api.administer('analyze groups');
    const plan = async (order: string): Promise<string> => {
      const { rows } = await db.execute(
        sql`explain select id from groups where deleted_at is null and locked_at is null order by (logo_id is null
          and background_id is null and headline = '' and note = '' and not has_pieces), ${sql.raw(order)} limit 20`,
      );
      return JSON.stringify(rows);
    };
    assert.match(await plan('name_words, id'), /groups_explored/);
    assert.doesNotMatch(await plan('name_words, id'), /Sort/);
    assert.match(await plan('id desc'), /groups_explored_newest/);
  });
});
