/** Signing in as owners and strangers do it: from many addresses, in browsers that are known again or not. */
import type { Challenge, MetChallenge } from '@m4u/contract/http/challenge';
import { accounts, sessions } from '../../identity/auth/tables.ts';
import { eq } from '../../platform/database/orm.ts';
import { assertDone } from '../server/answers.ts';
import { PASSWORD, type TestApi, type TestBrowser, type TestMember } from '../server/api.ts';

/** Address, browser and challenge of a sign-in. */
export interface SignInSource {
  readonly ip?: string;
  readonly browser?: TestBrowser | undefined;
  readonly challenge?: MetChallenge;
}

/** Field error of a sign-in that requires a challenge. */
export const WORK_REQUIRED = ['challenge:login-challenge'];

/**
 * Signs a member in again: a clock that advances by more than a quarter of an hour ends the token. A second factor, as
 * staff have it, counts as given: its codes have tests of their own. The owner is not told of a new device.
 */
export const signInAgain = async (api: TestApi, member: TestMember): Promise<TestMember> => {
  const { email, password, memberId } = member;
  const { db, clock } = api.api.platform;
  const isTheirs = eq(accounts.memberId, memberId);
  const [account] = await db.select().from(accounts).where(isTheirs);
  await db
    .update(accounts)
    .set({ factorSince: null, verifiedAt: account?.verifiedAt && clock.now() })
    .where(isTheirs);
  const answer = await api.post('/auth/login', { body: { email, password } });
  await db
    .update(accounts)
    .set({ factorSince: account?.factorSince ?? null, verifiedAt: account?.verifiedAt ?? null })
    .where(isTheirs);
  await db
    .update(sessions)
    .set({ factorAt: clock.now() })
    .where(eq(sessions.accountId, account?.id ?? ''));
  return { ...member, token: assertDone<{ accessToken: string }>(answer).accessToken };
};

/** Ways to sign in to a test's API. */
export const signInCalls = (api: TestApi) => {
  let addresses = 0;
  const newAddress = () => `198.51.${100 + Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

  const open = async (email: string, browser?: TestBrowser): Promise<void> => {
    const body = { type: 'tbMail', email, password: PASSWORD };
    assertDone(await api.post('/auth/registerNotVerify', { body, ip: newAddress(), browser }));
  };

  const login = (email: string, password: string, { ip = newAddress(), browser, challenge }: SignInSource = {}) =>
    api.post('/auth/login', { body: { email, password, challenge }, ip, browser });

  const askWork = async (email: string, ip = newAddress()): Promise<Challenge> =>
    assertDone<{ data: Challenge }>(await api.post('/auth/loginChallenge', { body: { email }, ip })).data;

  /** Makes an account and a browser that has signed in to it. */
  const settle = async (email: string): Promise<TestMember & { browser: TestBrowser }> => {
    const browser: TestBrowser = {};
    return { ...(await api.signUp(email, { browser })), browser };
  };

  /** Tries wrong passwords, each from a new address. */
  const guess = async (email: string, times: number): Promise<void> => {
    for (let tries = 0; tries < times; tries += 1) await login(email, `sai ${tries}`);
  };

  return { newAddress, open, login, askWork, settle, guess };
};

/** Counts the answers by error code; `done` counts successes. */
export const countCodes = (answers: readonly { json: <T>() => T }[]): Record<string, number> => {
  const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'done');
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, found]) => [code, found.length]));
};
