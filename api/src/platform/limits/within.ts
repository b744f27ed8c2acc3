import { LimitExceeded, type Limits } from './limits.ts';
import type { LimitName } from './table.ts';

/** Counts one more against a limit; false past it, where what is counted is left out in silence. */
export const isWithin = async (limits: Limits, name: LimitName, key: string): Promise<boolean> => {
  try {
    await limits.consume(name, key);
    return true;
  } catch (error) {
    if (error instanceof LimitExceeded) return false;
    throw error;
  }
};
