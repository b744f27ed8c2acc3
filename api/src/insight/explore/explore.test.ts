import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Explore } from '@m4u/contract/insight/explore';
import type { ExploreSection } from '@m4u/contract/insight/explore/sections';
import { type ListKind, listKinds } from '@m4u/contract/insight/explore/sections.rules';
import { eq } from '../../platform/database/orm.ts';
import { contentItems } from '../../content/item/tables.ts';
import { groupMembers, groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { countQueries } from '../../testing/server/measure.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeAgency, makeGroup, makeStaff, uploadPicture, watchEvents } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const [boss, other, leader, joined, outsider, officer] = (await Promise.all(
  ['boss', 'other', 'leader', 'joined', 'outsider', 'officer'].map((name) =>
    api.signUp(`${name}@example.vn`, { name: `Bạn ${name}` }),
  ),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, officer);
const agency = await makeAgency(api, { name: 'Hội gốm miền Trung', admins: [boss] });
const rival = await makeAgency(api, { name: 'Hội trà', admins: [other] });
const pottery = await makeGroup(api, {
  row: { agencyId: agency, name: 'Gốm Thanh Hà' },
  admins: [leader],
  members: [joined],
});
const tea = await makeGroup(api, { row: { agencyId: rival, name: 'Trà Thái Nguyên' }, admins: [leader] });

const add = async (path: string, body: object): Promise<string> => {
  api.clock.advance(1_000);
  return assertDone<{ data: { _id: string } }>(await api.post(path, { as: leader, body })).data._id;
};
const addProduct = (groupId: string, title: string, policy = 'public') =>
  add('/productMember/insert', { title, content: 'Có sẵn.', type: 'sell', groupId, policy });
const addPost = (groupId: string, title: string, policy = 'public') =>
  add('/brandBlog/insert', { title, content: 'Tin mới.', groupId, policy });

const vase = await addProduct(pottery, 'Bình gốm');
const hidden = await addProduct(pottery, 'Chén của thành viên', 'friends');
const leaves = await addProduct(tea, 'Trà sen');
const news = await addPost(pottery, 'Mở lò');

const read = async (agencyId?: string, as?: TestMember): Promise<Explore> =>
  assertDone<{ data: Explore }>(await api.get(`/exploreAgency${agencyId ? `?agencyId=${agencyId}` : ''}`, { as })).data;
const save = (sections: readonly object[], updatedAt: string | null, as?: TestMember, agencyId = agency) =>
  api.post('/exploreAgency/update', { as, body: { agencyId, sections, updatedAt } });
const arrange = async (...sections: object[]): Promise<Explore> => {
  const { updatedAt } = await read(agency);
  return assertDone<{ data: Explore }>(await save(sections, updatedAt, boss)).data;
};
const idsIn = (sections: readonly ExploreSection[], kind: ListKind): string[] =>
  sections.flatMap((section) => section[kind].map(({ _id }) => _id));

const picture = await uploadPicture(api, boss, await photo(400, 300).jpeg().toBuffer());
const everything = [
  { kind: 'banner', title: 'Hội gốm', images: [{ _id: picture._id, caption: 'Lò gốm' }], link: '', linkLabel: '' },
  { kind: 'groups', title: 'Xưởng', ids: [pottery] },
  { kind: 'members', ids: [joined.memberId, leader.memberId, joined.memberId] },
  { kind: 'products', ids: [vase] },
  { kind: 'posts', ids: [news] },
  { kind: 'text', title: 'Lời ngỏ', content: '<p onclick="x()">Chào <script>alert(1)</script>bạn</p>' },
];

