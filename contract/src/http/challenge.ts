import * as z from 'zod';
import { Moment } from '../common.ts';

/** What a challenge lets somebody do; one that was given for another is refused. */
export const ChallengePurpose = z.enum([
  'contact',
  'exchange',
  'signup',
  'support',
  'request',
  'wedding',
  'dataRequest',
]);
export type ChallengePurpose = z.output<typeof ChallengePurpose>;

/**
 * Tells a person from a machine without a third party (docs/rules/calls.md#challenges): some work for the browser, or a
 * question for readers without scripts.
 */
export const Challenge = z.object({
  /** Goes back with the solution or the answer; it holds the work for the browser, and is signed. */
  token: z.string(),
  /** A small sum in words, in the reader's language; empty where only the work counts. */
  question: z.string(),
  expiresAt: Moment,
});
export type Challenge = z.output<typeof Challenge>;

/** A challenge that was met: by the work or by the answer. */
export const MetChallenge = z.object({
  token: z.string().max(2000).default(''),
  /** The key that the work found, in hexadecimal digits. */
  solution: z.string().max(200).default(''),
  /** What was answered to the question, in digits or in words. */
  answer: z.string().max(100).default(''),
});
export type MetChallenge = z.output<typeof MetChallenge>;
