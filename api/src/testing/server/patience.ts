import { setTimeout as wait } from 'node:timers/promises';
import { toErrorCode } from '../../platform/http/message/problem.ts';
import type { TestApi } from './api.ts';

const TRIES = 50;

/**
 * Runs work without the API and repeats it while the machine is too busy to start it, as callers do. Other errors are
 * thrown at once.
 */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (toErrorCode(thrown).code !== 'unavailable') throw thrown;
    }
    await wait(100);
  }
  return work();
};

/** An API whose calls are repeated while the machine is too busy, for tests with many calls in a row. */
export const patientApi = (api: TestApi): TestApi => {
  const again =
    (call: TestApi['get']): TestApi['get'] =>
    async (path, options) => {
      for (let tries = 1; tries < TRIES; tries += 1) {
        const answer = await call(path, options);
        if (answer.statusCode !== 503) return answer;
        await wait(200);
      }
      return call(path, options);
    };
  return { ...api, get: again(api.get), post: again(api.post), put: again(api.put) };
};
