import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { MemberForStaff, MemberDetailForStaff } from '@m4u/contract/profile/member/staff';
import { eq, inArray } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff, watchEvents } from '../../../testing/factories/profiles.ts';
import { signInAgain } from '../../../testing/factories/sign-ins.ts';
import { openStream } from '../../../testing/server/stream.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const named = (name: string, localPart: string) => api.signUp(`${localPart}@nhan-su.vn`, { name });
const staff = await named('Nguyễn Văn An', 'an');
const colleague = await named('Đỗ Thị Duyên', 'duyen');
await makeStaff(api, staff, colleague);
const leader = await named('Trần Đức Bảo', 'bao');
const agencyAdmin = await named('Lê Thị Đào', 'dao');

interface Listed {
  data: MemberForStaff[];
  total: number;
}
const list = async (query: Record<string, string> = {}) =>
  assertDone<Listed>(await api.get(`/admin/members?${new URLSearchParams(query).toString()}`, { as: staff }));
const names = async (query: Record<string, string>) => (await list(query)).data.map(({ name }) => name);
const get = async ({ memberId }: { memberId: string }) =>
  assertDone<{ data: MemberDetailForStaff }>(await api.get(`/admin/members/${memberId}`, { as: staff })).data;
const reason = 'Gửi thư rác cho nhiều người';
const lock = ({ memberId }: { memberId: string }, as: TestMember | undefined = staff) =>
  api.put(`/admin/members/${memberId}/lock`, { as, body: { reason } });
const unlock = ({ memberId }: { memberId: string }, as: TestMember | undefined = staff) =>
  api.put(`/admin/members/${memberId}/unlock`, { as });
const remove = ({ memberId }: { memberId: string }, as: TestMember | undefined = staff) =>
  api.put(`/members/deleteMemberById/${memberId}`, { as, body: { reason } });
const restore = ({ memberId }: { memberId: string }, as: TestMember | undefined = staff) =>
  api.put(`/admin/members/${memberId}/restore`, { as });
const signIn = ({ email }: TestMember) => api.post('/auth/login', { body: { email, password: PASSWORD } });
const page = ({ memberId }: TestMember) => api.get(`/members/getMemberIdView/${memberId}`);
const actsOn = async ({ memberId }: TestMember) => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.targetId, memberId)).orderBy(auditEntries.id);
  return rows.map(({ act, actorId, targetKind, targetName, detail }) => ({
    act,
    actorId,
    targetKind,
    targetName,
    detail,
  }));
};
/** A new session of staff: the clock has moved, so the first one has expired. */
const freshStaff = (): Promise<TestMember> => signInAgain(api, staff);
const codes = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('members for staff', () => {
  test('are visible to staff only', async () => {
    await makeGroup(api, { admins: [leader], members: [agencyAdmin] });
    await makeAgency(api, { admins: [agencyAdmin, leader] });
    const calls = [
      (as: TestMember | undefined) => api.get('/admin/members', { as }),
      (as: TestMember | undefined) => api.get(`/admin/members/${staff.memberId}`, { as }),
      (as: TestMember | undefined) => lock(leader, as),
      (as: TestMember | undefined) => unlock(leader, as),
      (as: TestMember | undefined) => remove(leader, as),
      (as: TestMember | undefined) => restore(leader, as),
    ];
    const stranger = await named('Người Lạ', 'la');
    for (const call of calls) {
      for (const as of [stranger, leader, agencyAdmin]) assertProblem(await call(as), 'forbidden');
    }
    for (const path of ['/admin/members', `/admin/members/${staff.memberId}`])
      assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.put(`/members/deleteMemberById/${leader.memberId}`, { body: {} }), 'unauthenticated');
    assert.deepEqual(await actsOn(leader), []);
  });

  test('are found by part of a name without accents, and by address, phone, link or id', async () => {
    const phoned = await named('Phạm Đình Đông', 'dong');
    await db.update(accounts).set({ phone: '+84912345678' }).where(eq(accounts.memberId, phoned.memberId));
    assertDone(
      await api.put(`/members/updateUrlMinify/${phoned.memberId}`, { as: phoned, body: { urlMinify: 'anh-dong' } }),
    );
    const found = [
      'dinh dong',
      'ĐÔNG phạm',
      'ông',
      'Dong@Nhan-Su.vn ',
      '0912 345 678',
      '+84912345678',
      '0084 912 345 678',
      'anh-dong',
      phoned.memberId,
    ];
    for (const q of found) assert.deepEqual(await names({ q }), ['Phạm Đình Đông'], q);
    assert.deepEqual(await names({ q: 'khong co ai nhu the' }), []);
    assert.deepEqual(await names({ q: "%' or 1=1 --" }), []);
    const { data, total } = await list({ limit: '2', page: '2' });
    assert.equal(data.length, 2);
    assert.ok(total > 4);
    const one = await get(phoned);
    assert.deepEqual(
      [one.email, one.phone, one.verified, one.staff, one.hasAccount, one.sessions, one.urlMinify],
      ['dong@nhan-su.vn', '+84912345678', true, false, true, 1, 'anh-dong'],
    );
    assertProblem(await api.get('/admin/members?state=sleeping', { as: staff }), 'invalid', ['state:choice']);
    assertProblem(await api.get(`/admin/members/${ABSENT}`, { as: staff }), 'not-found');
    const newMember = await api.signUp('moi@nhan-su.vn', { verified: false, name: 'Người Mới' });
    assert.deepEqual(await names({ state: 'unverified' }), ['Người Mới']);
    assert.equal((await get(newMember)).verified, false);
  });
});

