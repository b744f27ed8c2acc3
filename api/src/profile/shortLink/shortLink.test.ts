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
const taken = async (as: TestMember, link: string) =>
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
  test('leads to its owner, however it is written', async () => {
    const owner = await somebody();
    assert.equal(await taken(owner, ' Nguyen-An '), 'nguyen-an');
    for (const link of ['nguyen-an', 'NGUYEN-AN']) assert.equal(await ownerOf(link), owner.memberId);
    const meta = assertDone(await api.get('/members/getMetaMemberByUrlMinify/nguyen-an')).data;
    assert.deepEqual([meta['_id'], meta['urlMinify']], [owner.memberId, 'nguyen-an']);
  });

  test('is tried twenty times a day, so that nobody gathers them', async () => {
    const strict = await startTestApi({ realLimits: true });
    const gatherer = await strict.signUp('gom-link@example.vn', { verified: false });
    const gather = (urlMinify: string) =>
      strict.put(`/members/updateUrlMinify/${gatherer.memberId}`, { as: gatherer, body: { urlMinify } });
    for (let tried = 1; tried <= 20; tried += 1) assertDone(await gather(`gom-${tried}`));
    assertProblem(await gather('gom-21'), 'rate-limited');
  });

  test('taken again by its owner changes nothing', async () => {
    const owner = await somebody();
    await taken(owner, 'hai-lan');
    const watch = watchEvents(api);
    assert.equal(await taken(owner, 'hai-lan'), 'hai-lan');
    assert.deepEqual(watch.tags(), []);
    await taken(owner, 'hai-lan-2');
    assert.deepEqual(watch.tags(), [`member:${owner.memberId}`]);
  });

  test('of somebody else, of a group too, is refused', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    await taken(owner, 'cua-toi');
    assertProblem(await take(other, 'cua-toi'), 'link-taken', ['urlMinify:short-link-taken']);
    await makeGroup(api, { link: 'cua-nhom' });
    assertProblem(await take(other, 'cua-nhom'), 'link-taken', ['urlMinify:short-link-taken']);
    assert.equal(await ownerOf('cua-toi'), owner.memberId);
  });

  test('must look like one and must not be an address of ours', async () => {
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

  test('that was given up leads on for ninety days and is then anybody’s', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    await taken(owner, 'ten-cu');
    await taken(owner, 'ten-moi');
    const page = assertDone<{ data: MemberView }>(await api.get('/members/getMemberIdView/ten-cu')).data;
    assert.deepEqual([page._id, page.urlMinify], [owner.memberId, 'ten-moi']);
    assertProblem(await take(other, 'ten-cu'), 'link-taken');
    api.clock.advance(89 * DAY);
    assert.equal(await ownerOf('ten-cu'), owner.memberId);
    api.clock.advance(2 * DAY);
    assert.equal(await ownerOf('ten-cu'), undefined);
    const later = await api.post('/auth/login', { body: { email: other.email, password: other.password } });
    assert.equal(
      await taken({ ...other, token: later.json<{ accessToken: string }>().accessToken }, 'ten-cu'),
      'ten-cu',
    );
    assert.equal(await ownerOf('ten-cu'), other.memberId);
    assert.equal(await ownerOf('ten-moi'), owner.memberId);
  });

  test('that was one’s own can be taken back', async () => {
    const owner = await somebody();
    await taken(owner, 'di-roi');
    await taken(owner, 'tro-ve');
    assert.equal(await taken(owner, 'di-roi'), 'di-roi');
    for (const link of ['di-roi', 'tro-ve']) assert.equal(await ownerOf(link), owner.memberId);
  });
});

describe('at once', () => {
  test('twenty take the same link: one has it', async () => {
    const takers = await Promise.all(Array.from({ length: 20 }, somebody));
    const answers = await Promise.all(takers.map((taker) => take(taker, 'chi-mot')));
    const winners = takers.filter((_, index) => answers[index]?.statusCode === 200);
    assert.equal(winners.length, 1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) assertProblem(answer, 'link-taken');
    assert.equal(await ownerOf('chi-mot'), winners[0]?.memberId);
  });

  test('two want each other’s links: both are told no, neither hangs', async () => {
    const [one, two] = [await somebody(), await somebody()];
    await taken(one, 'ben-trai');
    await taken(two, 'ben-phai');
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([take(one, 'ben-phai'), take(two, 'ben-trai')]);
      for (const answer of answers) assertProblem(answer, 'link-taken');
    }
    assert.deepEqual([await ownerOf('ben-trai'), await ownerOf('ben-phai')], [one.memberId, two.memberId]);
  });

  test('one owner takes several: one stays, the others lead on', async () => {
    const owner = await somebody();
    const links = ['nhieu-1', 'nhieu-2', 'nhieu-3', 'nhieu-4', 'nhieu-5'];
    for (const answer of await Promise.all(links.map((link) => take(owner, link)))) assertDone(answer);
    const present = (await api.get(`/members/getMemberIdView/${owner.memberId}`)).json<{ data: MemberView }>().data
      .urlMinify;
    assert.ok(links.includes(present ?? ''));
    for (const link of links) assert.equal(await ownerOf(link), owner.memberId);
  });
});

describe('asking whether a link is free', () => {
  test('says so, and offers one like it otherwise', async () => {
    const owner = await somebody();
    await taken(owner, 'tran-binh');
    assert.deepEqual(await check('le-mai'), { available: true, suggestion: 'le-mai' });
    assert.deepEqual(await check('Lê Mai'), { available: false, suggestion: 'le-mai' });
    assert.deepEqual(await check('tran-binh'), { available: false, suggestion: 'tran-binh-2' });
    assert.deepEqual(await check('tran-binh', owner), { available: true, suggestion: 'tran-binh' });
    assert.deepEqual(await check('admin'), { available: false, suggestion: 'admin-2' });
  });

  test('offers a link that can be taken, whatever is asked', async () => {
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
      assert.equal(await taken(owner, suggestion), suggestion, candidate);
    }
  });

  test('still offers one when the plain ones are gone', async () => {
    await makeGroup(api, { link: 'pho-bo' });
    for (let end = 2; end <= 21; end += 1) await makeGroup(api, { link: `pho-bo-${end}` });
    const { available, suggestion } = await check('pho-bo');
    assert.equal(available, false);
    assert.match(suggestion, /^pho-bo-\d{6}$/);
  });
});
