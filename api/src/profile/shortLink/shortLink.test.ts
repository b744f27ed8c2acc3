import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { MemberView } from '@m4u/contract/profile/member';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup, watchEvents } from '../../testing/factories/profiles.ts';

const api = await startTestApi();

let count = 0;
const somebody = () => api.signUp(`link-${(count += 1)}@example.vn`, { verified: false, name: `Người ${count}` });

const take = (as: TestMember, urlMinify: string) =>
  api.put(`/members/updateUrlMinify/${as.memberId}`, { as, body: { urlMinify } });
const changeLink = async (as: TestMember, link: string) =>
  assertDone<{ data: { urlMinify: string } }>(await take(as, link)).data.urlMinify;
const ownerOf = async (link: string): Promise<string | undefined> => {
  const answer = await api.get(`/members/getMemberIdView/${link}`);
  return answer.statusCode === 200 ? answer.json<{ data: MemberView }>().data._id : undefined;
};
const check = async (candidate: string, as?: TestMember) =>
  assertDone<{ data: { available: boolean; suggestion: string } }>(
    await api.get(`/members/checkUrlMinify/${encodeURIComponent(candidate)}`, { as }),
  ).data;

describe('a short link', () => {
  test('leads to its owner in any letter case', async () => {
    const owner = await somebody();
    assert.equal(await changeLink(owner, ' Nguyen-An '), 'nguyen-an');
    for (const link of ['nguyen-an', 'NGUYEN-AN']) assert.equal(await ownerOf(link), owner.memberId);
    const meta = assertDone(await api.get('/members/getMetaMemberByUrlMinify/nguyen-an')).data;
    assert.deepEqual([meta['_id'], meta['urlMinify']], [owner.memberId, 'nguyen-an']);
  });

  test('can be changed twenty times a day, so that nobody collects them', async () => {
    const strict = await startTestApi({ realLimits: true });
    const gatherer = await strict.signUp('gom-link@example.vn', { verified: false });
    const gather = (urlMinify: string) =>
      strict.put(`/members/updateUrlMinify/${gatherer.memberId}`, { as: gatherer, body: { urlMinify } });
    for (let tried = 1; tried <= 20; tried += 1) assertDone(await gather(`gom-${tried}`));
    assertProblem(await gather('gom-21'), 'rate-limited');
  });

  test('stays unchanged when its owner takes it again', async () => {
    const owner = await somebody();
    await changeLink(owner, 'hai-lan');
    const watch = watchEvents(api);
    assert.equal(await changeLink(owner, 'hai-lan'), 'hai-lan');
    assert.deepEqual(watch.tags(), []);
    await changeLink(owner, 'hai-lan-2');
    assert.deepEqual(watch.tags(), [`member:${owner.memberId}`]);
  });

  test('of another member or group is refused', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    await changeLink(owner, 'cua-toi');
    assertProblem(await take(other, 'cua-toi'), 'link-taken', ['urlMinify:short-link-taken']);
    await makeGroup(api, { link: 'cua-nhom' });
    assertProblem(await take(other, 'cua-nhom'), 'link-taken', ['urlMinify:short-link-taken']);
    assert.equal(await ownerOf('cua-toi'), owner.memberId);
  });

  test('must have a valid form and not be reserved', async () => {
    const owner = await somebody();
    for (const link of ['ab', 'a'.repeat(31), '-abc', 'abc-', 'có-dấu', 'a_b_c', ''])
      assertProblem(await take(owner, link), 'invalid', ['urlMinify:short-link']);
    for (const link of ['admin', 'login', 'me', 'SMC', 'm4u', 'staff', 'support'])
      assert.match(
        assertProblem(await take(owner, link), 'invalid').errors[0]?.code ?? '',
        /^short-link(-reserved)?$/,
        link,
      );
    assertProblem(await take(owner, 'admin'), 'invalid', ['urlMinify:short-link-reserved']);
  });

  test('leads to its owner for ninety days after it was given up, and then is free', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    await changeLink(owner, 'ten-cu');
    await changeLink(owner, 'ten-moi');
    const page = assertDone<{ data: MemberView }>(await api.get('/members/getMemberIdView/ten-cu')).data;
    assert.deepEqual([page._id, page.urlMinify], [owner.memberId, 'ten-moi']);
    assertProblem(await take(other, 'ten-cu'), 'link-taken');
    api.clock.advance(89 * DAY);
    assert.equal(await ownerOf('ten-cu'), owner.memberId);
    api.clock.advance(2 * DAY);
    assert.equal(await ownerOf('ten-cu'), undefined);
    const later = await api.post('/auth/login', { body: { email: other.email, password: other.password } });
    assert.equal(
      await changeLink({ ...other, token: later.json<{ accessToken: string }>().accessToken }, 'ten-cu'),
      'ten-cu',
    );
    assert.equal(await ownerOf('ten-cu'), other.memberId);
    assert.equal(await ownerOf('ten-moi'), owner.memberId);
  });

  test('can be taken back by an owner who gave it up', async () => {
    const owner = await somebody();
    await changeLink(owner, 'di-roi');
    await changeLink(owner, 'tro-ve');
    assert.equal(await changeLink(owner, 'di-roi'), 'di-roi');
    for (const link of ['di-roi', 'tro-ve']) assert.equal(await ownerOf(link), owner.memberId);
  });
});

