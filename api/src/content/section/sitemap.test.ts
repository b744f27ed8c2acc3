import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Listed, ListedPart } from '@m4u/contract/content/section/sitemap';
import type { MemberView } from '@m4u/contract/profile/member';
import { eq, sql } from '../../platform/database/orm.ts';
import { listBatches } from '../../platform/database/batches.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup, relate } from '../../testing/factories/profiles.ts';
import * as queries from '../item/sitemap.reads.ts';

const api = await startTestApi();
const { db } = api.api.platform;

const partsNow = async (): Promise<ListedPart[]> =>
  assertDone<{ data: ListedPart[] }>(await api.get('/content/listedParts')).data;
const kindsNow = async () => [...new Set((await partsNow()).map(({ kind }) => kind))];

const listed = async (kind: string, as?: TestMember): Promise<Listed[]> =>
  assertDone<{ data: Listed[] }>(await api.get(`/content/listed/${kind}`, { as })).data;
const slugs = async (kind: string, as?: TestMember) => (await listed(kind, as)).map(({ slug }) => slug);

const write = async (as: TestMember, post: Record<string, unknown> = {}): Promise<string> => {
  const body = { title: 'Mẻ gốm đầu xuân', content: '<p>Lò vừa mở.</p>', ...post };
  const path = post['groupId'] ? '/brandBlog/insert/' : '/members/insertBlog';
  return assertDone<{ data: { _id: string } }>(await api.post(path, { as, body })).data._id;
};

const viewOf = async (id: string): Promise<MemberView> =>
  assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${id}`)).data;

describe('entries for search engines', () => {
  test('are none when there is nothing to show', async () => {
    assert.deepEqual(await partsNow(), []);
    const unverified = await api.signUp('first@example.vn', { verified: false });
    await write(unverified);
    assert.deepEqual(await partsNow(), []);
  });

  test('have open pages of verified accounts, by their short link', async () => {
    const [plain, linked, unverified, locked, deleted] = [
      await api.signUp('plain@example.vn', { name: 'Plain' }),
      await api.signUp('linked@example.vn'),
      await api.signUp('unverified@example.vn', { name: 'Unverified', verified: false }),
      await api.signUp('locked@example.vn'),
      await api.signUp('deleted@example.vn'),
    ];
    assertDone(
      await api.put(`/members/updateUrlMinify/${linked.memberId}`, { as: linked, body: { urlMinify: 'co-link' } }),
    );
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, locked.memberId));
    await db.update(members).set({ deletedAt: api.clock.now() }).where(eq(members.id, deleted.memberId));
    assert.deepEqual((await slugs('member')).toSorted(), ['co-link', 'plain']);
    assert((await kindsNow()).includes('member'));
    assert.equal((await viewOf(plain.memberId)).indexed, true);
    assert.equal((await viewOf(unverified.memberId)).indexed, false);
    assert.equal((await viewOf(locked.memberId)).indexed, false);
    assertDone(
      await api.post('/auth/registerOTPEmail', {
        body: { email: unverified.email, otp: await codeOf(unverified.email) },
      }),
    );
    assert.equal((await viewOf(unverified.memberId)).indexed, true);
    assert((await slugs('member')).includes('unverified'));
  });

  test('have groups that are not deleted', async () => {
    const [here, gone] = [await makeGroup(api, { link: 'nhom-gom' }), await makeGroup(api)];
    await db.update(groups).set({ deletedAt: api.clock.now() }).where(eq(groups.id, gone));
    const all = await listed('group');
    assert.deepEqual(
      all.map(({ owner, slug }) => [owner, slug]),
      [['group', 'nhom-gom']],
    );
    assert(!all.some(({ slug }) => slug === here));
  });

  test('have only public posts, whoever asks', async () => {
    const [owner, friend] = [await api.signUp('owner@example.vn'), await api.signUp('friend@example.vn')];
    await relate(api, friend, owner);
    const groupId = await makeGroup(api, { admins: [owner] });
    const visibleIds = [await write(owner), await write(owner, { groupId })];
    const hidden = [
      await write(owner, { policy: 'friends' }),
      await write(owner, { policy: 'private' }),
      await write(owner, { policy: 'private', groupId }),
      await write(owner),
    ];
    assertDone(await api.put(`/members/deleteBlogById/${hidden[3]}`, { as: owner }));
    for (const as of [owner, friend, undefined]) {
      const all = await slugs('post', as);
      for (const id of visibleIds) assert(all.includes(id));
      for (const id of hidden) assert(!all.includes(id));
    }
    assert((await kindsNow()).includes('post'));
    assert(!(await kindsNow()).includes('relic'));
  });

  test('have no posts of locked, deleted or unverified pages', async () => {
    const gone = { lockedAt: api.clock.now() };
    const [locked, deleted, unverified] = [
      await api.signUp('locked2@example.vn'),
      await api.signUp('deleted2@example.vn'),
      await api.signUp('unverified2@example.vn', { verified: false }),
    ];
    const posts = [await write(locked), await write(deleted), await write(unverified)];
    await db.update(members).set(gone).where(eq(members.id, locked.memberId));
    await db.update(members).set({ deletedAt: api.clock.now() }).where(eq(members.id, deleted.memberId));
    const all = await slugs('post');
    for (const id of posts) assert(!all.includes(id));
  });

  test('refuse unknown kinds', async () => {
    assertProblem(await api.get('/content/listed/poster'), 'invalid', ['kind:choice']);
    assertProblem(await api.get('/content/listed/post?from=x'), 'invalid', ['from:invalid']);
  });
});

const codeOf = async (email: string): Promise<string> => {
  assertDone(await api.post('/auth/registerOTPEmail', { body: { email } }));
  return api.codeFor(email);
};

describe('many sitemap rows', () => {
  test('come in parts without gaps or repeats', async () => {
    const owner = await api.signUp('prolific@example.vn');
    // Without triggers, since the search index would take longer than the program waits for a statement.
    await api.administer(`set session_replication_role = replica;
      insert into content_items (id, kind, owner_kind, owner_id, title, policy, rank, created_at, updated_at)
        select gen_random_uuid(), 'relic', 'member', '${owner.memberId}', 'Cổ vật', 'public', 'a' || n, now(), now()
        from generate_series(1, 20001) as n`);
    const parts = (await partsNow()).filter(({ kind }) => kind === 'relic');
    assert.equal(parts.length, 3);
    assert.equal(parts[0]?.from, null);
    const found = await Promise.all(parts.map(({ from }) => queries.listEntries(db, 'relic', from ?? undefined)));
    assert.deepEqual(
      found.map((rows) => rows.length),
      [10_000, 10_000, 1],
    );
    assert.equal(new Set(found.flat().map(({ slug }) => slug)).size, 20_001);
    const answer = assertDone<{ data: Listed[] }>(await api.get(`/content/listed/relic?from=${parts[2]?.from}`)).data;
    assert.deepEqual(answer, found[2]);
  });

  test('are read from an index', async () => {
    await api.administer('analyze content_items');
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from content_items where kind = 'relic' and policy = 'public' and deleted_at is null order by id limit 10000`,
    );
    assert.match(JSON.stringify(rows), /content_items_public/);
    assert.deepEqual(await listBatches(db, sql`select id from content_items where false`), [null]);
  });
});
