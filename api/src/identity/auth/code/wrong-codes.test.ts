import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { countCodes } from '../../../testing/factories/sign-ins.ts';
import { startTestApi, type TestBrowser } from '../../../testing/server/api.ts';

const CHECK = '/auth/checkOTPForgotPassword';

/** Starts an API with the real limits and a total of wrong codes of its own. */
const start = async () => {
  const api = await startTestApi({ realLimits: true });
  let callers = 0;
  const newAddress = () => `198.18.${Math.floor((callers += 1) / 250)}.${callers % 250}`;
  /** Requests a code for an address without an account, which is stored like any other. */
  const ask = async (email: string, browser: TestBrowser = {}): Promise<TestBrowser> => {
    assertDone(await api.post('/auth/getOTPResetPassword', { body: { email }, browser, ip: newAddress() }));
    return browser;
  };
  const enter = (email: string, otp: string, ip = newAddress(), browser?: TestBrowser) =>
    api.post(CHECK, { body: { email, otp }, ip, browser });
  const owner = async (email: string, ip?: string) => {
    await api.signUp(email);
    const browser = await ask(email);
    const code = await api.codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    return { enter: (isRight: boolean) => enter(email, isRight ? code : wrong, ip, browser) };
  };
  /** Asserts that an owner may mistype a code once, by default from an address of their own. */
  const assertSeveralTries = async (email: string, ip?: string) => {
    const by = await owner(email, ip);
    assertProblem(await by.enter(false), 'code-invalid');
    assertDone(await by.enter(true));
  };
  const assertOneTry = async (email: string, ip?: string) => {
    const by = await owner(email, ip);
    assertProblem(await by.enter(false), 'code-invalid');
    assertProblem(await by.enter(true), 'code-invalid');
  };
  const presetSum = (wrong: number) => api.api.platform.limits.consume('wrongCodes', 'reset', wrong);
  return { ask, enter, owner, newAddress, assertSeveralTries, assertOneTry, presetSum };
};

const inBatches = async <T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let from = 0; from < times; from += 50)
    results.push(...(await Promise.all(Array.from({ length: Math.min(50, times - from) }, (_, n) => work(from + n)))));
  return results;
};

describe('the total of wrong codes', () => {
  test('leaves out tries without a live code, and refused ones', async () => {
    const { enter, assertSeveralTries } = await start();
    const answers = await inBatches(1_050, () => enter('khong-ai@example.vn', '000000', '203.0.113.9'));
    assert.deepEqual(countCodes(answers), { 'code-invalid': 10, 'rate-limited': 1_040 });
    await assertSeveralTries('chu-nha@example.vn');
  });

  test('leaves out tries beyond those that a code allows', async () => {
    const { ask, enter, presetSum, assertSeveralTries } = await start();
    await presetSum(990);
    await ask('het-lan@example.vn');
    const answers = await inBatches(50, () => enter('het-lan@example.vn', '000000'));
    assert.deepEqual(countCodes(answers), { 'code-invalid': 50 });
    await assertSeveralTries('van-con@example.vn');
  });

  test('counts at most twenty wrong codes an hour per site, which then has one try per code', async () => {
    const { ask, enter, presetSum, assertSeveralTries, assertOneTry } = await start();
    await presetSum(975);
    // An IPv6 subscriber has thousands of networks.
    const answers = await inBatches(30, async (n) => {
      await ask(`bia-${n}@example.vn`);
      return enter(`bia-${n}@example.vn`, '000000', `2001:db8:5:${n}::1`);
    });
    assert.deepEqual(countCodes(answers), { 'code-invalid': 30 });
    await assertSeveralTries('noi-khac@example.vn', '2001:db8:6::1');
    await assertOneTry('cung-cho@example.vn', '2001:db8:5:ffff::1');
  });

  test('adds up all sites, and allows one try per code above a thousand', async () => {
    const { ask, enter, presetSum, assertOneTry } = await start();
    await presetSum(975);
    await inBatches(30, async (n) => {
      await ask(`rai-${n}@example.vn`);
      return enter(`rai-${n}@example.vn`, '000000');
    });
    await assertOneTry('cung-bi@example.vn');
  });

  test('does not count right codes, which do not offset wrong ones either', async () => {
    const { owner, ask, enter, presetSum, assertSeveralTries, assertOneTry } = await start();
    const ip = '203.0.113.30';
    for (let n = 0; n < 21; n += 1) assertDone(await (await owner(`dung-${n}@example.vn`, ip)).enter(true));
    await assertSeveralTries('sau-do@example.vn', ip);
    for (let n = 0; n < 20; n += 1) {
      await ask(`sai-${n}@example.vn`);
      assertProblem(await enter(`sai-${n}@example.vn`, '000000', ip), 'code-invalid');
    }
    await presetSum(980);
    for (let n = 0; n < 3; n += 1) assertDone(await (await owner(`bu-${n}@example.vn`, ip)).enter(true));
    await assertOneTry('khong-bu@example.vn');
  });
});
