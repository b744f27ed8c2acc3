import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Work = Parameters<typeof solveChallenge>[0]['challenge'];

const longest = 60_000;

/**
 * Solves the proof of work of a token and returns the key; undefined when this browser cannot. Key derivation is
 * asynchronous, so typing stays responsive.
 */
export const solve = async (token: string): Promise<string | undefined> => {
  try {
    const challenge = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/'))) as Work;
    return (await solveChallenge({ challenge, deriveKey, timeout: longest }))?.derivedKey;
  } catch {
    // WebCrypto is missing on pages without https.
    return undefined;
  }
};
