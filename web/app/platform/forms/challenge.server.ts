import type { Challenge, ChallengePurpose, MetChallenge } from '@m4u/contract/http/challenge';
import type { RouterContextProvider } from 'react-router';
import { api } from '../api/api.server.ts';
import { scopeOf } from '../request/scope.server.ts';
import { challengeNames } from './challenge-names.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * A challenge for a screen on which something is sent without an account; null for who needs none. It is of one reader:
 * the screen is not kept for others.
 */
export const readChallenge = async (context: Context, purpose: ChallengePurpose): Promise<Challenge | null> => {
  if (scopeOf(context).page.reader?.verified) return null;
  return (await api(context).contact.challenge({ query: { purpose } })).data;
};

/** How a challenge was met, from the values of a form with a `ChallengeField`. */
export const metChallenge = (values: Readonly<Record<string, string>>): MetChallenge => ({
  token: values[challengeNames.token] ?? '',
  solution: values[challengeNames.solution] ?? '',
  answer: values[challengeNames.answer] ?? '',
});
