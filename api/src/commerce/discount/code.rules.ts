import { DISCOUNT_LETTERS, GENERATED_CODE_LENGTH } from '@m4u/contract/commerce/discount/rules';
import type { Random } from '../../platform/random.ts';

/** Bytes from this value on are skipped, so that every letter is equally likely. */
const FAIR = 256 - (256 % DISCOUNT_LETTERS.length);

/** Generates a random code of letters and digits that are not confused with each other. */
export const generateCode = (random: Random): string => {
  let code = '';
  while (code.length < GENERATED_CODE_LENGTH)
    for (const byte of random.bytes(GENERATED_CODE_LENGTH * 2))
      if (byte < FAIR && code.length < GENERATED_CODE_LENGTH)
        code += DISCOUNT_LETTERS.charAt(byte % DISCOUNT_LETTERS.length);
  return code;
};
