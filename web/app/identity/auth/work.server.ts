import type { Challenge } from '@m4u/contract/challenge';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api.server.ts';
import { problemOf } from '../../platform/problem.ts';
import { identifierOf } from './identifier.server.ts';

/** The work that trying a password was refused for, and the account that it opens the way to, as its owner typed it. */
export interface AskedWork {
  readonly account: string;
  readonly challenge: Challenge;
}

/**
 * What a browser has to do before a password is tried for an account that others guess at; undefined where something
 * else was refused. Errors: those of asking for it.
 */
export const askedWork = async (
  context: Readonly<RouterContextProvider>,
  thrown: unknown,
  identifier = '',
): Promise<AskedWork | undefined> => {
  const isAsked = problemOf(thrown)?.errors.some(({ field }) => field === 'challenge') ?? false;
  if (!isAsked) return undefined;
  const { data } = await api(context).auth.loginChallenge({ body: identifierOf(identifier) });
  return { account: identifier.trim(), challenge: data };
};
