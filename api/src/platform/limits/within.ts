import { LimitExceeded, type Limits } from './limits.ts';
import type { LimitName } from './table.ts';

/** Counts one action. Returns the seconds to wait when the limit is exceeded, else 0. */
export const secondsUntilWithin = async (limits: Limits, name: LimitName, key: string): Promise<number> => {
  try {
    await limits.consume(name, key);
    return 0;
  } catch (error) {
    if (error instanceof LimitExceeded) return error.retryAfterSeconds;
    throw error;
  }
};

/** Counts one action. Returns false when the limit is exceeded; the caller then silently skips the action. */
export const tryConsume = async (limits: Limits, name: LimitName, key: string): Promise<boolean> =>
  (await secondsUntilWithin(limits, name, key)) === 0;