describe('the list of members', () => {
  test('is newest first, or sorted by creation in pages that fit together', async () => {
    const created = await names({ sort: 'created' });
    assert.equal(created[0], 'Nguyễn Văn An');
    assert.deepEqual(await names({}), created.toReversed());
    assert.deepEqual(await names({ sort: 'created', order: 'desc' }), created.toReversed());
    const pages = await Promise.all(['1', '2'].map((page) => names({ sort: 'created', limit: '2', page })));
    assert.deepEqual(pages.flat(), created.slice(0, 4));
    assertProblem(await api.get('/admin/members?sort=email&order=up', { as: staff }), 'invalid', [
      'sort:choice',
      'order:choice',
    ]);
    assertProblem(await api.get('/admin/members?sort=created', { as: leader }), 'forbidden');
  });
});

describe('locking a member', () => {
  test('ends sessions and streams at once and closes the page, until staff unlocks it', async () => {
    const member = await named('Hồ Thị Hoa', 'hoa');
    const stream = await openStream(api, member);
    const events = watchEvents(api);
    await stream.until(({ type }) => type === 'counts');
    const locked = assertDone<{ data: MemberDetailForStaff }>(await lock(member)).data;
    assert.deepEqual(
      [locked.lockedBy, locked.sessions, locked.can],
      ['staff', 0, { lock: false, unlock: true, delete: true, restore: false, changeType: true }],
    );
    // This comes sooner than the silence after which a stream checks by itself.
    assert.deepEqual(await stream.rest(), []);
    assert.deepEqual(events.tags(), [`member:${member.memberId}`]);
    assertProblem(await api.get('/auth/profile', { as: member }), 'session-ended');
    assertProblem(await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } }), 'account-locked');
    assertProblem(await signIn(member), 'account-locked');
    assert.equal(assertDone(await page(member)).data['locked'], true);
    assertProblem(await api.post('/auth/unlock', { body: { email: member.email, otp: '123456' } }), 'code-invalid');
    assert.deepEqual(await names({ state: 'locked' }), ['Hồ Thị Hoa']);
    assertProblem(await lock(member), 'wrong-state');
    assert.equal(assertDone<{ data: MemberDetailForStaff }>(await unlock(member)).data.lockedBy, null);
    assertProblem(await unlock(member), 'wrong-state');
    assertDone(await signIn(member));
    assert.equal(assertDone(await page(member)).data['locked'], false);
    assert.deepEqual(await actsOn(member), [
      {
        act: 'member.lock',
        actorId: staff.memberId,
        targetKind: 'member',
        targetName: 'Hồ Thị Hoa',
        detail: { reason },
      },
      {
        act: 'member.unlock',
        actorId: staff.memberId,
        targetKind: 'member',
        targetName: 'Hồ Thị Hoa',
        detail: { before: 'staff' },
      },
    ]);
  });

  test('needs a reason, spares staff and oneself, and replaces a lock by the owner', async () => {
    const member = await named('Mai Văn Minh', 'minh');
    const path = `/admin/members/${member.memberId}/lock`;
    assertProblem(await api.put(path, { as: staff, body: {} }), 'invalid', ['reason:required']);
    assertProblem(await api.put(path, { as: staff, body: { reason: ' ' } }), 'invalid', ['reason:required']);
    for (const one of [staff, colleague]) {
      assertProblem(await lock(one), 'forbidden');
      assertProblem(await remove(one), 'forbidden');
    }
    assertProblem(await lock({ memberId: ABSENT }), 'not-found');
    assertDone(await api.post('/auth/lock', { as: member, body: { password: PASSWORD, confirm: true } }));
    assert.equal((await get(member)).lockedBy, 'owner');
    assert.equal(assertDone<{ data: MemberDetailForStaff }>(await lock(member)).data.lockedBy, 'staff');
    assert.deepEqual((await actsOn(member))[0]?.detail, { reason, before: 'owner' });
    assertDone(await unlock(member));
  });

  test('happens once when two of the staff act at once', async () => {
    const member = await named('Vũ Thị Vân', 'van');
    assert.deepEqual(codes(await Promise.all([lock(member, staff), lock(member, colleague)])), [200, 409]);
    assert.deepEqual(codes(await Promise.all([unlock(member, staff), unlock(member, colleague)])), [200, 409]);
    assert.deepEqual(codes(await Promise.all([remove(member, staff), remove(member, colleague)])), [200, 409]);
    assert.deepEqual(codes(await Promise.all([restore(member, staff), restore(member, colleague)])), [200, 409]);
    assert.deepEqual(
      (await actsOn(member)).map(({ act }) => act),
      ['member.lock', 'member.unlock', 'member.delete', 'member.restore'],
    );
  });
});

