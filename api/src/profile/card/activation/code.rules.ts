import { CODE_LENGTH, CODE_LETTERS } from '@m4u/contract/profile/card/rules';
import { keyedHash } from '../../../platform/keys/crypto.ts';

/** Bytes from here on are left out, so that each letter is as likely as another. */
const FAIR = 256 - (256 % CODE_LETTERS.length);

/**
 * The activation code of a card: made of its id by the installation's key, so that a lost sheet can be printed anew
 * although no code is kept.
 */
export const activationCode = (key: Buffer, cardId: string): string => {
  let code = '';
  for (let round = 0; code.length < CODE_LENGTH; round += 1)
    for (const byte of Buffer.from(keyedHash(key, 'card-activation', cardId, String(round)), 'base64url'))
      if (byte < FAIR && code.length < CODE_LENGTH) code += CODE_LETTERS.charAt(byte % CODE_LETTERS.length);
  return code;
};

/** What is kept of a card's activation code, to compare a typed one with. */
export const codeHash = (key: Buffer, cardId: string, code: string): string =>
  keyedHash(key, 'card-code', cardId, code);
