import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Group, GroupView } from '@m4u/contract/profile/group';
import type { Member, MemberView } from '@m4u/contract/profile/member';
import type { AccountLink } from '@m4u/contract/profile/member/contact';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { FETCHES, NAVIGATIONS } from '../../../testing/server/fetches.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { members } from '../../member/tables.ts';
import { linkClicks } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';
const [owner, admin, other] = (await Promise.all(
  ['owner', 'admin', 'other'].map((name) => api.signUp(`${name}@example.vn`)),
)) as [TestMember, TestMember, TestMember];
const group = await makeGroup(api, { admins: [admin], members: [other] });

const putLinks = (links: object[], as = owner) =>
  api.put(`/members/updateAccountLinkById/${owner.memberId}`, { as, body: { links } });
const setLinks = async (links: object[]) =>
  assertDone<{ data: { links: AccountLink[] } }>(await putLinks(links)).data.links;
const view = async (as?: TestMember) =>
  assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${owner.memberId}`, { as })).data;
const mine = async () =>
  assertDone<{ data: Member }>(await api.get(`/members/getMemberId/${owner.memberId}`, { as: owner })).data;
const open = (link: string | undefined, agent = PHONE, id = owner.memberId) =>
  api.get(`/members/openLink/${id}/${link}`, { headers: { 'user-agent': agent } });
const labels = (links: readonly AccountLink[]) => links.map(({ label }) => label);

describe('links of a page', () => {
  test('are shown from their start until their end, with the time of the next change', async () => {
    await setLinks([
      { label: 'Luôn có', address: 'https://a.example', icon: 'shop' },
      { label: 'Sắp mở', address: 'https://b.example', start: '2026-03-02T02:02:00Z' },
      { label: 'Sắp hết', address: 'https://c.example', end: '2026-03-02T09:04:00+07:00' },
      { label: 'Đã tắt', address: 'https://d.example', enabled: false, start: '2026-03-02T02:01:00Z' },
    ]);
    const page = await view(other);
    assert.deepEqual(labels(page.links), ['Luôn có', 'Sắp hết']);
    assert.deepEqual([page.links[0]?.icon, page.links[1]?.icon], ['shop', null]);
    assert.equal(page.changesAt, '2026-03-02T02:02:00.000Z');
    assert.ok(page.links.every(({ start, end, clicks }) => start === null && end === null && clicks === null));
    assert.equal((await view(owner)).links.length, 4);
    assert.equal((await mine()).links[2]?.end, '2026-03-02T02:04:00.000Z');

    api.clock.set('2026-03-02T02:02:00.000Z');
    assert.deepEqual(labels((await view()).links), ['Luôn có', 'Sắp mở', 'Sắp hết']);
    assert.equal((await view()).changesAt, '2026-03-02T02:04:00.000Z');
    api.clock.set('2026-03-02T02:04:00.000Z');
    const later = await view();
    assert.deepEqual([labels(later.links), later.changesAt], [['Luôn có', 'Sắp mở'], null]);
  });

  test('refuse an unknown icon, an invalid time, and an end before the start', async () => {
    const link = { label: 'a', address: 'https://a.example' };
    const refused = async (fields: object, ...problems: string[]) =>
      assertProblem(await putLinks([{ ...link, ...fields }]), 'invalid', problems);
    await refused({ icon: 'skull' }, 'links.0.icon:choice');
    await refused({ start: 'mai' }, 'links.0.start:date');
    await refused({ start: '2026-03-03T00:00:00Z', end: '2026-03-02T00:00:00Z' }, 'links.0.end:end-before-start');
    assertProblem(await putLinks([link], other), 'forbidden');
  });

  test('count navigations, and not what pages load or browsers prefetch', async () => {
    const [link] = await setLinks([{ label: 'Tiệm', address: 'https://tiem.example/' }]);
    const ask = async (headers: Readonly<Record<string, string>>) => {
      const path = `/members/openLink/${owner.memberId}/${link?._id}`;
      const answer = await api.get(path, { headers: { 'user-agent': PHONE, ...headers } });
      assert.deepEqual([answer.statusCode, answer.headers.location], [302, 'https://tiem.example/']);
    };
    const clicks = async () => (await mine()).links[0]?.clicks;
    for (const headers of Object.values(FETCHES)) await ask(headers);
    assert.equal(await clicks(), 0);
    for (const headers of Object.values(NAVIGATIONS)) await ask(headers);
    assert.equal(await clicks(), Object.keys(NAVIGATIONS).length);
  });

  test('redirect and count clicks, which their owner sees', async () => {
    const [shop, call] = await setLinks([
      { label: 'Cửa hàng', address: 'https://shop.example/gốm?a=1' },
      { label: 'Gọi', address: 'tel:+84912345678' },
    ]);
    for (const agent of [PHONE, PHONE, 'Googlebot/2.1', '']) {
      const answer = await open(shop?._id, agent);
      assert.deepEqual([answer.statusCode, answer.headers.location], [302, 'https://shop.example/g%E1%BB%91m?a=1']);
    }
    const counted = await mine();
    assert.deepEqual(
      counted.links.map(({ clicks }) => clicks),
      [2, null],
    );
    assert.deepEqual((await view(owner)).links[0]?.clicks, null);
    const [row] = await db.select().from(linkClicks);
    assert.deepEqual([row?.day, row?.clicks, row?.ownerId], ['2026-03-02', 2, owner.memberId]);

    // A tel: address is no target of a redirect.
    const page = `${api.config.publicUrl}/links/${(await view(owner)).urlMinify}`;
    assert.equal((await open(call?._id)).headers.location, page);
    await setLinks([{ label: 'Mới', address: 'https://new.example' }]);
    assert.equal((await open(shop?._id)).headers.location, page);
    assert.deepEqual(await db.select().from(linkClicks), []);
  });

  test('lead nowhere when disabled, not started, unknown or on a locked page', async () => {
    const page = `${api.config.publicUrl}/links/${(await view(owner)).urlMinify}`;
    const [off, later] = await setLinks([
      { label: 'Tắt', address: 'https://off.example', enabled: false },
      { label: 'Chưa mở', address: 'https://later.example', start: '2030-01-01T00:00:00Z' },
    ]);
    for (const link of [off, later]) assert.equal((await open(link?._id)).headers.location, page);
    assertProblem(await open(off?._id, PHONE, ABSENT), 'not-found');
    assertProblem(await open('x'), 'invalid', ['link:invalid']);
    await db.update(members).set({ lockedAt: api.clock.now() });
    assertProblem(await open(off?._id), 'not-found');
    await db.update(members).set({ lockedAt: null });
  });

  test('of a group count clicks for its admins', async () => {
    const put = (as: TestMember) =>
      api.put(`/groupAndBrand/updateUById/${group}`, {
        as,
        body: { links: [{ label: 'Bếp', address: 'https://bep.example', end: '2026-03-02T23:00:00Z' }] },
      });
    assertProblem(await put(other), 'forbidden');
    const [link] = assertDone<{ data: Group }>(await put(admin)).data.links;
    const answer = await api.get(`/groupAndBrand/openLink/${group}/${link?._id}`, { headers: { 'user-agent': PHONE } });
    assert.equal(answer.headers.location, 'https://bep.example/');
    const edited = assertDone<{ data: Group }>(await api.get(`/groupAndBrand/getGDUById/${group}`, { as: admin })).data;
    assert.equal(edited.links[0]?.clicks, 1);
    const page = assertDone<{ data: GroupView }>(await api.get(`/groupAndBrand/getGDByById/${group}`)).data;
    assert.deepEqual([page.links[0]?.clicks, page.changesAt], [null, '2026-03-02T23:00:00.000Z']);
    assertProblem(await api.get(`/groupAndBrand/openLink/${ABSENT}/${link?._id}`), 'not-found');
  });
});
