/** Second factors of members in tests, with the codes that an authenticator app would show. */
import { SECOND } from '@m4u/contract/durations';
import type { NewFactor } from '@m4u/contract/identity/auth/factor';
import { appCode } from './app-codes.ts';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestBrowser, TestMember } from '../server/api.ts';

/** A second factor that is on, and the codes of its app. */
export interface TestFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The present code of the app. */
  readonly code: () => string;
  /** The code of the next time step, to which the clock moves: the present one may have been used. */
  readonly nextCode: () => string;
}

/** Ways to use second factors in a test's API. */
export const factorCalls = (api: TestApi) => {
  const post = (path: string, as: { token: string } | undefined, body: object, browser?: TestBrowser) =>
    api.post(path, { as, body, browser });

  const begin = async (member: TestMember, browser?: TestBrowser): Promise<NewFactor> =>
    assertDone<{ data: NewFactor }>(await post('/auth/factor/begin', member, { password: member.password }, browser))
      .data;

  /** Turns the second factor of a member on. */
  const turnOn = async (member: TestMember, browser?: TestBrowser): Promise<TestFactor> => {
    const { secret } = await begin(member, browser);
    const code = () => appCode(secret, api.clock.now());
    const confirmed = await post('/auth/factor/confirm', member, { code: code() }, browser);
    const recoveryCodes = assertDone<{ data: { codes: string[] } }>(confirmed).data.codes;
    const nextCode = () => {
      api.clock.advance(30 * SECOND);
      return code();
    };
    return { secret, recoveryCodes, code, nextCode };
  };

  return { post, begin, turnOn };
};
