import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE, SECOND } from '@m4u/contract/durations';
import type { SecondFactor } from '@m4u/contract/identity/auth/factor';
import { eq } from '../../../platform/database/orm.ts';
import { appCode } from '../../../testing/factories/app-codes.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';
import { countCodes } from '../../../testing/factories/sign-ins.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { accounts } from '../tables.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

const api = await startTestApi({ realLimits: true });
const { db } = api.api.platform;
const { post, begin, turnOn } = factorCalls(api);

let names = 0;
const newMember = () => api.signUp(`hai-buoc-${++names}@example.vn`);
const factorOf = async (as: TestMember) =>
  assertDone<{ data: SecondFactor }>(await api.get('/auth/factor', { as })).data;
const give = (as: TestMember, code: string) => post('/auth/factor/give', as, { code });
const WRONG = ['code:factor-wrong'];
const OFF = { since: null, recoveryCodesLeft: 0, givenAt: null, isRecent: true, isRequired: false };

describe('turning the second factor on', () => {
  test('takes the password and a code of the app, answers ten recovery codes, and tells the owner', async () => {
    const member = await newMember();
    assert.deepEqual(await factorOf(member), OFF);
    const { secret, uri } = await begin(member);
    assert.match(secret, /^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    assert.deepEqual(
      [address.protocol, address.host, decodeURIComponent(address.pathname), address.searchParams.get('secret')],
      ['otpauth:', 'totp', `/M4U:${member.email}`, secret],
    );
    assert.deepEqual(await factorOf(member), OFF, 'a secret that is not confirmed changes nothing');
    const code = appCode(secret, api.clock.now());
    const { codes } = assertDone<{ data: { codes: string[] } }>(
      await post('/auth/factor/confirm', member, { code }),
    ).data;
    assert.equal(new Set(codes).size, 10);
    for (const each of codes) assert.match(each, /^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/);
    const now = api.clock.now().toISOString();
    assert.deepEqual(await factorOf(member), { ...OFF, since: now, recoveryCodesLeft: 10, givenAt: now });
    assert.match((await api.messageTo(member.email)).text, /Xác thực hai bước được bật/);
  });

  test('stores no secret and no recovery code in readable form', async () => {
    const member = await newMember();
    const { secret, recoveryCodes: codes } = await turnOn(member);
    const stored = JSON.stringify([await db.select().from(secondFactors), await db.select().from(recoveryCodes)]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      assert.ok(!stored.includes(text));
  });

  test('refuses a wrong password, a wrong code, a visitor, and an account that is not verified', async () => {
    const member = await newMember();
    assertProblem(await post('/auth/factor/begin', member, { password: 'sai' }), 'incorrect-password');
    assertProblem(await post('/auth/factor/begin', member, {}), 'invalid', ['password:required']);
    assertProblem(await post('/auth/factor/begin', undefined, { password: PASSWORD }), 'unauthenticated');
    assertProblem(await post('/auth/factor/confirm', member, { code: '123456' }), 'wrong-state');
    const { secret } = await begin(member);
    const later = appCode(secret, new Date(api.clock.now().getTime() + 2 * MINUTE));
    assertProblem(await post('/auth/factor/confirm', member, { code: later }), 'code-invalid', WRONG);
    assertProblem(await post('/auth/factor/confirm', member, { code: '12345' }), 'invalid', ['code:factor-code']);
    assert.deepEqual(await factorOf(member), OFF);
    const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    assertProblem(await post('/auth/factor/begin', unverified, { password: PASSWORD }), 'account-unverified');
  });

  test('takes a code of its own from an account without a password', async () => {
    const member = await newMember();
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.memberId, member.memberId));
    api.clock.advance(10 * MINUTE);
    assertProblem(await post('/auth/factor/begin', member, {}), 'invalid', ['otp:sign-in-again']);
    assertDone(await post('/auth/confirmation/code', member, { purpose: 'factor' }));
    const otp = await api.codeFor(member.email);
    assertProblem(
      await post('/auth/setPassword', member, { newPassword: 'Sông-dài-biển-rộng-5', otp }),
      'code-invalid',
    );
    assertDone(await post('/auth/factor/begin', member, { otp }));
  });

  test('replaces a secret that is in use only after a code of it', async () => {
    const member = await newMember();
    const { secret, nextCode, recoveryCodes: codes } = await turnOn(member);
    api.clock.advance(10 * MINUTE);
    assertProblem(await post('/auth/factor/begin', member, { password: PASSWORD }), 'second-factor-required');
    assertDone(await give(member, nextCode()));
    const other = await turnOn(member);
    assert.notEqual(other.secret, secret);
    assertProblem(await give(member, nextCode()), 'code-invalid', WRONG);
    assertProblem(await give(member, codes[0] ?? ''), 'code-invalid', WRONG);
    assertDone(await give(member, other.code()));
  });
});

