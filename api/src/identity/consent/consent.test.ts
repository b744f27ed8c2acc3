import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Consent, ConsentEntry } from '@m4u/contract/identity/consent';
import { currentVersion, type Purpose, PURPOSES } from '@m4u/contract/identity/consent/words';
import type { Dashboard } from '@m4u/contract/insight/tracking/schema';
import type { MemberView } from '@m4u/contract/profile/member';
import { sql } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db, tracker } = api.api.platform;

const standing = async (as: TestMember): Promise<Consent[]> =>
  assertDone<{ data: Consent[] }>(await api.get('/privacy/consents', { as })).data;
const granted = async (as: TestMember) =>
  (await standing(as)).filter((each) => each.granted).map(({ purpose }) => purpose);
const history = async (as: TestMember, query = '') =>
  assertDone<{ data: ConsentEntry[]; total: number }>(await api.get(`/privacy/consents/history${query}`, { as }));
const say = (as: TestMember | undefined, purpose: Purpose, isGranted: boolean, body: object = {}) =>
  api.put(`/privacy/consents/${purpose}`, {
    as,
    body: { granted: isGranted, version: currentVersion(purpose), screen: 'privacy', ...body },
  });

describe('a consent', () => {
  test('is stored with the new account, in the current version', async () => {
    const one = await api.signUp('moi@example.vn', { purposes: ['terms'] });
    assert.deepEqual(await granted(one), ['terms', 'suggestions', 'statistics']);
    const { data, total } = await history(one);
    assert.equal(total, 1);
    assert.deepEqual(
      data.map(({ purpose, version, granted: yes, at, screen }) => [purpose, version, yes, at, screen]),
      [['terms', currentVersion('terms'), true, api.clock.now().toISOString(), 'register']],
    );
    const unasked = await api.signUp('chua-hoi@example.vn', { purposes: [] });
    assert.deepEqual((await history(unasked)).data, []);
    const isConsentDue = async (as: TestMember) =>
      assertDone<{ data: { termsDue: boolean } }>(await api.get('/auth/profile', { as })).data.termsDue;
    assert.deepEqual([await isConsentDue(one), await isConsentDue(unasked)], [false, true]);
    assertDone(await say(unasked, 'terms', true));
    assert.equal(await isConsentDue(unasked), false);
    const former = [{ purpose: 'terms', version: '2020-01' }];
    const body = { type: 'tbMail', email: 'cu@example.vn', password: one.password, agreed: former };
    assertProblem(await api.post('/auth/register', { body }), 'invalid', ['agreed.0.version:choice']);
  });

  test('can be withdrawn, and every answer stays in the history', async () => {
    const one = await api.signUp('doi@example.vn', { purposes: ['terms'] });
    for (const yes of [true, false, false, true]) assertDone(await say(one, 'searchEngines', yes));
    const { data, total } = await history(one);
    // A repeated answer adds no entry.
    assert.deepEqual(
      data.map((each) => [each.purpose, each.granted, each.screen]),
      [
        ['searchEngines', true, 'privacy'],
        ['searchEngines', false, 'privacy'],
        ['searchEngines', true, 'privacy'],
        ['terms', true, 'register'],
      ],
    );
    assert.equal(total, 4);
    assert.equal((await history(one, '?page=2&limit=3')).data.length, 1);
    const both = await Promise.all([say(one, 'suggestions', false), say(one, 'suggestions', false)]);
    for (const answer of both) assertDone(answer);
    assert.equal((await history(one)).total, 5);
  });

  test('can be given only by its member, for a known purpose in the current version', async () => {
    const one = await api.signUp('sai@example.vn');
    assertProblem(await say(undefined, 'terms', true), 'unauthenticated');
    assertProblem(await api.get('/privacy/consents'), 'unauthenticated');
    assertProblem(await api.get('/privacy/consents/history'), 'unauthenticated');
    assertProblem(await say(one, 'suggestions', true, { version: '2020-01' }), 'invalid', ['version:choice']);
    assertProblem(await say(one, 'suggestions', true, { granted: 'maybe' }), 'invalid', ['granted:invalid']);
    assertProblem(await say(one, 'suggestions', true, { screen: 'moon' }), 'invalid', ['screen:choice']);
    const other = { granted: true, version: currentVersion('terms') };
    assertProblem(await api.put('/privacy/consents/advertising', { as: one, body: other }), 'invalid', [
      'purpose:choice',
    ]);
    assertProblem(await say(one, 'terms', false), 'wrong-state');
    assert.equal((await standing(one)).length, PURPOSES.length);
  });

  test('is never changed afterwards', async () => {
    await api.signUp('giu@example.vn');
    for (const deed of [sql`update consents set granted = false`, sql`delete from consents`])
      await assert.rejects(db.execute(deed), (error: Error) => /never changed/.test(String(error.cause)));
    await assert.rejects(api.administer('truncate consents'), /never changed/);
  });
});

describe('each purpose', () => {
  test('decides whether search engines show a page', async () => {
    const one = await api.signUp('tim@example.vn', { purposes: ['terms'] });
    const read = async () =>
      assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${one.memberId}`)).data;
    const indexed = async () => (await read()).indexed;
    const link = (await read()).urlMinify;
    const listed = async () =>
      assertDone<{ data: { slug: string }[] }>(await api.get('/content/listed/member')).data.some(
        ({ slug }) => slug === link,
      );
    assert.deepEqual([await indexed(), await listed()], [false, false]);
    assertDone(await say(one, 'searchEngines', true));
    assert.deepEqual([await indexed(), await listed()], [true, true]);
    assertDone(await say(one, 'searchEngines', false));
    assert.deepEqual([await indexed(), await listed()], [false, false]);
  });

  test('decides whether a member is suggested to others', async () => {
    const [one, other] = [await api.signUp('quen@example.vn'), await api.signUp('khac@example.vn')];
    await makeGroup(api, { members: [one, other] });
    const suggested = async () =>
      assertDone<{ data: { _id: string }[] }>(await api.get('/friend/suggestions', { as: other })).data.map(
        ({ _id }) => _id,
      );
    assert.deepEqual(await suggested(), [one.memberId]);
    assertDone(await say(one, 'suggestions', false));
    assert.deepEqual(await suggested(), []);
    assertDone(await say(one, 'suggestions', true));
    assert.deepEqual(await suggested(), [one.memberId]);
  });

  test('decides whether a visit is counted', async () => {
    const [one, owner] = [await api.signUp('xem@example.vn'), await api.signUp('chu@example.vn')];
    const share = () =>
      api.post('/tracking/action', {
        as: one,
        body: { kind: 'share', page: owner.memberId, value: 'copy' },
        headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/124.0 Mobile Safari/537.36' },
      });
    const shares = async () => {
      await tracker.flush();
      const answer = await api.post(`/dashboard/member/${owner.memberId}`, { as: owner, body: {} });
      return assertDone<{ data: Dashboard }>(answer).data.totals.shares;
    };
    assertDone(await share());
    assert.equal(await shares(), 1);
    assertDone(await say(one, 'statistics', false));
    assertDone(await share());
    assert.equal(await shares(), 1);
    assertDone(await say(one, 'statistics', true));
    assertDone(await share());
    assert.equal(await shares(), 2);
  });
});
