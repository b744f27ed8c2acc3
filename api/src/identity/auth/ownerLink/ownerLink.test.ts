import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY, MINUTE } from '@m4u/contract/durations';
import type { OwnerLink } from '@m4u/contract/identity/auth/address';
import { eq } from '../../../platform/database/orm.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { addPasskey } from '../../../testing/factories/passkeys.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { ownerLinks } from './tables.ts';
import { accounts, externalIdentities, passkeys, sessions } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const { turnOn } = factorCalls(api);

type As = { readonly token: string };
const NEW = 'Thuyền-về-bến-cũ-3';
const CHROME = 'Mozilla/5.0 (Linux; Android 16) Chrome/153.0 Mobile';

const describeLink = (token: string) => api.get(`/auth/notMe/${token}`);
const use = (token: string) => api.post(`/auth/notMe/${token}`);
const tokenTo = async (to: string, atLeast = 1) =>
  /not-me\/([\w-]+)/.exec((await api.messageTo(to, atLeast)).text)?.[1] ?? '';
const isSignedIn = async (as: As) => (await api.get('/auth/profile', { as })).statusCode === 200;
const accountOf = async (memberId: string) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.memberId, memberId));
  return account ?? assert.fail('no account');
};

const signIn = async (
  email: string,
  { browser, password = PASSWORD }: { browser?: TestBrowser; password?: string } = {},
) => {
  const headers = { 'user-agent': CHROME };
  const answer = await api.post('/auth/login', { body: { email, password }, browser, headers });
  return { token: assertDone<{ accessToken: string }>(answer).accessToken };
};

const changeTo = async (as: As, email: string) => {
  assertDone(await api.post('/auth/addresses/code', { as, body: { email } }));
  assertDone(await api.post('/auth/addresses', { as, body: { email, otp: await api.codeFor(email) } }));
};

const reset = (token: string) => api.post(`/auth/passwordReset/${token}`, { body: { password: NEW } });
const passwordTokenOf = (answer: Awaited<ReturnType<typeof use>>) =>
  assertDone<{ data: { passwordToken: string } }>(answer).data.passwordToken;

describe('undoing a change of addresses', () => {
  test('restores the former address, ends the sessions since, and sets a new password', async () => {
    const owner = await api.signUp('chu-that@example.vn');
    api.clock.advance(MINUTE);
    const thief = await signIn(owner.email);
    await changeTo(thief, 'ke-trom@example.vn');
    const later = await signIn('ke-trom@example.vn');
    const token = await tokenTo(owner.email);
    const { data } = assertDone<{ data: OwnerLink }>(await describeLink(token));
    const at = api.clock.now();
    assert.deepEqual(data, {
      kind: 'address',
      at: at.toISOString(),
      until: new Date(at.getTime() + 7 * DAY).toISOString(),
      email: owner.email,
      phone: null,
      device: null,
    });
    assert.equal((await accountOf(owner.memberId)).email, 'ke-trom@example.vn', 'looking changes nothing');

    const passwordToken = passwordTokenOf(await use(token));
    assert.equal((await accountOf(owner.memberId)).email, owner.email);
    assert.deepEqual([await isSignedIn(owner), await isSignedIn(thief), await isSignedIn(later)], [true, false, false]);
    assert.match((await api.messageTo(owner.email, 2)).subject ?? '', /đã được hoàn tác/);
    assertProblem(await use(token), 'not-found');
    assertProblem(await describeLink(token), 'not-found');
    assertProblem(
      await api.post('/auth/login', { body: { email: owner.email, password: PASSWORD } }),
      'wrong-credentials',
    );
    assertDone(await reset(passwordToken));
    assert.ok(await isSignedIn(await signIn(owner.email, { password: NEW })));
  });

  test('undoes later changes too, whose links end, and every way to sign in that was added since', async () => {
    const owner = await api.signUp('mat-het@example.vn');
    await changeTo(owner, 'trom-mot@example.vn');
    const first = await tokenTo(owner.email);
    await addPasskey(api, owner);
    const { id: accountId } = await accountOf(owner.memberId);
    const createdAt = api.clock.now();
    await db.insert(externalIdentities).values({ provider: 'partner:x', subject: 'trom', accountId, createdAt });
    await turnOn({ ...owner, email: 'trom-mot@example.vn' });
    await changeTo(owner, 'trom-hai@example.vn');
    const second = await tokenTo('trom-mot@example.vn', 4);
    assertDone(await describeLink(second));

    passwordTokenOf(await use(first));
    const account = await accountOf(owner.memberId);
    assert.deepEqual([account.email, account.factorSince, account.passwordHash], [owner.email, null, null]);
    assert.equal(await db.$count(passkeys, eq(passkeys.accountId, accountId)), 0);
    assert.equal(await db.$count(externalIdentities, eq(externalIdentities.accountId, accountId)), 0);
    assertProblem(await use(second), 'not-found');
  });

  test('keeps a second factor that was on before', async () => {
    const owner = await api.signUp('co-hai-buoc@example.vn');
    await turnOn(owner);
    await changeTo(owner, 'co-hai-buoc-moi@example.vn');
    passwordTokenOf(await use(await tokenTo(owner.email, 2)));
    assert.ok((await accountOf(owner.memberId)).factorSince);
  });

  test('works for seven days', async () => {
    const owner = await api.signUp('bay-ngay@example.vn');
    await changeTo(owner, 'bay-ngay-moi@example.vn');
    const token = await tokenTo(owner.email);
    api.clock.advance(7 * DAY - MINUTE);
    assertDone(await describeLink(token));
    api.clock.advance(MINUTE);
    assertProblem(await describeLink(token), 'not-found');
    assertProblem(await use(token), 'not-found');
    assertProblem(await use('x'), 'not-found');
  });

  test('takes the former address from an unverified account, but not from a verified one', async () => {
    const owner = await api.signUp('bi-chiem@example.vn');
    await changeTo(owner, 'bi-chiem-moi@example.vn');
    const token = await tokenTo(owner.email);
    const other = await api.signUp(owner.email);
    assertProblem(await use(token), 'wrong-state');
    await db.update(accounts).set({ verifiedAt: null }).where(eq(accounts.memberId, other.memberId));
    passwordTokenOf(await use(token));
    assert.equal((await accountOf(owner.memberId)).email, owner.email);
    assert.equal((await accountOf(other.memberId)).email, null);
  });
});

