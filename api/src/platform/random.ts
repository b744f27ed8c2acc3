import { randomBytes, randomInt } from 'node:crypto';

/** Source of randomness; injected like the clock. */
export interface Random {
  /** Unpredictable bytes, for tokens. */
  bytes(count: number): Buffer;
  /** Unpredictable, uniformly distributed decimal digits with leading zeros, for one-time codes. */
  digits(count: number): string;
}

/** The operating system's generator. */
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
