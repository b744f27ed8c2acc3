import * as z from 'zod';
import { Moment } from '../common.ts';

/** The action that a challenge allows. A solved challenge is refused for any other action. */
export const ChallengePurpose = z.enum([
  'contact',
  'exchange',
  'signup',
  'support',
  'request',
  'wedding',
  'ticket',
  'dataRequest',
]);
export type ChallengePurpose = z.output<typeof ChallengePurpose>;

/**
 * A captcha without a third party (docs/rules/calls.md#challenges): a proof of work for the browser, or a question for
 * readers without scripts.
 */
export const Challenge = z.object({
  /** Signed; holds the work for the browser. The client returns it with the solution or the answer. */
  token: z.string(),
  /** A small sum in words, in the reader's language; empty when only the proof of work is accepted. */
  question: z.string(),
  expiresAt: Moment,
});
export type Challenge = z.output<typeof Challenge>;

/** A solved challenge: the work's solution, or the answer to the question. */
export const MetChallenge = z.object({
  token: z.string().max(2000).default(''),
  /** The key that the proof of work found, in hexadecimal. */
  solution: z.string().max(200).default(''),
  /** The answer to the question, in digits or in words. */
  answer: z.string().max(100).default(''),
});
export type MetChallenge = z.output<typeof MetChallenge>;
