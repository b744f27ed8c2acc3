import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';

/** The answer that is being worked on here. */
const flow = new AsyncLocalStorage<EventEmitter>();

/** Does the work for an answer, with all that follows from it. */
export const workFor = (answer: EventEmitter, work: () => void): void => flow.run(answer, work);

/**
 * Waits for something that costs nothing meanwhile, without the request's place among those that are worked on
 * (`http/server/admission.ts`). Tells the answer: `resting`, and `resumed` when it goes on. Errors: those of the wait.
 */
export const giveUpPlaceFor = async <T>(wait: () => Promise<T>): Promise<T> => {
  const answer = flow.getStore();
  answer?.emit('resting');
  try {
    return await wait();
  } finally {
    answer?.emit('resumed');
  }
};