describe('short links taken at the same time', () => {
  test('go to one of twenty members', async () => {
    const takers = await Promise.all(Array.from({ length: 20 }, somebody));
    const answers = await Promise.all(takers.map((taker) => take(taker, 'chi-mot')));
    const winners = takers.filter((_, index) => answers[index]?.statusCode === 200);
    assert.equal(winners.length, 1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) assertProblem(answer, 'link-taken');
    assert.equal(await ownerOf('chi-mot'), winners[0]?.memberId);
  });

  test('are refused to two owners who want each other’s, without a deadlock', async () => {
    const [one, two] = [await somebody(), await somebody()];
    await changeLink(one, 'ben-trai');
    await changeLink(two, 'ben-phai');
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([take(one, 'ben-phai'), take(two, 'ben-trai')]);
      for (const answer of answers) assertProblem(answer, 'link-taken');
    }
    assert.deepEqual([await ownerOf('ben-trai'), await ownerOf('ben-phai')], [one.memberId, two.memberId]);
  });

  test('of one owner all lead to their page, with one of them current', async () => {
    const owner = await somebody();
    const links = ['nhieu-1', 'nhieu-2', 'nhieu-3', 'nhieu-4', 'nhieu-5'];
    for (const answer of await Promise.all(links.map((link) => take(owner, link)))) assertDone(answer);
    const present = (await api.get(`/members/getMemberIdView/${owner.memberId}`)).json<{ data: MemberView }>().data
      .urlMinify;
    assert.ok(links.includes(present ?? ''));
    for (const link of links) assert.equal(await ownerOf(link), owner.memberId);
  });
});

describe('checking a short link', () => {
  test('says whether it is free, and suggests a similar one otherwise', async () => {
    const owner = await somebody();
    await changeLink(owner, 'tran-binh');
    assert.deepEqual(await check('le-mai'), { available: true, suggestion: 'le-mai' });
    assert.deepEqual(await check('Lê Mai'), { available: false, suggestion: 'le-mai' });
    assert.deepEqual(await check('tran-binh'), { available: false, suggestion: 'tran-binh-2' });
    assert.deepEqual(await check('tran-binh', owner), { available: true, suggestion: 'tran-binh' });
    assert.deepEqual(await check('admin'), { available: false, suggestion: 'admin-2' });
  });

  test('suggests a link that can be taken, whatever is asked', async () => {
    const owner = await somebody();
    for (const candidate of [
      '日本',
      'a',
      'me',
      '!!!',
      'x'.repeat(100),
      'Nguyễn '.repeat(10),
      "'; drop table members; --",
    ]) {
      const { suggestion } = await check(candidate);
      assert.equal(await changeLink(owner, suggestion), suggestion, candidate);
    }
  });

  test('suggests a numbered one when the plain ones are taken', async () => {
    await makeGroup(api, { link: 'pho-bo' });
    for (let end = 2; end <= 21; end += 1) await makeGroup(api, { link: `pho-bo-${end}` });
    const { available, suggestion } = await check('pho-bo');
    assert.equal(available, false);
    assert.match(suggestion, /^pho-bo-\d{6}$/);
  });
});
