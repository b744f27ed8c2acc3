import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { ListedPart } from '@m4u/contract/content/section/sitemap';
import type { ListedAgency } from '@m4u/contract/insight/explore';
import type { AgencyView } from '@m4u/contract/profile/agency/page';
import type { Agency, OwnAgency } from '@m4u/contract/profile/agency/schema';
import type { Meta } from '@m4u/contract/profile/member/share';
import { eq } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff, watchEvents } from '../../../testing/factories/profiles.ts';
import { shortLinks } from '../../shortLink/tables.ts';
import { reserveMissingLinks } from '../jobs.ts';
import { agencies } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [chief, stranger, staff] = (await Promise.all(
  ['chief', 'stranger', 'staff'].map((name) => api.signUp(`${name}@example.vn`)),
)) as [TestMember, TestMember, TestMember];
await makeStaff(api, staff);
const contacts = [
  { kind: 'phone', value: '0905 123 456', policy: 'public' },
  { kind: 'email', value: 'kin@example.vn', policy: 'private' },
] as const;
const id = await makeAgency(api, {
  name: 'Hội Gốm Sông Thu',
  link: 'hoi-gom',
  admins: [chief],
  row: {
    headline: 'Nghề của đất',
    note: '<p>Giữ lửa lò.</p>',
    career: 'Thủ công',
    provinceCode: '48',
    contacts: [...contacts],
  },
});

interface Answer<T> {
  data: T;
}
const viewOf = async (name: string, as?: TestMember): Promise<AgencyView> =>
  assertDone<Answer<AgencyView>>(await api.get(`/agencies/getPage/${name}`, { as })).data;
const takeLink = (as: TestMember | undefined, urlMinify: string, of = id) =>
  api.put(`/agencies/updateUrlMinify/${of}`, { as, body: { urlMinify } });

describe('the page of an agency', () => {
  test('is shown to everybody by id and by short link, with public contacts only', async () => {
    for (const name of [id, 'hoi-gom', 'HOI-GOM']) {
      const view = await viewOf(name);
      assert.deepEqual(
        [view._id, view.name, view.headline, view.note, view.career, view.urlMinify, view.language],
        [id, 'Hội Gốm Sông Thu', 'Nghề của đất', '<p>Giữ lửa lò.</p>', 'Thủ công', 'hoi-gom', 'VN'],
      );
      assert.deepEqual(
        view.contacts.map(({ value }) => value),
        ['0905 123 456'],
      );
      assert.equal(view.can.update, false);
    }
    assert.deepEqual(await Promise.all([chief, stranger, staff].map(async (as) => (await viewOf(id, as)).can.update)), [
      true,
      false,
      false,
    ]);
  });

  test('is not found by another id, link or when the agency is deleted', async () => {
    const gone = await makeAgency(api, { link: 'hoi-cu' });
    await db.update(agencies).set({ deletedAt: api.clock.now() }).where(eq(agencies.id, gone));
    for (const name of [ABSENT, gone, 'hoi-cu', 'khong-co'])
      for (const call of ['getPage', 'getMeta', 'getVfc', 'qr', 'sharePicture'])
        assertProblem(await api.get(`/agencies/${call}/${name}`), 'not-found');
  });

  test('has the theme of the agency, M4U without one, and announces a change', async () => {
    assert.equal((await viewOf(id)).appliedTheme.code, 'mecardMode');
    const watch = watchEvents(api);
    const change = { themeStyle: 'violet', language: 'EN' };
    const changed = assertDone<Answer<Agency>>(
      await api.put(`/agencies/updateById/${id}`, { as: chief, body: change }),
    ).data;
    assert.deepEqual([changed.themeStyle, changed.language, changed.urlMinify], ['violet', 'EN', 'hoi-gom']);
    assert.deepEqual(watch.tags(), [`agency:${id}`]);
    const view = await viewOf(id);
    assert.deepEqual([view.appliedTheme.code, view.language], ['violet', 'EN']);
    assertProblem(await api.put(`/agencies/updateById/${id}`, { as: chief, body: { language: 'FR' } }), 'invalid', [
      'language:choice',
    ]);
  });

  test('has its line of business in the language of the admin who edits it', async () => {
    const rename = (career: string) => db.update(agencies).set({ career }).where(eq(agencies.id, id));
    await rename('Công nghệ thông tin');
    const careerIn = async (language: string) =>
      assertDone<Answer<Agency>>(
        await api.get(`/agencies/getAgencyById/${id}`, { as: chief, headers: { 'accept-language': language } }),
      ).data.career;
    assert.deepEqual([await careerIn('vi'), await careerIn('en')], ['Công nghệ thông tin', 'Information technology']);
    await rename('Thủ công');
  });

  test('has share metadata, a drawn picture, a QR code and a contact card', async () => {
    const meta = assertDone<Answer<Meta>>(await api.get('/agencies/getMeta/hoi-gom')).data;
    assert.deepEqual([meta._id, meta.name, meta.description], [id, 'Hội Gốm Sông Thu', 'Giữ lửa lò.']);
    assert.match(meta.image, new RegExp(`/api/agencies/sharePicture/${id}\\?v=`));
    const picture = await api.get(`/agencies/sharePicture/${id}`);
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/jpeg']);
    const qr = await api.get(`/agencies/qr/${id}?format=svg`);
    assert.equal(qr.statusCode, 200);
    assert.match(qr.body, /<svg/);
    assertProblem(await api.get(`/agencies/qr/${id}?size=5`), 'invalid');
    const card = await api.get(`/agencies/getVfc/${id}`);
    assert.match(card.body, /FN[^\r]*:Hội Gốm Sông Thu/);
    assert.match(card.body, /\+84905123456/);
    assert.match(card.body, /\/agency\/hoi-gom/);
    assert.doesNotMatch(card.body, /kin@example/);
  });

  test('is in the sitemap', async () => {
    const parts = assertDone<Answer<ListedPart[]>>(await api.get('/content/listedParts')).data;
    assert(parts.some(({ kind }) => kind === 'agency'));
    const rows = assertDone<Answer<{ owner: string; slug: string }[]>>(await api.get('/content/listed/agency')).data;
    assert(rows.some(({ owner, slug }) => owner === 'agency' && slug === 'hoi-gom'));
    assert(!rows.some(({ slug }) => slug === 'hoi-cu'));
  });
});

