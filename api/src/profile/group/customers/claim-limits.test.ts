import assert from 'node:assert/strict';
import { test, type TestContext, mock } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/server/api.ts';

let numbers = 0;

/** Asks for a code to a new number from a new address, so that only limits by member apply. */
const ask = (api: TestApi, as: TestMember) => {
  numbers += 1;
  const body = { phone: `+8497${String(numbers).padStart(7, '0')}` };
  return api.post('/members/sendClaimCode', { as, body, ip: `198.18.0.${numbers}` });
};

const withTime = (t: TestContext) => {
  t.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
};

test('a member may request five claim codes an hour and ten a day, for any number', async (t) => {
  const api = await startTestApi({ realLimits: true });
  withTime(t);
  const member = await api.signUp('nhieu-so@example.vn');
  for (let hour = 0; hour < 2; hour += 1) {
    for (let sent = 0; sent < 5; sent += 1) assertDone(await ask(api, member));
    assertProblem(await ask(api, member), 'rate-limited');
    mock.timers.tick(60 * MINUTE);
  }
  const refused = await ask(api, member);
  assertProblem(refused, 'rate-limited');
  assert.ok(Number(refused.headers['retry-after']) > 20 * 60 * 60);
  assertDone(await ask(api, await api.signUp('nguoi-khac@example.vn')));
  mock.timers.tick(24 * 60 * MINUTE);
  assertDone(await ask(api, member));
});

test('a member may claim by their own number twenty times an hour', async (t) => {
  const api = await startTestApi({ realLimits: true });
  withTime(t);
  const member = await api.signUp('bam-nhieu@example.vn');
  const claim = (as: TestMember) => api.post('/members/claimOwn', { as, body: {} });
  // An account without a number has nothing to claim; the call counts all the same.
  for (let sent = 0; sent < 20; sent += 1) assertProblem(await claim(member), 'wrong-state');
  assertProblem(await claim(member), 'rate-limited');
  assertProblem(await claim(await api.signUp('bam-mot@example.vn')), 'wrong-state');
  mock.timers.tick(60 * MINUTE);
  assertProblem(await claim(member), 'wrong-state');
});

test('all members together may request claim codes up to a limit', async (t) => {
  const api = await startTestApi({ realLimits: true });
  withTime(t);
  const member = await api.signUp('dong-nguoi@example.vn');
  assertDone(await ask(api, member));
  await api.api.platform.limits.consume('claimCodes', 'all', 298);
  assertDone(await ask(api, member));
  assertProblem(await ask(api, member), 'rate-limited');
  assertProblem(await ask(api, await api.signUp('mot-nguoi@example.vn')), 'rate-limited');
  mock.timers.tick(60 * MINUTE);
  assertDone(await ask(api, member));
});
