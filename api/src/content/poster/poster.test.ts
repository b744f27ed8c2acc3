import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Poster } from '@m4u/contract/content/poster';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeGroup, uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi(); // the clock starts at 9:00 on 2 March 2026 in Vietnam
const [owner, stranger, admin, joined] = await Promise.all(
  ['owner', 'stranger', 'admin', 'joined'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && stranger && admin && joined);
const groupId = await makeGroup(api, { admins: [admin], members: [joined] });

const pictures = new Map<TestMember, string>();
const pictureOf = async (as: TestMember): Promise<string> => {
  const cached = pictures.get(as);
  if (cached !== undefined) return cached;
  const { _id } = await uploadPicture(api, as, await photo(90, 40).jpeg().toBuffer());
  pictures.set(as, _id);
  return _id;
};

const save = (as: TestMember | undefined, body: Record<string, unknown>) =>
  api.post('/poster/save-poster', { as, body });
const add = async (as: TestMember, poster: Record<string, unknown> = {}): Promise<Poster> => {
  const images = [await pictureOf(as)];
  const body = { viewType: 'showroom', start: '2026-03-01', end: '2026-03-05', images, enabled: true, ...poster };
  return assertDone<{ data: Poster }>(await save(as, body)).data;
};

interface PosterList {
  data: Poster[];
  total: number;
  nextCursor: string | null;
  changesAt: string | null;
}
const pathOf = (ownerId: string, query = '') => `/poster/get-poster-by-group-member-id/${ownerId}?${query}`;
const listOf = async (ownerId: string, as?: TestMember, query = ''): Promise<PosterList> =>
  assertDone<PosterList>(await api.get(pathOf(ownerId, query), { as }));
const titles = ({ data }: PosterList): string[] => data.map(({ title }) => title);

describe('saving a poster', () => {
  test('adds one without an id, and changes one with an id', async () => {
    const as = await api.signUp('saves@example.vn');
    const poster = await add(as, { title: 'Mở lò', enabled: false, _id: '' });
    assert.deepEqual([poster.viewType, poster.start, poster.end], ['showroom', '2026-03-01', '2026-03-05']);
    assert.deepEqual([poster.enabled, poster.state, poster.images.length], [false, 'off', 1]);
    const changed = assertDone<{ data: Poster }>(await save(as, { _id: poster._id, enabled: true, viewType: 'posts' }));
    assert.deepEqual(
      [changed.data._id, changed.data.title, changed.data.viewType, changed.data.start, changed.data.state],
      [poster._id, 'Mở lò', 'posts', '2026-03-01', 'showing'],
    );
    assert.equal((await listOf(as.memberId, as)).total, 1);
  });

  test('needs a place, both days and a picture', async () => {
    assertProblem(await save(owner, {}), 'invalid', [
      'viewType:required',
      'start:required',
      'end:required',
      'images:required',
    ]);
    const form = 'viewType=&start=&end=&enabled=false';
    assertProblem(await api.post('/poster/save-poster', { as: owner, form }), 'invalid', [
      'viewType:required',
      'start:required',
      'end:required',
      'images:required',
    ]);
    const { _id } = await add(owner);
    assertProblem(await save(owner, { _id, images: [] }), 'invalid', ['images:required']);
    const body = { viewType: 'wall', start: '2026-03-32', end: '2026-03-05', images: [await pictureOf(owner)] };
    assertProblem(await save(owner, body), 'invalid', ['viewType:choice', 'start:date']);
    assertProblem(await save(stranger, { ...body, viewType: 'posts', start: '2026-03-01' }), 'invalid', [
      'images.0:picture',
    ]);
  });

  test('needs a first day before the last', async () => {
    const body = { viewType: 'other', start: '2026-03-05', end: '2026-03-05', images: [await pictureOf(owner)] };
    assertProblem(await save(owner, body), 'invalid', ['end:end-before-start']);
    const { _id } = await add(owner);
    assertProblem(await save(owner, { _id, start: '2026-03-06' }), 'invalid', ['end:end-before-start']);
    assertDone(await save(owner, { _id, start: '2026-03-06', end: '2026-03-07' }));
  });

  test('cannot enable it after its last day in Vietnam', async () => {
    const images = [await pictureOf(owner)];
    const past = { viewType: 'other', start: '2026-02-01', end: '2026-03-01', images };
    assertProblem(await save(owner, { ...past, enabled: true }), 'invalid', ['enabled:poster-ended']);
    const { _id, state } = assertDone<{ data: Poster }>(await save(owner, { ...past, enabled: false })).data;
    assert.equal(state, 'ended');
    assertProblem(await save(owner, { _id, enabled: 'true' }), 'invalid', ['enabled:poster-ended']);
    // A last day of today is still allowed.
    assertDone(await save(owner, { _id, enabled: true, end: '2026-03-02' }));
    assertProblem(await save(owner, { _id, end: '2026-03-01' }), 'invalid', ['enabled:poster-ended']);
    assertDone(await save(owner, { _id, end: '2026-03-01', enabled: false }));
  });

  test('is allowed to its owner only', async () => {
    const shown = await add(owner);
    const off = await add(owner, { enabled: false });
    assertProblem(await save(stranger, { _id: shown._id, enabled: false }), 'forbidden');
    assertProblem(await save(stranger, { _id: off._id, enabled: true }), 'not-found');
    assertProblem(await save(undefined, { _id: shown._id, enabled: false }), 'unauthenticated');
    const missing = '00000000-0000-7000-8000-000000000000';
    assertProblem(await save(owner, { _id: missing, enabled: false }), 'not-found');
    assertProblem(await save(owner, { _id: 'x', enabled: false }), 'invalid');
  });

  test('for a group is allowed to its admins', async () => {
    const poster = await add(admin, { groupId });
    assert.deepEqual(poster.owner, { kind: 'group', id: groupId });
    const images = [await pictureOf(joined)];
    const body = { groupId, viewType: 'other', start: '2026-03-01', end: '2026-03-05', images };
    assertProblem(await save(joined, body), 'forbidden');
    assertProblem(await save(joined, { _id: poster._id, enabled: false }), 'forbidden');
    assertProblem(await save(joined, { ...body, groupId: owner.memberId }), 'not-found');
  });

  test('a poster is deleted and restored by its owner', async () => {
    const as = await api.signUp('undo@example.vn');
    const { _id } = await add(as);
    assertProblem(await api.put(`/poster/delete-poster/${_id}`, { as: stranger }), 'forbidden');
    assertProblem(await api.put(`/poster/delete-poster/${_id}`), 'unauthenticated');
    assertDone(await api.put(`/poster/delete-poster/${_id}`, { as }));
    assert.equal((await listOf(as.memberId)).total, 0);
    assertDone(await api.put(`/content/restore/${_id}`, { as }));
    assert.equal((await listOf(as.memberId)).total, 1);
  });
});

describe('showing posters', () => {
  test('shows the owner all with their state, and others those of today', async () => {
    const as = await api.signUp('shows@example.vn');
    await add(as, { title: 'Đang hiện' });
    await add(as, { title: 'Tắt', enabled: false });
    await add(as, { title: 'Sắp tới', start: '2026-03-04', end: '2026-03-09', viewType: 'posts' });
    await add(as, { title: 'Đã qua', start: '2026-01-01', end: '2026-02-01', enabled: false });
    const own = await listOf(as.memberId, as);
    assert.deepEqual(
      own.data.map(({ title, state, can }) => [title, state, can.update]),
      [
        ['Đã qua', 'ended', true],
        ['Sắp tới', 'upcoming', true],
        ['Tắt', 'off', true],
        ['Đang hiện', 'showing', true],
      ],
    );
    assert.equal(own.total, 4);
    for (const reader of [stranger, undefined]) {
      const list = await listOf(as.memberId, reader);
      assert.deepEqual([titles(list), list.total], [['Đang hiện'], 1]);
      assert.equal(list.data[0]?.can.update, false);
    }
    assert.deepEqual(titles(await listOf(as.memberId, as, 'showing=true')), ['Đang hiện']);
    assert.deepEqual(titles(await listOf(as.memberId, as, 'posterType=posts')), ['Sắp tới']);
    assert.deepEqual(titles(await listOf(as.memberId, undefined, 'posterType=posts')), []);
    assertProblem(await api.get(pathOf(as.memberId, 'posterType=wall')), 'invalid', ['posterType:choice']);
    assertProblem(await api.get(pathOf('00000000-0000-7000-8000-000000000000')), 'not-found');
  });

  test('returns when the visible posters change next', async () => {
    const as = await api.signUp('turns@example.vn');
    const turn = async (query = '') => (await listOf(as.memberId, undefined, query)).changesAt;
    assert.equal(await turn(), null);
    await add(as, { enabled: false });
    assert.equal(await turn(), null);
    await add(as, { start: '2026-03-01', end: '2026-03-08' });
    assert.equal(await turn(), '2026-03-08T17:00:00.000Z');
    const { _id } = await add(as, { start: '2026-03-04', end: '2026-03-20', viewType: 'posts' });
    assert.equal(await turn(), '2026-03-03T17:00:00.000Z');
    assert.equal(await turn('posterType=showroom'), '2026-03-08T17:00:00.000Z');
    assertDone(await save(as, { _id, enabled: false }));
    assert.equal(await turn(), '2026-03-08T17:00:00.000Z');
  });

  test('begins and ends with days in Vietnam', async () => {
    const as = await api.signUp('days@example.vn');
    await add(as, { start: '2026-03-03', end: '2026-03-04' });
    const shows = async () => (await listOf(as.memberId)).total;
    for (const [moment, total] of [
      ['2026-03-02T16:59:59Z', 0],
      ['2026-03-02T17:00:00Z', 1],
      ['2026-03-04T16:59:59Z', 1],
      ['2026-03-04T17:00:00Z', 0],
    ] as const) {
      api.clock.set(moment);
      assert.equal(await shows(), total, moment);
    }
  });
});
