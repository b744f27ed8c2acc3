import { randomBytes, randomInt } from 'node:crypto';

/** Where chance comes from; injected like the clock. */
export interface Random {
  /** Unpredictable bytes, for tokens. */
  bytes(count: number): Buffer;
  /** Unpredictable decimal digits, each as likely as another, leading zeros kept, for one-time codes. */
  digits(count: number): string;
}

/** The operating system's generator. */
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
