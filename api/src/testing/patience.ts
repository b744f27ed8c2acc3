import { setTimeout as wait } from 'node:timers/promises';
import { errorOf } from '../platform/http/problem.ts';

const TRIES = 50;

/**
 * Does something past all calls, again while the machine is too busy to let it begin, as callers are told to come again.
 * What came of it otherwise is thrown at once.
 */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (errorOf(thrown).code !== 'unavailable') throw thrown;
    }
    await wait(100);
  }
  return work();
};