describe('the short link of an agency', () => {
  test('is taken by an admin, in the namespace of members and groups', async () => {
    await makeGroup(api, { link: 'nhom-lua' });
    for (const as of [stranger, staff]) assertProblem(await takeLink(as, 'hoi-moi'), 'forbidden');
    assertProblem(await takeLink(undefined, 'hoi-moi'), 'unauthenticated');
    assertProblem(await takeLink(chief, 'hoi-moi', ABSENT), 'not-found');
    assertProblem(await takeLink(chief, 'nhom-lua'), 'link-taken');
    assertProblem(await takeLink(chief, 'agency'), 'invalid');
    assertProblem(await takeLink(chief, 'a'), 'invalid');
    const watch = watchEvents(api);
    assertDone(await takeLink(chief, 'hoi-moi'));
    assert.deepEqual(watch.tags(), [`agency:${id}`]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    assert.equal(entry?.act, 'agency.update');
    assertProblem(
      await api.put(`/members/updateUrlMinify/${stranger.memberId}`, { as: stranger, body: { urlMinify: 'hoi-moi' } }),
      'link-taken',
    );
    const own = assertDone<Answer<OwnAgency[]>>(await api.get('/agencies/getMyAgencies', { as: chief })).data;
    assert.deepEqual(
      own.map(({ urlMinify }) => urlMinify),
      ['hoi-moi'],
    );
  });

  test('leads to the page for 90 days after another one was taken', async () => {
    assert.equal((await viewOf('hoi-gom')).urlMinify, 'hoi-moi');
    api.clock.advance(91 * DAY);
    assertProblem(await api.get('/agencies/getPage/hoi-gom'), 'not-found');
  });

  test('is told apart from those of members and groups', async () => {
    const info = async (name: string) =>
      assertDone<Answer<{ kind: string; _id: string; owner: object; theme: { code: string } }>>(
        await api.get(`/members/getInfoMemberAndGroupByLink/${name}?path=/x`),
      ).data;
    for (const name of [id, 'hoi-moi']) {
      const found = await info(name);
      assert.deepEqual(
        [found.kind, found._id, found.owner, found.theme.code],
        ['agency', id, { kind: 'agency', id }, 'violet'],
      );
    }
    assert.equal((await info('nhom-lua')).kind, 'group');
    for (const path of ['/members/getMemberIdView/hoi-moi', '/groupAndBrand/getGDByById/hoi-moi'])
      assertProblem(await api.get(path), 'not-found');
  });

  test('is given every night to agencies that have none, plain where it is free', async () => {
    const [first, second] = [await makeAgency(api, { name: 'Hội Lụa' }), await makeAgency(api, { name: 'Hội Lụa' })];
    const reserved = await makeAgency(api, { name: 'Agency' });
    await reserveMissingLinks(api.api.platform);
    await reserveMissingLinks(api.api.platform);
    const linkOf = async (of: string) => (await viewOf(of)).urlMinify;
    assert.deepEqual(await Promise.all([first, second, reserved].map(linkOf)), ['hoi-lua', 'hoi-lua-2', 'agency-2']);
    assert.equal(await db.$count(shortLinks, eq(shortLinks.ownerId, first)), 1);
  });
});

describe('the list of agencies', () => {
  const list = async (filter: object, paging = '') =>
    assertDone<{ data: ListedAgency[]; total: number }>(
      await api.get(`/agencies/getList?filter=${encodeURIComponent(JSON.stringify(filter))}${paging}`),
    );
  const names = async (filter: object) => (await list(filter)).data.map(({ name }) => name);

  test('has all by name, in pages, with their open groups counted', async () => {
    await makeGroup(api, { row: { agencyId: id } });
    await makeGroup(api, { row: { agencyId: id, lockedAt: api.clock.now() } });
    const all = await list({});
    assert.deepEqual(
      all.data.map(({ name }) => name),
      ['Agency', 'Hội Gốm Sông Thu', 'Hội Lụa', 'Hội Lụa'],
    );
    assert.equal(all.total, 4);
    const found = all.data.find(({ _id }) => _id === id);
    assert.deepEqual([found?.groupTotal, found?.urlMinify, found?.provinceCode], [1, 'hoi-moi', '48']);
    const second = await list({}, '&limit=2&page=2');
    assert.deepEqual([second.data.length, second.total], [2, 4]);
  });

  test('is narrowed by words of the name, line of business and province', async () => {
    assert.deepEqual(await names({ name: 'gom song' }), ['Hội Gốm Sông Thu']);
    assert.deepEqual(await names({ career: 'Thủ công' }), ['Hội Gốm Sông Thu']);
    assert.deepEqual(await names({ provinceCode: '48' }), ['Hội Gốm Sông Thu']);
    assert.deepEqual(await names({ provinceCode: '01' }), []);
    assert.equal((await names({ name: '' })).length, 4);
    assertProblem(await api.get('/agencies/getList?filter[letter]=a'), 'invalid');
  });
});