describe('deleting a member', () => {
  test('hides page, sessions and link, and can be restored within 30 days', async () => {
    const member = await named('Bùi Thị Bưởi', 'buoi');
    const byLink = (link: string) => api.get(`/members/getMemberIdView/${link}`);
    const take = (as: TestMember, urlMinify: string) =>
      api.put(`/members/updateUrlMinify/${as.memberId}`, { as, body: { urlMinify } });
    assertDone(await take(member, 'buoi-cu'));
    api.clock.advance(60_000);
    assertDone(await take(member, 'buoi-moi'));
    api.clock.advance(60_000);
    const deleted = assertDone<{ data: MemberDetailForStaff }>(await remove(member)).data;
    assert.equal(deleted.deletedAt, api.clock.now().toISOString());
    assert.deepEqual(deleted.can, { lock: false, unlock: false, delete: false, restore: true, changeType: false });
    for (const each of [member.memberId, 'buoi-moi', 'buoi-cu']) assertProblem(await byLink(each), 'not-found');
    assertProblem(await api.get('/auth/profile', { as: member }), 'session-ended');
    assertProblem(await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } }), 'session-ended');
    assertProblem(await signIn(member), 'wrong-credentials');
    assertProblem(await lock(member), 'wrong-state');
    assertProblem(await remove(member), 'wrong-state');
    assertProblem(await take(leader, 'buoi-moi'), 'link-taken');
    assert.deepEqual(await names({ state: 'deleted' }), ['Bùi Thị Bưởi']);
    api.clock.advance(29 * DAY);
    const back = assertDone<{ data: MemberDetailForStaff }>(await restore(member, await freshStaff())).data;
    assert.deepEqual([back.deletedAt, back.urlMinify], [null, 'buoi-moi']);
    assertDone(await byLink('buoi-moi'));
    assertDone(await signIn(member));
  });

  test('is refused while a group or agency has no other admin, naming them', async () => {
    const boss = await api.signUp('chu@nhan-su.vn', { name: 'Chủ Nhóm' });
    const deputy = await api.signUp('pho@nhan-su.vn', { name: 'Phó Nhóm' });
    const now = await freshStaff();
    const alone = await makeGroup(api, { row: { name: 'Gốm Một Mình' }, admins: [boss], members: [deputy] });
    const shared = await makeGroup(api, { row: { name: 'Gốm Chung' }, admins: [boss, deputy] });
    await makeAgency(api, { name: 'Hội Làng Nghề', admins: [boss] });
    const problem = assertProblem(await remove(boss, now), 'last-admin', ['id:last-admin-of']);
    assert.match(problem.errors[0]?.message ?? '', /Gốm Một Mình, Hội Làng Nghề/);
    assert.ok(!problem.errors[0]?.message.includes('Gốm Chung'));
    assertDone(await lock(deputy, now));
    const both = assertProblem(await remove(boss, now), 'last-admin');
    assert.match(both.errors[0]?.message ?? '', /Gốm Chung/);
    assert.notEqual(alone, shared);
    assert.deepEqual(await actsOn(boss), []);
  });

  test('cannot be undone after 30 days', async () => {
    const member = await api.signUp('cu@nhan-su.vn', { name: 'Người Cũ' });
    assertDone(await remove(member, await freshStaff()));
    api.clock.advance(30 * DAY);
    assertProblem(await restore(member, await freshStaff()), 'wrong-state');
  });
});

