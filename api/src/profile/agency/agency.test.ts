import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Agency, AgencyAdmin, OwnAgency, ReceivedOffer, SentOffer } from '@m4u/contract/profile/agency/schema';
import type { GroupView, RunGroup } from '@m4u/contract/profile/group/schema';
import type { Session } from '@m4u/contract/identity/auth/result';
import { eq, isNull } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff, watchEvents } from '../../testing/factories/profiles.ts';
import { groups } from '../group/tables.ts';
import { members } from '../member/tables.ts';
import { notifications } from '../../social/notification/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [chief, deputy, otherChief, host, member, stranger, staff] = (await Promise.all(
  ['chief', 'deputy', 'other-chief', 'host', 'member', 'stranger', 'staff'].map((name) =>
    api.signUp(`${name}@example.vn`),
  ),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff);
const id = await makeAgency(api, { name: 'Hội Gốm', admins: [chief] });
const otherId = await makeAgency(api, { name: 'Hội Lụa', admins: [otherChief] });
const group = await makeGroup(api, { row: { agencyId: id, name: 'Gốm A' }, admins: [host], members: [member] });
const everybodyElse = [host, member, stranger, otherChief];

const put = (path: string, as: TestMember | undefined, body: object, of = id) =>
  api.put(`/agencies/${path}/${of}`, { as, body });
const post = (path: string, as: TestMember | undefined, body: object, of = id) =>
  api.post(`/agencies/${path}/${of}`, { as, body });
const get = (path: string, as?: TestMember) => api.get(path, { as });
interface Listed<T> {
  data: T[];
  total: number;
}
const received = async (as: TestMember) =>
  assertDone<Listed<ReceivedOffer>>(await get('/agencies/getMyOffers', as)).data;
const sent = async (as = chief) => assertDone<Listed<SentOffer>>(await get(`/agencies/getListOffer/${id}`, as)).data;
const admins = async (of = id) =>
  assertDone<Listed<AgencyAdmin>>(await get(`/members/getListAdminByAgency/${of}`, staff)).data.map(({ _id }) => _id);
const answer = (offer: string, as: TestMember | undefined, accept: boolean) =>
  put('answerOffer', as, { accept }, offer);
const acts = async (targetId = id) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.targetId, targetId))).map(({ act }) => act);
const refreshed = async ({ refreshToken }: TestMember) =>
  assertDone<Session>(await api.post('/auth/refresh', { body: { refreshToken } }));

