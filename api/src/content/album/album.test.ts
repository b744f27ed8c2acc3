import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Album, AlbumCard } from '@m4u/contract/content/album';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeGroup, relate, uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const [owner, friend, stranger, admin, joined] = await Promise.all(
  ['owner', 'friend', 'stranger', 'admin', 'joined'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && friend && stranger && admin && joined);
await relate(api, friend, owner);
const groupId = await makeGroup(api, { admins: [admin], members: [joined] });

const picturesOf = (as: TestMember, many: number) =>
  Promise.all(
    Array.from({ length: many }, async (_, index) =>
      uploadPicture(
        api,
        as,
        await photo(40 + index, 30)
          .jpeg()
          .toBuffer(),
      ),
    ),
  );

const insert = (as: TestMember | undefined, album: Record<string, unknown> = {}) =>
  api.post('/album/insert', { as, body: { title: 'Tết ở quê', ...album } });
const add = async (as: TestMember, album: Record<string, unknown> = {}): Promise<Album> =>
  assertDone<{ data: Album }>(await insert(as, album)).data;

interface AlbumList {
  data: AlbumCard[];
  total: number;
  nextCursor: string | null;
}
const listOf = async (ownerId: string, as?: TestMember, query = ''): Promise<AlbumList> =>
  assertDone<AlbumList>(await api.get(`/album/getAlbumsByOwnerId/${ownerId}?${query}`, { as }));

describe('an album', () => {
  test('needs only a title, and shows its pictures in order with their captions', async () => {
    assert.deepEqual((await add(owner)).images, []);
    const [one, two] = await picturesOf(owner, 2);
    const album = await add(owner, {
      content: '<p>Về thăm bà</p>',
      images: [{ _id: two?._id, caption: 'Sân nhà' }, one?._id],
    });
    assert.deepEqual(
      album.images.map(({ _id, caption }) => [_id, caption]),
      [
        [two?._id, 'Sân nhà'],
        [one?._id, ''],
      ],
    );
    assert.equal(album.policy, 'public');
    const [card] = (await listOf(owner.memberId)).data;
    assert.equal(card?.cover?._id, two?._id);
    assert.equal(card?.imageTotal, 2);
    assert.equal(card?.excerpt, 'Về thăm bà');
  });

  test('is refused without a title or session, and with foreign or too many pictures', async () => {
    assertProblem(await insert(owner, { title: ' ' }), 'invalid', ['title:required']);
    const [one] = await picturesOf(owner, 1);
    assertProblem(await insert(stranger, { images: [one?._id] }), 'invalid', ['images.0:picture']);
    assertProblem(await insert(owner, { images: Array.from({ length: 41 }, () => one?._id) }), 'invalid', [
      'images:too-many',
    ]);
    assertProblem(await insert(owner, { images: ['x'] }), 'invalid', ['images.0:picture']);
    assertProblem(await insert(undefined), 'unauthenticated');
  });

  test('is changed only by its owner, and keeps fields that are not given', async () => {
    const [one, two] = await picturesOf(owner, 2);
    const { _id } = await add(owner, { content: 'Ngày mùa', images: [one?._id, two?._id], policy: 'friends' });
    const path = `/album/updateById/${_id}`;
    const turned = await api.put(path, { as: owner, body: { images: [two?._id, { _id: one?._id, caption: 'Gặt' }] } });
    const { data } = assertDone<{ data: Album }>(turned);
    assert.deepEqual([data.content, data.policy, data.images[1]?.caption], ['Ngày mùa', 'friends', 'Gặt']);
    const emptied = await api.put(path, { as: owner, body: { content: '' } });
    assert.equal(assertDone<{ data: Album }>(emptied).data.content, '');
    assertProblem(await api.put(path, { as: owner, body: { title: '' } }), 'invalid', ['title:required']);
    assertProblem(await api.put(path, { as: friend, body: { title: 'x' } }), 'forbidden');
    assertProblem(await api.put(path, { as: stranger, body: { title: 'x' } }), 'not-found');
    assertProblem(await api.put(path, { body: { title: 'x' } }), 'unauthenticated');
  });

  test('is deleted and restored by its owner', async () => {
    const { _id } = await add(owner);
    assertProblem(await api.put(`/album/deleteById/${_id}`, { as: stranger }), 'forbidden');
    assertDone(await api.put(`/album/deleteById/${_id}`, { as: owner }));
    assertProblem(await api.get(`/album/${_id}`, { as: owner }), 'not-found');
    assertDone(await api.put(`/content/restore/${_id}`, { as: owner }));
    assertDone(await api.get(`/album/${_id}`));
  });

  test('is visible to its audience in lists, totals and by itself', async () => {
    const as = await api.signUp('levels@example.vn');
    await relate(api, friend, as);
    const albums = [];
    for (const policy of ['public', 'friends', 'private']) albums.push(await add(as, { policy }));
    const expected = new Map([
      [as, 3],
      [friend, 2],
      [stranger, 1],
      [undefined, 1],
    ]);
    for (const [reader, count] of expected) {
      assert.equal((await listOf(as.memberId, reader)).total, count);
      for (const [index, { _id }] of albums.entries()) {
        const answer = await api.get(`/album/${_id}`, { as: reader });
        if (index < count) assertDone(answer);
        else assertProblem(answer, 'not-found');
      }
    }
  });

  test('of a group is written by its admins, and the list is paged by a cursor', async () => {
    for (const title of ['Một', 'Hai', 'Ba']) await add(admin, { groupId, title });
    assertProblem(await insert(joined, { groupId }), 'forbidden');
    assertProblem(await insert(admin, { groupId: owner.memberId }), 'not-found');
    const first = await listOf(groupId, joined, 'limit=2');
    assert.deepEqual([first.total, first.data.map(({ title }) => title)], [3, ['Ba', 'Hai']]);
    const rest = await listOf(groupId, undefined, `limit=2&cursor=${first.nextCursor}`);
    assert.deepEqual(
      rest.data.map(({ title, owner: { kind } }) => [title, kind]),
      [['Một', 'group']],
    );
    assertProblem(await api.get('/album/getAlbumsByOwnerId/00000000-0000-7000-8000-000000000000'), 'not-found');
    assertProblem(await api.get(`/album/getAlbumsByOwnerId/${groupId}?cursor=abc`), 'invalid', ['cursor:invalid']);
    // A relic cannot be used as an album.
    const relic = await api.post('/relics/insert', { as: owner, body: { title: 'Bình', content: 'cổ' } });
    const { _id } = assertDone<{ data: Album }>(relic).data;
    assertProblem(await api.get(`/album/${_id}`), 'not-found');
    assertProblem(await api.put(`/album/updateById/${_id}`, { as: owner, body: { title: 'x' } }), 'not-found');
  });
});
