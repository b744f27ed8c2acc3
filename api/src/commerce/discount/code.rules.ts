import { speakableCode } from '@m4u/contract/commerce/discount/rules';
import type { Random } from '../../platform/random.ts';

const BYTE = 256;

/** Picks a number below `below` (at most 256); bytes from the last whole multiple on are skipped, so that all are equally likely. */
const pickFrom =
  (random: Random) =>
  (below: number): number => {
    const fair = BYTE - (BYTE % below);
    for (;;) for (const byte of random.bytes(8)) if (byte < fair) return byte % below;
  };

/** Generates a random code that can be said, of letters and digits that are not confused with each other. */
export const generateCode = (random: Random): string => speakableCode(pickFrom(random));