describe('an agency', () => {
  test('is visible to its admins and staff, and changed only by its admins', async () => {
    for (const as of [chief, staff]) {
      const agency = assertDone<{ data: Agency }>(await get(`/agencies/getAgencyById/${id}`, as)).data;
      assert.deepEqual(
        [agency.name, agency.groupTotal, agency.adminTotal, agency.can.update],
        ['Hội Gốm', 1, 1, as === chief],
      );
    }
    for (const as of everybodyElse) {
      assertProblem(await get(`/agencies/getAgencyById/${id}`, as), 'forbidden');
      assertProblem(await put('updateById', as, { name: 'Chiếm' }), 'forbidden');
    }
    assertProblem(await put('updateById', staff, { name: 'Chiếm' }), 'forbidden');
    assertProblem(await get(`/agencies/getAgencyById/${id}`), 'unauthenticated');
    assertProblem(await put('updateById', undefined, {}), 'unauthenticated');
    assertProblem(await get(`/agencies/getAgencyById/${ABSENT}`, chief), 'not-found');
    assertProblem(await put('updateById', chief, {}, ABSENT), 'not-found');

    const watch = watchEvents(api);
    const changed = assertDone<{ data: Agency }>(
      await put('updateById', chief, {
        name: ' Hội Gốm Việt ',
        note: '<p>Nghề</p><script>x</script>',
        themeStyle: 'violet',
        career: 'Thủ công',
        contacts: [{ kind: 'phone', value: '1900 1234' }],
      }),
    ).data;
    assert.deepEqual(
      [changed.name, changed.note, changed.themeStyle, changed.career, changed.contacts.length],
      ['Hội Gốm Việt', '<p>Nghề</p>', 'violet', 'Thủ công', 1],
    );
    assert.deepEqual(watch.tags(), [`agency:${id}`]);
    assert.deepEqual(await acts(), ['agency.update']);
    assertProblem(await put('updateById', chief, { name: '', themeStyle: 'x', logo: ABSENT }), 'invalid', [
      'name:required',
      'themeStyle:theme',
    ]);
    assertProblem(await put('updateById', chief, { logo: ABSENT }), 'invalid', ['logo:picture']);
    const page = assertDone<{ data: GroupView }>(await get(`/groupAndBrand/getGDByById/${group}`)).data;
    assert.equal(page.agency?.name, 'Hội Gốm Việt');
  });

  test('lists its groups by name, also locked ones, and its admins', async () => {
    const locked = await makeGroup(api, { row: { agencyId: id, name: 'Đồng Khóa', lockedAt: new Date() } });
    await makeGroup(api, { row: { agencyId: id, name: 'Xóa', deletedAt: new Date() } });
    await makeGroup(api, { row: { agencyId: otherId, name: 'Của hội khác' } });
    const list = async (as: TestMember, query: string) =>
      assertDone<Listed<RunGroup>>(await get(`/members/getListGroupByAgency${query}`, as));
    const all = await list(chief, '');
    assert.deepEqual(
      [all.total, all.data.map((row) => [row._id, row.locked])],
      [
        2,
        [
          [locked, true],
          [group, false],
        ],
      ],
    );
    assert.deepEqual(
      (await list(staff, `?filter[agencyId]=${id}&filter[name]=dong`)).data.map(({ _id }) => _id),
      [locked],
    );
    assert.deepEqual(
      (await list(chief, '?filter[letter]=G')).data.map(({ _id }) => _id),
      [group],
    );
    assert.deepEqual((await list(chief, '?filter[kind]=group')).data, []);
    assertProblem(await get('/members/getListGroupByAgency?filter[x]=1', chief), 'invalid');
    for (const as of everybodyElse) {
      assertProblem(await get(`/members/getListGroupByAgency?filter[agencyId]=${id}`, as), 'forbidden');
      assertProblem(await get(`/members/getListAdminByAgency/${id}`, as), 'forbidden');
      assertProblem(await get(`/agencies/getListOffer/${id}`, as), 'forbidden');
    }
    assertProblem(await get('/members/getListGroupByAgency', stranger), 'not-found');
    for (const path of [
      '/members/getListGroupByAgency',
      `/members/getListAdminByAgency/${id}`,
      '/agencies/getMyOffers',
      '/agencies/getMyAgencies',
      `/agencies/getListOffer/${id}`,
    ])
      assertProblem(await get(path), 'unauthenticated');
    const mine = assertDone<Listed<OwnAgency>>(await get('/agencies/getMyAgencies', chief));
    assert.deepEqual(
      mine.data.map(({ _id, groupTotal, adminTotal }) => [_id, groupTotal, adminTotal]),
      [[id, 2, 1]],
    );
    assert.deepEqual(assertDone<Listed<OwnAgency>>(await get('/agencies/getMyAgencies', host)).data, []);
    // Marked as deleted only: the append-only books refer to groups.
    await db.update(groups).set({ deletedAt: api.clock.now(), agencyId: null }).where(eq(groups.id, locked));
  });
});

