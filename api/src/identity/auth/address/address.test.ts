import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import type { OwnAddresses } from '@m4u/contract/identity/auth/address';
import { eq } from '../../../platform/database/orm.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { accounts, externalIdentities } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const { turnOn } = factorCalls(api);

type As = { readonly token: string };
const ask = (as: As, body: object) => api.post('/auth/addresses/code', { as, body });
const change = (as: As, body: object) => api.post('/auth/addresses', { as, body });
const remove = (as: As, body: object) => api.post('/auth/addresses/remove', { as, body });
const addressesOf = async (as: As) => assertDone<{ data: OwnAddresses }>(await api.get('/auth/addresses', { as })).data;
const login = (body: object) => api.post('/auth/login', { body });
const lettersTo = (to: string) => (api.api.outbox?.list() ?? []).filter((entry) => entry.to === to);

/** Adds an address to the account by the code that was sent there. */
const add = async (as: As, to: { email: string } | { phone: string }, recipient: string) => {
  assertDone(await ask(as, to));
  return change(as, { ...to, otp: await api.codeFor(recipient) });
};

describe('adding and changing an address', () => {
  test('takes a code that was sent there, and sends the former addresses an owner’s link', async () => {
    const member = await api.signUp('cu@example.vn');
    assert.deepEqual(await addressesOf(member), { email: 'cu@example.vn', phone: null, canRemove: false });
    assert.deepEqual(assertDone(await add(member, { phone: '0912 000 111' }, '+84912000111')), {
      data: { claimedPlaces: 0 },
    });
    const told = await api.messageTo('cu@example.vn');
    assert.equal(told.subject, 'Số điện thoại đăng nhập M4U vừa được thêm');
    assert.match(told.text, /\/not-me\/[\w-]{43}/);
    assertDone(await add(member, { email: ' Moi@Example.vn ' }, 'moi@example.vn'));
    assert.deepEqual(await addressesOf(member), { email: 'moi@example.vn', phone: '+84912000111', canRemove: true });
    assert.match((await api.messageTo('cu@example.vn', 2)).subject ?? '', /Email đăng nhập M4U vừa được đổi/);
    assert.match((await api.messageTo('+84912000111', 2)).text, /\/not-me\/[\w-]{43}/);
    for (const body of [{ email: 'moi@example.vn' }, { phone: '0912000111' }])
      assertDone(await login({ ...body, password: PASSWORD }));
    assertProblem(await login({ email: 'cu@example.vn', password: PASSWORD }), 'wrong-credentials');
  });

  test('ends reset links of the former address', async () => {
    const member = await api.signUp('lien-ket-cu@example.vn');
    assertDone(await api.post('/auth/forgotPassword', { body: { email: member.email } }));
    const token = /password-reset\/([\w-]+)/.exec((await api.messageTo(member.email)).text)?.[1] ?? '';
    assertDone(await add(member, { email: 'lien-ket-moi@example.vn' }, 'lien-ket-moi@example.vn'));
    assertProblem(
      await api.post(`/auth/passwordReset/${token}`, { body: { password: 'Đổi-mật-khẩu-99' } }),
      'reset-token-invalid',
    );
  });

  test('refuses wrong codes, those of another account, its own address and unverified accounts', async () => {
    const member = await api.signUp('tu-choi@example.vn');
    const other = await api.signUp('nguoi-khac@example.vn');
    const to = { email: 'dich@example.vn' };
    assertDone(await ask(member, to));
    const otp = await api.codeFor(to.email);
    assertProblem(await change(member, { ...to, otp: otp === '000000' ? '000001' : '000000' }), 'code-invalid', [
      'otp:code-wrong',
    ]);
    assertProblem(await change(other, { ...to, otp }), 'code-invalid', ['otp:code-wrong']);
    assertProblem(await ask(member, { email: member.email }), 'invalid', ['email:address-own']);
    assertProblem(await ask(member, { ...to, phone: '0912000112' }), 'invalid', ['email:identifier']);
    assertProblem(await ask(member, { phone: '123' }), 'invalid', ['phone:phone']);
    assertDone(await change(member, { ...to, otp }));
    assertProblem(await change(member, { ...to, otp }), 'code-invalid', ['otp:code-wrong']);
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    assertProblem(await ask(unverified, to), 'account-unverified');
    assertProblem(await api.post('/auth/addresses/code', { body: to }), 'unauthenticated');
  });

  test('answers alike for an address of another account, sends no code there, and tells its owner', async () => {
    const holder = await api.signUp('chu-cu@example.vn');
    const member = await api.signUp('muon-doi@example.vn');
    const free = assertDone(await ask(member, { email: 'con-trong@example.vn' }));
    assert.deepEqual(assertDone(await ask(member, { email: holder.email })), free);
    assert.equal((await api.messageTo(holder.email)).subject, 'Có người muốn dùng email của bạn trên M4U');
    assertProblem(await change(member, { email: holder.email, otp: '000000' }), 'code-invalid', ['otp:code-wrong']);
    // The decoy was queued before this code.
    assertDone(await ask(member, { email: 'sau-do@example.vn' }));
    await api.codeFor('sau-do@example.vn');
    assert.deepEqual(
      lettersTo(holder.email).map(({ text }) => /\b\d{6}\b/.test(text)),
      [false],
    );
  });

  test('answers a right code as a wrong one when the address was taken since', async () => {
    const member = await api.signUp('cham@example.vn');
    assertDone(await ask(member, { email: 'nhanh@example.vn' }));
    const otp = await api.codeFor('nhanh@example.vn');
    await api.signUp('nhanh@example.vn');
    assertProblem(await change(member, { email: 'nhanh@example.vn', otp }), 'code-invalid', ['otp:code-wrong']);
  });
});

