import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Dashboard } from '@m4u/contract/insight/tracking/schema';
import { readPreview, SEE_AS_HEADER } from '@m4u/contract/insight/privacy/view.rules';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup, relate } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/124.0 Mobile Safari/537.36';

let owner: TestMember;
let friend: TestMember;
let stranger: TestMember;
let joined: TestMember;
let group: string;

const seeing = (kind: 'member' | 'group', id: string, as: string) => ({ [SEE_AS_HEADER]: `${kind}/${id}/${as}` });

before(async () => {
  [owner, friend, stranger, joined] = [
    await api.signUp('chu@example.vn', { name: 'Chủ Trang' }),
    await api.signUp('ban@example.vn'),
    await api.signUp('la@example.vn'),
    await api.signUp('vien@example.vn'),
  ];
  await relate(api, owner, friend);
  group = await makeGroup(api, { admins: [owner], members: [joined] });
  const phone = (value: string, policy: string) => ({ kind: 'phone', value, policy });
  const contacts = [phone('0912345671', 'public'), phone('0912345672', 'friends'), phone('0912345673', 'private')];
  assertDone(await api.put(`/members/updateMemberById/${owner.memberId}`, { as: owner, body: { contacts } }));
  assertDone(
    await api.put(`/members/updateUrlMinify/${owner.memberId}`, { as: owner, body: { urlMinify: 'chu-trang' } }),
  );
  for (const policy of ['public', 'friends', 'private']) {
    const piece = { title: `Bài ${policy}`, content: '<p>Chữ.</p>', policy };
    assertDone(await api.post('/members/insertBlog', { as: owner, body: piece }));
    assertDone(await api.post('/brandBlog/insert/', { as: owner, body: { ...piece, groupId: group } }));
  }
});

/** Calls that read a page: the profile, its content, and a list of it. */
const readsOf = (kind: 'member' | 'group', id: string): readonly string[] =>
  kind === 'member'
    ? [
        `/members/getMemberIdView/${id}`,
        `/content/page/member/${id}`,
        `/members/getBlogByMemberId/${id}`,
        `/members/getMetaMemberId/${id}`,
      ]
    : [`/groupAndBrand/getGDByById/${id}`, `/content/page/group/${id}`, `/brandBlog/getByBrandId/${id}`];

describe('preview of a page as others see it', () => {
  test('returns what those readers get', async () => {
    const others = {
      member: { visitor: undefined, member: stranger, friend },
      group: { visitor: undefined, member: stranger, friend: joined },
    } as const;
    for (const kind of ['member', 'group'] as const) {
      const id = kind === 'member' ? owner.memberId : group;
      const readers = new Set<string>();
      for (const as of ['visitor', 'member', 'friend'] as const)
        for (const path of readsOf(kind, id)) {
          const preview = await api.get(path, { as: owner, headers: seeing(kind, id, as) });
          const theirs = await api.get(path, { as: others[kind][as] });
          assert.equal(preview.statusCode, 200, `${path} ${preview.body}`);
          assert.deepEqual(preview.json(), theirs.json(), `${path} as ${as}`);
          assert.ok(!preview.body.includes('Bài private'), path);
          if (preview.body.includes('Bài friends')) readers.add(as);
        }
      // Only friends see the piece for friends; the comparison alone would also pass if nothing were shown.
      assert.deepEqual([...readers], ['friend']);
    }
  });

  test('accepts a short link and is not cached', async () => {
    const answer = await api.get('/members/getMemberIdView/chu-trang', {
      as: owner,
      headers: seeing('member', 'chu-trang', 'friend'),
    });
    const { data } = assertDone<{ data: { contacts: { value: string }[]; can: { update: boolean } } }>(answer);
    assert.deepEqual([data.contacts.length, data.can.update], [2, false]);
    assert.equal(answer.headers['cache-control'], 'private, no-store');
  });

  test('does not apply to other pages', async () => {
    const path = `/members/getBlogByMemberId/${friend.memberId}`;
    const piece = { title: 'Của bạn', content: '<p>Chữ.</p>', policy: 'friends' };
    assertDone(await api.post('/members/insertBlog', { as: friend, body: piece }));
    const headers = seeing('member', owner.memberId, 'friend');
    assert.equal(assertDone<{ total: number }>(await api.get(path, { as: owner, headers })).total, 0);
    assert.equal(assertDone<{ total: number }>(await api.get(path, { as: owner })).total, 1);
  });

  test('is available to the managers of the page only', async () => {
    const path = `/members/getMemberIdView/${owner.memberId}`;
    const mine = seeing('member', owner.memberId, 'friend');
    for (const as of [undefined, friend, stranger])
      assertProblem(await api.get(path, { as, headers: mine }), 'not-found');
    const ofGroup = seeing('group', group, 'friend');
    for (const as of [undefined, joined, stranger])
      assertProblem(await api.get(`/groupAndBrand/getGDByById/${group}`, { as, headers: ofGroup }), 'not-found');
    for (const headers of [
      seeing('member', owner.memberId, 'staff'),
      seeing('group', owner.memberId, 'friend'),
      seeing('member', '019a0000-0000-7000-8000-000000000000', 'friend'),
      { [SEE_AS_HEADER]: 'friend' },
    ])
      assertProblem(await api.get(path, { as: owner, headers }), 'not-found');
    assert.equal(readPreview(`member/${owner.memberId}/friend/x`), undefined);
  });

  test('changes nothing, reads no private data and counts no views', async () => {
    const headers = { ...seeing('member', owner.memberId, 'friend'), 'user-agent': PHONE };
    const body = { memberId: friend.memberId, name: 'Tôi', message: 'Chào' };
    assertProblem(await api.post('/contactUs', { as: owner, headers, body }), 'forbidden');
    assertProblem(
      await api.put(`/members/updateMemberById/${owner.memberId}`, { as: owner, headers, body }),
      'forbidden',
    );
    assertProblem(await api.get('/auth/sessions', { as: owner, headers }), 'unauthenticated');
    await api.get(`/members/getVfcMemberId/${owner.memberId}`, { as: owner, headers });
    await api.api.platform.tracker.flush();
    const dashboard = await api.post(`/dashboard/member/${owner.memberId}`, { as: owner, body: {} });
    const { totals } = assertDone<{ data: Dashboard }>(dashboard).data;
    assert.deepEqual([totals.views, totals.saves], [0, 0]);
    // The same call by another member counts.
    await api.get(`/members/getVfcMemberId/${owner.memberId}`, { as: friend, headers: { 'user-agent': PHONE } });
    await api.api.platform.tracker.flush();
    const after = await api.post(`/dashboard/member/${owner.memberId}`, { as: owner, body: {} });
    assert.equal(assertDone<{ data: Dashboard }>(after).data.totals.saves, 1);
  });
});
