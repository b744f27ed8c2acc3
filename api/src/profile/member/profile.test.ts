import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Member, MemberView } from '@m4u/contract/profile/member';
import type { AccountLink, Contact } from '@m4u/contract/profile/member/contact';
import { eq } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { block, makeGroup, relate, uploadPicture, watchEvents } from '../../testing/factories/profiles.ts';
import { agencies } from '../agency/tables.ts';
import { members } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const owner = await api.signUp('owner@example.vn', { name: 'Nguyễn Đức Anh' });
const other = await api.signUp('other@example.vn', { name: 'Trần Bình' });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

const get = async (as: TestMember) =>
  assertDone<{ data: Member }>(await api.get(`/members/getMemberId/${as.memberId}`, { as })).data;
const view = async (id: string, as?: TestMember) =>
  assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${id}`, { as })).data;
const update = (as: TestMember | undefined, body: object, id = owner.memberId) =>
  api.put(`/members/updateMemberById/${id}`, { as, body });
const change = (id: string, values: Partial<typeof members.$inferInsert>) =>
  db.update(members).set(values).where(eq(members.id, id));

describe('changing a profile', () => {
  test('saves given fields and keeps the others', async () => {
    const body = {
      name: '  Nguyễn Đức Ánh ',
      headline: 'Kỹ sư cầu đường',
      language: 'EN',
      career: 'Xây dựng và kiến trúc',
      interests: ['Chạy bộ', 'Trà'],
      gender: 'male',
      birthday: '1988-02-29',
    };
    const changed = assertDone<{ data: Member }>(await update(owner, body)).data;
    const { name, headline, language, career, interests, gender, birthday, can } = changed;
    assert.deepEqual(
      { name, headline, language, career, interests, gender, birthday },
      { ...body, name: 'Nguyễn Đức Ánh' },
    );
    assert.deepEqual(can, { update: true });
    assert.deepEqual(await get(owner), changed);
    const again = assertDone<{ data: Member }>(
      await update(owner, { headline: '', gender: '', birthday: '', career: '' }),
    ).data;
    assert.deepEqual([again.headline, again.gender, again.birthday, again.career], ['', null, null, null]);
    assert.equal(again.name, 'Nguyễn Đức Ánh');
  });

  test('accepts a form', async () => {
    const form =
      'headline=Th%E1%BB%A3+m%E1%BB%99c&interests[]=Tr%C3%A0&contacts[0][kind]=phone&contacts[0][value]=0912345678';
    const changed = assertDone<{ data: Member }>(
      await api.put(`/members/updateMemberById/${owner.memberId}`, { as: owner, form }),
    ).data;
    assert.deepEqual([changed.headline, changed.interests], ['Thợ mộc', ['Trà']]);
    assert.deepEqual(changed.contacts, [{ kind: 'phone', value: '0912345678', policy: 'public' }]);
  });

  test('cleans rich text', async () => {
    const aboutMe = '<p onclick="x()">Chào <b>bạn</b></p><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
    const changed = assertDone<{ data: Member }>(await update(owner, { aboutMe })).data;
    assert.equal(
      changed.aboutMe,
      '<p>Chào <strong>bạn</strong></p><a rel="nofollow noopener ugc" target="_blank">x</a>',
    );
  });

  test('refuses invalid values and names each field', async () => {
    assertProblem(await update(owner, { name: ' ' }), 'invalid', ['name:required']);
    assertProblem(await update(owner, { headline: 'a'.repeat(121), language: 'FR' }), 'invalid', [
      'headline:too-long',
      'language:choice',
    ]);
    for (const birthday of ['2026-03-03', '0000-01-01', '0199-05-05'])
      assertProblem(await update(owner, { birthday }), 'invalid', ['birthday:date']);
    assertProblem(await update(owner, { birthday: '1990-13-01' }), 'invalid', ['birthday:date']);
    const contacts = [
      { kind: 'phone', value: 'gọi tôi' },
      { kind: 'email', value: 'a@b' },
      { kind: 'website', value: 'javascript:alert(1)' },
      { kind: 'fax', value: '1' },
    ];
    assertProblem(await update(owner, { contacts }), 'invalid', [
      'contacts.0.value:phone',
      'contacts.1.value:email',
      'contacts.2.value:link',
      'contacts.3.kind:choice',
    ]);
    assertProblem(await api.put('/members/updateMemberById/x', { as: owner, body: {} }), 'invalid', ['id:invalid']);
  });

  test('ignores fields that the owner cannot set', async () => {
    const profileBefore = await get(owner);
    const body = {
      type: 'agency',
      agencyId: ABSENT,
      staff: true,
      _id: ABSENT,
      memberId: ABSENT,
      theme: 'blackgold',
      urlMinify: 'an-trom',
      lockedAt: null,
      can: { update: true },
    };
    assertDone(await update(owner, body));
    assert.deepEqual(await get(owner), profileBefore);
    const account = assertDone<{ data: { staff: boolean } }>(await api.get('/auth/profile', { as: owner })).data;
    assert.equal(account.staff, false);
  });

  test('accepts only pictures of the owner', async () => {
    const own = await uploadPicture(api, owner, await photo(200, 200).jpeg().toBuffer());
    const foreign = await uploadPicture(api, other, await photo(200, 200).jpeg().toBuffer());
    const changed = assertDone<{ data: Member }>(await update(owner, { portrait: own._id, background: own._id })).data;
    assert.deepEqual([changed.portrait, changed.background], [own, own]);
    assertProblem(await update(owner, { portrait: foreign._id }), 'invalid', ['portrait:picture']);
    assertProblem(await update(owner, { background: ABSENT }), 'invalid', ['background:picture']);
    assertProblem(await update(owner, { background: 'x' }), 'invalid', ['background:picture']);
    const without = assertDone<{ data: Member }>(await update(owner, { portrait: '', background: null })).data;
    assert.deepEqual([without.portrait, without.background], [null, null]);
  });

  test('saves the order of sections for all readers, with missing ones at the end', async () => {
    const as = await api.signUp('arranges@example.vn');
    const body = { sections: [{ name: 'posts' }, { name: 'about', shown: 'false' }] };
    assertProblem(await update(as, body, as.memberId), 'invalid', ['sections.0.shown:required']);
    const sections = [
      { name: 'posts', shown: true },
      { name: 'about', shown: false },
    ];
    assertDone(await update(as, { sections }, as.memberId));
    const shown = (await view(as.memberId)).sections;
    assert.deepEqual(shown.slice(0, 3), [...sections, { name: 'contacts', shown: true }]);
    assert.deepEqual((await get(as)).sections, shown);
    assertProblem(await update(other, { sections }, as.memberId), 'forbidden');
    const twice = [sections[0], sections[0]];
    assertProblem(await update(as, { sections: twice }, as.memberId), 'invalid', ['sections:invalid']);
  });

  test('announces the change before it is acknowledged', async () => {
    const watch = watchEvents(api);
    assertDone(await update(owner, { headline: 'mới' }));
    assert.deepEqual(watch.tags(), [`member:${owner.memberId}`]);
    assertProblem(await update(other, { headline: 'x' }), 'forbidden');
    assert.deepEqual(watch.tags(), []);
  });
});

describe('the id of another member', () => {
  test('is refused in every change, and an unknown one is not found', async () => {
    const changes: readonly [path: string, body: object][] = [
      ['updateMemberById', { name: 'Kẻ lạ' }],
      ['updateMemberTheme', { theme: 'darkmode' }],
      ['updateUrlMinify', { urlMinify: 'ke-la' }],
      ['updateAccountLinkById', { links: [] }],
    ];
    const viewBefore = await view(owner.memberId);
    for (const [path, body] of changes) {
      assertProblem(await api.put(`/members/${path}/${owner.memberId}`, { as: other, body }), 'forbidden');
      assertProblem(await api.put(`/members/${path}/${owner.memberId}`, { body }), 'unauthenticated');
      assertProblem(await api.put(`/members/${path}/${ABSENT}`, { as: other, body }), 'not-found');
    }
    assertProblem(await api.get(`/members/getMemberId/${owner.memberId}`, { as: other }), 'forbidden');
    assertProblem(await api.get(`/members/getMemberId/${ABSENT}`, { as: other }), 'not-found');
    assertProblem(await api.get(`/members/getMemberId/${owner.memberId}`), 'unauthenticated');
    assert.deepEqual(await view(owner.memberId), viewBefore);
  });
});

describe('a member’s page', () => {
  const contacts: Contact[] = [
    { kind: 'phone', value: '0912345678', policy: 'public' },
    { kind: 'email', value: 'ban@example.vn', policy: 'friends' },
    { kind: 'address', value: '5 ngõ Cây Gạo', policy: 'private' },
  ];
  const kinds = async (as?: TestMember) => (await view(owner.memberId, as)).contacts.map(({ kind }) => kind);

  test('shows each reader the contacts they may see, and gender and birthday to the owner only', async () => {
    assertDone(await update(owner, { contacts, gender: 'male', birthday: '1988-02-29' }));
    const [friend, blocked] = [await api.signUp('friend@example.vn'), await api.signUp('blocked@example.vn')];
    await relate(api, friend, owner);
    await block(api, owner, blocked);
    assert.deepEqual(await kinds(owner), ['phone', 'email', 'address']);
    assert.deepEqual(await kinds(friend), ['phone', 'email']);
    for (const reader of [undefined, other, blocked]) assert.deepEqual(await kinds(reader), ['phone']);
    const [mine, theirs] = [await view(owner.memberId, owner), await view(owner.memberId, friend)];
    assert.deepEqual([mine.gender, mine.birthday, mine.can.update], ['male', '1988-02-29', true]);
    assert.deepEqual([theirs.gender, theirs.birthday, theirs.can.update], [null, null, false]);
  });

  test('keeps the ids of its links, gives new ones, and shows others only enabled ones', async () => {
    const put = async (links: object[]) =>
      assertDone<{ data: { links: AccountLink[] } }>(
        await api.put(`/members/updateAccountLinkById/${owner.memberId}`, { as: owner, body: { links } }),
      ).data.links;
    const [first, second] = await put([
      { label: 'Một', address: 'https://mot.example' },
      { label: 'Hai', address: 'tel:+84912345678', enabled: false },
    ]);
    assert.ok(first && second && first._id !== second._id);
    const changed = await put([
      { ...second, enabled: true },
      { ...first, label: 'Một mới' },
      { ...first, label: 'Ba' },
      { _id: ABSENT, label: 'Bốn', address: 'zalo://chat' },
    ]);
    assert.deepEqual(
      changed.map(({ label }) => label),
      ['Hai', 'Một mới', 'Ba', 'Bốn'],
    );
    assert.deepEqual(
      changed.slice(0, 2).map(({ _id }) => _id),
      [second._id, first._id],
    );
    assert.equal(new Set([...changed.map(({ _id }) => _id), ABSENT]).size, 5);
    await put([{ ...first, enabled: 'false' }, second]);
    assert.deepEqual((await view(owner.memberId)).links, []);
    assert.equal((await view(owner.memberId, owner)).links.length, 2);
  });

  test('accepts links only with allowed schemes', async () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'ftp://a.example',
      'https://',
      'x',
    ])
      assertProblem(
        await api.put(`/members/updateAccountLinkById/${owner.memberId}`, {
          as: owner,
          body: { links: [{ label: 'a', address }] },
        }),
        'invalid',
        ['links.0.address:link'],
      );
  });

  test('chooses the layout that visitors get', async () => {
    const { tags } = watchEvents(api);
    const put = (layout: string, as = owner) =>
      api.put(`/members/updateMemberById/${owner.memberId}`, { as, body: { layout } });
    assert.equal((await view(owner.memberId)).layout, 'usual');
    assert.equal(assertDone<{ data: Member }>(await put('new')).data.layout, 'new');
    assert.deepEqual(tags(), [`member:${owner.memberId}`]);
    assert.equal((await view(owner.memberId)).layout, 'new');
    assertProblem(await put('idol'), 'invalid', ['layout:choice']);
    assertProblem(await put('usual', other), 'forbidden');
    assertDone(await put('usual'));
  });

  test('completes links without a scheme', async () => {
    const links = ['facebook.com/abc', 'an@example.vn', '0912 345 678'].map((address) => ({ label: 'a', address }));
    const { data } = assertDone<{ data: { links: AccountLink[] } }>(
      await api.put(`/members/updateAccountLinkById/${owner.memberId}`, { as: owner, body: { links } }),
    );
    assert.deepEqual(
      data.links.map(({ address }) => address),
      ['https://facebook.com/abc', 'mailto:an@example.vn', 'tel:0912345678'],
    );
  });

  test('is not found alike for an unknown id, a deleted member and a free link', async () => {
    const gone = await api.signUp('gone@example.vn');
    await change(gone.memberId, { deletedAt: api.clock.now() });
    for (const id of [ABSENT, gone.memberId, 'khong-co-ai', 'a b', '..%2Fx'])
      for (const path of [
        'getMemberIdView',
        'getVfcMemberId',
        'getMetaMemberId',
        'getInfoMemberAndGroupByLink',
        'qr',
        'sharePicture',
      ])
        assertProblem(await api.get(`/members/${path}/${id}`), 'not-found');
    assertProblem(await api.get('/members/getMetaMemberByUrlMinify/khong-co-ai'), 'not-found');
  });

  test('of a locked account shows only the name', async () => {
    const locked = await api.signUp('locked@example.vn', { name: 'Lê Khóa' });
    assertDone(await update(locked, { headline: 'bí mật', aboutMe: '<p>bí mật</p>', contacts }, locked.memberId));
    assertDone(await api.post('/auth/lock', { as: locked, body: { password: locked.password, confirm: true } }));
    for (const reader of [undefined, other]) {
      const page = await view(locked.memberId, reader);
      assert.deepEqual([page.locked, page.name, page.contacts, page.links, page.groups], [true, 'Lê Khóa', [], [], []]);
      assert.equal(JSON.stringify(page).includes('bí mật'), false);
    }
    for (const path of ['getVfcMemberId', 'qr'])
      assertProblem(await api.get(`/members/${path}/${locked.memberId}`), 'not-found');
    const meta = assertDone(await api.get(`/members/getMetaMemberId/${locked.memberId}`)).data;
    assert.deepEqual([meta['name'], meta['description']], ['Lê Khóa', '']);
    assert.equal((await api.get(`/members/sharePicture/${locked.memberId}`)).headers['content-type'], 'image/jpeg');
  });
});

describe('theme of a member', () => {
  const choose = (as: TestMember, theme: string) =>
    api.put(`/members/updateMemberTheme/${as.memberId}`, { as, body: { theme } });
  const offered = async (as: TestMember) =>
    assertDone<{ data: { code: string }[] }>(await api.get('/members/getThemeCheckAuth', { as })).data.map(
      ({ code }) => code,
    );

  test('of an individual may be any of the catalogue except the presets of organizations', async () => {
    const person = await api.signUp('person@example.vn');
    assert.equal((await view(person.memberId)).appliedTheme.code, 'lightmode');
    assertDone(await choose(person, 'violet'));
    const { appliedTheme, themeType, themeStyle } = await view(person.memberId);
    assert.deepEqual([appliedTheme.code, themeType, themeStyle], ['violet', 'member', null]);
    assertProblem(await choose(person, 'OrganizationMode'), 'theme-not-allowed');
    assertProblem(await choose(person, 'no-such-theme'), 'invalid', ['theme:theme']);
    assert.equal((await offered(person)).length, 11);
    assertProblem(await api.get('/members/getThemeCheckAuth'), 'unauthenticated');
  });

  test('within a limiting group is one of its list, also for an organization', async () => {
    const [person, company] = [await api.signUp('limited@example.vn'), await api.signUp('company@example.vn')];
    await change(company.memberId, { type: 'organization', theme: 'violet' });
    const themeStyle = ['blackgold', 'white'];
    await makeGroup(api, { row: { layoutPermission: 'LIMIT', themeStyle }, members: [person, company] });
    assert.deepEqual(await offered(person), themeStyle);
    assertProblem(await choose(person, 'violet'), 'theme-not-allowed');
    assertDone(await choose(person, 'white'));
    assert.equal((await view(person.memberId)).appliedTheme.code, 'white');
    assert.equal((await view(company.memberId)).appliedTheme.code, 'blackgold');
    const { brandGroup, ...page } = await view(company.memberId);
    assert.deepEqual([brandGroup?.themeStyle, page.themeType, page.themeStyle], [themeStyle, 'group', null]);
  });

  test('of an agency is the agency’s own', async () => {
    const boss = await api.signUp('agency@example.vn');
    await db.insert(agencies).values({ id: ABSENT, name: 'Hội Thợ', themeStyle: 'violet' });
    await change(boss.memberId, { type: 'agency', agencyId: ABSENT, theme: 'darkmode' });
    const page = await view(boss.memberId);
    assert.deepEqual([page.themeType, page.themeStyle], ['agency', 'violet']);
    assert.deepEqual([page.appliedTheme.code, page.agency], ['violet', { _id: ABSENT, name: 'Hội Thợ' }]);
  });

  test('the catalogue is public', async () => {
    const { data } = assertDone<{ data: { code: string }[] }>(await api.get('/members/getStylesListByActive'));
    assert.equal(data.length, 13);
    assert.equal(data[0]?.code, 'mecardMode');
  });
});

describe('group and agency of a session', () => {
  test('are the group that the member administers, else the oldest, and its agency', async () => {
    const person = await api.signUp('session@example.vn', { name: 'Phạm Sơn' });
    const login = async () =>
      assertDone<Record<string, unknown>>(
        await api.post('/auth/login', { body: { email: person.email, password: person.password } }),
      );
    assert.deepEqual([(await login())['brandGroup'], (await login())['agency']], [null, null]);
    const agencyId = '019a0000-0000-7000-8000-000000000001';
    await db.insert(agencies).values({ id: agencyId, name: 'Hội Nghề' });
    await makeGroup(api, { row: { name: 'Chỉ xin vào' }, requested: [person] });
    const joined = await makeGroup(api, { row: { name: 'Đã vào', agencyId }, members: [person] });
    assert.deepEqual((await login())['brandGroup'], {
      _id: joined,
      name: 'Đã vào',
      layoutPermission: 'FREE',
      themeStyle: [],
    });
    assert.deepEqual((await login())['agency'], { _id: agencyId, name: 'Hội Nghề' });
    const led = await makeGroup(api, { row: { name: 'Quản trị' }, admins: [person] });
    const session = await login();
    assert.equal((session['brandGroup'] as { _id: string })._id, led);
    assert.equal(session['userName'], 'Phạm Sơn');
    assert.deepEqual(
      (await view(person.memberId)).groups.map(({ name }) => name),
      ['Quản trị', 'Đã vào'],
    );
  });
});
