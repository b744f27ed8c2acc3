import { CODE_LENGTH, CODE_LETTERS } from '@m4u/contract/profile/card/rules';
import { keyedHash } from '../../../platform/keys/crypto.ts';

/** Bytes from this value on are skipped, so that all letters are equally likely. */
const FIRST_SKIPPED_BYTE = 256 - (256 % CODE_LETTERS.length);

/**
 * Derives the activation code of a card from its id and the installation's key. So a lost sheet can be printed again,
 * although no code is stored.
 */
export const activationCode = (key: Buffer, cardId: string): string => {
  let code = '';
  for (let round = 0; code.length < CODE_LENGTH; round += 1)
    for (const byte of Buffer.from(keyedHash(key, 'card-activation', cardId, String(round)), 'base64url'))
      if (byte < FIRST_SKIPPED_BYTE && code.length < CODE_LENGTH)
        code += CODE_LETTERS.charAt(byte % CODE_LETTERS.length);
  return code;
};

/** The stored hash of a card's activation code, to verify a typed code. */
export const hashCode = (key: Buffer, cardId: string, code: string): string =>
  keyedHash(key, 'card-code', cardId, code);
