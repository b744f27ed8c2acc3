import { LimitExceeded, type Limits } from './limits.ts';
import type { LimitName } from './table.ts';

/** Counts one more against a limit; answers how many seconds there are to wait when it is past, and 0 when it is not. */
export const secondsUntilWithin = async (limits: Limits, name: LimitName, key: string): Promise<number> => {
  try {
    await limits.consume(name, key);
    return 0;
  } catch (error) {
    if (error instanceof LimitExceeded) return error.retryAfterSeconds;
    throw error;
  }
};

/** Counts one more against a limit; false past it, where what is counted is left out in silence. */
export const tryConsume = async (limits: Limits, name: LimitName, key: string): Promise<boolean> =>
  (await secondsUntilWithin(limits, name, key)) === 0;