describe('a code', () => {
  test('counts once, and not after a later one', async () => {
    const member = await newMember();
    const { code, secret, nextCode } = await turnOn(member);
    assertProblem(await give(member, code()), 'code-invalid', WRONG);
    const earlier = appCode(secret, new Date(api.clock.now().getTime() + 30 * SECOND));
    api.clock.advance(60 * SECOND);
    assertDone(await give(member, code()));
    assertProblem(await give(member, earlier), 'code-invalid', WRONG);
    const next = nextCode();
    const answers = await Promise.all([give(member, next), give(member, next), give(member, next)]);
    assert.deepEqual(countCodes(answers), { done: 1, 'code-invalid': 2 });
  });

  test('may be a recovery code, once, typed in any way; the owner is told', async () => {
    const member = await newMember();
    const { recoveryCodes: codes } = await turnOn(member);
    const [first = ''] = codes;
    assertDone(await give(member, ` ${first.toLowerCase().replace('-', ' ')} `));
    assertProblem(await give(member, first), 'code-invalid', WRONG);
    assert.equal((await factorOf(member)).recoveryCodesLeft, 9);
    assert.match((await api.messageTo(member.email, 2)).text, /Bạn còn 9 mã/);
    const other = await newMember();
    await turnOn(other);
    assertProblem(await give(other, codes[1] ?? ''), 'code-invalid', WRONG);
  });

  test('can be guessed five times in 15 minutes', async () => {
    const member = await newMember();
    const { nextCode } = await turnOn(member);
    for (let tries = 0; tries < 5; tries += 1) assertProblem(await give(member, '000000'), 'code-invalid');
    assertProblem(await give(member, nextCode()), 'rate-limited');
    assertProblem(await post('/auth/factor/remove', member, { code: nextCode() }), 'rate-limited');
    api.clock.advance(15 * MINUTE);
  });

  test('replaces the recovery codes', async () => {
    const member = await newMember();
    const { nextCode, recoveryCodes: former } = await turnOn(member);
    assertProblem(await post('/auth/factor/recoveryCodes', member, { code: '000000' }), 'code-invalid', WRONG);
    const answer = await post('/auth/factor/recoveryCodes', member, { code: nextCode() });
    const { codes } = assertDone<{ data: { codes: string[] } }>(answer).data;
    assert.equal(new Set([...codes, ...former]).size, 20);
    assertProblem(await give(member, former[0] ?? ''), 'code-invalid', WRONG);
    assertDone(await give(member, codes[0] ?? ''));
  });
});

describe('turning it off', () => {
  test('takes a code, deletes the secrets, and tells the owner', async () => {
    const member = await newMember();
    const { nextCode } = await turnOn(member);
    assertProblem(await post('/auth/factor/remove', member, { code: '000000' }), 'code-invalid', WRONG);
    assertDone(await post('/auth/factor/remove', member, { code: nextCode() }));
    assert.deepEqual(await factorOf(member), OFF);
    const [account] = await db.select().from(accounts).where(eq(accounts.memberId, member.memberId));
    assert.equal(await db.$count(secondFactors, eq(secondFactors.accountId, account?.id ?? '')), 0);
    assert.match((await api.messageTo(member.email, 2)).text, /Xác thực hai bước bị tắt/);
    assertProblem(await give(member, nextCode()), 'wrong-state');
    assertDone(await api.post('/auth/login', { body: { email: member.email, password: PASSWORD } }));
  });

  test('is refused to staff', async () => {
    const member = await newMember();
    const { nextCode } = await turnOn(member);
    await makeStaff(api, member);
    assertProblem(await post('/auth/factor/remove', member, { code: nextCode() }), 'wrong-state');
    assert.equal((await factorOf(member)).isRequired, true);
  });
});

describe('sensitive calls', () => {
  const change = (as: TestMember) =>
    post('/auth/changePassword', as, { oldPassword: PASSWORD, newPassword: 'Sông-dài-biển-rộng-5' });

  test('need a code of the last ten minutes', async () => {
    const member = await newMember();
    const { nextCode } = await turnOn(member);
    api.clock.advance(10 * MINUTE);
    const leave = { password: PASSWORD, confirm: true };
    assertProblem(await post('/privacy/deletion', member, leave), 'second-factor-required');
    assertProblem(await change(member), 'second-factor-required');
    assert.equal((await factorOf(member)).isRecent, false);
    assertDone(await give(member, nextCode()));
    assertDone(await change(member));
  });

  test('need none while it is off', async () => assertDone(await change(await newMember())));
});

describe('staff', () => {
  const tools = (as: TestMember) => api.get('/admin/slides', { as });
  const setStaff = (member: TestMember, changes: Partial<typeof accounts.$inferInsert>) =>
    db.update(accounts).set(changes).where(eq(accounts.memberId, member.memberId));

  test('have no rights without a second factor, or without giving it in their session', async () => {
    const member = await newMember();
    await setStaff(member, { staff: true });
    assertProblem(await tools(member), 'second-factor-missing');
    assertProblem(await tools(await newMember()), 'forbidden');
    const { nextCode } = await turnOn(member);
    assertDone(await tools(member));
    api.clock.advance(10 * MINUTE);
    assertDone(await tools(member));
    // Turned on anew elsewhere: this session gives it again.
    await setStaff(member, { factorSince: new Date(api.clock.now().getTime() + 1) });
    assertProblem(await tools(member), 'second-factor-required');
    assertDone(await give(member, nextCode()));
    assertDone(await tools(member));
  });

  test('of the demo need none', async () => {
    const member = await newMember();
    await setStaff(member, { staff: true, demo: true });
    assertDone(await tools(member));
  });
});
