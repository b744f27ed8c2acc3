import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { SECOND } from '@m4u/contract/durations';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { assertDone, assertProblem, comparableParts } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { solve } from '../../../testing/doubles/challenge.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';
import { countCodes, type SignInSource, signInCalls, WORK_REQUIRED } from '../../../testing/factories/sign-ins.ts';

const api = await startTestApi({ realLimits: true });

const { newAddress, open, login, askWork, settle, guess } = signInCalls(api);
const NEW = 'Bến-nước-cây-đa-9';

describe('failed sign-ins', () => {
  test('make even the right password wait after five from an address, longer each time', async (t) => {
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const [email, ip] = ['doan@example.vn', newAddress()];
    await open(email);
    for (const [round, delay] of [60, 120, 240].entries()) {
      for (let tries = 0; tries < 5; tries += 1) {
        const challenge = round === 0 ? {} : { challenge: await solve(await askWork(email)) };
        assertProblem(await login(email, 'sai rồi', { ip, ...challenge }), 'wrong-credentials');
      }
      const refused = await login(email, PASSWORD, { ip });
      assertProblem(refused, 'rate-limited');
      assert.equal(refused.headers['retry-after'], String(delay), `round ${round}`);
      mock.timers.tick((delay - 1) * SECOND);
      assertProblem(await login(email, PASSWORD, { ip }), 'rate-limited');
      mock.timers.tick(2 * SECOND);
    }
    assertDone(await login(email, PASSWORD, { ip, challenge: await solve(await askWork(email)) }));
  });

  test('from one address try five passwords, however many come at once', async () => {
    const [email, ip] = ['cung-luc@example.vn', newAddress()];
    await open(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(email, 'sai rồi', { ip })));
    assert.deepEqual(countCodes(answers), { 'wrong-credentials': 5, 'rate-limited': 45 });
  });

  test('from many addresses try five passwords, and then need a challenge', async () => {
    const email = 'khap-noi@example.vn';
    await open(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(email, 'sai rồi')));
    assert.deepEqual(countCodes(answers), { 'wrong-credentials': 5, invalid: 45 });
  });

  test('are counted and answered alike for an identifier without an account', async () => {
    await open('co@example.vn');
    const [here, there] = [newAddress(), newAddress()];
    for (let tries = 0; tries < 6; tries += 1) {
      const known = await login('co@example.vn', 'sai', { ip: here });
      const unknown = await login('khong@example.vn', 'sai', { ip: there });
      assert.deepEqual(comparableParts(known), comparableParts(unknown));
      assert.equal(known.statusCode, tries < 5 ? 401 : 429);
    }
    const elsewhere = [await login('co@example.vn', 'sai'), await login('khong@example.vn', 'sai')];
    for (const answer of elsewhere) assertProblem(answer, 'invalid', WORK_REQUIRED);
    assert.deepEqual(...(elsewhere.map(comparableParts) as [unknown, unknown]));
  });

  test('are forgotten after a successful sign-in', async () => {
    await open('nho@example.vn');
    const ip = newAddress();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        assertProblem(await login('nho@example.vn', 'sai', { ip }), 'wrong-credentials');
      assertDone(await login('nho@example.vn', PASSWORD, { ip }));
    }
  });

  test('make strangers at an address wait after twenty, not counting successes', async () => {
    const ip = '192.0.2.44';
    const { browser } = await settle('hang-xom@example.vn');
    await open('thanh-cong@example.vn');
    for (let tries = 0; tries < 25; tries += 1) assertDone(await login('thanh-cong@example.vn', PASSWORD, { ip }));
    for (let tries = 0; tries < 20; tries += 1)
      assertProblem(await login(`nguoi-${tries}@example.vn`, 'sai', { ip }), 'wrong-credentials');
    const refused = await login('thanh-cong@example.vn', PASSWORD, { ip });
    assertProblem(refused, 'rate-limited');
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assertDone(await login('thanh-cong@example.vn', PASSWORD));
    assertDone(await login('hang-xom@example.vn', PASSWORD, { ip, browser }));
  });

  test('of a password change are counted by session', async () => {
    const email = 'doi-mat-khau@example.vn';
    await open(email);
    const ip = newAddress();
    const enter = async () => assertDone<{ accessToken: string }>(await login(email, PASSWORD, { ip })).accessToken;
    const [thief, owner] = [await enter(), await enter()];
    const change = (token: string, oldPassword: string) =>
      api.post('/auth/changePassword', { as: { token }, body: { oldPassword, newPassword: NEW } });
    for (let tries = 0; tries < 5; tries += 1) assertProblem(await change(thief, 'sai'), 'incorrect-password');
    assertProblem(await change(thief, PASSWORD), 'rate-limited');
    assertDone(await change(owner, PASSWORD));
  });
});

