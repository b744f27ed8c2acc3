import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { SECOND } from '@m4u/contract/durations';
import { assertDone, assertProblem, seenOf } from '../../testing/answers.ts';
import { PASSWORD, startTestApi } from '../../testing/api.ts';

const api = await startTestApi({ realLimits: true });

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const open = async (email: string) => {
  const body = { type: 'tbMail', email, password: PASSWORD };
  assertDone(await api.post('/auth/registerNotVerify', { body, ip: newAddress() }));
};
const login = (email: string, password: string, ip = newAddress()) =>
  api.post('/auth/login', { body: { email, password }, ip });

describe('failed sign-ins', () => {
  test('after five for an identifier even the right password has to wait, longer each time', async (t) => {
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const email = 'doan@example.vn';
    await open(email);
    for (const [round, delay] of [60, 120, 240].entries()) {
      for (let tries = 0; tries < 5; tries += 1) assertProblem(await login(email, 'sai rồi'), 'wrong-credentials');
      const refused = await login(email, PASSWORD);
      assertProblem(refused, 'rate-limited');
      assert.equal(refused.headers['retry-after'], String(delay), `round ${round}`);
      mock.timers.tick((delay - 1) * SECOND);
      assertProblem(await login(email, PASSWORD), 'rate-limited');
      mock.timers.tick(2 * SECOND);
    }
    assertDone(await login(email, PASSWORD));
  });

  test('fifty at once try five passwords', async () => {
    await open('cung-luc@example.vn');
    const answers = await Promise.all(Array.from({ length: 50 }, () => login('cung-luc@example.vn', 'sai rồi')));
    const statuses = answers.map(({ statusCode }) => statusCode);
    assert.equal(statuses.filter((status) => status === 401).length, 5);
    assert.equal(statuses.filter((status) => status === 429).length, 45);
  });

  test('an identifier without an account is counted and answered alike', async () => {
    await open('co@example.vn');
    for (let tries = 0; tries < 6; tries += 1) {
      const [known, unknown] = [await login('co@example.vn', 'sai'), await login('khong@example.vn', 'sai')];
      assert.deepEqual(seenOf(known), seenOf(unknown));
      assert.equal(known.statusCode, tries < 5 ? 401 : 429);
    }
  });

  test('signing in forgets the failures before it', async () => {
    await open('nho@example.vn');
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        assertProblem(await login('nho@example.vn', 'sai'), 'wrong-credentials');
      assertDone(await login('nho@example.vn', PASSWORD));
    }
  });

  test('after twenty from an address it has to wait, whomever it tries; successes do not count', async () => {
    const ip = '192.0.2.44';
    await open('thanh-cong@example.vn');
    for (let tries = 0; tries < 25; tries += 1) assertDone(await login('thanh-cong@example.vn', PASSWORD, ip));
    for (let tries = 0; tries < 20; tries += 1)
      assertProblem(await login(`nguoi-${tries}@example.vn`, 'sai', ip), 'wrong-credentials');
    const refused = await login('thanh-cong@example.vn', PASSWORD, ip);
    assertProblem(refused, 'rate-limited');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assertDone(await login('thanh-cong@example.vn', PASSWORD));
  });

  test('asking for the present password again is counted as well', async () => {
    await open('doi-mat-khau@example.vn');
    const { accessToken } = assertDone<{ accessToken: string }>(await login('doi-mat-khau@example.vn', PASSWORD));
    const change = (oldPassword: string) =>
      api.post('/auth/changePassword', {
        as: { token: accessToken },
        body: { oldPassword, newPassword: 'Gió-mùa-đông-5' },
      });
    for (let tries = 0; tries < 5; tries += 1) assertProblem(await change('sai'), 'incorrect-password');
    assertProblem(await change(PASSWORD), 'rate-limited');
  });
});

test('a hundred sign-ins at once are answered or sent away for a moment; none is lost, and the next one works', async () => {
  const roomy = await startTestApi();
  const { email } = await roomy.signUp('dong@example.vn');
  const ask = (of: string) => roomy.post('/auth/login', { body: { email: of, password: PASSWORD } });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n % 2 ? email : 'la@example.vn')));
  for (const answer of answers) {
    assert.ok([200, 401, 503].includes(answer.statusCode), answer.body);
    if (answer.statusCode === 503)
      assert.equal(assertProblem(answer, 'unavailable') && answer.headers['retry-after'], '2');
  }
  assertDone(await ask(email));
  assertProblem(await ask('la@example.vn'), 'wrong-credentials');
});