describe('a sign-in on a new device', () => {
  test('is told to the owner, with a link that ends that session and sets a new password', async () => {
    const owner = await api.signUp('thiet-bi-la@example.vn');
    await signIn(owner.email);
    api.clock.advance(11 * MINUTE);
    const stranger = await signIn(owner.email);
    const letter = await api.messageTo(owner.email);
    assert.equal(letter.subject, 'Tài khoản M4U của bạn vừa đăng nhập trên thiết bị mới');
    assert.match(letter.text, /Thiết bị: Chrome · Android\. Thời gian: \d\d:\d\d/);
    const token = await tokenTo(owner.email);
    const { data } = assertDone<{ data: OwnerLink }>(await describeLink(token));
    assert.deepEqual([data.kind, data.device, data.email], ['device', 'Chrome · Android', null]);
    assert.ok(await isSignedIn(stranger), 'looking changes nothing');
    const passwordToken = passwordTokenOf(await use(token));
    assert.deepEqual([await isSignedIn(owner), await isSignedIn(stranger)], [true, false]);
    const [ended] = await db.select().from(sessions).where(eq(sessions.endedBecause, 'disowned')).limit(1);
    assert.ok(ended);
    assertDone(await reset(passwordToken));
    assertProblem(await use(token), 'not-found');
  });

  test('is not told for a known browser, right after the verification, and to unverified and demo accounts', async () => {
    const browser: TestBrowser = {};
    const owner = await api.signUp('quen-thuoc@example.vn', { browser });
    const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    const demo = await api.signUp('dung-thu@example.vn');
    await db.update(accounts).set({ demo: true }).where(eq(accounts.memberId, demo.memberId));
    await signIn(owner.email);
    api.clock.advance(11 * MINUTE);
    await signIn(owner.email, { browser });
    await signIn(unverified.email);
    await signIn(demo.email);
    await signIn(owner.email);
    await api.messageTo(owner.email);
    const letters = (api.api.outbox?.list() ?? []).filter(({ subject }) => subject?.includes('thiết bị mới'));
    const told = letters
      .map(({ to }) => to)
      .filter((to) => [owner, unverified, demo].some(({ email }) => email === to));
    assert.deepEqual(told, [owner.email]);
  });

  test('is told at most five times an hour, for programs that keep no cookies', async () => {
    const limited = await startTestApi({ realLimits: true });
    const { email } = await limited.signUp('may-moc@example.vn');
    limited.clock.advance(11 * MINUTE);
    for (let count = 0; count < 6; count += 1)
      assertDone(await limited.post('/auth/login', { body: { email, password: PASSWORD } }));
    assert.equal(await limited.api.platform.db.$count(ownerLinks), 5);
  });

  test('has a link that ends with a change of the address', async () => {
    const owner = await api.signUp('roi-di@example.vn');
    api.clock.advance(11 * MINUTE);
    const session = await signIn(owner.email);
    const token = await tokenTo(owner.email);
    await changeTo(session, 'roi-di-moi@example.vn');
    assertProblem(await use(token), 'not-found');
  });
});

test('all other devices are signed out at once', async () => {
  const owner = await api.signUp('tat-ca@example.vn');
  const others = [await signIn(owner.email), await signIn(owner.email)];
  const stranger = await api.signUp('khong-lien-quan@example.vn');
  assertDone(await api.post('/auth/sessions/endOthers', { as: owner }));
  assert.deepEqual(await Promise.all([owner, ...others, stranger].map(isSignedIn)), [true, false, false, true]);
  const { data } = assertDone<{ data: unknown[] }>(await api.get('/auth/sessions', { as: owner }));
  assert.equal(data.length, 1);
  assertProblem(await api.post('/auth/sessions/endOthers'), 'unauthenticated');
});
