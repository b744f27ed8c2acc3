import { AppError } from '../errors.ts';
import { waitWithoutSlot } from './place.ts';

/**
 * Shares one run of a task among concurrent callers with the same key. When the first caller is refused as
 * `rate-limited`, which concerns that caller only, each of the others runs the task itself.
 */
export const shareWork = <T>() => {
  const underWay = new Map<string, Promise<T>>();

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const promise = work().finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };

  /** Joins the running task with that key, else starts it. Errors: those of the task. */
  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const joined = underWay.get(key);
    if (!joined) return begin(key, work);
    try {
      return await waitWithoutSlot(() => joined);
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'rate-limited') return work();
      throw thrown;
    }
  };
};
