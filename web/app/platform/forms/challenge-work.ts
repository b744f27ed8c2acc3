import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Work = Parameters<typeof solveChallenge>[0]['challenge'];

const longest = 60_000;

/**
 * Does the work that a token holds and answers the key that it found; undefined where this browser cannot. The browser
 * derives keys beside the page, so that typing goes on meanwhile.
 */
export const solve = async (token: string): Promise<string | undefined> => {
  try {
    const challenge = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/'))) as Work;
    return (await solveChallenge({ challenge, deriveKey, timeout: longest }))?.derivedKey;
  } catch {
    // Pages without https have no such keys.
    return undefined;
  }
};
