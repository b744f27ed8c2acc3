import { type StartStep, startSteps } from '@m4u/contract/profile/member/start.rules';
import { href } from 'react-router';

/** Path of a step. */
export const startPath = (step: StartStep): string => href('/action/start/:step', { step });

/** The step that a word in an address names; undefined for any other word. */
export const findStartStep = (word: string): StartStep | undefined => startSteps.find((step) => step === word);

/** Position of a step, from 1. */
export const stepNumber = (step: StartStep): number => startSteps.indexOf(step) + 1;

/** Path of the step before; undefined for the first. */
export const previousPath = (step: StartStep): string | undefined => {
  const previous = startSteps[startSteps.indexOf(step) - 1];
  return previous && startPath(previous);
};

/** Path of the step after; the last is followed by itself. */
export const nextPath = (step: StartStep): string => startPath(startSteps[startSteps.indexOf(step) + 1] ?? step);
