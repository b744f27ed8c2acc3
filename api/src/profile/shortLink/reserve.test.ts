import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MemberView } from '@m4u/contract/profile/member';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { watchEvents } from '../../testing/factories/profiles.ts';
import { eq } from '../../platform/database/orm.ts';
import { reserveMissingLinks } from '../member/jobs.ts';
import { members } from '../member/tables.ts';
import { shortLinks } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;

let count = 0;
const register = (name: string) => api.signUp(`reserve-${(count += 1)}@example.vn`, { verified: false, name });
const linkOf = async ({ memberId }: Pick<TestMember, 'memberId'>) =>
  assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${memberId}`)).data.urlMinify;

describe('a new account', () => {
  test('has the plainest free link like its name', async () => {
    const people = [];
    for (const name of ['Lê Thị Đào', 'Lê Thị Đào', 'LÊ THỊ ĐÀO']) people.push(await register(name));
    assert.deepEqual(await Promise.all(people.map(linkOf)), ['le-thi-dao', 'le-thi-dao-2', 'le-thi-dao-3']);
  });

  test('has a link of its own when many of one name register at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => register('Phạm Văn Tư')));
    const links = await Promise.all(people.map(linkOf));
    assert.equal(new Set(links).size, people.length);
    for (const link of links) assert.match(link ?? '', /^pham-van-tu(-\d+)?$/);
  });

  test('has a readable link when its name has no letters, too few, or is a reserved word', async () => {
    const links = [];
    for (const name of ['日本', '山', 'Ê', 'Admin', 'M4U']) links.push(await linkOf(await register(name)));
    assert.deepEqual(links, ['trang', 'trang-2', 'trang-e', 'admin-2', 'm4u-2']);
  });

  test('has a link that tells nothing of its address or number when it was given no name', async () => {
    const account = { email: 'nguyen.bi.mat@example.vn', password: 'Mưa-nguồn-42-suối' };
    assertDone(await api.post('/auth/registerNotVerify', { body: { type: 'tbMail', ...account, agreed: [] } }));
    const answer = await api.post('/auth/login', { body: account });
    assert.match(answer.json<{ urlMinify: string }>().urlMinify, /^trang(-\d+)?$/);
  });

  test('has a link of at most thirty characters, whose end is no hyphen', async () => {
    const name = 'Công Tằng Tôn Nữ Thị Ngọc Ánh Dương';
    const [first, second] = [await linkOf(await register(name)), await linkOf(await register(name))];
    assert.deepEqual([first, second], ['cong-tang-ton-nu-thi-ngoc-anh', 'cong-tang-ton-nu-thi-ngoc-an-2']);
  });

  test('is told its link at sign-in', async () => {
    const { email, password } = await register('Vũ Hải Yến');
    const answer = await api.post('/auth/login', { body: { email, password } });
    assert.equal(answer.json<{ urlMinify: string }>().urlMinify, 'vu-hai-yen');
  });
});

describe('the nightly job', () => {
  const reserve = () => reserveMissingLinks(api.api.platform, api.api.events, 2);

  test('gives members without a link one, in turns, and tells the kept pages', async () => {
    const people = [];
    for (const name of ['Đỗ Xưa', 'Đỗ Xưa', 'Bùi Cũ']) people.push(await register(name));
    for (const { memberId } of people) await db.delete(shortLinks).where(eq(shortLinks.ownerId, memberId));
    const watch = watchEvents(api);
    await reserve();
    await reserve();
    assert.deepEqual(await Promise.all(people.map(linkOf)), ['do-xua', 'do-xua-2', 'bui-cu']);
    assert.deepEqual(
      watch.tags(),
      people.map(({ memberId }) => `member:${memberId}`),
    );
    for (const { memberId } of people) assert.equal(await db.$count(shortLinks, eq(shortLinks.ownerId, memberId)), 1);
  });

  test('leaves deleted members and chosen links alone', async () => {
    const [gone, chosen] = [await register('Hồ Đã Xóa'), await register('Hồ Tự Chọn')];
    await db.delete(shortLinks).where(eq(shortLinks.ownerId, gone.memberId));
    await db.update(members).set({ deletedAt: api.clock.now() }).where(eq(members.id, gone.memberId));
    assertDone(
      await api.put(`/members/updateUrlMinify/${chosen.memberId}`, { as: chosen, body: { urlMinify: 'tu-chon' } }),
    );
    await reserve();
    assert.equal(await db.$count(shortLinks, eq(shortLinks.ownerId, gone.memberId)), 0);
    assert.equal(await linkOf(chosen), 'tu-chon');
  });
});
