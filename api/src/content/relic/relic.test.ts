import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Relic, RelicCard } from '@m4u/contract/content/relic';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeGroup, relate, uploadPicture, watchEvents } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const [owner, friend, stranger, admin, joined] = await Promise.all(
  ['owner', 'friend', 'stranger', 'admin', 'joined'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && friend && stranger && admin && joined);
await relate(api, friend, owner);
const groupId = await makeGroup(api, { admins: [admin], members: [joined] });

const text = { title: 'Bình gốm men lam', content: '<p>Ông cố để lại.</p>' };

const add = async (as: TestMember, relic: Record<string, unknown> = {}): Promise<Relic> =>
  assertDone<{ data: Relic }>(await api.post('/relics/insert/', { as, body: { ...text, ...relic } })).data;

const addOfGroup = (as: TestMember, relic: Record<string, unknown> = {}) =>
  api.post('/brandRelics/insert', { as, body: { ...text, groupId, ...relic } });

interface RelicList {
  data: RelicCard[];
  total: number;
  nextCursor: string | null;
}

const listOf = async (path: string, as?: TestMember): Promise<RelicList> =>
  assertDone<RelicList>(await api.get(path, { as }));
const ofMember = (member: TestMember, query = '', as?: TestMember) =>
  listOf(`/relics/getRelicsByMemberId/${member.memberId}?${query}`, as);
const titles = ({ data }: RelicList): string[] => data.map(({ title }) => title);

describe('adding a relic', () => {
  test('makes it public and an artifact by default, before the others', async () => {
    const as = await api.signUp('adds@example.vn');
    await add(as, { title: 'Một' });
    const relic = await add(as, { title: 'Hai' });
    assert.equal(relic.policy, 'public');
    assert.equal(relic.postType, 'artifact');
    assert.deepEqual([relic.period, relic.place], ['', '']);
    assert.deepEqual(relic.owner, { kind: 'member', id: as.memberId });
    assert.deepEqual(titles(await ofMember(as)), ['Hai', 'Một']);
  });

  test('accepts its own fields and the writer’s pictures, also from a form', async () => {
    const picture = await uploadPicture(api, owner, await photo(64, 48).jpeg().toBuffer());
    const form = new URLSearchParams([
      ['title', 'Nghề đúc đồng'],
      ['content', 'Phước Kiều'],
      ['postType', 'craft'],
      ['period', 'Thế kỷ XVII'],
      ['place', 'Điện Bàn'],
      ['images[0][_id]', picture._id],
      ['images[0][caption]', 'Lò đúc'],
    ]);
    const { data } = assertDone<{ data: Relic }>(
      await api.post('/relics/insert', { as: owner, form: form.toString() }),
    );
    assert.deepEqual([data.postType, data.period, data.place], ['craft', 'Thế kỷ XVII', 'Điện Bàn']);
    assert.equal(data.images[0]?.caption, 'Lò đúc');
    assert.equal(data.cover?._id, picture._id);
  });

  test('is refused without title, text or session, and with an unknown type or foreign pictures', async () => {
    const refused = async (body: Record<string, unknown>, fields: string[], as = owner) =>
      assertProblem(await api.post('/relics/insert/', { as, body }), 'invalid', fields);
    await refused({}, ['title:required', 'content:required']);
    await refused({ ...text, postType: 'car' }, ['postType:choice']);
    await refused({ ...text, period: 'x'.repeat(101) }, ['period:too-long']);
    const picture = await uploadPicture(api, owner, await photo(32, 32).jpeg().toBuffer());
    await refused({ ...text, images: [picture._id] }, ['images.0:picture'], stranger);
    assertProblem(await api.post('/relics/insert/', { body: text }), 'unauthenticated');
  });
});

describe('changing and deleting a relic', () => {
  test('keeps fields that are not given, also those of relics only', async () => {
    const { _id } = await add(owner, { period: 'Thế kỷ XV', place: 'Hội An', postType: 'site', policy: 'private' });
    const answer = await api.put(`/relics/updateById/${_id}`, { as: owner, body: { place: 'Thanh Hà' } });
    const { data } = assertDone<{ data: Relic }>(answer);
    assert.deepEqual(
      [data.period, data.place, data.postType, data.policy, data.title],
      ['Thế kỷ XV', 'Thanh Hà', 'site', 'private', text.title],
    );
  });

  test('is allowed to its owner only', async () => {
    const open = await add(owner);
    const hidden = await add(owner, { policy: 'private' });
    for (const [verb, body] of [
      ['updateById', { title: 'Của tôi' }],
      ['deleteById', {}],
    ] as const) {
      assertProblem(await api.put(`/relics/${verb}/${open._id}`, { as: stranger, body }), 'forbidden');
      assertProblem(await api.put(`/relics/${verb}/${hidden._id}`, { as: stranger, body }), 'not-found');
      assertProblem(await api.put(`/brandRelics/${verb}/${open._id}`, { as: owner, body }), 'not-found');
      assertProblem(await api.put(`/relics/${verb}/${open._id}`, { body }), 'unauthenticated');
    }
    assertProblem(await api.put(`/relics/updateById/${open._id}`, { as: owner, body: { title: '' } }), 'invalid', [
      'title:required',
    ]);
  });

  test('a deleted one disappears, announces its page, and can be restored', async () => {
    const as = await api.signUp('undo@example.vn');
    const { _id } = await add(as, { period: 'Thời Nguyễn' });
    const watched = watchEvents(api);
    assertDone(await api.put(`/relics/deleteById/${_id}`, { as }));
    assert.deepEqual(watched.tags(), [`member:${as.memberId}`]);
    assertProblem(await api.get(`/relics/${_id}`, { as }), 'not-found');
    assert.equal((await ofMember(as, '', as)).total, 0);
    assertDone(await api.put(`/content/restore/${_id}`, { as }));
    assert.equal(assertDone<{ data: Relic }>(await api.get(`/relics/${_id}`)).data.period, 'Thời Nguyễn');
  });
});

describe('visibility of relics', () => {
  test('is the same in lists, totals, pages and single relics', async () => {
    const as = await api.signUp('levels@example.vn');
    await relate(api, friend, as);
    const relics = [];
    for (const policy of ['public', 'friends', 'private']) relics.push(await add(as, { title: policy, policy }));
    const expected = new Map([
      [as, 3],
      [friend, 2],
      [stranger, 1],
      [undefined, 1],
    ]);
    for (const [reader, count] of expected) {
      assert.equal((await ofMember(as, '', reader)).total, count);
      const page = await api.get(`/content/page/member/${as.memberId}`, { as: reader });
      assert.equal(assertDone<{ data: { relic: RelicList } }>(page).data.relic.total, count);
      for (const [index, { _id }] of relics.entries()) {
        const answer = await api.get(`/relics/${_id}`, { as: reader });
        if (index < count) assertDone(answer);
        else assertProblem(answer, 'not-found');
      }
    }
  });

  test('lists filter by type and outstanding, and are paged', async () => {
    const as = await api.signUp('lists@example.vn');
    await add(as, { title: 'Đình', postType: 'site' });
    await add(as, { title: 'Lễ hội', postType: 'custom', outstanding: true });
    await add(as, { title: 'Chùa', postType: 'site', outstanding: true });
    assert.deepEqual(titles(await ofMember(as, 'postType=site')), ['Chùa', 'Đình']);
    assert.deepEqual(titles(await ofMember(as, 'outstanding=true')), ['Chùa', 'Lễ hội']);
    assert.deepEqual(titles(await ofMember(as, 'postType=&outstanding=')), ['Chùa', 'Lễ hội', 'Đình']);
    const first = await ofMember(as, 'limit=2');
    assert.equal(first.total, 3);
    assert.deepEqual(titles(await ofMember(as, `limit=2&cursor=${first.nextCursor}`)), ['Đình']);
    const path = `/relics/getRelicsByMemberId/${as.memberId}`;
    assertProblem(await api.get(`${path}?postType=car`), 'invalid', ['postType:choice']);
    assertProblem(await api.get(`${path}?limit=0`), 'invalid', ['limit:too-small']);
    assertProblem(await api.get(`${path}?cursor=abc`), 'invalid', ['cursor:invalid']);
    assertProblem(await api.get(`/relics/getRelicsByMemberId/${groupId}`), 'not-found');
    assertProblem(await api.get('/relics/khong-co'), 'invalid', ['id:invalid']);
  });
});

describe('relics of a group', () => {
  test('are written by its admins', async () => {
    const { data } = assertDone<{ data: Relic }>(await addOfGroup(admin, { policy: 'friends', postType: 'document' }));
    assert.deepEqual(data.owner, { kind: 'group', id: groupId });
    assertProblem(await addOfGroup(joined), 'forbidden');
    assertProblem(await addOfGroup(stranger), 'forbidden');
    assertProblem(await addOfGroup(admin, { groupId: '' }), 'invalid', ['groupId:invalid']);
    assertProblem(await addOfGroup(admin, { groupId: owner.memberId }), 'not-found');
    assertDone(await api.get(`/relics/${data._id}?isBrand=1`, { as: joined }));
    assertProblem(await api.get(`/relics/${data._id}`), 'not-found');
    const body = { title: 'Sắc phong' };
    assertDone(await api.put(`/brandRelics/updateById/${data._id}`, { as: admin, body }));
    assertProblem(await api.put(`/brandRelics/updateById/${data._id}`, { as: joined, body }), 'forbidden');
    assertProblem(await api.put(`/relics/updateById/${data._id}`, { as: admin, body }), 'not-found');
    assertProblem(await api.put(`/brandRelics/deleteById/${data._id}`, { as: joined }), 'forbidden');
    assertDone(await api.put(`/brandRelics/deleteById/${data._id}`, { as: admin }));
  });

  test('are listed like a member’s', async () => {
    const id = await makeGroup(api, { admins: [admin] });
    await addOfGroup(admin, { groupId: id, title: 'Bia đá', postType: 'artifact', outstanding: true });
    await addOfGroup(admin, { groupId: id, title: 'Hội làng', postType: 'custom', policy: 'private' });
    const path = `/brandRelics/getRelicsByGroupId/${id}`;
    assert.deepEqual(titles(await listOf(path)), ['Bia đá']);
    assert.deepEqual(titles(await listOf(path, admin)), ['Hội làng', 'Bia đá']);
    assert.deepEqual(titles(await listOf(`${path}?postType=custom`, admin)), ['Hội làng']);
    assert.deepEqual(titles(await listOf(`${path}?outstanding=true`, admin)), ['Bia đá']);
    assertProblem(await api.get(`/brandRelics/getRelicsByGroupId/${owner.memberId}`), 'not-found');
    assertProblem(await api.get(`/relics/${(await add(owner))._id}?isBrand=1`), 'not-found');
  });
});
