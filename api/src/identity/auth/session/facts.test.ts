import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { AccountProfile, Session } from '@m4u/contract/identity/auth/result';
import { assertDone, cookieHeader, readCookies } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();

const headerOf = (jar: ReadonlyMap<string, string>): string =>
  cookieHeader(Object.fromEntries([...jar].map(([name, value]) => [name, encodeURIComponent(value)])));

/** A browser that is signed in, with its cookies. */
const openBrowser = async ({ email, password }: TestMember) => {
  const jar = new Map<string, string>();
  const keep = (answer: Parameters<typeof readCookies>[0]) => {
    for (const { name, value } of readCookies(answer).values()) if (name !== DEVICE_COOKIE) jar.set(name, value ?? '');
    return answer;
  };
  const session = assertDone<Session>(keep(await api.post('/auth/login', { body: { email, password } })));
  return {
    jar,
    session,
    /** Reads the profile; returns it with the names of the cookies that the answer has set. */
    profile: async () => {
      const headers = { cookie: headerOf(jar) };
      const answer = keep(await api.get('/auth/profile', { headers }));
      return { ...assertDone<{ data: AccountProfile }>(answer).data, set: [...readCookies(answer).keys()] };
    },
    refresh: async () =>
      assertDone<Session>(
        keep(await api.post('/auth/refresh', { body: { refreshToken: jar.get('snc_refresh_token') } })),
      ),
  };
};

describe('facts of a session’s member', () => {
  test('are current at once after a change in another session', async () => {
    const member = await api.signUp('ten-moi@example.vn', { name: 'Tên Cũ' });
    const [changing, other] = [await openBrowser(member), await openBrowser(member)];
    assert.deepEqual((await other.profile()).set, []);
    const as = { token: changing.session.accessToken };
    const own = `/members/updateMemberById/${member.memberId}`;
    assertDone(await api.put(own, { as, body: { name: 'Tên Mới' } }));
    const urlMinify = `ten-moi-${randomUUID().slice(0, 8)}`;
    assertDone(await api.put(`/members/updateUrlMinify/${member.memberId}`, { as, body: { urlMinify } }));
    for (const browser of [changing, other]) {
      const profile = await browser.profile();
      assert.deepEqual([profile.name, profile.urlMinify], ['Tên Mới', urlMinify]);
      assert.deepEqual(profile.set.toSorted(), ['myUrlMinify', 'userName']);
      assert.deepEqual([browser.jar.get('userName'), browser.jar.get('myUrlMinify')], ['Tên Mới', urlMinify]);
      assert.deepEqual((await browser.profile()).set, []);
      const { userName, urlMinify: link } = await browser.refresh();
      assert.deepEqual([userName, link], ['Tên Mới', urlMinify]);
    }
  });

  test('follow a group that is created, left or deleted, and a removal from it', async () => {
    const member = await api.signUp('vao-ra@example.vn', { name: 'Vào Ra' });
    const admin = await api.signUp('quan-tri@example.vn');
    const [browser, other] = [await openBrowser(member), await openBrowser(member)];
    const as = { token: browser.session.accessToken };
    const first = async () => {
      const groups = await Promise.all([browser, other].map(async (each) => (await each.profile()).brandGroup));
      assert.deepEqual(groups[0], groups[1]);
      for (const { jar } of [browser, other])
        assert.deepEqual(JSON.parse(jar.get('myBrandGroup') ?? ''), groups[0] ?? null);
      return groups[0]?.name;
    };
    const { data: made } = assertDone<{ data: { _id: string } }>(
      await api.post('/groupAndBrand/createGroup', { as, body: { kind: 'brand', name: 'Lụa Thu' } }),
    );
    assert.equal(await first(), 'Lụa Thu');
    assertDone(await api.put(`/groupAndBrand/updateUById/${made._id}`, { as, body: { name: 'Lụa Đông' } }));
    assert.equal(await first(), 'Lụa Đông');
    assertDone(await api.put(`/groupAndBrand/deleteById/${made._id}`, { as }));
    assert.equal(await first(), undefined);

    const change = (groupId: string, action: string, by: { token: string }) =>
      api.put(`/members/updateMemberStatusById/${member.memberId}`, { as: by, body: { groupId, action } });
    const joined = await makeGroup(api, { row: { name: 'Hội Gốm' }, admins: [admin], members: [member] });
    assert.equal(await first(), 'Hội Gốm');
    assertDone(await change(joined, 'remove', admin));
    assert.equal(await first(), undefined);
    const left = await makeGroup(api, { row: { name: 'Hội Mây' }, admins: [admin], members: [member] });
    assert.equal(await first(), 'Hội Mây');
    assertDone(await change(left, 'leave', as));
    assert.equal(await first(), undefined);
  });

  test('are current after a change that this process was not told of', async () => {
    const member = await api.signUp('ngoai@example.vn', { name: 'Trong' });
    const browser = await openBrowser(member);
    await api.administer(`update members set name = 'Ngoài' where id = '${member.memberId}'`);
    assert.equal((await browser.profile()).name, 'Ngoài');
    assert.equal(browser.jar.get('userName'), 'Ngoài');
  });

  test('leave cookies of another member’s session alone', async () => {
    const [one, two] = [await api.signUp('mot-nguoi@example.vn'), await api.signUp('hai-nguoi@example.vn')];
    const { jar } = await openBrowser(one);
    const headers = { cookie: headerOf(jar) };
    const answer = await api.get('/auth/profile', { as: two, headers });
    assert.equal(assertDone<{ data: AccountProfile }>(answer).data.memberId, two.memberId);
    assert.equal(readCookies(answer).size, 0);
  });
});