describe('the proof before a change', () => {
  test('is a recent sign-in, and later the password', async () => {
    const member = await api.signUp('bang-chung@example.vn');
    api.clock.advance(11 * MINUTE);
    const to = { email: 'bang-chung-moi@example.vn' };
    assertProblem(await ask(member, to), 'invalid', ['password:required']);
    assertProblem(await ask(member, { ...to, password: 'sai' }), 'incorrect-password', ['password:password-wrong']);
    assertProblem(await remove(member, { kind: 'email' }), 'invalid', ['password:required']);
    assertDone(await ask(member, { ...to, password: PASSWORD }));
  });

  test('is a code to the present address for accounts without a password', async () => {
    const member = await api.signUp('khong-mat-khau@example.vn');
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.memberId, member.memberId));
    api.clock.advance(11 * MINUTE);
    const to = { email: 'khong-mat-khau-moi@example.vn' };
    assertProblem(await ask(member, to), 'invalid', ['otp:sign-in-again']);
    assertDone(await api.post('/auth/confirmation/code', { as: member, body: { purpose: 'address' } }));
    assertDone(await ask(member, { ...to, otp: await api.codeFor(member.email) }));
  });

  test('is a recent code of the second factor where it is on', async () => {
    const member: TestMember = await api.signUp('hai-buoc-doi@example.vn');
    const factor = await turnOn(member);
    const to = { email: 'hai-buoc-moi@example.vn' };
    api.clock.advance(10 * MINUTE);
    for (const refused of [
      await ask(member, { ...to, password: PASSWORD }),
      await change(member, { ...to, otp: '123456' }),
      await remove(member, { kind: 'email', password: PASSWORD }),
    ])
      assertProblem(refused, 'second-factor-required');
    assertDone(await api.post('/auth/factor/give', { as: member, body: { code: factor.nextCode() } }));
    assertDone(await add(member, to, to.email));
  });
});

describe('removing an address', () => {
  test('sends it an owner’s link, and is refused for the last way to sign in', async () => {
    const member = await api.signUp('go-bo@example.vn');
    assertProblem(await remove(member, { kind: 'email' }), 'invalid', ['kind:last-sign-in']);
    assertProblem(await remove(member, { kind: 'phone' }), 'not-found');
    assertProblem(await remove(member, { kind: 'name' }), 'invalid');
    assertDone(await add(member, { phone: '0912000333' }, '+84912000333'));
    const { data } = assertDone<{ data: OwnAddresses }>(await remove(member, { kind: 'email' }));
    assert.deepEqual(data, { email: null, phone: '+84912000333', canRemove: false });
    assert.match((await api.messageTo(member.email, 2)).subject ?? '', /vừa được gỡ/);
    assertProblem(await remove(member, { kind: 'phone' }), 'invalid', ['kind:last-sign-in']);
  });

  test('may leave a provider as the last way to sign in, but not for staff', async () => {
    const member = await api.signUp('facebook@example.vn');
    const [account] = await db.select().from(accounts).where(eq(accounts.memberId, member.memberId));
    const accountId = account?.id ?? '';
    await db.insert(externalIdentities).values({ provider: 'facebook', subject: 'hoa', accountId });
    assert.equal((await addressesOf(member)).canRemove, true);
    await db.update(accounts).set({ staff: true }).where(eq(accounts.id, accountId));
    assert.equal((await addressesOf(member)).canRemove, false);
    await db.update(accounts).set({ staff: false }).where(eq(accounts.id, accountId));
    assertDone(await remove(member, { kind: 'email' }));
    assert.deepEqual(await addressesOf(member), { email: null, phone: null, canRemove: false });
  });
});