test('the audit holds no secret', async () => {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.targetKind, ['member']));
  const written = JSON.stringify(rows);
  assert.doesNotMatch(written, /argon2|@nhan-su\.vn|\+849|eyJ/);
});

describe('the type of a member', () => {
  const change = ({ memberId }: { memberId: string }, body: object, as: TestMember | undefined) =>
    api.put(`/admin/members/${memberId}/type`, { as, body });
  const pageOf = async (member: TestMember) =>
    assertDone<{ data: { type: string; appliedTheme: { code: string }; agency: { _id: string } | null } }>(
      await page(member),
    ).data;

  test('is changed by staff alone, with the agency that the member stands for', async () => {
    const as = await freshStaff();
    const member = await named('Hội Lụa', 'hoi-lua');
    const agencyId = await makeAgency(api, {
      name: 'Hội Lụa Sông Thu',
      link: 'hoi-lua-song-thu',
      row: { themeStyle: 'violet' },
    });
    for (const other of [member, await named('Người Ngoài', 'nguoi-ngoai')])
      assertProblem(await change(member, { type: 'organization' }, other), 'forbidden');
    assertProblem(await change(member, { type: 'organization' }, undefined), 'unauthenticated');
    assertProblem(await change({ memberId: ABSENT }, { type: 'organization' }, as), 'not-found');
    assertProblem(await change(member, { type: 'company' }, as), 'invalid', ['type:choice']);
    assertProblem(await change(member, { type: 'agency' }, as), 'invalid', ['agency:agency-needed']);
    for (const agency of [ABSENT, 'khong-co', member.memberId])
      assertProblem(await change(member, { type: 'agency', agency }, as), 'invalid', ['agency:agency-unknown']);
    const events = watchEvents(api);
    const made = assertDone<{ data: MemberDetailForStaff }>(await change(member, { type: 'organization' }, as)).data;
    assert.deepEqual([made.type, made.agency], ['organization', null]);
    assert.deepEqual(events.tags(), [`member:${member.memberId}`]);
    for (const agency of ['hoi-lua-song-thu', agencyId, '']) {
      const { data } = assertDone<{ data: MemberDetailForStaff }>(await change(member, { type: 'agency', agency }, as));
      assert.deepEqual([data.type, data.agency?._id], ['agency', agencyId]);
    }
    const acts = (await actsOn(member)).map(({ act, detail }) => [act, detail]);
    assert.deepEqual(acts.slice(0, 2), [
      ['member.type', { before: 'individual', after: 'organization' }],
      ['member.type', { before: 'organization', after: 'agency', agencyId }],
    ]);
    assertDone(await remove(member, as));
    assertProblem(await change(member, { type: 'individual' }, as), 'wrong-state');
  });

  test('agency gives the page the theme of the agency, also when that changes', async () => {
    const as = await freshStaff();
    const [member, chief] = [await named('Hội Mây', 'hoi-may'), await named('Trưởng Hội', 'truong-hoi')];
    const agencyId = await makeAgency(api, { name: 'Hội Mây', admins: [chief] });
    assertDone(await change(member, { type: 'agency', agency: agencyId }, as));
    assert.deepEqual((await pageOf(member)).appliedTheme.code, 'mecardMode');
    assertDone(await api.put(`/agencies/updateById/${agencyId}`, { as: chief, body: { themeStyle: 'violet' } }));
    const shown = await pageOf(member);
    assert.deepEqual([shown.type, shown.appliedTheme.code, shown.agency?._id], ['agency', 'violet', agencyId]);
  });
});