describe('admins of an agency', () => {
  test('are asked by an admin, accept once, and have it in their session after a refresh', async () => {
    for (const as of [...everybodyElse, staff])
      assertProblem(await post('offerAdmin', as, { member: deputy.memberId }), 'forbidden');
    assertProblem(await post('offerAdmin', undefined, {}), 'unauthenticated');
    assertProblem(await post('offerAdmin', chief, { member: ABSENT }), 'not-found');
    assertProblem(await post('offerAdmin', chief, { member: deputy.memberId }, ABSENT), 'not-found');
    assertProblem(await post('offerAdmin', chief, {}), 'invalid', ['member:required']);
    assertProblem(await post('offerAdmin', chief, { member: chief.memberId }), 'wrong-state');

    assertDone(await post('offerAdmin', chief, { member: deputy.memberId }));
    assertDone(await post('offerAdmin', chief, { member: deputy.memberId }));
    const [offer] = await received(deputy);
    assert.deepEqual(
      [offer?.kind, offer?.agency.name, offer?.offeredBy._id],
      ['admin', 'Hội Gốm Việt', chief.memberId],
    );
    assert.equal((await sent())[0]?.person?._id, deputy.memberId);
    const offerId = offer?._id ?? '';
    for (const as of [host, stranger, staff, chief]) assertProblem(await answer(offerId, as, true), 'not-found');
    assertProblem(await answer(offerId, undefined, true), 'unauthenticated');

    const both = await Promise.all([answer(offerId, deputy, true), answer(offerId, deputy, true)]);
    assert.deepEqual(
      both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 409],
    );
    assert.deepEqual(new Set(await admins()), new Set([chief.memberId, deputy.memberId]));
    assert.equal((await refreshed(deputy)).agency?._id, id);
    assert.deepEqual([await received(deputy), await sent()], [[], []]);
  });

  test('are asked by address alike, whether or not it has an account', async () => {
    const member = await api.signUp('known@example.vn');
    const answers = await Promise.all([
      post('offerAdmin', chief, { email: 'Known@example.vn' }),
      post('offerAdmin', chief, { email: 'nobody@example.vn' }),
      post('offerAdmin', chief, { phone: '0912 345 678' }),
      post('offerAdmin', chief, { email: 'deputy@example.vn' }),
    ]);
    assert.deepEqual(new Set(answers.map(({ body }) => body)).size, 1);
    assert.deepEqual((await sent()).map(({ person, email, phone }) => [person, email, phone]).length, 4);
    assert.match((await api.messageTo('nobody@example.vn')).text, /action\/company/);
    const [offer] = await received(member);
    assertDone(await answer(offer?._id ?? '', member, false));
    assertProblem(await answer(offer?._id ?? '', member, true), 'wrong-state');
    const browser = {};
    const lateMember = await api.signUp('nobody@example.vn', { verified: false, browser });
    assert.deepEqual(await received(lateMember), []);
    await api.post('/auth/registerOTPEmail', { body: { email: lateMember.email } });
    const otp = await api.codeFor(lateMember.email, 2);
    assertDone(await api.post('/auth/registerOTPEmail', { body: { email: lateMember.email, otp }, browser }));
    assert.equal((await received(lateMember)).length, 1);

    const [waiting] = await sent();
    for (const as of [...everybodyElse, staff])
      assertProblem(await put('withdrawOffer', as, {}, waiting?._id), 'not-found');
    assertDone(await put('withdrawOffer', deputy, {}, waiting?._id));
    assertProblem(await put('withdrawOffer', deputy, {}, waiting?._id), 'wrong-state');
    for (const { _id } of await sent()) assertDone(await put('withdrawOffer', chief, {}, _id));
    assert.deepEqual(await received(lateMember), []);
  });

  test('an offer expires after 30 days and can be made again', async () => {
    assertDone(await post('offerAdmin', chief, { member: stranger.memberId }));
    const [offer] = await received(stranger);
    api.clock.advance(30 * DAY);
    const relogged = async (person: TestMember): Promise<TestMember> => {
      const { accessToken, refreshToken } = assertDone<Session>(
        await api.post('/auth/login', { body: { email: person.email, password: person.password } }),
      );
      return { ...person, token: accessToken, refreshToken };
    };
    const [receiver, asking] = [await relogged(stranger), await relogged(chief)];
    assert.deepEqual([await received(receiver), await sent(asking)], [[], []]);
    assertProblem(await answer(offer?._id ?? '', receiver, true), 'wrong-state');
    assertDone(await post('offerAdmin', asking, { member: stranger.memberId }));
    assert.equal((await received(receiver)).length, 1);
    api.clock.advance(-30 * DAY);
  });

  test('may leave or be removed, but the last one stays', async () => {
    for (const as of [...everybodyElse, staff])
      assertProblem(await put('removeAdmin', as, { memberId: chief.memberId }), 'forbidden');
    assertProblem(await put('removeAdmin', chief, { memberId: stranger.memberId }), 'not-found');
    assertProblem(await put('removeAdmin', otherChief, { memberId: otherChief.memberId }, otherId), 'last-admin');
    const both = await Promise.all([
      put('removeAdmin', chief, { memberId: deputy.memberId }),
      put('removeAdmin', deputy, { memberId: chief.memberId }),
    ]);
    assert.deepEqual(
      both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 403],
    );
    const remainingAdmins = await admins();
    assert.equal(remainingAdmins.length, 1);
    const [one, gone] = remainingAdmins[0] === chief.memberId ? [chief, deputy] : [deputy, chief];
    assert.equal((await refreshed(gone)).agency, null);
    assertProblem(await put('removeAdmin', one, { memberId: one.memberId }), 'last-admin');
    assert.equal((await acts()).filter((act) => act === 'agency.admin-remove').length >= 1, true);
    if (one === deputy) {
      assertDone(await post('offerAdmin', deputy, { member: chief.memberId }));
      assertDone(await answer((await received(chief))[0]?._id ?? '', chief, true));
    }
  });
});

