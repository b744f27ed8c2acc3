import type { Challenge, ChallengePurpose, MetChallenge } from '@m4u/contract/http/challenge';
import type { RouterContextProvider } from 'react-router';
import { api } from '../api/api.server.ts';
import { scopeOf } from '../request/scope.server.ts';
import { challengeNames } from './challenge-names.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Creates a challenge for a form that visitors can send; null for verified members. It belongs to one reader: the
 * screen must not be cached.
 */
export const readChallenge = async (context: Context, purpose: ChallengePurpose): Promise<Challenge | null> => {
  if (scopeOf(context).page.reader?.verified) return null;
  return (await api(context).contact.challenge({ query: { purpose } })).data;
};

/** Reads a solved challenge from the values of a form with a `ChallengeField`. */
export const metChallenge = (values: Readonly<Record<string, string>>): MetChallenge => ({
  token: values[challengeNames.token] ?? '',
  solution: values[challengeNames.solution] ?? '',
  answer: values[challengeNames.answer] ?? '',
});
