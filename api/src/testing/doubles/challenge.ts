import type { Challenge, ChallengePurpose, MetChallenge } from '@m4u/contract/http/challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApi } from '../server/api.ts';
import { assertDone } from '../server/answers.ts';

/** Asks for a challenge. */
export const askChallenge = async (
  api: Pick<TestApi, 'get'>,
  purpose: ChallengePurpose = 'contact',
  language = 'vi',
): Promise<Challenge> => {
  const headers = { 'accept-language': language };
  return assertDone<{ data: Challenge }>(await api.get(`/contactUs/challenge?purpose=${purpose}`, { headers })).data;
};

type Work = Parameters<typeof solveChallenge>[0]['challenge'];

/** Solves the work of a token as a browser does. */
export const solve = async ({ token }: Pick<Challenge, 'token'>): Promise<MetChallenge> => {
  const challenge = JSON.parse(Buffer.from(token, 'base64url').toString()) as Work;
  const solved = await solveChallenge({ challenge, deriveKey });
  return { token, solution: solved?.derivedKey ?? '', answer: '' };
};

/** Asks for a challenge and meets it, for one call. */
export const solveNewChallenge = async (
  api: Pick<TestApi, 'get'>,
  purpose: ChallengePurpose = 'contact',
): Promise<MetChallenge> => solve(await askChallenge(api, purpose));
