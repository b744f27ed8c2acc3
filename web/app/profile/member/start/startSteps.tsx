import { type StartStep, startSteps } from '@m4u/contract/profile/member/start.rules';
import { href } from 'react-router';
import { withQuery } from '../../../platform/search/filter.ts';

/** Path of a step. `returnTo` is the page that the start leads back to; `/` for none. */
export const startPath = (step: StartStep, returnTo = '/'): string =>
  withQuery(href('/action/start/:step', { step }), { returnTo: returnTo === '/' ? '' : returnTo });

/** The step that a word in an address names; undefined for any other word. */
export const findStartStep = (word: string): StartStep | undefined => startSteps.find((step) => step === word);

/** Position of a step, from 1. */
export const stepNumber = (step: StartStep): number => startSteps.indexOf(step) + 1;

/** Path of the step before; undefined for the first. */
export const previousPath = (step: StartStep, returnTo: string): string | undefined => {
  const previous = startSteps[startSteps.indexOf(step) - 1];
  return previous && startPath(previous, returnTo);
};

/** Path of the step after; the last is followed by itself. */
export const nextPath = (step: StartStep, returnTo: string): string =>
  startPath(startSteps[startSteps.indexOf(step) + 1] ?? step, returnTo);