describe('explore page', () => {
  test('of a new agency shows its newest public groups, members, products and posts', async () => {
    for (const as of [undefined, outsider, joined, boss, officer]) {
      const page = await read(agency, as);
      assert.equal(page.agency?.name, 'Hội gốm miền Trung');
      assert.equal(page.updatedAt, null);
      assert.deepEqual(
        page.sections.map(({ kind }) => kind),
        ['groups', 'members', 'products', 'posts'],
      );
      assert.deepEqual(idsIn(page.sections, 'groups'), [pottery]);
      assert.deepEqual(idsIn(page.sections, 'products'), [vase]);
      assert.deepEqual(idsIn(page.sections, 'posts'), [news]);
      assert.equal(page.can.update, as === boss);
    }
  });

  test('of the platform lists no people', async () => {
    const page = await read();
    assert.equal(page.agency, null);
    assert.deepEqual(idsIn(page.sections, 'groups'), [tea, pottery]);
    assert.deepEqual(idsIn(page.sections, 'products'), [leaves, vase]);
    assert(page.sections.every(({ kind }) => kind !== 'members'));
  });

  test('of an unknown agency is not found', async () => {
    assertProblem(await api.get(`/exploreAgency?agencyId=${ABSENT}`), 'not-found');
    assertProblem(await api.get('/exploreAgency?agencyId=x'), 'invalid', ['agencyId:invalid']);
  });

  test('is arranged by admins of the agency, recorded, and dropped from the cache', async () => {
    const events = watchEvents(api);
    const page = await arrange(...everything);
    assert.deepEqual(
      page.sections.map(({ kind }) => kind),
      ['banner', 'groups', 'members', 'products', 'posts', 'text'],
    );
    assert.deepEqual(idsIn(page.sections, 'members'), [joined.memberId, leader.memberId]);
    const [banner] = page.sections;
    assert.equal(banner?.images[0]?.caption, 'Lò gốm');
    assert.equal(page.sections.at(-1)?.content, '<p>Chào bạn</p>');
    assert(events.tags().includes(`agency:${agency}`));
    const written = await db.select().from(auditEntries).where(eq(auditEntries.act, 'agency.explore'));
    assert.deepEqual(
      written.map(({ actorId, targetId, targetName }) => [actorId, targetId, targetName]),
      [[boss.memberId, agency, 'Hội gốm miền Trung']],
    );
    assert.deepEqual((await read(agency)).sections, page.sections);
  });

  test('is changed by nobody else', async () => {
    const { updatedAt } = await read(agency);
    assertProblem(await save([], updatedAt), 'unauthenticated');
    for (const as of [outsider, joined, leader, other, officer]) {
      assertProblem(await save([], updatedAt, as), 'forbidden');
      assertProblem(
        await api.post('/exploreAgency/preview', { as, body: { agencyId: agency, sections: [] } }),
        'forbidden',
      );
      assertProblem(await api.get(`/exploreAgency/find?agencyId=${agency}&kind=groups`, { as }), 'forbidden');
    }
    assertProblem(await save([], null, boss, ABSENT), 'not-found');
    assert.equal((await read(agency)).sections.length, everything.length);
  });

  test('refuses a change that started from an older version', async () => {
    const { updatedAt } = await read(agency);
    const answers = await Promise.all([save(everything, updatedAt, boss), save([], updatedAt, boss)]);
    assert.deepEqual(answers.map(({ statusCode }) => `${statusCode}`).toSorted(), ['200', '409']);
    assertProblem(await save([], updatedAt, boss), 'conflict');
    assertProblem(await save([], null, boss), 'conflict');
    await arrange(...everything);
    const first = await Promise.all([save([], null, other, rival), save([], null, other, rival)]);
    assert.deepEqual(first.map(({ statusCode }) => `${statusCode}`).toSorted(), ['200', '409']);
  });

  test('accepts only public items of the agency', async () => {
    const refused = async (section: object, ...fields: string[]) => {
      const { updatedAt } = await read(agency);
      assertProblem(await save([section], updatedAt, boss), 'invalid', fields);
    };
    await refused({ kind: 'groups', ids: [pottery, tea] }, 'sections.0.ids.1:not-shown');
    await refused({ kind: 'members', ids: [outsider.memberId] }, 'sections.0.ids.0:not-shown');
    await refused({ kind: 'products', ids: [hidden] }, 'sections.0.ids.0:not-shown');
    await refused({ kind: 'products', ids: [leaves] }, 'sections.0.ids.0:not-shown');
    await refused({ kind: 'products', ids: [news] }, 'sections.0.ids.0:not-shown');
    await refused({ kind: 'posts', ids: [ABSENT] }, 'sections.0.ids.0:not-shown');
    await refused({ kind: 'posts', ids: [] }, 'sections.0.ids:required');
    await refused({ kind: 'text', content: '<script>x</script>' }, 'sections.0.content:required');
    await refused({ kind: 'banner' }, 'sections.0.title:required');
    await refused({ kind: 'banner', title: 'A', link: 'https://example.vn' }, 'sections.0.linkLabel:required');
    await refused({ kind: 'banner', title: 'A', link: 'javascript:alert(1)' }, 'sections.0.link:link');
    const foreign = await uploadPicture(api, joined, await photo(400, 300).jpeg().toBuffer());
    await refused({ kind: 'banner', title: 'A', images: [foreign._id] }, 'sections.0.images.0:picture');
    const { updatedAt } = await read(agency);
    assert.equal((await save([{ kind: 'poem' }], updatedAt, boss)).statusCode, 422);
    assert.equal(
      (
        await save(
          Array.from({ length: 21 }, () => ({ kind: 'text', content: 'Chào' })),
          updatedAt,
          boss,
        )
      ).statusCode,
      422,
    );
  });

  test('leaves out items that are no longer visible', async () => {
    await arrange(...everything);
    const shown = async () => {
      const { sections } = await read(agency);
      return listKinds.map((kind) => idsIn(sections, kind).length);
    };
    assert.deepEqual(await shown(), [1, 2, 1, 1]);
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, joined.memberId));
    await db.update(contentItems).set({ policy: 'private' }).where(eq(contentItems.id, vase));
    assert.deepEqual(await shown(), [1, 1, 0, 1]);
    await db.update(groupMembers).set({ status: 'suspended' }).where(eq(groupMembers.memberId, leader.memberId));
    assert.deepEqual(await shown(), [1, 0, 0, 1]);
    await db.update(groups).set({ deletedAt: api.clock.now() }).where(eq(groups.id, pottery));
    assert.deepEqual(await shown(), [0, 0, 0, 0]);
    await db.update(groups).set({ deletedAt: null, lockedAt: api.clock.now() }).where(eq(groups.id, pottery));
    assert.equal((await shown())[0], 0);
    await db.update(groups).set({ lockedAt: null }).where(eq(groups.id, pottery));
    await db.update(groupMembers).set({ status: 'accepted' }).where(eq(groupMembers.memberId, leader.memberId));
    await db.update(members).set({ lockedAt: null }).where(eq(members.id, joined.memberId));
    await db.update(contentItems).set({ policy: 'public' }).where(eq(contentItems.id, vase));
    assert.deepEqual(await shown(), [1, 2, 1, 1]);
  });

  test('offers a preview and a search without saving', async () => {
    const stateBefore = await read(agency);
    const answer = await api.post('/exploreAgency/preview', {
      as: boss,
      body: { agencyId: agency, sections: [{ kind: 'groups', ids: [pottery, tea] }, { kind: 'text' }] },
    });
    const { data } = assertDone<{ data: ExploreSection[] }>(answer);
    assert.deepEqual(idsIn(data, 'groups'), [pottery]);
    assert.deepEqual(await read(agency), stateBefore);
    const find = async (kind: ListKind, q: string) => {
      const path = `/exploreAgency/find?agencyId=${agency}&kind=${kind}&q=${encodeURIComponent(q)}`;
      return idsIn([assertDone<{ data: ExploreSection }>(await api.get(path, { as: boss })).data], kind);
    };
    assert.deepEqual(await find('groups', 'thanh ha'), [pottery]);
    assert.deepEqual(await find('groups', 'tra'), []);
    assert.deepEqual(await find('members', 'joined'), [joined.memberId]);
    assert.deepEqual(await find('products', ''), [vase]);
    assert.deepEqual(await find('posts', 'lò'), [news]);
  });

  test('needs as many queries for many groups as for one', async () => {
    const page = (agencyId: string) => countQueries(() => read(agencyId));
    const many = await makeAgency(api, { name: 'Hội đông', admins: [boss] });
    const few = await makeAgency(api, { name: 'Hội nhỏ', admins: [boss] });
    const fill = async (agencyId: string, count: number) => {
      const ids = [];
      for (let index = 0; index < count; index += 1)
        ids.push(await makeGroup(api, { row: { agencyId, name: `Nhóm ${index}` }, members: [joined, leader] }));
      for (const id of ids)
        await db.insert(contentItems).values({
          id: crypto.randomUUID(),
          kind: 'product',
          type: 'sell',
          ownerKind: 'group',
          ownerId: id,
          title: 'Bình',
          policy: 'public',
          rank: 'a0',
          createdAt: api.clock.now(),
          updatedAt: api.clock.now(),
        });
      const sections = [
        { kind: 'groups', ids: ids.slice(0, 24) },
        { kind: 'groups', pick: 'newest' },
        { kind: 'members', ids: [joined.memberId] },
        { kind: 'products', pick: 'newest' },
      ];
      assertDone(await save(sections, null, boss, agencyId));
    };
    await fill(few, 1);
    await fill(many, 30);
    await page(few);
    const cost = await page(few);
    assert.equal(await page(many), cost);
    assert(cost <= 10, `${cost} queries`);
  });

  test('names the reader’s own and administered agencies', async () => {
    const of = async (as: TestMember) => assertDone(await api.get('/exploreAgency/agencies', { as })).data;
    assert.deepEqual(await of(joined), { own: { _id: agency, name: 'Hội gốm miền Trung' }, administered: [] });
    assert.deepEqual(await of(outsider), { own: null, administered: [] });
    assert.deepEqual((await of(other))['administered'], [{ _id: rival, name: 'Hội trà' }]);
    assertProblem(await api.get('/exploreAgency/agencies'), 'unauthenticated');
  });
});
