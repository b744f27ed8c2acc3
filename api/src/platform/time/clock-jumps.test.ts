/**
 * A machine whose clock jumps while people use the program: nobody is locked out for good, and nothing is lost, done
 * twice or misnumbered. The whole process, libraries too, reads the time from the clock set here. Waiting uses timers,
 * which a clock change does not move.
 */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY, HOUR, MINUTE } from '@m4u/contract/durations';
import type { Message } from '@m4u/contract/social/message/schema';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { signInAgain } from '../../testing/factories/sign-ins.ts';
import { startTestApi, TEST_START, type TestMember } from '../../testing/server/api.ts';
import { assertBooks, setPoints, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { openStream } from '../../testing/server/stream.ts';

mock.timers.enable({ apis: ['Date'], now: new Date(TEST_START) });
const warnings: string[] = [];
process.on('warning', ({ message }) => void warnings.push(message));
const api = await startTestApi({ realLimits: true });
const an = await api.signUp('an@example.vn');
const binh = await api.signUp('binh@example.vn');

/** Moves the clock by milliseconds, forward or back. */
const jump = (milliseconds: number): void => {
  api.clock.advance(milliseconds);
  mock.timers.setTime(api.clock.now().getTime());
};
const again = (member: TestMember): Promise<TestMember> => signInAgain(api, member);
const profile = (as: { token: string }) => api.get('/auth/profile', { as });

test('a session survives a clock set back, and can be renewed after one set forward', async () => {
  for (const back of [5 * MINUTE, DAY, 400 * DAY]) {
    jump(-back);
    assertDone(await profile(an));
    assertDone(await profile(await again(an)));
    jump(back);
    assertDone(await profile(an));
  }
  jump(HOUR);
  assertProblem(await profile(an), 'session-expired');
  const body = { refreshToken: an.refreshToken };
  const renewed = assertDone<{ accessToken: string }>(await api.post('/auth/refresh', { body }));
  assertDone(await profile({ token: renewed.accessToken }));
  jump(-HOUR);
  assertDone(await profile({ token: renewed.accessToken }));
});

test('a rate limit ends after its delay, however the clock is set', async () => {
  const browser = {};
  const { email } = await api.signUp('ai@example.vn', { browser });
  const attempt = () => api.post('/auth/login', { body: { email, password: 'không-phải' }, browser });
  for (let tries = 0; tries < 5; tries += 1) assert.equal((await attempt()).statusCode, 401);
  const refused = async () => Number((await attempt()).headers['retry-after']);
  assert.ok((await refused()) <= 15 * 60);
  jump(-HOUR);
  const waits = await refused();
  assert.ok(waits > 0 && waits <= 15 * 60 + 3_600, `${waits} s`);
  jump(waits * 1_000 + 1_000);
  assert.equal((await attempt()).statusCode, 401, 'it may be tried again');
  jump(HOUR - waits * 1_000 - 1_000);
});

test('messages and stream events keep their order and numbers', async () => {
  const [from, to] = [await again(an), await again(binh)];
  const befriend = { from: an.memberId, to: binh.memberId };
  assertDone(await api.put(`/friend/addFriendsById/${an.memberId}`, { as: from, body: befriend }));
  assertDone(await api.put(`/friend/acceptFriendsById/${an.memberId}`, { as: to, body: befriend }));
  const stream = await openStream(api, to);
  const ready = (await stream.until(({ type }) => type === 'ready')).at(-1);
  const sent: string[] = [];
  for (const [number, by] of [0, -DAY, 2 * HOUR, -MINUTE, DAY].entries()) {
    jump(by);
    const body = { receiver: binh.memberId, clientId: `tin-nhan-${number}`, detail: `Tin ${number}` };
    // Signs in again: a jump of a day exceeds the life of an access token.
    const answer = await api.post('/messages', { as: await again(an), body });
    sent.push(assertDone<{ data: Message }>(answer).data._id);
  }
  const numberOf = ({ row }: { row: unknown }) => (row as Message)._id;
  const events = await stream.until((event) => event.type === 'message' && numberOf(event) === sent.at(-1));
  stream.close();
  assert.deepEqual(events.filter(({ type }) => type === 'message').map(numberOf), sent);
  const reopened = await openStream(api, await again(binh), { lastEventId: ready?.id ?? assert.fail() });
  const missed = await reopened.until((event) => event.type === 'message' && numberOf(event) === sent.at(-1));
  reopened.close();
  assert.deepEqual(missed.filter(({ type }) => type === 'message').map(numberOf), sent);
});

test('point books stay balanced, and an idempotent call runs once', async () => {
  const admin = await again(an);
  const groupId = await makeGroup(api, { admins: [an] });
  await setPoints(api, groupId, binh.memberId, 500);
  let orders = 0;
  for (const by of [0, -DAY, 2 * DAY, -400 * DAY, 399 * DAY]) {
    jump(by);
    const shop = sellerCalls(api, await again(admin), groupId);
    const key = `lan-${(orders += 1)}`;
    const invoice = { invoiceNumber: `HD-${orders}` };
    const first = assertDone(await shop.invoice(binh.memberId, invoice, key));
    jump(-2 * MINUTE);
    const second = assertDone(await shop.invoice(binh.memberId, invoice, key));
    assert.deepEqual(second, first);
    assertDone(await shop.plain(binh.memberId, 'minus', 3));
    jump(2 * MINUTE);
    await assertBooks(api);
  }
});

test('lists contain each item once, whatever its creation time', async () => {
  const titles: string[] = [];
  for (const [number, by] of [0, -3 * DAY, DAY, -HOUR, 2 * DAY + HOUR].entries()) {
    jump(by);
    titles.push(`Bài ${number}`);
    const body = { title: `Bài ${number}`, content: '<p>Nội dung.</p>' };
    assertDone(await api.post('/members/insertBlog', { as: await again(an), body }));
  }
  const titlesRead: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `/members/getBlogByMemberId/${an.memberId}?order=newest&limit=2&cursor=${encodeURIComponent(cursor)}`;
    const answer = await api.get(path, { as: await again(an) });
    const { data, nextCursor } = assertDone<{ data: { title: string }[]; nextCursor: string | null }>(answer);
    titlesRead.push(...data.map(({ title }) => title));
    cursor = nextCursor;
  }
  assert.deepEqual(titlesRead.toSorted(), titles);
});

test('jobs are polled as often as before', async () => {
  jump(-400 * DAY);
  await wait(2_500);
  await api.signUp('chi@example.vn');
  jump(400 * DAY);
  assert.deepEqual(warnings, [], 'nothing waits for as long as the clock was set back');
});
