import { setTimeout as wait } from 'node:timers/promises';
import { errorOf } from '../../platform/http/message/problem.ts';
import type { TestApi } from './api.ts';

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

/** An API whose calls come again while the machine is too busy to take them: for tests that make many, one after another. */
export const patientApi = (api: TestApi): TestApi => {
  const again =
    (call: TestApi['get']): TestApi['get'] =>
    async (path, given) => {
      for (let tries = 1; tries < TRIES; tries += 1) {
        const answer = await call(path, given);
        if (answer.statusCode !== 503) return answer;
        await wait(200);
      }
      return call(path, given);
    };
  return { ...api, get: again(api.get), post: again(api.post), put: again(api.put) };
};
