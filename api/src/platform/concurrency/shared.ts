import { AppError } from '../errors.ts';
import { giveUpPlaceFor } from './place.ts';

/**
 * Makes what does each piece of work once however many ask for it at the same time, told apart by key. Where it was
 * refused because of who asked first, as `rate-limited`, the next one begins it anew.
 */
export const shareWork = <T>() => {
  const underWay = new Map<string, Promise<T>>();

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const begun = work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };

  /** Joins the work under way of that key, else begins it. Errors: those of the work. */
  const join = async (key: string, work: () => Promise<T>): Promise<T> => {
    const joined = underWay.get(key);
    if (!joined) return begin(key, work);
    try {
      return await giveUpPlaceFor(() => joined);
    } catch (thrown) {
      if (thrown instanceof AppError) return join(key, work);
      throw thrown;
    }
  };
  return join;
};
