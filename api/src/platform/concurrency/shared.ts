import { AppError } from '../errors.ts';
import { giveUpPlaceFor } from './place.ts';

/**
 * Makes what does each piece of work once however many ask for it at the same time, told apart by key. Where the first
 * of them is refused as `rate-limited`, which is about that caller alone, each of the others does it by itself.
 */
export const shareWork = <T>() => {
  const underWay = new Map<string, Promise<T>>();

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const begun = work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };

  /** Joins the work under way of that key, else begins it. Errors: those of the work. */
  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const joined = underWay.get(key);
    if (!joined) return begin(key, work);
    try {
      return await giveUpPlaceFor(() => joined);
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'rate-limited') return work();
      throw thrown;
    }
  };
};