test('the last admin with an open page cannot leave an agency', async () => {
  const [stays, gone] = [await api.signUp('o-lai@example.vn'), await api.signUp('da-di@example.vn')];
  const of = await makeAgency(api, { admins: [stays, gone] });
  await db.update(members).set({ deletedAt: api.clock.now() }).where(eq(members.id, gone.memberId));
  const rows = assertDone<Listed<AgencyAdmin>>(await get(`/members/getListAdminByAgency/${of}`, stays)).data;
  assert.deepEqual(
    rows.map(({ _id, can }) => [_id, can.remove]),
    [
      [stays.memberId, false],
      [gone.memberId, true],
    ],
  );
  assertProblem(await put('removeAdmin', stays, { memberId: stays.memberId }, of), 'last-admin');
  assertDone(await put('removeAdmin', stays, { memberId: gone.memberId }, of));
});

describe('groups of an agency', () => {
  test('join when the agency offers and an admin of the group accepts', async () => {
    const free = await makeGroup(api, {
      row: { name: 'Gốm B' },
      admins: [host, otherChief],
      members: [member],
      link: 'gom-b',
    });
    for (const as of [...everybodyElse, staff])
      assertProblem(await post('offerGroup', as, { group: free }), 'forbidden');
    assertProblem(await post('offerGroup', chief, { group: 'khong-co' }), 'not-found');
    assertProblem(await post('offerGroup', chief, { group }), 'wrong-state');
    assertProblem(await post('offerGroup', otherChief, { group }, otherId), 'wrong-state');
    assertDone(await post('offerGroup', chief, { group: 'gom-b' }));
    assertDone(await post('offerGroup', otherChief, { group: free }, otherId));
    const offers = await received(host);
    assert.deepEqual(
      offers.map(({ kind, group }) => [kind, group?._id]),
      [
        ['group', free],
        ['group', free],
      ],
    );
    assert.deepEqual(await received(member), []);
    for (const as of [member, stranger, chief, staff])
      assertProblem(await answer(offers[0]?._id ?? '', as, true), 'not-found');
    const watch = watchEvents(api);
    const [first, second] = await Promise.all([
      answer(offers[0]?._id ?? '', host, true),
      answer(offers[1]?._id ?? '', otherChief, true),
    ]);
    assert.deepEqual(
      [first.statusCode, second.statusCode].toSorted((a, b) => a - b),
      [200, 409],
    );
    const winner = first.statusCode === 200 ? offers[0]?.agency._id : offers[1]?.agency._id;
    assert.deepEqual(watch.tags(), [`group:${free}`, `agency:${winner}`]);
    assert.equal(
      assertDone<{ data: GroupView }>(await get(`/groupAndBrand/getGDByById/${free}`)).data.agency?._id,
      winner,
    );

    for (const as of [member, stranger, staff])
      assertProblem(await put('releaseGroup', as, { groupId: free }, winner), 'forbidden');
    assertProblem(await put('releaseGroup', undefined, { groupId: free }, winner), 'unauthenticated');
    assertProblem(await put('releaseGroup', host, { groupId: free }, winner === id ? otherId : id), 'wrong-state');
    assertProblem(await put('releaseGroup', host, { groupId: ABSENT }, winner), 'not-found');
    assertDone(await put('releaseGroup', host, { groupId: free }, winner));
    assertDone(await put('releaseGroup', chief, { groupId: group }));
    assertProblem(await put('releaseGroup', chief, { groupId: group }), 'wrong-state');
    assert.equal(assertDone<{ data: GroupView }>(await get(`/groupAndBrand/getGDByById/${free}`)).data.agency, null);
  });

  test('an offer notifies all admins of the group until it is answered or withdrawn', async () => {
    const [one, other] = [await api.signUp('doi-mot@example.vn'), await api.signUp('doi-hai@example.vn')];
    const free = await makeGroup(api, { row: { name: 'Gốm D' }, admins: [one, other] });
    const waiting = async () =>
      (await db.select().from(notifications).where(isNull(notifications.openedAt))).filter(
        ({ kind, memberId }) => kind === 'agency-offer' && [one, other].some((of) => of.memberId === memberId),
      ).length;
    const settledBy = async (end: (offer: string) => ReturnType<typeof answer>) => {
      // A notice that is being sent at that moment is skipped and closed with the next one, hence the tries.
      for (let tries = 0; tries < 6; tries += 1) {
        assertDone(await post('offerGroup', chief, { group: free }));
        assertDone(await end((await received(one))[0]?._id ?? ''));
        if ((await waiting()) === 0) return;
      }
      assert.fail('somebody is still told of it');
    };
    await settledBy((offer) => answer(offer, one, false));
    await settledBy((offer) => put('withdrawOffer', chief, {}, offer));
  });

  test('can be changed by its admins, who limit the themes of their members', async () => {
    const bound = await api.signUp('bound@example.vn');
    const own = await makeGroup(api, { row: { agencyId: id, name: 'Gốm C' }, admins: [host], members: [bound] });
    const call = (as: TestMember | undefined, body: object, of = own) =>
      api.put(`/groupAndBrand/updateUByIdByAdminAgency/${of}`, { as, body });
    for (const as of [...everybodyElse, staff]) assertProblem(await call(as, { name: 'Chiếm' }), 'forbidden');
    assertProblem(await call(undefined, {}), 'unauthenticated');
    assertProblem(await call(chief, {}, ABSENT), 'not-found');
    assertProblem(await call(chief, {}, group), 'forbidden');
    assertProblem(await api.put(`/groupAndBrand/updateUById/${own}`, { as: chief, body: { name: 'x' } }), 'forbidden');

    const theme = async () =>
      assertDone<{ data: { appliedTheme: { code: string } } }>(await get(`/members/getMemberIdView/${bound.memberId}`))
        .data.appliedTheme.code;
    assert.equal(await theme(), 'lightmode');
    const watch = watchEvents(api);
    assertDone(
      await call(chief, { headline: 'Của hội', layoutPermission: 'LIMIT', themeStyle: ['violet', 'violet', 'white'] }),
    );
    assert.deepEqual(watch.tags(), [`group:${own}`]);
    assert.equal(await theme(), 'violet');
    assertDone(await api.put(`/groupAndBrand/updateUById/${own}`, { as: host, body: { themeStyle: [] } }));
    assert.equal(await theme(), 'OrganizationMode');
    assertProblem(
      await api.put(`/members/updateMemberTheme/${bound.memberId}`, { as: bound, body: { theme: 'darkmode' } }),
      'theme-not-allowed',
    );
    assertDone(await api.put(`/groupAndBrand/updateUById/${own}`, { as: host, body: { layoutPermission: 'FREE' } }));
    assert.equal(await theme(), 'lightmode');
    assertProblem(await call(chief, { layoutPermission: 'X', themeStyle: ['x'] }), 'invalid', [
      'layoutPermission:choice',
      'themeStyle.0:theme',
    ]);
    assert.deepEqual(await acts(own), ['group.limit', 'group.update', 'group.limit', 'group.limit']);
  });
});

test('limits mail to one address to five a day, also after withdrawn offers', async () => {
  const strict = await startTestApi({ realLimits: true });
  const as = await strict.signUp('chief@example.vn');
  const of = await makeAgency(strict, { admins: [as] });
  const email = 'nobody@example.vn';
  for (let round = 0; round < 7; round += 1) {
    assertDone(await strict.post(`/agencies/offerAdmin/${of}`, { as, body: { email } }));
    const { data } = assertDone<Listed<SentOffer>>(await strict.get(`/agencies/getListOffer/${of}`, { as }));
    assertDone(await strict.put(`/agencies/withdrawOffer/${data[0]?._id}`, { as, body: {} }));
  }
  await strict.messageTo(email, 5);
  assert.equal((strict.api.outbox?.list() ?? []).filter(({ to }) => to === email).length, 5);
});
