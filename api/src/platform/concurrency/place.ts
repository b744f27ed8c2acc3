import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';

/** The response that the current asynchronous flow works for. */
const flow = new AsyncLocalStorage<EventEmitter>();

/** Runs `work`, and the asynchronous work that it starts, in the context of a response. */
export const runForAnswer = (answer: EventEmitter, work: () => void): void => flow.run(answer, work);

/**
 * Waits without occupying the request's slot among the requests in work (`http/server/admission.ts`). Emits `resting`
 * on the response, and `resumed` afterwards. Errors: those of the wait.
 */
export const waitWithoutSlot = async <T>(wait: () => Promise<T>): Promise<T> => {
  const answer = flow.getStore();
  answer?.emit('resting');
  try {
    return await wait();
  } finally {
    answer?.emit('resumed');
  }
};
