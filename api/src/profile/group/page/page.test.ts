import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Group, GroupView } from '@m4u/contract/profile/group';
import { eq } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { makeGroup, uploadPicture, watchEvents } from '../../../testing/factories/profiles.ts';
import { agencies } from '../../agency/tables.ts';
import { groupMembers, groups } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [admin, second, member, applicant, stranger] = (await Promise.all(
  ['admin', 'second', 'member', 'applicant', 'stranger'].map((name) => api.signUp(`${name}@example.vn`)),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember];
await db.insert(agencies).values({ id: ABSENT, name: 'Hội Thợ' });
const id = await makeGroup(api, {
  row: { agencyId: ABSENT },
  admins: [admin, second],
  members: [member],
  requested: [applicant],
  link: 'gom-song-thu',
});

const view = async (as?: TestMember, idOrLink = id) =>
  assertDone<{ data: GroupView }>(await api.get(`/groupAndBrand/getGDByById/${idOrLink}`, { as })).data;
const put = (path: string, as: TestMember | undefined, body: object, group = id) =>
  api.put(`/groupAndBrand/${path}/${group}`, { as, body });
const changed = async (body: object, as = admin) =>
  assertDone<{ data: Group }>(await put('updateUById', as, body)).data;

describe('a group’s page', () => {
  test('is found by id and short link, with its agency and member total', async () => {
    const page = await view();
    assert.deepEqual([page._id, page.urlMinify, page.memberTotal], [id, 'gom-song-thu', 3]);
    assert.deepEqual(page.agency, { _id: ABSENT, name: 'Hội Thợ' });
    assert.equal(page.appliedTheme.code, 'lightmode');
    assert.deepEqual(await view(undefined, 'Gom-Song-Thu'), page);
  });

  test('has the layout that its admins chose', async () => {
    assert.equal((await view()).layout, 'usual');
    assert.equal((await changed({ layout: 'idol' })).layout, 'idol');
    assert.equal((await view()).layout, 'idol');
    assertProblem(await put('updateUById', admin, { layout: 'x' }), 'invalid', ['layout:choice']);
    assertProblem(await put('updateUById', member, { layout: 'new' }), 'forbidden');
    await changed({ layout: 'usual' });
  });

  test('has its sections in the order of its admins, without those for people', async () => {
    const { sections } = await changed({
      sections: [
        { name: 'products', shown: false },
        { name: 'diary', shown: true },
      ],
    });
    assert.deepEqual(sections.slice(0, 2), [
      { name: 'products', shown: false },
      { name: 'about', shown: true },
    ]);
    assert.equal(
      sections.some(({ name }) => name === 'diary' || name === 'facts'),
      false,
    );
    assert.deepEqual((await view()).sections, sections);
  });

  test('shows each reader the contacts they may see', async () => {
    await changed({
      contacts: [
        { kind: 'phone', value: '1900 1234' },
        { kind: 'email', value: 'nhom@example.vn', policy: 'friends' },
        { kind: 'address', value: 'Kho', policy: 'private' },
      ],
    });
    const kinds = async (as?: TestMember) => (await view(as)).contacts.map(({ kind }) => kind);
    for (const reader of [admin, second]) assert.deepEqual(await kinds(reader), ['phone', 'email', 'address']);
    assert.deepEqual(await kinds(member), ['phone', 'email']);
    for (const reader of [undefined, stranger, applicant]) assert.deepEqual(await kinds(reader), ['phone']);
    assert.deepEqual([(await view(second)).can.update, (await view(member)).can.update], [true, false]);
  });

  test('is not found when unknown or deleted, alike', async () => {
    const gone = await makeGroup(api, { admins: [admin], row: { deletedAt: new Date() }, link: 'da-xoa' });
    for (const group of [ABSENT, gone, 'da-xoa', 'khong-co'])
      for (const path of ['getGDByById', 'getMetaGDById', 'getVfcGroupId', 'qr', 'sharePicture'])
        assertProblem(await api.get(`/groupAndBrand/${path}/${group}`), 'not-found');
    assertProblem(await put('updateUById', admin, { name: 'x' }, gone), 'not-found');
  });

  test('has share metadata and a picture', async () => {
    await changed({ note: `<p>${'Gốm '.repeat(60)}</p>` });
    const meta = assertDone(await api.get('/groupAndBrand/getMetaGDById/gom-song-thu')).data;
    assert.equal(meta['description'], `${'Gốm '.repeat(30).trimEnd()}...`);
    assert.match(String(meta['image']), new RegExp(`/api/groupAndBrand/sharePicture/${id}\\?v=`));
    const picture = await api.get(`/groupAndBrand/sharePicture/${id}`);
    assert.equal(picture.headers['content-type'], 'image/jpeg');
  });
});

describe('changing a group', () => {
  test('is allowed to its admins, and returns the group as they edit it', async () => {
    const group = await changed(
      { name: ' Gốm Sông Thu ', headline: 'Gốm nung củi', language: 'EN', note: '<h1>Xưởng</h1><script>x</script>' },
      second,
    );
    assert.deepEqual(
      [group.name, group.headline, group.language, group.note],
      ['Gốm Sông Thu', 'Gốm nung củi', 'EN', '<h2>Xưởng</h2>'],
    );
    assert.deepEqual(
      assertDone<{ data: Group }>(await api.get(`/groupAndBrand/getGDUById/${id}`, { as: admin })).data,
      group,
    );
  });

  test('is refused to everyone else, in every call', async () => {
    const calls: readonly [path: string, body: object][] = [
      ['updateUById', { name: 'Chiếm' }],
      ['updateTheme', { theme: 'darkmode' }],
      ['updateUrlMinify', { urlMinify: 'chiem-cho' }],
    ];
    const viewBefore = await view();
    for (const [path, body] of calls) {
      for (const as of [member, applicant, stranger]) assertProblem(await put(path, as, body), 'forbidden');
      assertProblem(await put(path, undefined, body), 'unauthenticated');
      assertProblem(await put(path, admin, body, ABSENT), 'not-found');
    }
    for (const as of [member, stranger])
      assertProblem(await api.get(`/groupAndBrand/getGDUById/${id}`, { as }), 'forbidden');
    assertProblem(await api.get(`/groupAndBrand/getGDUById/${ABSENT}`, { as: admin }), 'not-found');
    assert.deepEqual(await view(), viewBefore);
  });

  test('is refused to a suspended admin', async () => {
    const other = await makeGroup(api, { admins: [admin, second] });
    await db.update(groupMembers).set({ status: 'suspended' }).where(eq(groupMembers.groupId, other));
    assertProblem(await put('updateUById', admin, { name: 'x' }, other), 'forbidden');
  });

  test('refuses invalid values', async () => {
    assertProblem(await put('updateUById', admin, { name: '', language: 'FR' }), 'invalid', [
      'name:required',
      'language:choice',
    ]);
    assertProblem(
      await put('updateUById', admin, { links: [{ label: 'x', address: 'javascript:alert(1)' }] }),
      'invalid',
      ['links.0.address:link'],
    );
    assertProblem(await put('updateUById', admin, { contacts: [{ kind: 'taxCode', value: 'abc' }] }), 'invalid', [
      'contacts.0.value:invalid',
    ]);
  });

  test('ignores fields that admins cannot set', async () => {
    const viewBefore = await view(admin);
    await changed({
      kind: 'group',
      agencyId: null,
      _id: ABSENT,
      memberTotal: 9,
    });
    assert.deepEqual({ ...(await view(admin)), updatedAt: '' }, { ...viewBefore, updatedAt: '' });
  });

  test('uses the caller’s own pictures, and keeps another admin’s picture in place', async () => {
    const [mine, theirs] = [
      await uploadPicture(api, admin, await photo(100, 100).jpeg().toBuffer()),
      await uploadPicture(api, second, await photo(100, 100).jpeg().toBuffer()),
    ];
    assert.deepEqual((await changed({ logo: mine._id })).imagesUrl, [mine]);
    assert.deepEqual((await changed({ logo: mine._id, headline: 'x' }, second)).imagesUrl, [mine]);
    assertProblem(await put('updateUById', admin, { background: theirs._id }), 'invalid', ['background:picture']);
    assert.deepEqual((await changed({ logo: '' })).imagesUrl, []);
  });

  test('announces the change for caches of the page', async () => {
    const watch = watchEvents(api);
    await changed({ headline: 'mới' });
    assertDone(await put('updateTheme', admin, { theme: 'darkmode' }));
    assertDone(await put('updateUrlMinify', admin, { urlMinify: 'gom-thu' }));
    assert.deepEqual(
      watch.tags(),
      Array.from({ length: 3 }, () => `group:${id}`),
    );
  });
});

describe('a group’s short link and theme', () => {
  test('a short link shares its namespace with members', async () => {
    assertDone(
      await api.put(`/members/updateUrlMinify/${stranger.memberId}`, { as: stranger, body: { urlMinify: 'nguoi-la' } }),
    );
    assertProblem(await put('updateUrlMinify', admin, { urlMinify: 'nguoi-la' }), 'link-taken', [
      'urlMinify:short-link-taken',
    ]);
    assertDone(await put('updateUrlMinify', admin, { urlMinify: 'gom-moi' }));
    assert.equal((await view(undefined, 'gom-moi'))._id, id);
    assert.equal((await view(undefined, 'gom-song-thu')).urlMinify, 'gom-moi');
    assertProblem(await api.get('/members/getMemberIdView/gom-moi'), 'not-found');
    assertProblem(await put('updateUrlMinify', admin, { urlMinify: 'admin' }), 'invalid', [
      'urlMinify:short-link-reserved',
    ]);
  });

  test('a theme is from the catalogue, or from the group’s own list when it is limited', async () => {
    assertDone(await put('updateTheme', admin, { theme: 'OrganizationSquareMode' }));
    assert.equal((await view()).appliedTheme.code, 'OrganizationSquareMode');
    await db
      .update(groups)
      .set({ layoutPermission: 'LIMIT', themeStyle: ['white', 'violet'] })
      .where(eq(groups.id, id));
    assert.equal((await view()).appliedTheme.code, 'white');
    assertProblem(await put('updateTheme', admin, { theme: 'darkmode' }), 'theme-not-allowed');
    assertDone(await put('updateTheme', admin, { theme: 'violet' }));
    assert.equal((await view()).appliedTheme.code, 'violet');
    assertProblem(await put('updateTheme', admin, { theme: 'x' }), 'invalid', ['theme:theme']);
  });
});
