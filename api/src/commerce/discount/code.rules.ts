import { DISCOUNT_LETTERS, MADE_CODE } from '@m4u/contract/commerce/discount/rules';
import type { Random } from '../../platform/random.ts';

/** Bytes from this value on are skipped, so that every letter is equally likely. */
const FAIR = 256 - (256 % DISCOUNT_LETTERS.length);

/** Generates a random code of letters and digits that are not confused with each other. */
export const madeCode = (random: Random): string => {
  let code = '';
  while (code.length < MADE_CODE)
    for (const byte of random.bytes(MADE_CODE * 2))
      if (byte < FAIR && code.length < MADE_CODE) code += DISCOUNT_LETTERS.charAt(byte % DISCOUNT_LETTERS.length);
  return code;
};