describe('an account whose password strangers guess', () => {
  test('lets its owner in with a known browser, also from the strangers’ address', async () => {
    const { email, browser } = await settle('chu-nha@example.vn');
    const ip = newAddress();
    for (let tries = 0; tries < 8; tries += 1) await login(email, 'sai', { ip });
    await guess(email, 20);
    assertProblem(await login(email, PASSWORD, { ip }), 'rate-limited');
    assertDone(await login(email, PASSWORD, { ip, browser }));
    assertDone(await login(email, PASSWORD, { browser }));
  });

  test('lets staff in with a known browser too', async () => {
    const { browser, ...staff } = await settle('nhan-vien@example.vn');
    await factorCalls(api).turnOn(staff, browser);
    await makeStaff(api, staff);
    const ip = newAddress();
    for (let tries = 0; tries < 6; tries += 1) await login(staff.email, 'sai', { ip });
    await guess(staff.email, 6);
    assertDone(await login(staff.email, PASSWORD, { ip, browser }));
  });

  test('asks a new browser of its owner for a challenge, valid once and for this account', async () => {
    const { email } = await settle('may-moi@example.vn');
    await guess(email, 5);
    assertProblem(await login(email, PASSWORD), 'invalid', WORK_REQUIRED);
    const foreign = await solve(await askWork('nguoi-khac@example.vn'));
    assertProblem(await login(email, PASSWORD, { challenge: foreign }), 'invalid', WORK_REQUIRED);
    const undone = { token: (await askWork(email)).token, solution: '', answer: '5' };
    assertProblem(await login(email, PASSWORD, { challenge: undone }), 'invalid', WORK_REQUIRED);
    const challenge = await solve(await askWork(email));
    assertProblem(await login(email, 'sai', { challenge }), 'wrong-credentials');
    assertProblem(await login(email, PASSWORD, { challenge }), 'invalid', WORK_REQUIRED);
    assertDone(await login(email, PASSWORD, { challenge: await solve(await askWork(email)) }));
  });

  test('asks for more work the more often a challenge is requested', async () => {
    const triesOf = async () => {
      const { token } = await askWork('dat-dan@example.vn');
      let tries = 0;
      const counted: typeof deriveKey = (...input) => {
        tries += 1;
        return deriveKey(...input);
      };
      const challenge = JSON.parse(Buffer.from(token, 'base64url').toString()) as Parameters<
        typeof solveChallenge
      >[0]['challenge'];
      await solveChallenge({ challenge, deriveKey: counted });
      return tries;
    };
    const first = await triesOf();
    for (let count = 0; count < 30; count += 1) await askWork('dat-dan@example.vn');
    assert.ok((await triesOf()) > 2 * first, 'the thirty-second is eight times as much, give or take');
  });

  test('does not count a try without the required challenge', async () => {
    const { email } = await settle('hoi-lai@example.vn');
    await guess(email, 5);
    const ip = newAddress();
    for (let tries = 0; tries < 8; tries += 1)
      assertProblem(await login(email, PASSWORD, { ip }), 'invalid', WORK_REQUIRED);
    assertDone(await login(email, PASSWORD, { ip, challenge: await solve(await askWork(email)) }));
  });

  for (const [who, browser] of [
    ['its browser', {}],
    ['a caller without cookies', undefined],
  ] satisfies [string, TestBrowser | undefined][])
    test(`lets ${who} in after a reset, without a challenge and from the strangers’ address`, async () => {
      const { email } = await settle(`dat-lai-${browser ? 1 : 2}@example.vn`);
      const ip = newAddress();
      for (let tries = 0; tries < 8; tries += 1) await login(email, 'sai', { ip });
      await guess(email, 8);
      assertDone(await api.post('/auth/forgotPassword', { body: { email }, ip, browser }));
      const token = /password-reset\/([\w-]+)/.exec((await api.messageTo(email)).text)?.[1] ?? '';
      assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password: NEW }, ip, browser }));
      if (browser) await guess(email, 8);
      assertDone(await login(email, NEW, { ip, browser }));
    });
});

describe('cancelling the deletion of an account', () => {
  test('asks strangers for a challenge as sign-in does, and the known browser for none', async () => {
    const { email, token, browser } = await settle('giu-lai@example.vn');
    assertDone(await api.post('/privacy/deletion', { as: { token }, body: { password: PASSWORD, confirm: true } }));
    const keep = (password: string, { browser: by, challenge }: SignInSource = {}) =>
      api.post('/privacy/deletion/cancel', { body: { email, password, challenge }, ip: newAddress(), browser: by });
    for (let tries = 0; tries < 5; tries += 1) assertProblem(await keep('sai'), 'wrong-credentials');
    assertProblem(await keep(PASSWORD), 'invalid', WORK_REQUIRED);
    assertProblem(await keep('sai', { challenge: await solve(await askWork(email)) }), 'wrong-credentials');
    assertDone(await keep(PASSWORD, { browser }));
  });
});

test('a hundred simultaneous sign-ins are answered or get 503, and the next one works', async () => {
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
