import { DISCOUNT_LETTERS, MADE_CODE } from '@m4u/contract/commerce/discount/rules';
import type { Random } from '../../platform/random.ts';

/** Bytes from here on are left out, so that each letter is as likely as another. */
const FAIR = 256 - (256 % DISCOUNT_LETTERS.length);

/** A code that nobody chose, of letters that are not mistaken for each other. */
export const madeCode = (random: Random): string => {
  let code = '';
  while (code.length < MADE_CODE)
    for (const byte of random.bytes(MADE_CODE * 2))
      if (byte < FAIR && code.length < MADE_CODE) code += DISCOUNT_LETTERS.charAt(byte % DISCOUNT_LETTERS.length);
  return code;
};
